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
#[cfg(feature = "records")]
pub mod diagnostic;
#[cfg(feature = "records")]
pub mod generate;
#[cfg(feature = "records")]
pub mod grade;
#[cfg(feature = "page")]
pub mod page;
#[cfg(feature = "records")]
pub mod puzzle;
#[cfg(feature = "records")]
pub mod record;
#[cfg(feature = "render")]
pub mod render;
#[cfg(feature = "records")]
pub mod stream;

#[cfg(any(feature = "page", feature = "render"))]
use gocheck_common::html;
pub use gocheck_rules as go;
pub use gocheck_rules::board;
#[cfg(feature = "records")]
use gocheck_rules::random;

/// The README's example is compiled and run.
#[cfg(all(doctest, feature = "records"))]
#[doc = include_str!("../README.md")]
struct Readme;
