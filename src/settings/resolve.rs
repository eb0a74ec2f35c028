//! Which source wins: flags, then the config file, then the environment, then the default.

use std::collections::BTreeMap;
use std::env;
use std::io::IsTerminal;

use super::key::Given;
use super::value::{ColorChoice, FormName, Name, Number};
use crate::board::Board;
use crate::clock::TimeControl;
use crate::command::NewGame;
use crate::lang::Language;
use crate::rules::{ByPlayer, Preset, Ruleset};
use crate::tui::geometry::Look;
use crate::tui::theme::ThemeName;

/// What the program looks at around it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Environment {
    variables: BTreeMap<&'static str, String>,
    /// Whether the output goes to a terminal.
    pub terminal: bool,
}

impl Environment {
    /// The environment variables that are looked at.
    pub const VARIABLES: &'static [&'static str] = &[
        "TERM",
        "COLORTERM",
        "COLORFGBG",
        "NO_COLOR",
        "CLICOLOR",
        "CLICOLOR_FORCE",
        "LC_ALL",
        "LC_CTYPE",
        "LC_MESSAGES",
        "LANG",
        "LANGUAGE",
    ];

    /// The environment of this process.
    #[must_use]
    pub fn of_process() -> Self {
        let read = |&name: &&'static str| {
            let value = env::var_os(name)?.to_string_lossy().into_owned();
            Some((name, value))
        };
        Self {
            variables: Self::VARIABLES.iter().filter_map(read).collect(),
            terminal: std::io::stdout().is_terminal(),
        }
    }

    /// An environment with these variables and the output on a terminal.
    #[must_use]
    pub fn with(variables: &[(&'static str, &str)]) -> Self {
        Self {
            variables: variables
                .iter()
                .map(|&(name, value)| (name, value.to_owned()))
                .collect(),
            terminal: true,
        }
    }

    /// A variable; `None` when it is not set or empty.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let value = self.variables.get(name)?.as_str();
        (!value.is_empty()).then_some(value)
    }

    fn term(&self) -> &str {
        self.get("TERM").unwrap_or_default()
    }

    /// Whether the terminal can do nothing but print lines.
    #[must_use]
    pub fn is_dumb(&self) -> bool {
        self.term() == "dumb"
    }

    /// Whether colour is wanted, as far as the environment says (see no-color.org and
    /// bixense.com/clicolors).
    #[must_use]
    pub fn color(&self) -> bool {
        if self.get("NO_COLOR").is_some() {
            return false;
        }
        if self.get("CLICOLOR_FORCE").is_some_and(|value| value != "0") {
            return true;
        }
        !self.is_dumb() && self.get("CLICOLOR") != Some("0") && self.terminal
    }

    fn has_few_colors(&self) -> bool {
        self.term() == "linux" || self.term().ends_with("-16color")
    }

    /// The theme for the terminal: its colours, and its background where it tells.
    #[must_use]
    pub fn theme(&self) -> ThemeName {
        let background = self
            .get("COLORFGBG")
            .and_then(|text| text.rsplit(';').next());
        match background {
            _ if self.has_few_colors() => ThemeName::Sixteen,
            Some("7" | "15") => ThemeName::Light,
            _ => ThemeName::Dark,
        }
    }

    fn locale(&self, category: &str) -> &str {
        ["LC_ALL", category, "LANG"]
            .into_iter()
            .find_map(|name| self.get(name))
            .unwrap_or_default()
    }

    /// Whether the locale writes UTF-8.
    #[must_use]
    pub fn is_utf8(&self) -> bool {
        let locale = self.locale("LC_CTYPE").to_ascii_lowercase();
        let codeset = locale.split_once('.').map_or("", |(_, codeset)| codeset);
        codeset.starts_with("utf-8") || codeset.starts_with("utf8") || cfg!(not(unix))
    }

    /// The language of the locale, English when the program does not speak it.
    #[must_use]
    pub fn language(&self) -> Language {
        let locale = self.locale("LC_MESSAGES");
        let plain = matches!(locale.split('.').next(), Some("" | "C" | "POSIX"));
        // LANGUAGE is a list of wishes that a plain locale overrules, as in gettext.
        let wishes = self.get("LANGUAGE").filter(|_| !plain).unwrap_or_default();
        wishes
            .split(':')
            .chain([locale])
            .find_map(Language::from_locale)
            .unwrap_or_default()
    }
}

/// What every setting is in the end.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent switches, each named by the person who sets it"
)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// Whether colour is used at all.
    pub color: bool,
    /// The theme; [`ThemeName::None`] without colour.
    pub theme: ThemeName,
    /// Whether everything is spelled in ASCII.
    pub ascii: bool,
    /// The largest form in which the board is drawn; the largest that fits when it is left open.
    pub form: Option<FormName>,
    /// How many sizes smaller than possible the board is drawn.
    pub smaller: u8,
    /// Whether turns are animated.
    pub animation: bool,
    /// Whether the mouse is used.
    pub mouse: bool,
    /// The time control of new games.
    pub clock: TimeControl,
    /// The preset of new games; the basic game, or the one for the board, when it is left open.
    pub preset: Option<Preset>,
    /// The board of new games; the preset's own when it is left open.
    pub rings: Option<Board>,
    /// The names of the players of new games; empty when they are left open.
    pub names: ByPlayer<String>,
    /// Whether the game is kept after every turn.
    pub autosave: bool,
    /// Memory for the engine's transposition table, in MiB.
    pub table_memory: u32,
    /// Whether the game is played through the line prompt.
    pub plain: bool,
}

impl Settings {
    /// The rules of new games. A board without a preset means `expanded`, as on the command line.
    #[must_use]
    pub const fn rules(&self) -> Ruleset {
        NewGame {
            preset: self.preset,
            board: self.rings,
            first: None,
        }
        .rules()
    }

    /// The forms in which the board may be drawn.
    #[must_use]
    pub const fn look(&self) -> Look {
        FormName::look(self.form, self.theme, self.ascii)
    }
}

/// Decides every setting: the flag if there is one, then the config file, then the environment,
/// then the default. `plain` is the flag of that name.
#[must_use]
pub fn resolve(flags: Given, file: Given, environment: &Environment, plain: bool) -> Settings {
    const TABLE_MEMORY: u32 = 64;
    let given = flags.or(file);
    let color = match given.color {
        Some(choice) => choice == ColorChoice::Always,
        None => environment.color(),
    };
    let theme = given.theme.unwrap_or_else(|| environment.theme());
    let linux = environment.term() == "linux";
    let name = |name: Option<Name>| name.map_or_else(String::new, |name| name.as_str().to_owned());
    Settings {
        language: given.language.unwrap_or_else(|| environment.language()),
        color,
        theme: if color { theme } else { ThemeName::None },
        ascii: given
            .ascii
            .unwrap_or_else(|| linux || !environment.is_utf8()),
        form: given.form,
        smaller: given.smaller.map_or(0, Number::get) as u8,
        animation: given.animation.unwrap_or(true),
        mouse: given.mouse.unwrap_or(true),
        clock: given.clock.unwrap_or_default(),
        preset: given.preset,
        rings: given.rings,
        names: ByPlayer::new(name(given.player_1), name(given.player_2)),
        autosave: given.autosave.unwrap_or(true),
        table_memory: given.table_memory.map_or(TABLE_MEMORY, Number::get),
        plain: plain || environment.is_dumb(),
    }
}
