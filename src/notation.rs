//! Texts that people and programs exchange: turns and positions. Readers are lenient, writers
//! canonical, and every error points at a column.

pub(crate) mod parts;
mod position_text;
mod scanner;
mod turn_text;

pub use position_text::{PositionPart, PositionText, PositionTextError};
pub(crate) use scanner::THE_END;
pub use turn_text::{TurnError, TurnPart, TurnText, TurnTextError};
