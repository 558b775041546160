//! Reads answers as students hand them in, and reports how they were interpreted.
//!
//! The assignment's form has one block per puzzle: its name, then `True`, `False` or one `row col` per line. The reader also
//! accepts the lines that the assignment's program prints, and variants of both: points in brackets and with commas, Python's
//! lists and sets, numpy's arrays, full-width characters, tables of spreadsheets, names in other letter case or without a tag.
//! Interpretations are reported as notes; [`AnswerReader::strict`] turns them into errors.

mod answer_file;
mod answer_reader;
mod assembly;
mod brackets;
mod calls;
mod codes;
mod conclusion;
mod conventions;
mod element;
mod elements;
mod given;
mod line_filters;
mod line_names;
mod markup;
mod name_columns;
mod notation;
mod noticed;
mod numbered_names;
mod outline;
mod outliner;
mod point_forms;
mod printed_boards;
mod printed_names;
mod problem_numbers;
mod references;
mod role_table;
mod scan;
mod section_answer;
mod senses;
mod stated;
mod strict;
mod table_header;
mod table_rows;
mod tag_columns;
mod tagged;
mod titles;
mod tokens;
mod unclear;
mod usual;
mod values;
mod verdict;
mod words;

pub use answer_file::{AnswerFile, GivenAnswer};
pub use answer_reader::{AnswerReader, FileHeading, MAX_ANSWER_BYTES};
pub use codes::{AnswerCode, AnswerMessage, Convention};
pub use given::{Coordinates, Given};
pub use usual::read_blocks;
