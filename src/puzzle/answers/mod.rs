//! Reads answers as people hand them in, and says what was taken for what.
//!
//! The form that is handed out is a block a puzzle: its name, then `True`, `False` or `row col` a line. Beside it are
//! read the lines that the assignment's program prints, and what people make of both: points in brackets and with
//! commas, Python's lists and sets, numpy's arrays, full-width signs, tables of a spreadsheet, names in other letter
//! case or without a tag. What was taken for what is a note each; [`AnswerReader::strict`] makes errors of them.

mod answer_file;
mod answer_reader;
mod block;
mod codes;
mod given;
mod heading;
mod line;
mod reading;
mod values;

pub use answer_file::{AnswerFile, GivenAnswer};
pub use answer_reader::{AnswerReader, MAX_ANSWER_BYTES, read_blocks};
pub use codes::{AnswerCode, AnswerMessage};
pub use given::{Coordinates, Given};
