//! Whether tokens may be an answer.

use super::senses::Sense;
use super::tokens::{Token, TokenKind};
use super::words::Word;

/// Returns true for text before a name that may be an answer.
pub(super) fn is_answer(tokens: &[Token]) -> bool {
    tokens.iter().filter(|token| token.number().is_some()).count() > 1 || has_literal(tokens)
}

pub(super) fn has_literal(tokens: &[Token]) -> bool {
    let is_literal = |word: &Word| word.has_any(|sense| matches!(sense, Sense::Literal(_)));
    tokens.iter().filter_map(Token::word).any(is_literal)
}

pub(super) fn has_value(tokens: &[Token]) -> bool {
    tokens.iter().any(|token| match &token.kind {
        TokenKind::Number(..) | TokenKind::Open(_) => true,
        TokenKind::Word(word) => word.has_any(|sense| {
            matches!(
                sense,
                Sense::Literal(_) | Sense::Weak(_) | Sense::Property(_) | Sense::Nothing | Sense::Not
            )
        }),
        _ => false,
    })
}
