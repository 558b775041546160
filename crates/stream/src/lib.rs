//! Positions, one per line, answered in bulk: `.XO..` in, `ok .XO*+` out.
//!
//! A line is a board, row after row, and optionally the side to move ([`Line`]). An [`Answerer`] takes whole lines of text
//! and returns one line for each; with the feature `rayon`, `answer_all` answers an input of any length on all cores.
//! Positions go through the rules in batches ([`go::Batch`](gocheck_batch::Batch)).

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod answerer;
mod json;
mod letters;
mod line;
mod lines;
mod options;
#[cfg(feature = "rayon")]
mod pieces;
mod queue;

pub use answerer::{Answerer, LineCounts};
pub use line::{Line, LineCode, LineMessage};
pub use options::{StreamFormat, StreamOptions};
#[cfg(feature = "rayon")]
pub use pieces::{Stopped, answer_all};
