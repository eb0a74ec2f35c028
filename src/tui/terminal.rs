//! The terminal: taken over in one place, given back in one place, whatever happens.
//!
//! [`Screen`] is a guard. When it is dropped, and when the program panics, [`restore`] undoes
//! everything that was ever switched on, whether or not it was.

use std::io::{self, BufWriter, IsTerminal, Stdout, Write, stdin, stdout};
use std::mem::ManuallyDrop;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::Show;
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::style::ResetColor;
use crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use crossterm::{Command, execute, queue};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect, Size};
use ratatui::{Frame, Terminal};

/// A frame of the largest board in colour has some 30 KiB.
const FRAME_BYTES: usize = 64 * 1024;

/// Whether the terminal is ours at the moment, so that [`restore`] writes nothing otherwise.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal while the program has it.
#[derive(Debug)]
pub struct Screen {
    // Dropping it would show the cursor, and panic with the message that says that it can't when
    // both the terminal and the standard error are gone. `restore` shows it anyway.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<BufWriter<Stdout>>>>,
    mouse: bool,
    paste: bool,
    /// Whether the terminal may show something else than what was drawn last.
    spoilt: bool,
}

/// Reports clicks and the wheel, and nothing else: no motion, which would flood the program.
struct MouseClicks(bool);

impl Command for MouseClicks {
    fn write_ansi(&self, f: &mut impl std::fmt::Write) -> std::fmt::Result {
        f.write_str(if self.0 {
            "\x1b[?1000h\x1b[?1006h"
        } else {
            "\x1b[?1006l\x1b[?1000l"
        })
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> io::Result<()> {
        if self.0 {
            crossterm::event::EnableMouseCapture.execute_winapi()
        } else {
            crossterm::event::DisableMouseCapture.execute_winapi()
        }
    }

    #[cfg(windows)]
    fn is_ansi_code_supported(&self) -> bool {
        false
    }
}

/// Whether both the keyboard and the screen are a terminal. Without one a program that waits for
/// keys would wait for ever.
#[must_use]
pub fn is_there() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

impl Screen {
    /// Takes the terminal over: raw keys, alternate screen and, if wanted, mouse clicks.
    ///
    /// # Errors
    ///
    /// What the system says; the terminal is given back then.
    pub fn open(mouse: bool) -> io::Result<Self> {
        restore_on_panic();
        TAKEN.store(true, Ordering::SeqCst);
        let opened = Terminal::new(CrosstermBackend::new(BufWriter::with_capacity(
            FRAME_BYTES,
            stdout(),
        )))
        .map(|terminal| Self {
            terminal: ManuallyDrop::new(terminal),
            mouse,
            paste: false,
            spoilt: false,
        })
        .and_then(|mut screen| screen.enter().map(|()| screen));
        if opened.is_err() {
            restore();
        }
        opened
    }

    /// Switches on everything that this screen wants, once more if need be.
    fn enter(&mut self) -> io::Result<()> {
        TAKEN.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        let out = self.terminal.backend_mut();
        queue!(out, EnterAlternateScreen)?;
        if self.mouse {
            queue!(out, MouseClicks(true))?;
        }
        if self.paste {
            queue!(out, EnableBracketedPaste)?;
        }
        Write::flush(out)
    }

    /// Draws a frame; the terminal shows it at once and whole.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        if std::mem::take(&mut self.spoilt) {
            // Not `clear`, which would ask the terminal where its cursor is and wait for the answer.
            let area = Rect::from((Position::ORIGIN, self.terminal.size()?));
            self.terminal.resize(area)?;
        }
        self.terminal.draw(draw)?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }

    /// The size of the terminal.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    /// Switches the mouse on or off.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn set_mouse(&mut self, on: bool) -> io::Result<()> {
        if self.mouse == on {
            return Ok(());
        }
        self.mouse = on;
        execute!(self.terminal.backend_mut(), MouseClicks(on))
    }

    /// Switches bracketed paste on or off: while it is on, a pasted text is one event and not a run
    /// of keys.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn set_paste(&mut self, on: bool) -> io::Result<()> {
        if self.paste == on {
            return Ok(());
        }
        self.paste = on;
        let out = self.terminal.backend_mut();
        if on {
            execute!(out, EnableBracketedPaste)
        } else {
            execute!(out, DisableBracketedPaste)
        }
    }

    /// The next frame is drawn whole: the terminal may show something else than the last one, as it
    /// does after it has changed its size, even when it has come back to the same.
    pub const fn spoil(&mut self) {
        self.spoilt = true;
    }

    /// Takes the terminal back after the program was stopped or somebody else wrote on the screen.
    /// The next frame is drawn whole, at the size the terminal has then.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn reenter(&mut self) -> io::Result<()> {
        self.spoil();
        self.enter()
    }

    /// Gives the terminal back, stops the program as Ctrl-Z stops others, and takes the terminal
    /// again when the program goes on.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn suspend(&mut self) -> io::Result<()> {
        restore();
        #[cfg(unix)]
        signal_hook::low_level::raise(signal_hook::consts::SIGSTOP)?;
        self.reenter()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back as it was: every mode off, the cursor shown. Errors are ignored, since
/// nothing better can be done, and so is a terminal that is not ours.
pub fn restore() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(
        stdout(),
        EndSynchronizedUpdate,
        MouseClicks(false),
        DisableBracketedPaste,
        ResetColor,
        LeaveAlternateScreen,
        Show
    );
    let _ = disable_raw_mode();
}

/// Makes a panic give the terminal back before it prints its message.
fn restore_on_panic() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            previous(panic);
        }));
    });
}
