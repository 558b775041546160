//! The assignment: puzzle files, their questions, correct answers, and given answers.
//!
//! A puzzle file has one `row col color` per line ([`Puzzle::parse`]), and its name determines the question
//! ([`Name`]). An [`Answer`] is written in two forms (`AnswerFormat`) and read in many (`AnswerReader`).

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod answer;
#[cfg(feature = "answers")]
mod answers;
mod blank_cells;
mod encoding;
pub mod generate;
mod items;
mod matrix;
mod name;
mod puzzle_codes;
mod reader;
mod reasons;
mod rows;
mod source_line;
mod stone_cells;
mod stones;
mod text;
mod words;
#[cfg(feature = "answers")]
mod writing;

pub use answer::{Answer, Entry};
#[cfg(feature = "answers")]
pub use answers::{
    AnswerCode, AnswerFile, AnswerMessage, AnswerReader, Convention, Coordinates, FileHeading, Given,
    GivenAnswer, MAX_ANSWER_BYTES, read_blocks,
};
pub use encoding::decode_text;
pub use gocheck_rules::Question;
pub use name::{Name, NameCode, NameMessage, PROBLEMS, Problem};
pub use puzzle_codes::{FirstError, LikelyCause, PuzzleCode, PuzzleMessage};
pub use reader::{MAX_BYTES, Puzzle};
pub use reasons::{explain, explain_position, illegal, off_the_board, reasons};
pub use text::{FieldName, TextCode, TextMessage};
#[cfg(feature = "answers")]
pub use writing::{AnswerFormat, write_answers, write_given};
