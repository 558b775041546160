//! Brackets of a section that belong together, on however many lines.

use super::tokens::{Token, TokenKind};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// Brackets that belong together, by the index of the opening one.
#[derive(Default)]
pub(super) struct Brackets {
    pub(super) ends: HashMap<usize, usize>,
    pub(super) parents: HashMap<usize, usize>,
    pub(super) has_inner: HashMap<usize, bool>,
    pub(super) bad: Vec<usize>,
}

impl Brackets {
    pub(super) fn new(all: &[Token], parts: &[Range<usize>]) -> Self {
        let mut brackets = Self::default();
        let mut open: Vec<(usize, char)> = Vec::new();
        let mut scalars = 0;
        for at in parts.iter().cloned().flatten() {
            match all[at].kind {
                TokenKind::Open('(') if is_scalar_call(all, at) => scalars += 1,
                TokenKind::Close(')') if scalars > 0 => scalars -= 1,
                TokenKind::Open(c) => open.push((at, c)),
                TokenKind::Close(c) => {
                    let pairs = |open: char| matches!((open, c), ('(', ')') | ('[', ']') | ('{', '}'));
                    match open.pop_if(|(_, open)| pairs(*open)) {
                        Some((start, _)) => {
                            brackets.ends.insert(start, at);
                            if let Some((parent, _)) = open.last() {
                                brackets.parents.insert(start, *parent);
                                brackets.has_inner.insert(*parent, true);
                            }
                        }
                        None => brackets.bad.push(at),
                    }
                }
                _ => {}
            }
        }
        brackets.bad.extend(open.iter().map(|(at, _)| *at));
        let unclosed: HashSet<usize> = open.into_iter().map(|(at, _)| at).collect();
        brackets.parents.retain(|_, parent| !unclosed.contains(parent));
        brackets
    }
}

/// Returns true for the bracket of `np.int64(4)`, which means nothing.
pub(super) fn is_scalar_call(all: &[Token], open: usize) -> bool {
    let is_type = |word: &str| ["int", "float", "uint", "intp", "bool", "double"].contains(&word);
    let glued = |at: usize| all[at].is_glued.then(|| at.checked_sub(1)).flatten();
    let Some(before) = glued(open) else { return false };
    let word = if all[before].number().is_some() { glued(before) } else { Some(before) };
    word.is_some_and(|at| all[at].word().is_some_and(is_type))
}
