//! The assignment: puzzle files, their questions, the answers and how two sets of answers compare.
//!
//! A puzzle file is `row col color` a line ([`Puzzle::parse`]); its name says what is asked
//! ([`Name`]); the [`Answer`] is written and read in two forms ([`Form`], [`parse_answers`]).

mod answer;
mod answer_file;
mod compare;
mod name;
mod reader;
mod text;

pub use answer::{Answer, Entry, Form, write_answers};
pub use answer_file::parse_answers;
pub use compare::{Comparison, Expected, Verdict};
pub use name::{Name, PROBLEMS, Problem, Question};
pub use reader::{MAX_BYTES, Puzzle};
