//! File formats of game records: reading, replaying and writing.
//!
//! | file | contents |
//! | --- | --- |
//! | `format` | a file format, as a value |
//! | `written` | a game as a file states it, not yet replayed |
//! | `replay` | the replayed game, and its faults |
//! | `lists` | lists of moves, one game per line |
//!
//! The notations of one game are in its folder; saved games are in `description`, logs of tournaments in `arena`.

pub mod format;
pub mod lists;
pub mod replay;
pub mod written;

pub use format::{Listener, Notation, Reader, Unread, notation_of};
pub use replay::{Finding, FindingKind, Replayed, play};
pub use written::{How, StatedResult, Stones, WrittenGame, WrittenMove};
