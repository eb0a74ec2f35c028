//! Settings: what they are called, where they come from, and which source wins.
//!
//! Every setting stands once in the table of [`Key`]s; the config file, the command line, `:set` and
//! the settings screen all use it. A setting may be given by a flag or in the config file, as a
//! [`Given`]; what is not given is decided by the [`Environment`] or by default. [`resolve`] does all
//! of that in one pure function.

mod file;
mod key;
mod resolve;
mod value;

pub use file::{ConfigError, Problem, read, write};
pub use key::{Given, Key, SettingError, words};
pub use resolve::{Environment, Settings, resolve};
pub use value::{ColorChoice, Expected, FormName, Name, Number, Value};
