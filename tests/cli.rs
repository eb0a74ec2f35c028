//! The command line as scripts see it.

#![cfg(feature = "app")]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use assert_cmd::Command;

fn zertz(args: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("zertz").unwrap().args(args).assert()
}

fn stdout(args: &[&str]) -> String {
    let output = zertz(args).success().get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

/// What an unsuccessful run writes to standard error, with its exit status.
fn failure(args: &[&str]) -> (i32, String) {
    let output = zertz(args).failure().get_output().clone();
    assert!(output.stdout.is_empty());
    let text = String::from_utf8(output.stderr).unwrap();
    (output.status.code().unwrap(), text)
}

const CAPTURES: &str = "oGoo/1ooBo/2oooo/2ooGW/3oWoo/4ooo/ 4/6/9 0/0/0 0/0/0 1 37";

#[test]
fn moves_are_sorted_one_a_line() {
    assert_eq!(
        stdout(&["moves", "--position", CAPTURES]),
        "x d5Wf3\nx d6Gd4Wf4\nx e4Gc5Ba3Ga1\nx e4Gc5We6\n"
    );
    let text = stdout(&["moves"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 1944);
    assert!(lines.is_sorted());
    assert_eq!(lines[0], "Ba1,a2");
    for (flags, count) in [
        (&["moves", "--rings", "40"][..], 2223),
        (&["moves", "--expanded", "43"], 2520),
        (&["moves", "--expanded", "44"], 2580),
        (&["moves", "--tournament"], 2961),
        (&["moves", "--preset", "tournament", "--rings", "61"], 4320),
        (&["moves", "--blitz"], 1944),
    ] {
        assert_eq!(stdout(flags).lines().count(), count, "{flags:?}");
    }
}

#[test]
fn perft_prints_a_line_a_depth_and_the_speed() {
    for extra in [&[][..], &["--full"], &["--threads", "1"]] {
        let text = stdout(&[&["perft", "2"], extra].concat());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(&lines[..2], ["1  1944", "2  3277260"], "{extra:?}");
        let speed = lines[2].strip_suffix(" turns/s").unwrap();
        assert!(speed.parse::<u64>().unwrap() > 0);
    }
}

#[test]
fn perft_divide_adds_up() {
    let text = stdout(&["perft", "2", "--divide", "--position", CAPTURES]);
    let lines: Vec<(&str, u64)> = text
        .lines()
        .filter_map(|line| line.rsplit_once("  "))
        .map(|(turn, count)| (turn, count.parse().unwrap()))
        .collect();
    let (total, turns) = lines.split_last().unwrap();
    assert_eq!(turns.len(), 4);
    assert_eq!(turns.iter().map(|(_, count)| count).sum::<u64>(), total.1);
    let whole = stdout(&["perft", "2", "--position", CAPTURES]);
    assert_eq!(
        whole.lines().nth(1),
        Some(format!("2  {}", total.1).as_str())
    );
}

#[test]
fn bench_speaks_the_yardsticks_words() {
    let text = stdout(&["bench", "--rings", "37"]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("rings 37  perft 2 = 3277260, every turn made: "));
    assert!(lines[0].ends_with(" turns/s"));
    assert!(lines[1].starts_with("rings 37  uniformly random games: "));
    assert!(lines[1].contains(" games/s, ") && lines[1].ends_with(" turns each"));
}

/// What a shell makes of its script; `None` where there is no such shell.
fn in_shell(shell: &str, flags: &[&str], script: &str) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("script"),
        stdout(&["completions", shell]),
    )
    .unwrap();
    let output = std::process::Command::new(shell)
        .args(flags)
        .args(["-c", script])
        .current_dir(folder.path())
        .output()
        .ok()?;
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.success() && errors.is_empty(),
        "{shell}: {errors}"
    );
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn shells_take_the_completions() {
    let asked = |line: &str, word: &str, before: &str| {
        format!(
            "source ./script; COMP_WORDS=({line} '{word}'); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
             _zertz zertz '{word}' {before}; echo ${{COMPREPLY[@]}}"
        )
    };
    for (line, word, before, found) in [
        ("zertz", "so", "zertz", "solve"),
        (
            "zertz --preset",
            "",
            "--preset",
            "basic blitz expanded tournament",
        ),
        ("zertz --rings", "4", "--rings", "40 43 44 48"),
        ("zertz --theme", "h", "--theme", "high-contrast"),
        ("zertz --first", "r", "--first", "random"),
        ("zertz solve", "--pr", "solve", "--preset --prove"),
    ] {
        if let Some(output) = in_shell("bash", &["--norc"], &asked(line, word, before)) {
            assert_eq!(output.trim(), found, "{line} {word}");
        }
    }
    let zsh = "autoload -U compinit; compinit -u -D; source ./script; echo $_comps[zertz]";
    if let Some(output) = in_shell("zsh", &["-f"], zsh) {
        assert_eq!(output, "_zertz\n");
    }
    let fish = "source ./script; complete -C 'zertz so'; complete -C 'zertz solve --preset bl'";
    if let Some(output) = in_shell("fish", &["--no-config"], fish) {
        let words: Vec<_> = output
            .lines()
            .filter_map(|line| line.split('\t').next())
            .collect();
        assert_eq!(words, ["solve", "blitz"], "{output}");
    }
}

#[test]
fn the_manual_is_a_page_for_man() {
    for command in ["", "solve", "show", "doctor"] {
        let args: Vec<&str> = ["man", command]
            .into_iter()
            .filter(|arg| !arg.is_empty())
            .collect();
        let page = stdout(&args);
        assert!(page.contains(".TH zertz"), "{command}");
        for section in [".SH NAME", ".SH SYNOPSIS", ".SH OPTIONS"] {
            assert!(page.contains(section), "{command}: {section}");
        }
    }
    assert_eq!(
        failure(&["man", "nothing"]),
        (1, "zertz: there is no command \"nothing\"\n".to_owned())
    );
}

#[test]
fn completions_and_the_manual_name_every_command() {
    let commands = ["bench", "moves", "perft", "show", "completions", "man"];
    for shell in ["bash", "zsh", "fish"] {
        let script = stdout(&["completions", shell]);
        for command in commands {
            assert!(script.contains(command), "{shell}: {command}");
        }
    }
    let page = stdout(&["man"]);
    assert!(page.contains(".TH zertz 1"), "{page}");
    for command in commands {
        assert!(page.contains(&format!("zertz\\-{command}(1)")), "{command}");
    }
}

#[test]
fn examples_are_listed_and_found_by_name() {
    let text = stdout(&["examples"]);
    assert!(
        text.contains("isolation   five marbles cut off at once\n"),
        "{text}"
    );
    assert_eq!(stdout(&["moves", "isolation"]), "");
    assert!(stdout(&["moves", "puzzle"]).contains("Gb3,c2\n"));
}

#[test]
fn faults_are_one_sentence_on_standard_error() {
    let (code, text) = failure(&["moves", "no-such-file.json"]);
    assert_eq!(code, 1);
    assert!(text.starts_with("zertz: no-such-file.json: "), "{text}");
    assert_eq!(text.lines().count(), 1);

    let (code, text) = failure(&["moves", "--position", "oo"]);
    assert_eq!(code, 2);
    assert!(text.contains("expected the pool at column 3"), "{text}");

    let (code, text) = failure(&["perft", "2", "--rings", "38"]);
    assert_eq!(code, 2);
    assert!(
        text.contains("invalid value '38' for '--rings <RINGS>'"),
        "{text}"
    );
    assert!(
        text.contains("possible values: 37, 40, 43, 44, 48, 61"),
        "{text}"
    );

    assert_eq!(failure(&["perft"]).0, 2);
    assert_eq!(failure(&["moves", "--blitz", "--tournament"]).0, 2);
}
