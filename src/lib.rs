//! Checks Go positions: is a position valid, where does a colour capture, where may it play.
//!
//! | module | what is in it |
//! | --- | --- |
//! | [`board`] | what every game shares: colours, points, sets of points, boards as text |
//! | [`diagnostic`] | what is said of an input: codes, places, words, JSON, CSV, SARIF |
//! | [`go`] | the rules of Go: groups and liberties, validity, captures, legal moves |
//! | [`record`] | game records (SGF): reading, checking |
//! | [`puzzle`] | the assignment: puzzle files, questions, answers, comparison |
//! | [`stream`] | positions a line, answered in bulk |
//! | [`grade`] | many students' answers against the puzzles' |
//! | [`generate`] | new puzzles out of games |
//! | [`page`] | the page that shows boards in a browser (feature `page`) |
//! | [`render`] | pictures of boards (feature `render`) |
//! | [`cli`] | the program (feature `cli`) |
//!
//! Features: `formats` (JSON, CSV, SARIF and `serde::Serialize`), `rayon` (puzzles and pictures on all cores), `render`
//! (pictures), `page` (the page that shows boards), `cli` (the program).
//!
//! ```
//! use gocheck::board::Color;
//! use gocheck::go::{self, Board};
//!
//! let setup: Board = "
//!     . X O .
//!     X O . .
//!     . . . .
//! ".parse()?;
//! let analysis = go::analyse(&setup, Color::White);
//! assert!(analysis.is_valid());
//! assert_eq!(analysis.captures[0].to_string(), "white (0, 0) takes (0, 1)");
//! # Ok::<(), gocheck::board::TextBoardError>(())
//! ```

// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

// The program speaks of the library as every other program does.
#[cfg(feature = "cli")]
extern crate self as gocheck;

#[cfg(feature = "cli")]
pub mod cli;
pub mod diagnostic;
pub mod generate;
pub mod go;
pub mod grade;
#[cfg(feature = "page")]
pub mod page;
pub mod puzzle;
pub mod record;
#[cfg(feature = "render")]
pub mod render;
pub mod stream;

pub use gocheck_common::board;
#[cfg(any(feature = "page", feature = "render"))]
use gocheck_common::html;
use gocheck_common::random;

/// The README's example is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
