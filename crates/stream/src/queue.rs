//! Positions of one size that are answered together.

use super::letters::Letters;
use super::lines::Lines;
use super::options::{StreamFormat, StreamOptions};
use gocheck_batch::{Batch, Chunk, LANES};
use gocheck_board::{Color, Size};
use gocheck_rules::Question;

/// The maximum number of positions in a queue.
pub(super) const MAX_POSITIONS: usize = 512;

/// The number of points whose letters are read and written at once.
pub(super) const CHUNK: usize = 64;

/// The length of the word before a board.
const HEAD: usize = b"dead ".len();

/// A chunk of [`LANES`] positions: the stones of the colour to move and those of the other.
type Stones = [Chunk; 2];

/// Positions waiting for their answers.
pub(super) struct Queue {
    options: StreamOptions,
    size: Size,
    /// The number of chunks per position.
    chunks: usize,
    batch: Batch,
    /// The stones of the colour to move and of the other, chunk by chunk.
    stones: Vec<Stones>,
    to_move: Vec<Color>,
    /// The answers to [`LANES`] positions: dead stones, capturing moves, legal moves.
    sets: Vec<[Chunk; 3]>,
}

impl Queue {
    pub(super) fn new(options: StreamOptions, size: Size) -> Self {
        let chunks = size.area().div_ceil(CHUNK);
        Self {
            options,
            size,
            chunks,
            batch: Batch::new(size, MAX_POSITIONS),
            stones: vec![[[0; LANES]; 2]; MAX_POSITIONS / LANES * chunks],
            to_move: Vec::with_capacity(MAX_POSITIONS),
            sets: vec![[[0; LANES]; 3]; chunks],
        }
    }

    pub(super) const fn size(&self) -> Size {
        self.size
    }

    pub(super) fn has_room(&self) -> bool {
        self.to_move.len() < MAX_POSITIONS
    }

    /// Takes lines that contain only a board and optionally the side to move, while there is room. Returns their number and bytes.
    /// Other lines, and the last ones of a text, are left to [`Queue::push`].
    #[inline(always)]
    pub(super) fn take<L: Letters>(&mut self, letters: L, text: &[u8]) -> (usize, usize) {
        // The usual sizes get specialised code.
        match self.chunks {
            2 => self.take_lines::<L, 2>(letters, text),
            _ => self.take_lines::<L, 0>(letters, text),
        }
    }

    #[inline(always)]
    fn take_lines<L: Letters, const CHUNKS: usize>(&mut self, letters: L, text: &[u8]) -> (usize, usize) {
        let Self { options, chunks, ref mut stones, ref mut to_move, .. } = *self;
        let chunks = if CHUNKS == 0 { chunks } else { CHUNKS };
        let area = self.size.area();
        let window = (chunks * CHUNK).max(area + 3);
        let (mut at, mut lines) = (0, 0);
        while to_move.len() < MAX_POSITIONS {
            let Some(line) = text.get(at..at + window) else { break };
            let (color, length) = match line[area..area + 3] {
                [b'\n', _, _] => (options.to_move, area + 1),
                [b'\r', b'\n', _] => (options.to_move, area + 2),
                [b' ', b'w' | b'W', b'\n'] => (Some(Color::White), area + 3),
                [b' ', b'b' | b'B', b'\n'] => (Some(Color::Black), area + 3),
                _ => break,
            };
            let Some(color) = color else { break };
            let stones = &mut stones[to_move.len() / LANES * chunks..][..chunks];
            if !read(letters, line, area, color, stones, to_move.len() % LANES) {
                break;
            }
            to_move.push(color);
            at += length;
            lines += 1;
        }
        (lines, at)
    }

    /// Takes a board. There must be room for it, and whole chunks for all points.
    #[inline(always)]
    pub(super) fn push<L: Letters>(&mut self, letters: L, board: &[u8], to_move: Color) {
        let index = self.to_move.len();
        let stones = &mut self.stones[index / LANES * self.chunks..][..self.chunks];
        if read(letters, board, self.size.area(), to_move, stones, index % LANES) {
            self.to_move.push(to_move);
        }
    }

    /// Answers the waiting positions.
    #[inline(always)]
    pub(super) fn flush<L: Letters>(&mut self, letters: L, out: &mut Lines) {
        if self.to_move.is_empty() {
            return;
        }
        for group in 0..self.to_move.len().div_ceil(LANES) {
            for (chunk, stones) in self.stones[group * self.chunks..][..self.chunks].iter().enumerate() {
                self.batch.put_chunk(group, chunk, stones);
            }
        }
        self.batch.analyse();
        match self.options.form {
            StreamFormat::Text if self.chunks == 2 => self.write::<L, 2>(letters, out),
            StreamFormat::Text => self.write::<L, 0>(letters, out),
            StreamFormat::Json => {
                super::json::write(self.batch.answers(), self.to_move.len(), self.options.ask, out)
            }
        }
        self.to_move.clear();
    }

    /// Writes one line per position: `ok` or `dead`, and the board with its marks.
    #[inline(always)]
    fn write<L: Letters, const CHUNKS: usize>(&mut self, letters: L, out: &mut Lines) {
        let Self { ref options, size, ref batch, ref stones, ref to_move, ref mut sets, .. } = *self;
        let (answers, area) = (batch.answers(), size.area());
        let chunks = if CHUNKS == 0 { self.chunks } else { CHUNKS };
        let asked = |question| if options.ask.is_none_or(|ask| ask == question) { u64::MAX } else { 0 };
        let (rule, captures, moves) =
            (asked(Question::Rule), asked(Question::Captures), asked(Question::Moves));
        let under = if moves == 0 { b'.' } else { b'-' };
        // Whole chunks are written: the surplus is overwritten by the next line.
        let room = out.room(to_move.len() * (HEAD + area + 1) + CHUNK);
        let mut end = 0;
        for (group, (to_move, stones)) in to_move.chunks(LANES).zip(stones.chunks_exact(chunks)).enumerate() {
            let mut any_dead = [0; LANES];
            for (chunk, sets) in sets[..chunks].iter_mut().enumerate() {
                *sets = answers.chunk(group, chunk);
                for (any_dead, dead) in any_dead.iter_mut().zip(sets[0]) {
                    *any_dead |= dead;
                }
            }
            for (position, &to_move) in to_move.iter().enumerate() {
                let position = position % LANES;
                let (head, length) = if any_dead[position] == 0 { (b"ok   ", 3) } else { (b"dead ", 5) };
                let line = &mut room[end..][..HEAD + chunks * CHUNK + 1];
                line[..HEAD].copy_from_slice(head);
                let (own, opponent) = if to_move == Color::Black { (b'X', b'O') } else { (b'O', b'X') };
                let cells = line[length..].as_chunks_mut::<CHUNK>().0;
                for (cells, (stones, [dead, taking, legal])) in
                    cells.iter_mut().zip(stones.iter().zip(&sets[..chunks]))
                {
                    let over = [
                        (legal[position] & moves, b'+'),
                        (taking[position] & captures, b'*'),
                        (stones[0][position], own),
                        (stones[1][position], opponent),
                        (dead[position] & rule, b'!'),
                    ];
                    *cells = letters.write(under, over);
                }
                line[length + area] = b'\n';
                end += length + area + 1;
            }
        }
        out.keep(end);
    }
}

/// Reads the stones of the colour to move and of the other. Returns true if every letter is valid.
#[inline(always)]
fn read<L: Letters>(
    letters: L,
    board: &[u8],
    area: usize,
    to_move: Color,
    stones: &mut [Stones],
    position: usize,
) -> bool {
    let mut left = area;
    for (stones, chunk) in stones.iter_mut().zip(board.as_chunks::<CHUNK>().0) {
        let points = u64::MAX >> (CHUNK - left.min(CHUNK));
        left = left.saturating_sub(CHUNK);
        let Some([black, white]) = letters.read(chunk, points) else { return false };
        let (own, opponent) = if to_move == Color::Black { (black, white) } else { (white, black) };
        (stones[0][position], stones[1][position]) = (own, opponent);
    }
    true
}
