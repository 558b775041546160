//! Pieces of text, answered line by line.

use crate::json;
use crate::letters::{self, Letters, Task};
use crate::line::Line;
use crate::lines::Lines;
use crate::options::{StreamFormat, StreamOptions};
use crate::queue::{CHUNK, Queue};
use gocheck_board::Size;
use gocheck_text::Diagnostic;

/// Counts of answered lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineCounts {
    /// All lines.
    pub lines: usize,
    /// Lines that are not positions.
    pub faults: usize,
}

/// Answers pieces of text one after another, reusing its memory.
///
/// ```
/// use gocheck_text::Language;
/// use gocheck_board::Color;
/// use gocheck_stream::{Answerer, StreamFormat, StreamOptions};
///
/// let options = StreamOptions {
///     ask: None,
///     to_move: Some(Color::White),
///     size: None,
///     form: StreamFormat::Text,
///     language: Language::English,
/// };
/// let mut answerer = Answerer::new(options);
/// // . X .      * captures,
/// // X X O      + is legal,
/// // . O .      - is illegal
/// let count = answerer.answer(b".X.XXO.O.\n");
/// assert_eq!((count.lines, count.faults), (1, 0));
/// assert_eq!(answerer.answers(), b"ok -X+XXO+O+\n");
/// ```
pub struct Answerer {
    options: StreamOptions,
    queue: Queue,
    answers: Lines,
}

impl Answerer {
    /// Creates an answerer.
    #[must_use]
    pub fn new(options: StreamOptions) -> Self {
        let queue = Queue::new(options, options.size.unwrap_or_default());
        Self { options, queue, answers: Lines::default() }
    }

    /// Answers each line of `text` with a line of [`Answerer::answers`], which replace those of an earlier text.
    /// The answer to a line that is not a position gives the reason: `error COLUMN REASON`, or an object with the same fields.
    pub fn answer(&mut self, text: &[u8]) -> LineCounts {
        let Self { options, queue, answers } = self;
        answers.clear();
        letters::run(AnswerAll { text, options, queue, out: answers })
    }

    /// The answers to the last text.
    #[must_use]
    pub fn answers(&self) -> &[u8] {
        self.answers.text()
    }
}

struct AnswerAll<'a> {
    text: &'a [u8],
    options: &'a StreamOptions,
    queue: &'a mut Queue,
    out: &'a mut Lines,
}

impl Task for AnswerAll<'_> {
    type Output = LineCounts;

    #[inline(always)]
    fn run<L: Letters>(self, letters: L) -> LineCounts {
        let Self { text, options, queue, out } = self;
        let mut count = LineCounts::default();
        let mut rest = text;
        while !rest.is_empty() {
            let (lines, bytes) = queue.take(letters, rest);
            count.lines += lines;
            rest = &rest[bytes..];
            if !queue.has_room() {
                queue.flush(letters, out);
                continue;
            }
            if rest.is_empty() {
                break;
            }
            let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
            let line = Line::parse(&rest[..end], options);
            rest = rest.get(end + 1..).unwrap_or_default();
            count.lines += 1;
            match line {
                Ok(line) => {
                    if line.size != queue.size() {
                        queue.flush(letters, out);
                        *queue = Queue::new(*options, line.size);
                    }
                    let mut board = [0; (Size::MAX * Size::MAX).next_multiple_of(CHUNK)];
                    board[..line.board.len()].copy_from_slice(line.board);
                    queue.push(letters, &board, line.to_move);
                }
                Err(fault) => {
                    queue.flush(letters, out);
                    count.faults += 1;
                    write_fault(&fault, options, out);
                }
            }
        }
        queue.flush(letters, out);
        count
    }
}

fn write_fault(fault: &Diagnostic, options: &StreamOptions, out: &mut Lines) {
    let text = match options.form {
        StreamFormat::Text => {
            let column = fault.span.as_ref().map_or(1, |span| span.column);
            format!("error {column} {}\n", fault.text(options.language).message)
        }
        StreamFormat::Json => json::fault(fault, options.language),
    };
    out.add(text.as_bytes());
}
