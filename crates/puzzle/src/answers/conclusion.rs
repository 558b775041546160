//! The answer at the end of its reasons.

use super::senses::Sense;
use super::tokens::{Token, TokenKind};
use crate::words::{Label, label};
use std::ops::Range;

/// The first token of the last sentence that gives the answer after its reasons: `So the answer is (0, 3).`
pub(super) fn conclusion(all: &[Token], parts: &[Range<usize>]) -> Option<usize> {
    // `So the answer is`
    const MOST: usize = 4;
    let has = |at: usize, sense: Sense| all[at].word().is_some_and(|word| word.has(sense));
    let is_answer = |at: usize| {
        let of = |text: &str| label(text) == Some(Label::Value) || text == "solution";
        all[at].word().is_some_and(|word| word.pieces().iter().any(|piece| of(&piece.text)))
    };
    let concludes = |part: &Range<usize>| {
        let at = part.clone().rev().find(|at| has(*at, Sense::Conclusion))?;
        let end = part.end.min(at + MOST);
        let is_point = |at: usize| all[at].kind == TokenKind::Open('(') || all[at].number().is_some();
        ((at..end).any(is_answer) && (at..part.end).any(is_point)).then_some(at)
    };
    parts.iter().rev().find_map(concludes)
}
