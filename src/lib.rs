//! Checks Go positions, puzzles and game records.
//!
//! # Legality, captures, legal moves
//!
//! ```
//! use gocheck::board::Color;
//! use gocheck::go::{self, Board};
//!
//! let board: Board = "
//!     . X O .
//!     X O . .
//!     . . . .
//! ".parse()?;
//! let analysis = go::analyse(&board, Color::White);
//! assert!(analysis.is_valid());
//! assert_eq!(analysis.legal.len(), 8);
//! assert_eq!(analysis.captures[0].to_string(), "white (0, 0) takes (0, 1)");
//! # Ok::<(), gocheck::board::TextBoardError>(())
//! ```
//!
//! # Play a move, under a rule set
//!
//! ```
//! use gocheck::board::Color::{Black, White};
//! use gocheck::go::{Board, IllegalMove, Replay, RuleSet};
//!
//! let board: Board = "
//!     . X O .
//!     X . X O
//!     . X O .
//! ".parse()?;
//! let mut game = Replay::new(board.size());
//! game.set_up(board.stones().map(|(point, color)| (point, Some(color))));
//! let at = |row, col| board.size().point(row, col).ok_or("off the board");
//! assert_eq!(game.play(White, at(1, 1)?, RuleSet::Japanese)?.captured, 1);
//! // Black may not retake the ko at once.
//! let error = game.play(Black, at(1, 2)?, RuleSet::Japanese).unwrap_err();
//! assert!(matches!(error, IllegalMove::Ko { took: 1, .. }));
//! assert_eq!(error.to_string(), "C2 is ko: move 1 took it");
//! assert_eq!(game.legal(Black, RuleSet::Japanese).count(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Score a final position
//!
//! ```
//! use gocheck::go::score::{self, Agreed, Effort, Terms};
//! use gocheck::go::{Board, RuleSet};
//!
//! let board: Board = "
//!     . X . X O . O .
//!     X X X X O O O O
//! ".parse()?;
//! let terms = Terms { rules: RuleSet::Chinese, komi: 0.5, handicap: 0, prisoners: None };
//! let score = score::count(&board, &Agreed::Nothing, Effort::Static, &terms);
//! assert_eq!(score.map(|score| score.to_string()).as_deref(), Some("W+0.5"));
//! # Ok::<(), gocheck::board::TextBoardError>(())
//! ```
//!
//! # Read a game record (SGF)
//!
//! ```
//! use gocheck::record::{Reader, Step};
//!
//! let mut reader = Reader::new(&b"(;SZ[9];B[ee];W[gc])"[..]);
//! let mut nodes = 0;
//! loop {
//!     match reader.next_step()? {
//!         Step::Node(_) => nodes += 1,
//!         Step::End => break,
//!         _ => {}
//!     }
//! }
//! assert_eq!(nodes, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Check a game record
//!
//! ```
//! use gocheck::record::{LintOptions, Linter};
//!
//! // The last move is suicide, which Japanese rules forbid.
//! let record = b"(;SZ[9]RU[Japanese];B[aa];W[ab];B[cc];W[ba];B[aa])";
//! let linted = Linter::new(LintOptions::default()).lint(&record[..]);
//! assert_eq!((linted.games, linted.moves, linted.findings.len()), (1, 5, 1));
//! ```
//!
//! # Read a puzzle and answer it
//!
//! ```
//! use gocheck::board::{Color, Size};
//! use gocheck::go;
//! use gocheck::puzzle::{Answer, Puzzle, Question};
//!
//! // A stone per line: row, column, -1 for black or 1 for white.
//! let puzzle = Puzzle::parse(b"0 1 -1\n1 0 -1\n0 2 1\n1 1 1\n", Size::default())?;
//! let analysis = go::analyse(&puzzle.setup, Color::White);
//! assert_eq!(Answer::new(Question::Rule, &analysis).to_string(), "True");
//! assert_eq!(Answer::new(Question::Captures, &analysis).to_string(), "[(0, 0)]");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Draw a board
//!
//! ```
//! # #[cfg(feature = "render")] {
//! use gocheck::go::Board;
//! use gocheck::render::{Diagram, Sign};
//!
//! let board: Board = ". X O\n. . X\n".parse()?;
//! let last = board.size().point(1, 2).ok_or("off the board")?;
//! let png = Diagram::new("After move 3", board).with(last, Sign::Last).draw(50)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules and features
//!
//! | module | contents | feature |
//! | --- | --- | --- |
//! | [`board`] | colours, points, sets of points, boards as text | |
//! | [`go`] | the rules of Go: the package `gocheck-rules` | |
//! | [`go::Batch`] | many positions at once, with vector instructions: the package `gocheck-batch` | `simd` |
//! | [`go::Features`], [`go::Games`], [`go::Ladders`], [`go::preset`] | features for networks; many games at once | `arrays` |
//! | [`diagnostic`] | codes, places and texts of findings; JSON, CSV, SARIF: the package `gocheck-text` | `records` |
//! | [`record`] | game records: read, check, fix, write: the package `gocheck-sgf` | `records` |
//! | [`puzzle`] | puzzle files, questions, answers: the package `gocheck-puzzle` | `records` |
//! | [`stream`] | one position per line, answered in bulk: the package `gocheck-stream` | `records` |
//! | [`grade`] | the answers of a class: the package `gocheck-class` | `page` |
//! | [`generate`] | new puzzles | `records` |
//! | [`page`] | boards in a browser: the package `gocheck-page` | `page` |
//! | [`render`] | pictures of boards: the package `gocheck-render` | `render` |
//! | [`cli`] | the program | `cli` |
//!
//! `cli` and `render` are on by default. Without features, only the rules remain and `gocheck-rules` is the only dependency.
//! `arrays` is for programs that train networks; no command uses it. `rayon` generates puzzles on all cores.
//!
//! The folder `examples` has short programs that label boards, replay a record, check a folder and generate puzzles.
//!
// Links to the modules of features that are off.
#![cfg_attr(not(feature = "simd"), doc = "[`go::Batch`]: https://docs.rs/gocheck-batch")]
#![cfg_attr(
    not(feature = "arrays"),
    doc = "[`go::Features`]: https://docs.rs/gocheck-batch/latest/gocheck_batch/struct.Features.html
[`go::Games`]: https://docs.rs/gocheck-batch/latest/gocheck_batch/struct.Games.html
[`go::Ladders`]: https://docs.rs/gocheck-batch/latest/gocheck_batch/struct.Ladders.html
[`go::preset`]: https://docs.rs/gocheck-batch/latest/gocheck_batch/preset/index.html"
)]
#![cfg_attr(
    not(feature = "records"),
    doc = "[`diagnostic`]: https://docs.rs/gocheck-text
[`generate`]: https://docs.rs/gocheck-puzzle/latest/gocheck_puzzle/generate/index.html
[`puzzle`]: https://docs.rs/gocheck-puzzle
[`record`]: https://docs.rs/gocheck-sgf
[`stream`]: https://docs.rs/gocheck-stream"
)]
#![cfg_attr(
    not(feature = "page"),
    doc = "[`grade`]: https://docs.rs/gocheck-class
[`page`]: https://docs.rs/gocheck-page"
)]
#![cfg_attr(not(feature = "render"), doc = "[`render`]: https://docs.rs/gocheck-render")]
#![cfg_attr(not(feature = "cli"), doc = "[`cli`]: https://docs.rs/gocheck/latest/gocheck/cli/index.html")]
// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

// The program speaks of the library as every other program does.
#[cfg(feature = "cli")]
extern crate self as gocheck;

#[cfg(feature = "cli")]
pub mod cli;

#[cfg(feature = "page")]
pub use gocheck_class as grade;
#[cfg(feature = "page")]
pub use gocheck_page as page;
#[cfg(feature = "records")]
pub use gocheck_puzzle as puzzle;
#[cfg(feature = "records")]
pub use gocheck_puzzle::generate;
#[cfg(feature = "render")]
pub use gocheck_render as render;
pub use gocheck_rules::board;
#[cfg(feature = "records")]
pub use gocheck_sgf as record;
#[cfg(feature = "records")]
pub use gocheck_stream as stream;
#[cfg(feature = "records")]
pub use gocheck_text as diagnostic;

/// The rules of Go.
pub mod go {
    #[cfg(feature = "simd")]
    pub use gocheck_batch::{Answers, Batch, Chunk, LANES, OtherSize};
    #[cfg(feature = "arrays")]
    pub use gocheck_batch::{
        BadCells, BadFeatureInputs, BadStart, Feature, FeatureInputs, FeatureOutput, Features, GameInputs,
        GamePlane, GameRules, Games, Ladders, Layout, Legality, Side, UnknownFeature, preset, write_board,
    };
    pub use gocheck_rules::*;
}
