//! Code that the Go checker and the games share.
//!
//! | module | contents |
//! | --- | --- |
//! | [`board`] | colours, points, sets of points, boards as text |
//! | [`next_game`] | where the next game of an SGF file begins after one that was cut |
//! | [`phrase!`] | phrases in every [`Language`], with plurals |
//! | [`random`] | pseudorandom numbers |
//! | [`untrusted`] | text of other people, made harmless for terminals, tables, JSON and HTML |
//! | [`vector_task`] | code compiled for several instruction sets |
//! | `cli` | exit statuses, messages, atomic writing of files (feature `cli`) |
//! | `zstandard` | a decompressor for Zstandard (feature `zstandard`) |

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

#[cfg(feature = "cli")]
pub mod cli;
mod go_words;
mod language;
pub mod next_game;
mod phrase;
pub mod untrusted;
#[cfg(feature = "zstandard")]
pub mod zstandard;

pub use gocheck_rules::{board, random, vector_task};
pub use language::Language;
pub use phrase::{Count, InLanguage, Phrase, count, list};
