//! What comes in from outside: keys, clicks, pasted texts, sizes and signals, all into one channel.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use crossterm::event::{self, KeyEvent, KeyEventKind, MouseEvent, MouseEventKind};

/// Something from outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A key was pressed or repeats.
    Key(KeyEvent),
    /// A button was pressed, or the wheel turned.
    Mouse(MouseEvent),
    /// A text was pasted.
    Paste(String),
    /// The terminal has another size now; ask it which.
    Resized,
    /// The system wants something.
    Signal(Signal),
    /// The terminal is gone: nothing will come in any more.
    Gone,
}

/// A signal, by what it asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signal {
    /// Save and end; the number is that of the signal.
    End(i32),
    /// Give the terminal back and stop.
    Stop,
    /// The program goes on after a stop.
    Continue,
}

/// Starts the threads that wait for input and send it on. They end with the program.
///
/// # Errors
///
/// The system gives no thread or no signals.
pub fn listen<E: From<Input> + Send + 'static>(sender: &Sender<E>) -> io::Result<()> {
    listen_for_signals(sender.clone())?;
    watch_for_hangup(sender.clone())?;
    let sender = sender.clone();
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || {
            loop {
                let input = match event::read() {
                    Ok(event) => wanted(event),
                    Err(_) => Some(Input::Gone),
                };
                let Some(input) = input else { continue };
                let last = input == Input::Gone;
                if sender.send(input.into()).is_err() || last {
                    return;
                }
            }
        })?;
    Ok(())
}

/// Leaves out what the game has no use for, so that it does not even wake up.
fn wanted(event: event::Event) -> Option<Input> {
    match event {
        event::Event::Key(key) => (key.kind != KeyEventKind::Release).then_some(Input::Key(key)),
        event::Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(_) | MouseEventKind::ScrollDown | MouseEventKind::ScrollUp => {
                Some(Input::Mouse(mouse))
            }
            _ => None,
        },
        event::Event::Paste(text) => Some(Input::Paste(text)),
        event::Event::Resize(..) => Some(Input::Resized),
        event::Event::FocusGained | event::Event::FocusLost => None,
    }
}

#[cfg(unix)]
fn listen_for_signals<E: From<Input> + Send + 'static>(sender: Sender<E>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
    use signal_hook::iterator::Signals;

    // The size too: the input thread would tell of it only once it has come to its first read.
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])?;
    thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || {
            for number in signals.forever() {
                let input = match number {
                    SIGWINCH => Input::Resized,
                    SIGTSTP => Input::Signal(Signal::Stop),
                    SIGCONT => Input::Signal(Signal::Continue),
                    _ => Input::Signal(Signal::End(number)),
                };
                if sender.send(input.into()).is_err() {
                    return;
                }
            }
        })?;
    Ok(())
}

/// Tells when the terminal is gone. The thread of the input can't: it reads nothing, again and
/// again. A signal tells it only to whom the terminal belongs, which is not always us.
#[cfg(unix)]
fn watch_for_hangup<E: From<Input> + Send + 'static>(sender: Sender<E>) -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;

    thread::Builder::new()
        .name("hangup".to_owned())
        .spawn(move || {
            let stdin = io::stdin();
            // Nothing is asked for, so that only what is always told ends the wait.
            let wait = || poll(&mut [PollFd::new(&stdin, PollFlags::empty())], None);
            let end = loop {
                match wait() {
                    Err(Errno::INTR) => {}
                    end => break end,
                }
            };
            if end.is_ok() {
                // When nobody listens any more the program is about to end.
                let _ = sender.send(Input::Gone.into());
            }
        })?;
    Ok(())
}

#[cfg(not(unix))]
fn watch_for_hangup<E: From<Input> + Send + 'static>(_: Sender<E>) -> io::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
fn listen_for_signals<E: From<Input> + Send + 'static>(_: Sender<E>) -> io::Result<()> {
    Ok(())
}
