//! A program in a pseudo-terminal: keys and clicks go in, frames come out.

use std::ffi::OsString;
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// How long a frame, or the end, may take on a busy machine before the test fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running program.
pub struct Session {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    /// Everything the program has written.
    pub written: Vec<u8>,
}

const fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a terminal has cells")
}

const fn size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

impl Session {
    /// Starts the game with its state and settings in `home`.
    pub fn zertz(home: &Path, columns: u16, rows: u16, args: &[&str]) -> Self {
        let program = assert_cmd::cargo::cargo_bin("zertz");
        let args = args.iter().map(OsString::from).collect();
        Self::start(program.into(), args, home, columns, rows, &[])
    }

    /// Starts any program; the environment is empty but for what a terminal needs.
    pub fn start(
        program: OsString,
        args: Vec<OsString>,
        home: &Path,
        columns: u16,
        rows: u16,
        environment: &[(&str, &str)],
    ) -> Self {
        let pair = native_pty_system().openpty(size(columns, rows)).unwrap();
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("HOME", home);
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        command.cwd(home);
        for (name, value) in environment {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keyboard = pair.master.take_writer().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut chunk = vec![0; 65536];
            while let Ok(length) = reader.read(&mut chunk) {
                if length == 0 || sender.send(chunk[..length].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self {
            child,
            master: pair.master,
            keyboard,
            output,
            screen: vt100::Parser::new(cells(rows), cells(columns), 0),
            written: Vec::new(),
        }
    }

    /// Takes what the program has written, waiting for it until `deadline`; `false` when nothing
    /// comes any more.
    fn read(&mut self, deadline: Instant) -> bool {
        let left = deadline.saturating_duration_since(Instant::now());
        match self.output.recv_timeout(left) {
            Ok(chunk) => {
                self.screen.process(&chunk);
                self.written.extend(chunk);
                true
            }
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => false,
        }
    }

    /// What the screen shows, row by row.
    pub fn text(&self) -> String {
        self.screen.screen().contents()
    }

    /// Waits until the screen shows a text.
    pub fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contents().contains(text));
    }

    /// Waits until the screen is as wanted.
    pub fn wait_until(&mut self, what: &str, wanted: impl Fn(&vt100::Screen) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !wanted(self.screen.screen()) {
            assert!(
                self.read(deadline),
                "waited in vain for {what:?}; the screen shows:\n{}",
                self.text()
            );
        }
    }

    /// Types keys; control characters and escape sequences as the terminal sends them.
    pub fn keys(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Clicks the left button at a cell, counted from 0.
    pub fn click(&mut self, column: u16, row: u16) {
        let (x, y) = (column + 1, row + 1);
        self.keys(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    /// The first place where the screen shows a text: column and row.
    pub fn find(&self, text: &str) -> (u16, u16) {
        let (_, columns) = self.screen.screen().size();
        let rows = self.screen.screen().rows(0, columns.get()).enumerate();
        let mut found = rows.filter_map(|(row, line)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row as u16))
        });
        let Some(place) = found.next() else {
            panic!("{text:?} is not in\n{}", self.text());
        };
        place
    }

    /// Clicks on the first place where the screen shows a text; `offset` columns into it.
    pub fn click_on(&mut self, text: &str, offset: u16) {
        let (column, row) = self.find(text);
        self.click(column + offset, row);
    }

    /// Clicks on a marble of the pool, by its letter.
    pub fn click_in_pool(&mut self, letter: &str) {
        let (left, top) = self.find("Pool");
        let (_, columns) = self.screen.screen().size();
        let row = top + 1;
        let line = self
            .screen
            .screen()
            .rows(0, columns.get())
            .nth(row.into())
            .unwrap();
        let column = line
            .chars()
            .enumerate()
            .position(|(column, found)| column >= left.into() && letter.contains(found))
            .unwrap();
        self.click(column as u16, row);
    }

    /// Takes what is written for a while.
    pub fn read_for(&mut self, time: Duration) {
        let deadline = Instant::now() + time;
        while self.read(deadline) {}
    }

    /// Takes what is written until nothing has come for a moment.
    pub fn read_until_quiet(&mut self) {
        while self.read(Instant::now() + Duration::from_millis(300)) {}
    }

    /// Waits until the system says that the program is stopped.
    pub fn wait_until_stopped(&self) {
        loop {
            let output = std::process::Command::new("ps")
                .args([
                    "-o",
                    "stat=",
                    "-p",
                    &self.child.process_id().unwrap().to_string(),
                ])
                .output()
                .unwrap();
            if output.stdout.starts_with(b"T") {
                return;
            }
            thread::yield_now();
        }
    }

    /// Gives the terminal another size.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.screen
            .screen_mut()
            .set_size(cells(rows), cells(columns));
        self.master.resize(size(columns, rows)).unwrap();
    }

    /// Sends a signal by its name, as in `TERM`.
    pub fn signal(&self, name: &str) {
        let pid = self.child.process_id().unwrap().to_string();
        let status = std::process::Command::new("kill")
            .args([&format!("-{name}"), &pid])
            .status()
            .unwrap();
        assert!(status.success());
    }

    /// Waits for the end and takes the rest of what was written.
    pub fn end(&mut self) -> ExitStatus {
        let deadline = Instant::now() + PATIENCE;
        loop {
            // The output ends when the program does, or a moment before.
            let more = self.read(deadline);
            if let Some(status) = self.child.try_wait().unwrap().filter(|_| !more) {
                return status;
            }
            assert!(
                Instant::now() < deadline,
                "waited in vain for the end; the screen shows:\n{}",
                self.text()
            );
        }
    }

    /// Whether the terminal is in raw mode: no echo, no lines.
    pub fn is_raw(&self) -> bool {
        let termios = self.master.get_termios().unwrap();
        let cooked = nix::sys::termios::LocalFlags::ECHO | nix::sys::termios::LocalFlags::ICANON;
        !termios.local_flags.intersects(cooked)
    }

    /// Whether every mode that the program switches on is off again.
    pub fn is_restored(&self) -> bool {
        let screen = self.screen.screen();
        !self.is_raw()
            && !screen.alternate_screen()
            && !screen.hide_cursor()
            && !screen.bracketed_paste()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
