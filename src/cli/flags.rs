//! Flags for what can also be set in the config file.

use std::path::PathBuf;

use clap::Args;
use clap::builder::TypedValueParser;

use super::words::one_of;
use crate::clock::TimeControl;
use crate::settings::{self, Environment, Given, Key, Problem, Settings, resolve};
use crate::store;

/// How the program looks and behaves; each flag overrules the config file and the environment.
#[derive(Debug, Args, Clone, Default)]
pub struct Flags {
    /// Language of the texts
    #[arg(long, value_name = "LANGUAGE", value_parser = words(Key::Language))]
    lang: Option<String>,
    /// Colours of the screen
    #[arg(long, value_name = "THEME", value_parser = words(Key::Theme))]
    theme: Option<String>,
    /// Whether to use colour, whatever the environment says
    #[arg(long, value_name = "WHEN", visible_alias = "colour", value_parser = words(Key::Color))]
    color: Option<String>,
    /// ASCII letters only
    #[arg(long)]
    ascii: bool,
    /// Show turns without motion
    #[arg(long)]
    no_animation: bool,
    /// Leave the mouse to the terminal, for selecting text
    #[arg(long)]
    no_mouse: bool,
    /// Clock of a new game: minutes, and seconds added for every turn, such as 10 or 10+5
    #[arg(long, value_name = "TIME")]
    clock: Option<TimeControl>,
}

/// The words that a setting can be, and `auto`.
fn words(key: Key) -> impl TypedValueParser<Value = String> {
    one_of(key.expected().choices().iter().copied().chain(["auto"]))
}

/// All settings, and where they come from.
pub(super) struct Loaded {
    /// What counts in the end.
    pub(super) settings: Settings,
    /// What flags and config file give.
    pub(super) given: Given,
    pub(super) environment: Environment,
    /// The config file; `None` when the home folder is not known.
    pub(super) path: Option<PathBuf>,
    /// What is wrong in the config file.
    pub(super) problems: Vec<Problem>,
    /// Why the config file can't be read at all.
    pub(super) unreadable: Option<anyhow::Error>,
}

impl Flags {
    /// The settings that the flags name, as they are written.
    fn named(&self) -> impl Iterator<Item = (Key, String)> {
        let off = |yes: bool| yes.then_some("off".to_owned());
        [
            (Key::Language, self.lang.clone()),
            (Key::Theme, self.theme.clone()),
            (Key::Color, self.color.clone()),
            (Key::Ascii, self.ascii.then_some("on".to_owned())),
            (Key::Animation, off(self.no_animation)),
            (Key::Mouse, off(self.no_mouse)),
            (Key::Clock, self.clock.map(|clock| clock.to_string())),
        ]
        .into_iter()
        .filter_map(|(key, value)| Some((key, value?)))
    }

    /// Reads the config file and decides every setting.
    ///
    /// # Errors
    ///
    /// A flag has a value that its setting can't have.
    pub(super) fn load(&self, plain: bool) -> anyhow::Result<Loaded> {
        let environment = Environment::of_process();
        let path = store::config_path().ok();
        let text = path
            .as_deref()
            .map_or(Ok(String::new()), store::read_config);
        let (text, unreadable) = match text {
            Ok(text) => (text, None),
            Err(error) => (String::new(), Some(error)),
        };
        let (file, problems) = settings::read(&text);
        // Key by key, so that a flag can be `auto` where the config file is not.
        let mut given = file;
        for (key, value) in self.named() {
            given.set(key, &value)?;
        }
        Ok(Loaded {
            settings: resolve(given.clone(), Given::default(), &environment, plain),
            given,
            environment,
            path,
            problems,
            unreadable,
        })
    }
}

impl Loaded {
    /// Everything that is wrong with the config file, a sentence each.
    pub(super) fn warnings(&self) -> Vec<String> {
        let texts = self.settings.language.texts();
        let file = self
            .path
            .as_ref()
            .map_or_else(String::new, |path| path.display().to_string());
        let problems = self
            .problems
            .iter()
            .map(|problem| format!("{file}: {}", texts.config_problem(problem)));
        let unreadable = self.unreadable.iter().map(|error| texts.failure(error));
        unreadable.chain(problems).collect()
    }
}
