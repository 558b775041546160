//! A place in a source: its bytes, lines and columns.

use super::super::source::Source;
use super::super::{Fault, Place};
use gocheck_text::columns;
use gocheck_text::next_game::is_line_break;
use std::io::{self, Read};
use std::ops::Range;

/// The bytes of a source from one place on.
pub(in super::super) struct Cursor<R> {
    pub(in super::super) source: Source<R>,
    /// The index of the next byte in the piece.
    at: usize,
    /// The number of bytes in earlier pieces.
    passed: u64,
    line: u32,
    /// `at` minus this is the column in characters from 0: the start of the line plus the number of bytes that are not the first
    /// of their character. It wraps, because the line may have started before the piece.
    line_start: usize,
    /// The terminal columns of the line's characters minus one each; negative if many take none.
    extra: isize,
    is_over: bool,
    /// Problems with the encoding of the bytes so far.
    pub(in super::super) notes: Vec<Fault>,
    /// The error that ended reading.
    pub(in super::super) error: Option<io::Error>,
}

impl<R: Read> Cursor<R> {
    pub(super) const fn new(source: Source<R>) -> Self {
        let notes = Vec::new();
        Self {
            source,
            at: 0,
            passed: 0,
            line: 1,
            line_start: 0,
            extra: 0,
            is_over: false,
            notes,
            error: None,
        }
    }

    /// The rest of the piece.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        &self.source.piece()[self.at..]
    }

    /// The next byte; `None` at the end.
    #[inline]
    pub(in super::super) fn peek(&mut self) -> Option<u8> {
        match self.source.piece().get(self.at) {
            Some(&byte) => Some(byte),
            None => self.refill(),
        }
    }

    /// Reads until the rest of the piece has `length` bytes, unless the source has fewer.
    #[inline]
    pub(super) fn look_ahead(&mut self, length: usize) {
        while self.rest().len() < length && !self.is_over {
            self.refill();
        }
    }

    /// Returns true if the next byte is the first of a line, but not of the source.
    pub(super) fn follows_line_break(&self) -> bool {
        self.at > 0 && is_line_break(self.source.piece()[self.at - 1])
    }

    /// The first `(` that begins a line, in a range of the rest of the piece.
    #[inline]
    pub(super) fn open_that_begins_line(&self, range: Range<usize>) -> Option<usize> {
        let (piece, start) = (self.source.piece(), range.start);
        let mut found = memchr::memchr_iter(b'(', &self.rest()[range]).map(|before| start + before);
        found.find(|before| (self.at + before).checked_sub(1).is_some_and(|at| is_line_break(piece[at])))
    }

    /// Reads the rest of the source, unless it is longer than `most` bytes.
    #[cold]
    pub(in super::super) fn whole(&mut self, most: usize) -> Option<&[u8]> {
        while !self.is_over && self.rest().len() <= most {
            self.refill();
        }
        Some(self.rest()).filter(|rest| rest.len() <= most)
    }

    /// Appends the next piece to the rest of this one and to the byte before it, which shows where a line begins.
    #[cold]
    fn refill(&mut self) -> Option<u8> {
        if self.is_over {
            return self.rest().first().copied();
        }
        let (kept, dropped) = (self.at.min(1), self.at.saturating_sub(1));
        let read = self.source.next_piece(dropped);
        self.passed += dropped as u64;
        self.line_start = self.line_start.wrapping_sub(dropped);
        self.at = kept;
        self.is_over = !matches!(read, Ok(true));
        self.error = read.err();
        for note in std::mem::take(&mut self.source.notes) {
            let before = (self.line, self.line_start, self.extra);
            self.advance(note.at.saturating_sub(kept));
            self.notes.push(Fault::new(note.message, self.place()));
            (self.line, self.line_start, self.extra) = before;
            self.at = kept;
        }
        self.rest().first().copied()
    }

    /// The number of bytes before this place.
    #[inline]
    pub(super) const fn position(&self) -> u64 {
        self.passed + self.at as u64
    }

    /// Skips a number of bytes, none of which ends a line or is part of a longer character.
    #[inline]
    pub(super) const fn skip(&mut self, length: usize) {
        self.at += length;
    }

    /// Moves to the next byte that is not white space.
    #[inline]
    pub(super) fn skip_blanks(&mut self) -> Option<u8> {
        loop {
            match self.peek()? {
                b'\n' => {
                    self.at += 1;
                    self.begin_line();
                }
                b' ' | b'\t' | b'\r' | b'\x0B' | b'\x0C' => self.at += 1,
                byte => return Some(byte),
            }
        }
    }

    #[inline]
    pub(super) fn place(&self) -> Place {
        let character = self.at.wrapping_sub(self.line_start).saturating_add(1);
        let column = character.wrapping_add_signed(self.extra);
        Place { line: self.line, character: character as u32, column: column as u32 }
    }

    /// Moves over whole characters of the piece.
    #[inline]
    pub(super) fn advance(&mut self, length: usize) {
        const SHORT: usize = 16;
        let end = self.at + length;
        if length > SHORT || !self.source.piece()[self.at..end].is_ascii() {
            return self.advance_far(length);
        }
        while self.at < end {
            let byte = self.source.piece()[self.at];
            self.at += 1;
            if byte == b'\n' {
                self.begin_line();
            }
        }
    }

    /// Starts a line here.
    #[inline]
    const fn begin_line(&mut self) {
        self.line = self.line.saturating_add(1);
        (self.line_start, self.extra) = (self.at, 0);
    }

    fn advance_far(&mut self, length: usize) {
        let mut rest = &self.source.piece()[self.at..self.at + length];
        if let Some(last) = memchr::memrchr(b'\n', rest) {
            let lines = memchr::memchr_iter(b'\n', rest).count();
            self.line = self.line.saturating_add(lines.try_into().unwrap_or(u32::MAX));
            (self.line_start, self.extra) = (self.at + last + 1, 0);
            rest = &rest[last + 1..];
        }
        let inner = rest.iter().filter(|&&byte| is_inner(byte)).count();
        if inner > 0 {
            let starts = rest.iter().enumerate().filter(|&(_, &byte)| byte >= 0xC0);
            self.extra += starts.map(|(at, _)| extra(&rest[at..])).sum::<isize>();
        }
        self.line_start = self.line_start.wrapping_add(inner);
        self.at += length;
    }

    /// The bytes of the next character.
    pub(super) fn character_length(&self) -> usize {
        let inner = self.source.piece().iter().skip(self.at + 1).take(3);
        1 + inner.take_while(|&&byte| is_inner(byte)).count()
    }
}

/// The terminal columns of a text's first character, which is not ASCII, minus one.
#[inline]
fn extra(text: &[u8]) -> isize {
    let length = match text {
        // U+5000 to U+9FFF, most of a Chinese text: all are wide.
        [0xE5..=0xE9, ..] => return 1,
        [0..=0xDF, ..] => 2,
        [0xE0..=0xEF, ..] => 3,
        _ => 4,
    };
    let character = text.get(..length).and_then(|bytes| std::str::from_utf8(bytes).ok());
    character.and_then(|text| text.chars().next()).map_or(0, |c| columns(c) as isize - 1)
}

/// Returns true for a byte of UTF-8 that is not the first of its character.
#[inline]
const fn is_inner(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}
