//! Positions a line, answered in bulk: `.XO..` in, `ok .XO*+` out.
//!
//! A line is a board, row after row, and perhaps who moves ([`Line`]); [`answer`] takes a piece of text
//! of whole lines and gives a line for each. Positions go through the rules in batches
//! ([`go::Batch`](crate::go::Batch)).

mod line;
mod slices;

pub use line::{Fault, Line, What};

use crate::board::{Color, Size};
use crate::go::Batch;
use crate::puzzle::Question;
use slices::{Rows, mark};
use std::fmt::Write as _;

/// Positions that are answered together.
const BATCH: usize = 512;

/// What is asked of every position and how it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// One question, or all of them.
    pub ask: Option<Question>,
    /// Who moves where a line does not say; nothing: every line must say it.
    pub to_move: Option<Color>,
    /// The size of every board; nothing: boards are square, of the size that their length says.
    pub size: Option<Size>,
    /// The form of the answers.
    pub form: Form,
}

/// How an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `ok` or `dead` and the marked board.
    Text,
    /// An object with lists of points.
    Json,
}

/// Lines that were answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// All of them.
    pub lines: usize,
    /// Those that are no position.
    pub faults: usize,
}

/// Answers each line of `text` with a line behind what is in `out`. The answer to a line that is no
/// position says why, `error COLUMN WHAT` or an object with the same.
pub fn answer(text: &[u8], options: &Options, out: &mut Vec<u8>) -> Count {
    let mut count = Count::default();
    let mut group = Group::new(*options);
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let mut start = 0;
    for end in memchr::memchr_iter(b'\n', text).chain([text.len()]) {
        let line = &text[start..end];
        start = end + 1;
        count.lines += 1;
        match Line::parse(line, options) {
            Ok(line) => group.push(&line, out),
            Err(fault) => {
                group.flush(out);
                count.faults += 1;
                let Fault { column, what } = fault;
                let said = match options.form {
                    Form::Text => format!("error {column} {what}\n"),
                    Form::Json => {
                        format!("{}\n", serde_json::json!({ "error": what.to_string(), "column": column }))
                    }
                };
                out.extend_from_slice(said.as_bytes());
            }
        }
    }
    group.flush(out);
    count
}

/// Positions of one size that wait for their answers.
struct Group {
    options: Options,
    size: Size,
    rows: Rows,
    to_move: Vec<Color>,
}

impl Group {
    fn new(options: Options) -> Self {
        let size = options.size.unwrap_or_default();
        Self { options, size, rows: Rows::new(size.area()), to_move: Vec::with_capacity(BATCH) }
    }

    fn push(&mut self, line: &Line<'_>, out: &mut Vec<u8>) {
        if line.size != self.size || self.to_move.len() == BATCH {
            self.flush(out);
            if line.size != self.size {
                self.size = line.size;
                self.rows = Rows::new(line.size.area());
            }
        }
        self.rows.push(line.board);
        self.to_move.push(line.to_move);
    }

    fn flush(&mut self, out: &mut Vec<u8>) {
        if self.to_move.is_empty() {
            return;
        }
        let mut batch = Batch::new(self.size, self.to_move.len());
        self.rows.fill(&mut batch, &self.to_move);
        let answers = batch.analyse();
        match self.options.form {
            Form::Text => mark(&self.rows, &answers, self.options.ask, out),
            Form::Json => {
                let asked = |question| self.options.ask.is_none_or(|ask| ask == question);
                let mut text = String::new();
                for index in 0..self.to_move.len() {
                    // Writing to a string does not fail.
                    let _ = write!(text, "{{\"valid\":{}", answers.is_valid(index));
                    if asked(Question::Rule) {
                        write_points(&mut text, "dead", answers.dead(index));
                    }
                    if asked(Question::Captures) {
                        write_points(&mut text, "captures", answers.captures(index));
                    }
                    if asked(Question::Moves) {
                        write_points(&mut text, "legal_moves", answers.legal(index));
                    }
                    text.push_str("}\n");
                }
                out.extend_from_slice(text.as_bytes());
            }
        }
        self.rows.clear();
        self.to_move.clear();
    }
}

fn write_points(text: &mut String, name: &str, points: impl Iterator<Item = crate::board::Point>) {
    let _ = write!(text, ",\"{name}\":[");
    for (i, point) in points.enumerate() {
        let comma = if i == 0 { "" } else { "," };
        let _ = write!(text, "{comma}[{},{}]", point.row(), point.col());
    }
    text.push(']');
}
