//! Reads the text of a value up to its end.

use super::{Tokens, ValueEnd};
use gocheck_text::next_game;
use std::io::Read;

impl<R: Read> Tokens<R> {
    /// Reads from a `[` to its `]`.
    #[inline]
    pub(super) fn value(&mut self, is_point: bool, keep: impl FnMut(&[u8])) -> ValueEnd {
        self.cursor.skip(1);
        self.text_of_value(is_point, keep)
    }

    /// Reads from after a `[` to its `]`.
    #[inline]
    pub(super) fn text_of_value(&mut self, is_point: bool, mut keep: impl FnMut(&[u8])) -> ValueEnd {
        /// The maximum number of bytes of a point; if a bracket or sign comes later, its end is missing.
        const POINT: usize = 2;
        // The length of the text so far, from the last backslash on.
        let mut before = 0_usize;
        loop {
            if is_point {
                self.cursor.look_ahead(POINT + 1);
            }
            let rest = self.cursor.rest();
            // A point is searched only to its first sign, so that a piece is not searched for each of its values.
            let stop = if is_point { rest.iter().position(|byte| b"]\\;()[".contains(byte)) } else { None };
            let searched = stop.map_or(rest, |stop| &rest[..rest.len().min(stop.max(POINT) + 1)]);
            let mut length = memchr::memchr2(b']', b'\\', searched).unwrap_or(rest.len());
            let open = stop.filter(|&stop| before + length > POINT && stop < length);
            length = open.unwrap_or(length);
            let byte = rest.get(length).copied();
            let next_game = if is_point { None } else { self.next_game_in(length) };
            length = next_game.unwrap_or(length);
            keep(&self.cursor.rest()[..length]);
            self.cursor.advance(length);
            if next_game.is_some() {
                return ValueEnd::NextGame;
            }
            match byte {
                Some(_) if open.is_some() && self.next_game_begins() => return ValueEnd::NextGame,
                Some(_) if open.is_some() => return ValueEnd::Open,
                Some(b']') => {
                    self.cursor.skip(1);
                    return ValueEnd::Closed;
                }
                Some(_) => {
                    self.cursor.skip(1);
                    self.escaped(&mut keep);
                    before = 0;
                }
                None if self.cursor.peek().is_none() => return ValueEnd::Cut,
                None => before += length,
            }
        }
    }

    /// The number of bytes before the next game of the file, if it begins in the next `length` bytes of a value.
    #[inline]
    fn next_game_in(&mut self, length: usize) -> Option<usize> {
        let mut from = 0;
        while let Some(start) = self.cursor.open_that_begins_line(from..length) {
            if self.depth == 0 {
                return None;
            }
            self.cursor.look_ahead(start + next_game::ROOT);
            if next_game::begins(&self.cursor.rest()[start..]) {
                self.cursor.look_ahead(start + next_game::QUOTED);
                if !next_game::is_quoted(&self.cursor.rest()[start..]) {
                    return Some(start);
                }
            }
            from = start + 1;
        }
        None
    }

    /// Reads the character after a backslash, which stands for itself, or a line break, which stands for nothing.
    fn escaped(&mut self, mut keep: impl FnMut(&[u8])) {
        let Some(byte) = self.cursor.peek() else { return };
        if !byte.is_ascii() {
            // None of its bytes is a sign: they are read as part of the text.
            return;
        }
        self.cursor.advance(1);
        if byte != b'\n' && byte != b'\r' {
            return keep(&[byte]);
        }
        if let Some(second @ (b'\n' | b'\r')) = self.cursor.peek()
            && second != byte
        {
            self.cursor.advance(1);
        }
    }
}
