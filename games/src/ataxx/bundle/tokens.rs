//! What stands around a token.

use proc_macro2::TokenTree;

/// The sign at a place, or a blank where there is none.
pub(super) fn sign(tokens: &[TokenTree], at: usize) -> char {
    match tokens.get(at) {
        Some(TokenTree::Punct(sign)) => sign.as_char(),
        _ => ' ',
    }
}

/// The sign so many places before one.
fn sign_before(tokens: &[TokenTree], at: usize, back: usize) -> char {
    at.checked_sub(back).map_or(' ', |at| sign(tokens, at))
}

/// Whether a value stands before that place whose method or field is named there.
pub(super) fn is_behind_value(tokens: &[TokenTree], at: usize) -> bool {
    sign_before(tokens, at, 1) == '.' && sign_before(tokens, at, 2) != '.'
}

/// Whether a path goes on at that place.
pub(super) fn is_behind_path(tokens: &[TokenTree], at: usize) -> bool {
    sign_before(tokens, at, 1) == ':' && sign_before(tokens, at, 2) == ':'
}

/// Whether a lifetime is named at that place.
pub(super) fn is_lifetime(tokens: &[TokenTree], at: usize) -> bool {
    sign_before(tokens, at, 1) == '\''
}

/// Whether `::` stands at that place.
pub(super) fn is_path(tokens: &[TokenTree], at: usize) -> bool {
    sign(tokens, at) == ':' && sign(tokens, at + 1) == ':'
}

/// Whether one of these words stands before that place.
pub(super) fn is_behind_word(tokens: &[TokenTree], at: usize, words: &[&str]) -> bool {
    let before = at.checked_sub(1).and_then(|at| tokens.get(at));
    matches!(before, Some(TokenTree::Ident(word)) if words.iter().any(|other| word == other))
}
