//! Positions a line, answered in bulk: `.XO..` in, `ok .XO*+` out.
//!
//! A line is a board, row after row, and perhaps who moves ([`Line`]); [`answer`] takes a piece of text
//! of whole lines and gives a line for each. Positions go through the rules in batches
//! ([`go::Batch`](crate::go::Batch)).

mod group;
mod letters;
mod line;

pub use line::{Fault, Line, What};

use crate::board::{Color, Size};
use crate::puzzle::Question;
use group::{CHUNK, Group};
use letters::{Letters, Task};

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
    letters::run(AnswerAll { text, options, out })
}

struct AnswerAll<'a> {
    text: &'a [u8],
    options: &'a Options,
    out: &'a mut Vec<u8>,
}

impl Task for AnswerAll<'_> {
    type Output = Count;

    #[inline(always)]
    fn run<L: Letters>(self, letters: L) -> Count {
        let Self { text, options, out } = self;
        let mut count = Count::default();
        let mut group = Group::new(*options, options.size.unwrap_or_default());
        let text = text.strip_suffix(b"\n").unwrap_or(text);
        let mut rest = Some(text);
        while let Some(text) = rest {
            count.lines += 1;
            if let Some((to_move, end)) = read_usual(letters, text, options, &mut group) {
                group.put(letters, to_move, out);
                rest = Some(&text[end..]);
                continue;
            }
            let end = memchr::memchr(b'\n', text);
            rest = end.map(|end| &text[end + 1..]);
            match Line::parse(&text[..end.unwrap_or(text.len())], options) {
                Ok(line) => {
                    if line.size != group.size() {
                        group.flush(letters, out);
                        group = Group::new(*options, line.size);
                    }
                    let mut board = [0; (Size::MAX * Size::MAX).next_multiple_of(CHUNK)];
                    board[..line.board.len()].copy_from_slice(line.board);
                    group.read(letters, &board);
                    group.put(letters, line.to_move, out);
                }
                Err(fault) => {
                    group.flush(letters, out);
                    count.faults += 1;
                    write_fault(&fault, options.form, out);
                }
            }
        }
        group.flush(letters, out);
        count
    }
}

/// Reads a line of the size of the ones before, with nothing before its board, which is not the last of the text:
/// who moves, and where the next line begins. Nothing is said of other lines.
#[inline(always)]
fn read_usual<L: Letters>(
    letters: L,
    text: &[u8],
    options: &Options,
    group: &mut Group,
) -> Option<(Color, usize)> {
    let area = group.size().area();
    let (to_move, end) = match *text.get(area..area + 3)? {
        [b'\n', _, _] => (options.to_move?, area + 1),
        [b'\r', b'\n', _] => (options.to_move?, area + 2),
        [b' ', b'w' | b'W', b'\n'] => (Color::White, area + 3),
        [b' ', b'b' | b'B', b'\n'] => (Color::Black, area + 3),
        _ => return None,
    };
    let is_whole = text.len() >= area.next_multiple_of(CHUNK) && group.read(letters, text);
    is_whole.then_some((to_move, end))
}

fn write_fault(&Fault { column, what }: &Fault, form: Form, out: &mut Vec<u8>) {
    let said = match form {
        Form::Text => format!("error {column} {what}\n"),
        Form::Json => format!("{}\n", serde_json::json!({ "error": what.to_string(), "column": column })),
    };
    out.extend_from_slice(said.as_bytes());
}
