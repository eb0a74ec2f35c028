//! Settings: the config file, and which source wins.

use proptest::prelude::*;
use zertz::board::Board;
use zertz::lang::Language;
use zertz::rules::{Player, Preset, Ruleset};
use zertz::settings::{
    ColorChoice, ConfigError, Environment, FormName, Given, Key, Settings, read, resolve, write,
};
use zertz::tui::theme::ThemeName;

fn given(settings: Pairs<'_>) -> Given {
    let mut given = Given::default();
    for (key, value) in settings {
        given.set(key.parse().unwrap(), value).unwrap();
    }
    given
}

type Pairs<'a> = &'a [(&'a str, &'a str)];
type Variables<'a> = &'a [(&'static str, &'a str)];

/// What is decided by flags, config file and environment variables.
fn decide(flags: Pairs<'_>, file: Pairs<'_>, variables: Variables<'_>) -> Settings {
    let environment = Environment::with(variables);
    resolve(given(flags), given(file), &environment, false)
}

fn color(flags: Pairs<'_>, file: Pairs<'_>, variables: Variables<'_>) -> bool {
    decide(flags, file, variables).color
}

const ALWAYS: &[(&str, &str)] = &[("color", "always")];
const NEVER: &[(&str, &str)] = &[("color", "never")];

#[test]
fn colour_row_1_the_flag_wins() {
    assert!(color(
        ALWAYS,
        NEVER,
        &[("NO_COLOR", "1"), ("CLICOLOR", "0")]
    ));
    assert!(!color(NEVER, ALWAYS, &[("CLICOLOR_FORCE", "1")]));
}

#[test]
fn colour_row_2_then_the_config_file() {
    assert!(color(&[], ALWAYS, &[("NO_COLOR", "1")]));
    assert!(!color(&[], NEVER, &[("CLICOLOR_FORCE", "1")]));
}

#[test]
fn colour_row_3_then_no_color_unless_it_is_empty() {
    assert!(!color(
        &[],
        &[],
        &[("NO_COLOR", "0"), ("CLICOLOR_FORCE", "1")]
    ));
    assert!(color(&[], &[], &[("NO_COLOR", "")]));
}

#[test]
fn colour_row_4_then_clicolor_force_unless_it_is_zero() {
    let dumb = ("TERM", "dumb");
    assert!(color(&[], &[], &[("CLICOLOR_FORCE", "1"), dumb]));
    assert!(color(
        &[],
        &[],
        &[("CLICOLOR_FORCE", "1"), ("CLICOLOR", "0")]
    ));
    assert!(!color(&[], &[], &[("CLICOLOR_FORCE", "0"), dumb]));
    assert!(!color(&[], &[], &[("CLICOLOR_FORCE", ""), dumb]));
}

#[test]
fn colour_row_5_then_a_dumb_terminal_has_none_and_no_screen() {
    let settings = decide(&[], &[], &[("TERM", "dumb"), ("CLICOLOR", "1")]);
    assert!(!settings.color && settings.plain);
}

#[test]
fn colour_row_6_then_clicolor_zero() {
    assert!(!color(&[], &[], &[("CLICOLOR", "0"), ("TERM", "xterm")]));
    assert!(color(&[], &[], &[("CLICOLOR", "1"), ("TERM", "xterm")]));
}

#[test]
fn colour_row_7_then_whether_the_output_is_a_terminal() {
    assert!(color(&[], &[], &[("TERM", "xterm-256color")]));
    let mut piped = Environment::with(&[("TERM", "xterm")]);
    piped.terminal = false;
    assert!(!piped.color());
}

#[test]
fn the_theme_is_given_or_fits_the_terminal_and_needs_colour() {
    fn theme(flags: Pairs<'_>, file: Pairs<'_>, variables: Variables<'_>) -> ThemeName {
        decide(flags, file, variables).theme
    }
    let light = &[("theme", "light")][..];
    let contrast = &[("theme", "high-contrast")][..];
    assert_eq!(
        theme(light, contrast, &[("TERM", "linux")]),
        ThemeName::Light
    );
    assert_eq!(theme(&[], contrast, &[]), ThemeName::HighContrast);
    assert_eq!(theme(&[], &[], &[("TERM", "linux")]), ThemeName::Sixteen);
    assert_eq!(
        theme(&[], &[], &[("TERM", "xterm-16color")]),
        ThemeName::Sixteen
    );
    assert_eq!(theme(&[], &[], &[("COLORFGBG", "0;15")]), ThemeName::Light);
    assert_eq!(
        theme(&[], &[], &[("COLORFGBG", "15;default;0")]),
        ThemeName::Dark
    );
    assert_eq!(theme(&[], &[], &[]), ThemeName::Dark);
    assert_eq!(theme(light, &[], &[("NO_COLOR", "1")]), ThemeName::None);
}

#[test]
fn ascii_is_given_or_follows_the_locale_and_the_console() {
    fn ascii(flags: Pairs<'_>, file: Pairs<'_>, variables: Variables<'_>) -> bool {
        decide(flags, file, variables).ascii
    }
    let (on, off) = (&[("ascii", "on")][..], &[("ascii", "off")][..]);
    let utf8 = ("LANG", "de_DE.UTF-8");
    assert!(ascii(on, off, &[utf8]));
    assert!(!ascii(off, on, &[]));
    assert!(ascii(&[], on, &[utf8]));
    assert!(!ascii(&[], &[], &[utf8]));
    assert!(!ascii(&[], &[], &[("LC_CTYPE", "C.utf8"), ("LANG", "C")]));
    assert!(ascii(&[], &[], &[utf8, ("TERM", "linux")]));
    if cfg!(unix) {
        assert!(ascii(&[], &[], &[utf8, ("LC_ALL", "C")]));
        assert!(ascii(&[], &[], &[("LANG", "de_DE.ISO-8859-1")]));
        assert!(ascii(&[], &[], &[]));
    }
}

#[test]
fn the_language_is_given_or_that_of_the_locale() {
    fn language(flags: Pairs<'_>, file: Pairs<'_>, variables: Variables<'_>) -> Language {
        decide(flags, file, variables).language
    }
    let (english, german) = (&[("language", "en")][..], &[("language", "de")][..]);
    let lang = ("LANG", "de_DE.UTF-8");
    assert_eq!(language(english, german, &[lang]), Language::English);
    assert_eq!(language(&[], german, &[]), Language::German);
    assert_eq!(language(&[], &[], &[lang]), Language::German);
    assert_eq!(
        language(&[], &[], &[lang, ("LC_MESSAGES", "en_GB")]),
        Language::English
    );
    assert_eq!(
        language(
            &[],
            &[],
            &[lang, ("LC_MESSAGES", "en_GB"), ("LC_ALL", "de")]
        ),
        Language::German
    );
    assert_eq!(
        language(&[], &[], &[("LANG", "fr_FR"), ("LANGUAGE", "fr:de:en")]),
        Language::German
    );
    assert_eq!(
        language(&[], &[], &[("LANG", "C"), ("LANGUAGE", "de")]),
        Language::English
    );
    assert_eq!(
        language(&[], &[], &[("LANG", "ja_JP.UTF-8")]),
        Language::English
    );
    assert_eq!(
        language(&[], &[], &[("LANG", ""), ("LC_ALL", "")]),
        Language::English
    );
}

#[test]
fn the_other_settings_are_given_or_have_their_defaults() {
    let default = decide(&[], &[], &[]);
    assert_eq!(
        (
            default.animation,
            default.mouse,
            default.autosave,
            default.plain
        ),
        (true, true, true, false)
    );
    assert_eq!((default.smaller, default.table_memory), (0, 64));
    assert_eq!((default.preset, default.rings), (None, None));
    assert_eq!(default.form, None);
    let settings = decide(
        &[("mouse", "on"), ("clock", "10+5"), ("player-1", " Ann ")],
        &[
            ("mouse", "off"),
            ("animation", "off"),
            ("autosave", "off"),
            ("smaller", "2"),
            ("form", "wide"),
            ("preset", "tournament"),
            ("rings", "61"),
            ("player_1", "Eve"),
            ("player_2", "Bob"),
            ("table_memory", "256"),
        ],
        &[],
    );
    assert_eq!(
        (settings.animation, settings.mouse, settings.autosave),
        (false, true, false)
    );
    assert_eq!((settings.smaller, settings.table_memory), (2, 256));
    assert_eq!(settings.clock.to_string(), "10+5");
    assert_eq!(
        settings.rules(),
        Ruleset::new(Preset::Tournament).on(Board::Rings61)
    );
    assert_eq!(default.rules(), Ruleset::default());
    let expanded = decide(&[("rings", "44")], &[], &[]).rules();
    assert_eq!(expanded, Ruleset::new(Preset::Expanded).on(Board::Rings44));
    assert_eq!(settings.form, Some(FormName::Wide));
    assert_eq!(settings.names[Player::One], "Ann");
    assert_eq!(settings.names[Player::Two], "Bob");
    let flag = resolve(
        Given::default(),
        Given::default(),
        &Environment::default(),
        true,
    );
    assert!(flag.plain);
}

/// What a config file's problems are, one a line.
fn problems(text: &str) -> String {
    let (_, problems) = read(text);
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

#[test]
fn a_config_file_is_read() {
    let text = "# mine\ntheme = \"light\"   # bright room\n\nascii = true\nmouse = \"off\"\n\
                smaller = 1\nrings = 61\nclock = \"10+5\"\nplayer_1 = 'Ann'\n\"player_2\" = \"Bob\"\n\
                form = \"auto\"\ncolor = \"never\"\nlanguage = \"de\"\n";
    let (found, problems) = read(text);
    assert_eq!(problems, []);
    let expected = given(&[
        ("theme", "light"),
        ("ascii", "on"),
        ("mouse", "off"),
        ("smaller", "1"),
        ("rings", "61"),
        ("clock", "10+5"),
        ("player_1", "Ann"),
        ("player_2", "Bob"),
        ("color", "never"),
        ("language", "de"),
    ]);
    assert_eq!(found, expected);
    assert_eq!(found.color, Some(ColorChoice::Never));
    assert_eq!(read(""), (Given::default(), vec![]));
    assert_eq!(
        read("clock = 10\n").0.get(Key::Clock).as_deref(),
        Some("10")
    );
}

#[test]
fn what_is_wrong_is_named_with_its_line_and_the_rest_counts() {
    let text = "\n# two\nthem = \"light\"\nmouse = \"maybe\"\n\nsmaller = 11\nascii = true\n\
                rings = 50\nclock = 1.5\nsounds = false\n[colors]\nwhite = 1\n";
    assert_eq!(
        problems(text),
        "line 3: there is no setting \"them\": did you mean \"theme\"?\n\
         line 4: mouse: expected on, off or auto, found \"maybe\"\n\
         line 6: smaller: expected a number from 0 to 9 or auto, found \"11\"\n\
         line 8: rings: expected 37, 40, 43, 44, 48, 61 or auto, found \"50\"\n\
         line 9: clock: expected a time such as 10, 1:30, 10+5, none or auto, found \"1.5\"\n\
         line 10: there is no setting \"sounds\"\n\
         line 11: there is no setting \"colors\": did you mean \"color\"?"
    );
    assert_eq!(read(text).0, given(&[("ascii", "on")]));
    assert_eq!(
        problems("theme = [\"light\"]"),
        "line 1: theme: expected dark, light, high-contrast, 16, none or auto, found \"[\\\"light\\\"]\""
    );
}

#[test]
fn what_is_no_toml_is_named_with_its_line() {
    for (text, start) in [
        (
            "theme = \"light\"\nmouse off\n",
            "line 2: not a config file: ",
        ),
        ("theme = light\n", "line 1: not a config file: "),
        (
            "mouse = true\nmouse = false\n",
            "line 2: not a config file: ",
        ),
        ("a = \"", "line 1: not a config file: "),
    ] {
        let found = problems(text);
        assert!(found.starts_with(start), "{found}");
        assert!(!found.contains('\n'), "{found}");
        assert_eq!(read(text).0, Given::default());
    }
    let nested = format!("theme = {}", "[".repeat(100_000));
    assert_eq!(read(&nested).1.len(), 1);
}

#[test]
fn problems_are_told_in_german() {
    let (_, problems) = read("mouse = 7\nthem = 1\n");
    let texts = Language::German.texts();
    let lines: Vec<String> = problems.iter().map(|p| texts.config_problem(p)).collect();
    assert_eq!(
        lines,
        [
            "Zeile 1: mouse: erwartet war on, off oder auto, da steht \"7\"",
            "Zeile 2: Es gibt keine Einstellung \"them\": war \"theme\" gemeint?"
        ]
    );
}

#[test]
fn one_setting_is_written_and_everything_else_kept() {
    let text = "# mine\ntheme = \"light\"   # bright room\nmouse = true\n\n# end\n";
    assert_eq!(
        write(text, Key::Theme, "dark").unwrap(),
        "# mine\ntheme = \"dark\"   # bright room\nmouse = true\n\n# end\n"
    );
    assert_eq!(
        write(text, Key::Mouse, "off").unwrap(),
        "# mine\ntheme = \"light\"   # bright room\nmouse = false\n\n# end\n"
    );
    assert_eq!(
        write(text, Key::Mouse, "auto").unwrap(),
        "# mine\ntheme = \"light\"   # bright room\n\n# end\n"
    );
    assert_eq!(write("", Key::Smaller, "2").unwrap(), "smaller = 2\n");
    assert_eq!(write("", Key::Clock, "10+5").unwrap(), "clock = \"10+5\"\n");
    assert_eq!(
        write("", Key::Player1, "a\"b").unwrap(),
        "player_1 = 'a\"b'\n"
    );
    assert!(matches!(
        write("x = ", Key::Mouse, "off"),
        Err(ConfigError::Syntax(_))
    ));
    assert!(matches!(
        write("", Key::Mouse, "perhaps"),
        Err(ConfigError::Setting(_))
    ));
}

#[test]
fn every_setting_can_be_written_and_read_back() {
    for &key in Key::ALL {
        assert_eq!(key.as_str().parse(), Ok(key));
        let mut values: Vec<&str> = key.expected().choices().to_vec();
        values.extend(["1", "7", "Ann"]);
        let mut accepted = 0;
        for value in values {
            let mut expected = Given::default();
            if expected.set(key, value).is_err() {
                continue;
            }
            accepted += 1;
            let text = write("", key, value).unwrap();
            assert_eq!(read(&text), (expected.clone(), vec![]), "{text}");
            let again = write(&text, key, "auto").unwrap();
            assert_eq!(read(&again).0, Given::default());
            assert!(expected.get(key).is_some());
        }
        assert!(accepted > 0, "{key}");
        for choice in key.expected().choices() {
            let mut given = Given::default();
            assert_eq!(given.set(key, choice), Ok(()), "{key} = {choice}");
        }
        for language in Language::ALL {
            assert!(!key.help(language.texts()).is_empty());
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_read(text in "\\PC{0,60}") {
        let _ = read(&text);
    }

    #[test]
    fn lines_that_look_like_settings_are_read(
        lines in proptest::collection::vec(
            (proptest::sample::select(Key::ALL), "(\"\\PC{0,8}\"|[0-9]{1,12}|true|false|-1|\\[\\]|\\{\\})"),
            0..8,
        )
    ) {
        let written: Vec<String> = lines.iter().map(|(key, value)| format!("{key} = {value}")).collect();
        let text = written.join("\n");
        let (given, problems) = read(&text);
        for problem in problems {
            prop_assert!(problem.line >= 1 && problem.line <= lines.len() + 1);
        }
        for &key in Key::ALL {
            if let Some(value) = given.get(key) {
                let mut again = Given::default();
                prop_assert!(again.set(key, &value).is_ok());
                prop_assert_eq!(again.get(key), Some(value));
            }
        }
    }

    #[test]
    fn names_survive_the_file(name in "\\PC{1,60}") {
        let mut given = Given::default();
        if given.set(Key::Player2, &name).is_ok() && given.player_2.is_some() {
            let text = write("theme = \"dark\"\n", Key::Player2, &name).unwrap();
            prop_assert_eq!(read(&text).0.player_2, given.player_2);
        }
    }
}
