//! The assignment: puzzle files, their questions, and right and given answers.
//!
//! A puzzle file has one `row col color` per line ([`Puzzle::parse`]), and its name determines the question
//! ([`Name`]). An [`Answer`] is written in two forms ([`AnswerFormat`]) and read in many ([`AnswerReader`]).

mod answer;
mod answers;
mod name;
mod reader;
mod reasons;
mod text;
mod writing;

pub use crate::go::Question;
pub use answer::{Answer, Entry};
pub use answers::{
    AnswerCode, AnswerFile, AnswerMessage, AnswerReader, Coordinates, Given, GivenAnswer, MAX_ANSWER_BYTES,
    read_blocks,
};
pub use name::{Name, NameCode, NameMessage, PROBLEMS, Problem};
pub use reader::{MAX_BYTES, Puzzle, PuzzleCode, PuzzleMessage};
pub use reasons::{explain, illegal, off_the_board, reasons};
pub use text::{FieldName, TextCode, TextMessage, decode_text};
pub use writing::{AnswerFormat, write_answers, write_given};
