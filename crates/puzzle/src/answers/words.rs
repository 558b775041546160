//! Words of a text with their meanings, each looked up once.

use super::senses::{Sense, pieces, senses};
use std::collections::HashMap;
use std::ops::Deref;
use std::rc::Rc;

/// A word in lower case.
#[derive(Debug)]
pub(super) struct Word {
    text: Box<str>,
    senses: &'static [Sense],
    pieces: Box<[Piece]>,
}

/// A word of the tables: the whole of a word of letters, a part of a run of Chinese characters.
#[derive(Debug)]
pub(super) struct Piece {
    pub(super) text: Box<str>,
    pub(super) senses: &'static [Sense],
}

impl Word {
    fn new(text: &str) -> Self {
        let piece = |(text, senses): (&str, _)| Piece { text: text.into(), senses };
        Self {
            text: text.into(),
            senses: senses(text),
            pieces: pieces(text).into_iter().map(piece).collect(),
        }
    }

    pub(super) const fn text(&self) -> &str {
        &self.text
    }

    /// The meanings of the whole word.
    pub(super) const fn senses(&self) -> &'static [Sense] {
        self.senses
    }

    /// Returns true if the whole word has this meaning.
    pub(super) fn is(&self, sense: Sense) -> bool {
        self.senses.contains(&sense)
    }

    /// At least one.
    pub(super) const fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns true if a part of the word has this meaning.
    pub(super) fn has(&self, sense: Sense) -> bool {
        self.has_any(|of| *of == sense)
    }

    /// Returns true if a part of the word has such a meaning.
    pub(super) fn has_any(&self, is: impl Fn(&Sense) -> bool) -> bool {
        self.pieces.iter().any(|piece| piece.senses.iter().any(&is))
    }
}

impl Deref for Word {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Word {}

/// The distinct words of a text.
#[derive(Default)]
pub(super) struct Words(HashMap<Box<str>, Rc<Word>>);

impl Words {
    pub(super) fn get(&mut self, text: &str) -> Rc<Word> {
        if let Some(word) = self.0.get(text) {
            return Rc::clone(word);
        }
        let word = Rc::new(Word::new(text));
        self.0.insert(text.into(), Rc::clone(&word));
        word
    }
}
