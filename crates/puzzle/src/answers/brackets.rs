//! Brackets of a section that belong together, on however many lines.

use super::tokens::{Token, TokenKind};
use std::ops::Range;

/// The brackets of a section.
#[derive(Default)]
pub(super) struct Brackets {
    /// In the order of their opening brackets.
    pairs: Vec<Pair>,
    pub(super) bad: Vec<usize>,
}

/// Two brackets that belong together.
pub(super) struct Pair {
    open: usize,
    pub(super) close: usize,
    /// The opening bracket of the innermost pair around it.
    pub(super) parent: Option<usize>,
    pub(super) has_inner: bool,
}

impl Brackets {
    pub(super) fn new(all: &[Token], parts: &[Range<usize>]) -> Self {
        let mut brackets = Self::default();
        let mut open: Vec<Open> = Vec::new();
        let mut scalars = 0;
        for at in parts.iter().cloned().flatten() {
            match all[at].kind {
                TokenKind::Open('(') if is_scalar_call(all, at) => scalars += 1,
                TokenKind::Close(')') if scalars > 0 => scalars -= 1,
                TokenKind::Open(sign) => open.push(Open { at, sign, has_inner: false }),
                TokenKind::Close(c) => {
                    let pairs = |open: char| matches!((open, c), ('(', ')') | ('[', ']') | ('{', '}'));
                    match open.pop_if(|open| pairs(open.sign)) {
                        Some(Open { at: start, has_inner, .. }) => {
                            let parent = open.last_mut().map(|parent| {
                                parent.has_inner = true;
                                parent.at
                            });
                            brackets.pairs.push(Pair { open: start, close: at, parent, has_inner });
                        }
                        None => brackets.bad.push(at),
                    }
                }
                _ => {}
            }
        }
        brackets.pairs.sort_unstable_by_key(|pair| pair.open);
        let unclosed: Vec<usize> = open.iter().map(|open| open.at).collect();
        // A bracket that is not closed is around nothing.
        for pair in &mut brackets.pairs {
            pair.parent = pair.parent.filter(|parent| unclosed.binary_search(parent).is_err());
        }
        brackets.bad.extend(unclosed);
        brackets
    }

    /// The pair that opens here.
    pub(super) fn at(&self, open: usize) -> Option<&Pair> {
        self.pairs.binary_search_by_key(&open, |pair| pair.open).ok().map(|at| &self.pairs[at])
    }
}

/// A bracket that is not closed yet.
struct Open {
    at: usize,
    sign: char,
    has_inner: bool,
}

/// Returns true for the bracket of `np.int64(4)`, which means nothing.
pub(super) fn is_scalar_call(all: &[Token], open: usize) -> bool {
    let is_type = |word: &str| ["int", "float", "uint", "intp", "bool", "double"].contains(&word);
    let glued = |at: usize| all[at].is_glued.then(|| at.checked_sub(1)).flatten();
    let Some(before) = glued(open) else { return false };
    let word = if all[before].number().is_some() { glued(before) } else { Some(before) };
    word.and_then(|at| all[at].word()).is_some_and(|word| is_type(word))
}
