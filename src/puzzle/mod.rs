//! The assignment: puzzle files, their questions, the answers, right ones and given ones.
//!
//! A puzzle file is `row col color` a line ([`Puzzle::parse`]); its name says what is asked
//! ([`Name`]); the [`Answer`] is written in two forms ([`AnswerFormat`]) and read in many ([`AnswerReader`]).

mod answer;
mod answers;
mod name;
mod reader;
mod reasons;
mod text;
mod writing;

pub use answer::{Answer, Entry};
pub use answers::{
    AnswerCode, AnswerFile, AnswerMessage, AnswerReader, Coordinates, Given, GivenAnswer, MAX_ANSWER_BYTES,
    read_blocks,
};
pub use name::{Name, NameCode, NameMessage, PROBLEMS, Problem, Question};
pub use reader::{MAX_BYTES, Puzzle, PuzzleCode, PuzzleMessage};
pub use reasons::{explain, illegal, off_the_board, reasons};
pub use text::{FieldName, TextCode, TextMessage, decode_text};
pub use writing::{AnswerFormat, write_answers, write_given};
