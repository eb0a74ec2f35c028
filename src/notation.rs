//! Texts that people and programs exchange: turns and positions. Readers are lenient, writers
//! canonical, and every error points at a column.

mod position_text;
mod scanner;
mod turn_text;

pub use position_text::{PositionText, PositionTextError};
#[cfg(feature = "app")]
pub(crate) use scanner::THE_END;
pub use turn_text::{TurnError, TurnPart, TurnText, TurnTextError};
