//! Positions of one size that are answered together.

use super::letters::Letters;
use super::{Form, Options};
use crate::board::{Color, Point, Size};
use crate::go::{Answers, Batch};
use crate::puzzle::Question;
use std::fmt::Write as _;

/// Positions in a group.
pub(super) const MOST: usize = 512;

/// Points whose letters are read and written at a time.
pub(super) const CHUNK: usize = 64;

/// A chunk of a position: its black and its white stones.
type Stones = [u64; 2];

/// Positions that wait for their answers.
pub(super) struct Group {
    options: Options,
    size: Size,
    /// Chunks a position.
    chunks: usize,
    batch: Batch,
    stones: Vec<Stones>,
    to_move: Vec<Color>,
}

impl Group {
    pub(super) fn new(options: Options, size: Size) -> Self {
        let chunks = size.area().div_ceil(CHUNK);
        let (stones, to_move) = (Vec::with_capacity(MOST * chunks), Vec::with_capacity(MOST));
        Self { options, size, chunks, batch: Batch::new(size, MOST), stones, to_move }
    }

    pub(super) const fn size(&self) -> Size {
        self.size
    }

    /// Reads the board that `text` begins with; it must hold whole chunks for all points. Gives whether every
    /// point has a letter of a board; then the position waits for [`Group::put`].
    #[inline(always)]
    pub(super) fn read<L: Letters>(&mut self, letters: L, text: &[u8]) -> bool {
        let mut left = self.size.area();
        for chunk in text.as_chunks::<CHUNK>().0.iter().take(self.chunks) {
            let points = u64::MAX >> (CHUNK - left.min(CHUNK));
            left = left.saturating_sub(CHUNK);
            let [black, white, empty] = letters.read(chunk);
            if (black | white | empty) & points != points {
                self.stones.truncate(self.to_move.len() * self.chunks);
                return false;
            }
            self.stones.push([black & points, white & points]);
        }
        true
    }

    /// Says who moves in the position that was read, and answers the group when it is full.
    #[inline(always)]
    pub(super) fn put<L: Letters>(&mut self, letters: L, to_move: Color, out: &mut Vec<u8>) {
        let index = self.to_move.len();
        for (chunk, &[black, white]) in self.stones[index * self.chunks..].iter().enumerate() {
            let (own, opponent) = if to_move == Color::Black { (black, white) } else { (white, black) };
            self.batch.put_chunk(index, chunk, own, opponent);
        }
        self.to_move.push(to_move);
        if self.to_move.len() == MOST {
            self.flush(letters, out);
        }
    }

    /// Answers what there is.
    #[inline(always)]
    pub(super) fn flush<L: Letters>(&mut self, letters: L, out: &mut Vec<u8>) {
        let Self { options, size, chunks, .. } = *self;
        if self.to_move.is_empty() {
            return;
        }
        let answers = self.batch.analyse();
        match options.form {
            Form::Text => mark(letters, answers, &self.stones, chunks, size, options.ask, out),
            Form::Json => write_json(answers, self.to_move.len(), options.ask, out),
        }
        self.stones.clear();
        self.to_move.clear();
    }
}

/// Writes a line for each position: `ok` or `dead`, and the board with its marks.
#[inline(always)]
fn mark<L: Letters>(
    letters: L,
    answers: &Answers,
    stones: &[Stones],
    chunks: usize,
    size: Size,
    ask: Option<Question>,
    out: &mut Vec<u8>,
) {
    let asked = |question| if ask.is_none_or(|ask| ask == question) { u64::MAX } else { 0 };
    let (rule, captures, moves) = (asked(Question::Rule), asked(Question::Captures), asked(Question::Moves));
    let under = if moves == 0 { b'.' } else { b'-' };
    // The board, and room for the end of the line.
    let mut line = [0; (Size::MAX * Size::MAX + 1).next_multiple_of(CHUNK)];
    for (index, stones) in stones.chunks_exact(chunks).enumerate() {
        let mut any_dead = 0;
        let cells = line.as_chunks_mut::<CHUNK>().0;
        for (chunk, (&[black, white], cells)) in stones.iter().zip(cells).enumerate() {
            let [dead, taking, legal] = answers.chunk(index, chunk);
            any_dead |= dead;
            let over = [
                (legal & moves, b'+'),
                (taking & captures, b'*'),
                (black, b'X'),
                (white, b'O'),
                (dead & rule, b'!'),
            ];
            *cells = letters.write(under, over);
        }
        out.extend_from_slice(if any_dead == 0 { b"ok " } else { b"dead " });
        line[size.area()] = b'\n';
        out.extend_from_slice(&line[..=size.area()]);
    }
}

fn write_json(answers: &Answers, positions: usize, ask: Option<Question>, out: &mut Vec<u8>) {
    let asked = |question| ask.is_none_or(|ask| ask == question);
    let mut text = String::new();
    for index in 0..positions {
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

fn write_points(text: &mut String, name: &str, points: impl Iterator<Item = Point>) {
    let _ = write!(text, ",\"{name}\":[");
    for (i, point) in points.enumerate() {
        let comma = if i == 0 { "" } else { "," };
        let _ = write!(text, "{comma}[{},{}]", point.row(), point.col());
    }
    text.push(']');
}
