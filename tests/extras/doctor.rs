//! `zertz doctor`, and the config file as the program finds it.

use std::path::Path;

use assert_cmd::Command as Program;

fn doctor(home: &Path, variables: &[(&str, &str)], flags: &[&str]) -> String {
    let output = Program::cargo_bin("zertz")
        .unwrap()
        .env_clear()
        .env("HOME", home)
        .envs(variables.iter().copied())
        .arg("doctor")
        .args(flags)
        .assert()
        .success()
        .stderr("");
    String::from_utf8(output.get_output().stdout.clone()).unwrap()
}

/// The value after a name in the report.
fn value<'a>(report: &'a str, name: &str) -> &'a str {
    report
        .lines()
        .find_map(|line| {
            let (start, value) = line.split_at_checked(17)?;
            (start.trim_end() == name).then_some(value)
        })
        .unwrap_or_else(|| panic!("{name} is missing in:\n{report}"))
}

#[cfg(unix)]
fn config(home: &Path, text: &str) {
    let folder = home.join(".config/zertz");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("config.toml"), text).unwrap();
}

#[test]
fn it_prints_what_was_detected() {
    let home = tempfile::tempdir().unwrap();
    let variables = [
        ("TERM", "xterm-256color"),
        ("LANG", "de_DE.UTF-8"),
        ("CLICOLOR_FORCE", "1"),
        ("COLORTERM", "true\x1b[31mcolor"),
    ];
    let report = doctor(home.path(), &variables, &[]);
    assert_eq!(value(&report, "version"), env!("CARGO_PKG_VERSION"));
    assert_eq!(value(&report, "stdout"), "no terminal");
    assert_eq!(value(&report, "TERM"), "xterm-256color");
    assert_eq!(value(&report, "COLORTERM"), "true [31mcolor");
    assert_eq!(value(&report, "language"), "de");
    assert_eq!(value(&report, "colour"), "yes");
    assert_eq!(value(&report, "theme"), "dark");
    assert_eq!(value(&report, "UTF-8"), "yes");
    assert_eq!(value(&report, "screen"), "yes");
    assert!(value(&report, "config file").ends_with("(not there yet)"));
    assert!(!report.contains("set "), "{report}");
}

#[cfg(unix)]
#[test]
fn the_config_file_counts_and_its_faults_are_named() {
    let home = tempfile::tempdir().unwrap();
    config(
        home.path(),
        "theme = \"light\"\nmouse = 3\nclck = \"10\"\nascii = true\n",
    );
    let variables = [
        ("TERM", "xterm"),
        ("LANG", "en_GB.UTF-8"),
        ("CLICOLOR_FORCE", "1"),
    ];
    let report = doctor(home.path(), &variables, &[]);
    assert_eq!(value(&report, "theme"), "light");
    assert_eq!(value(&report, "ASCII only"), "yes");
    assert_eq!(value(&report, "set theme"), "light");
    let file = value(&report, "config file");
    for text in [
        "line 2: mouse: expected on, off or auto, found \"3\"",
        "line 3: there is no setting \"clck\": did you mean \"clock\"?",
    ] {
        let warning = format!(
            "{:<16} {file}: {}",
            "warning",
            text.replace("there", "There")
        );
        assert!(
            report.contains(&warning),
            "{warning:?} is missing in:\n{report}"
        );
    }
    let flags = [
        "--theme",
        "high-contrast",
        "--color",
        "never",
        "--lang",
        "de",
    ];
    let report = doctor(home.path(), &variables, &flags);
    assert_eq!(value(&report, "theme"), "none");
    assert_eq!(value(&report, "language"), "de");
    assert_eq!(value(&report, "set theme"), "high-contrast");
}

#[test]
fn a_dumb_terminal_gets_no_screen() {
    let home = tempfile::tempdir().unwrap();
    let report = doctor(home.path(), &[("TERM", "dumb")], &[]);
    assert_eq!(value(&report, "screen"), "no: --plain");
    assert_eq!(value(&report, "colour"), "no");
}

#[test]
fn wrong_flags_are_usage_errors() {
    for flags in [
        &["--theme", "pink"][..],
        &["--color", "maybe"],
        &["--lang", "fr"],
        &["--clock", "soon"],
    ] {
        Program::cargo_bin("zertz")
            .unwrap()
            .arg("doctor")
            .args(flags)
            .assert()
            .code(2);
    }
}
