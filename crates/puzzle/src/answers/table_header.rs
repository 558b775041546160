//! Headers of tables.

use super::senses::Sense;
use super::tokens::Token;
use crate::words::Label;

/// Whether a word means rows or columns.
pub(super) fn label(token: &Token) -> Option<Sense> {
    let is_label = |sense: &&Sense| matches!(sense, Sense::Row | Sense::Column);
    token.word()?.pieces().iter().flat_map(|piece| piece.senses).find(is_label).copied()
}

/// The columns of a table whose rows name their puzzles, from its header: `problem,col,row`.
pub(super) fn columns(line: &[Token]) -> Option<[Option<Sense>; 2]> {
    let has_number = line.iter().any(|token| token.number().is_some());
    let labels: Vec<Sense> = line.iter().filter_map(label).collect();
    match labels.as_slice() {
        &[first, second] if first != second && !has_number => Some([Some(first), Some(second)]),
        _ => None,
    }
}

/// Returns true if a header has a column of colours after those of rows and columns: `row col color`.
pub(super) fn has_colors(line: &[Token]) -> bool {
    let last = line.iter().rev().find_map(Token::word);
    last.is_some_and(|last| crate::words::label(last) == Some(Label::Color))
}

/// Returns true for the header of a table whose rows begin with the numbers of problems: `题目,行,列`, `| Problem | Answer |`.
pub(super) fn is_table_of_problems(line: &[Token]) -> bool {
    const MOST: usize = 32;
    let first = line.iter().find_map(Token::word);
    let words_of_line = line.iter().filter(|token| token.word().is_some()).count();
    let has_number = line.iter().any(|token| token.number().is_some());
    line.len() < MOST
        && words_of_line > 1
        && !has_number
        && first.is_some_and(|word| word.has(Sense::Problem))
}
