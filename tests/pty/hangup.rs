//! A terminal that vanishes without a word.

use std::fs;
use std::io::Read;
use std::thread::sleep;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

/// In a session of its own the program hears of no signal when the terminal is closed. It ends all
/// the same, with an exit status and not with a panic, instead of reading nothing for ever.
#[test]
fn without_a_signal_too_it_ends_with_the_terminal() {
    let home = tempfile::tempdir().unwrap();
    let pair = native_pty_system().openpty(PtySize::default()).unwrap();
    let mut command = CommandBuilder::new("sh");
    command.env_clear();
    command.env("TERM", "xterm-256color");
    command.env("HOME", home.path());
    command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
    command.cwd(home.path());
    command.args([
        "-c",
        "trap '' HUP; setsid -w \"$0\" --first 1; echo $? > ended",
    ]);
    command.arg(assert_cmd::cargo::cargo_bin("zertz"));
    pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);

    let mut reader = pair.master.try_clone_reader().unwrap();
    let (mut written, mut chunk) = (Vec::new(), [0; 4096]);
    let end_of_frame = b"\x1b[?2026l";
    while !written
        .windows(end_of_frame.len())
        .any(|bytes| bytes == end_of_frame)
    {
        let length = reader.read(&mut chunk).unwrap();
        written.extend_from_slice(&chunk[..length]);
    }
    drop((reader, pair.master));

    let deadline = Instant::now() + Duration::from_secs(30);
    let status = loop {
        match fs::read_to_string(home.path().join("ended")) {
            Ok(status) if status.ends_with('\n') => break status,
            _ => sleep(Duration::from_millis(20)),
        }
        assert!(Instant::now() < deadline, "it runs on without a terminal");
    };
    assert_eq!(status.trim(), "1");
}
