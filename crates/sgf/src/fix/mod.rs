//! Fixes records: the output has the same content, a uniform format and fewer findings.
//!
//! The file is read into a document that keeps unknown text; each fix of a list changes one thing in it; the document is
//! written again. The result is compared with the original: unless every move, setup and text is the same and nothing more is
//! found, the file is left unchanged.

mod brackets;
mod changes;
mod charset;
mod codes;
mod decode;
mod fixer;
mod game_comment;
mod impossible;
mod komi;
mod letters;
mod old_markup;
mod options;
mod parts;
mod points;
mod same;
mod setups;
mod split;
mod steps;
mod stray;
mod texts;
mod twice;
mod values;
mod variations;
mod version;
mod written;

pub use changes::Change;
pub use codes::{FixCode, FixMessage};
pub use fixer::{Fixer, fix};
pub use options::{FixOptions, Fixed, MAX_FIXED};
pub use parts::{GameText, GameTexts, game_texts};
