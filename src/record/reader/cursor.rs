//! Where the reader is: bytes, lines and columns.

use super::super::Place;
use super::{Last, Reader};
use crate::diagnostic::columns;
use std::io::Read;

impl<R: Read> Reader<R> {
    /// The next byte; nothing at the end.
    #[inline]
    pub(super) fn peek(&mut self) -> Option<u8> {
        match self.source.piece().get(self.at) {
            Some(&byte) => Some(byte),
            None => self.refill(),
        }
    }

    #[cold]
    pub(super) fn refill(&mut self) -> Option<u8> {
        self.line_start = self.line_start.wrapping_sub(self.at);
        self.at = 0;
        if self.last == Last::End || self.error.is_some() {
            return None;
        }
        match self.source.next_piece() {
            Ok(_) => {}
            Err(error) => {
                self.error = Some(error);
                return None;
            }
        }
        for note in std::mem::take(&mut self.source.notes) {
            let before = (self.line, self.line_start, self.extra);
            self.advance(note.at);
            self.fault(self.place(), note.message);
            (self.line, self.line_start, self.extra) = before;
            self.at = 0;
        }
        self.source.piece().first().copied()
    }

    /// Moves on to the next byte that is no blank, and gives its place.
    #[inline]
    pub(super) fn place_of_token(&mut self) -> Place {
        while let Some(byte) = self.peek() {
            match byte {
                b'\n' => {
                    self.at += 1;
                    self.line = self.line.saturating_add(1);
                    self.line_start = self.at;
                    self.extra = 0;
                }
                b' ' | b'\t' | b'\r' | b'\x0B' | b'\x0C' => self.at += 1,
                _ => break,
            }
        }
        self.place()
    }

    #[inline]
    pub(super) fn place(&self) -> Place {
        let character = self.at.wrapping_sub(self.line_start).saturating_add(1);
        let column = character.wrapping_add_signed(self.extra);
        Place { line: self.line, character: character as u32, column: column as u32 }
    }

    /// Moves on over whole characters of the piece.
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
                self.line = self.line.saturating_add(1);
                self.line_start = self.at;
                self.extra = 0;
            }
        }
    }

    pub(super) fn advance_far(&mut self, length: usize) {
        let mut rest = &self.source.piece()[self.at..self.at + length];
        if let Some(last) = memchr::memrchr(b'\n', rest) {
            let lines = memchr::memchr_iter(b'\n', rest).count();
            self.line = self.line.saturating_add(lines.try_into().unwrap_or(u32::MAX));
            self.line_start = self.at + last + 1;
            self.extra = 0;
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

/// The columns that the first character of a text takes besides one; it is not ASCII.
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

/// Whether a byte of UTF-8 is one of its character's, but not the first.
#[inline]
const fn is_inner(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}
