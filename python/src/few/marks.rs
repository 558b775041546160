//! The answers to a board, as a byte per point.

use super::words::{HasWords, Set, mark};
use gocheck_board::{Color, Size};
use gocheck_rules::bitboard::Position;
use gocheck_rules::{Board, with_position};

/// The sets of points of one board; those that are `None` are skipped. All points are false before.
pub(super) struct Marks<'a> {
    pub(super) valid: Option<&'a mut bool>,
    pub(super) dead: Option<&'a mut [bool]>,
    pub(super) legal: Option<&'a mut [bool]>,
    pub(super) captures: Option<&'a mut [bool]>,
}

/// Applies the rules to a board, given as its black and its white stones.
pub(super) fn analyse(size: Size, stones: &[Set; 2], to_move: Color, marks: Marks<'_>) {
    with_position!(&Board::new(size), |blank| answer(blank, stones, to_move, marks));
}

fn answer<B: HasWords>(blank: &Position<B>, stones: &[Set; 2], to_move: Color, marks: Marks<'_>) {
    let Marks { valid, dead, legal, captures } = marks;
    let stones = stones.each_ref().map(|words| B::from_words(words));
    let verdict = blank.with_stones(stones).verdict(to_move);
    if let Some(valid) = valid {
        *valid = verdict.dead.is_empty();
    }
    for (set, out) in [(verdict.dead, dead), (verdict.legal, legal), (verdict.captures, captures)] {
        if let Some(out) = out {
            mark(&set.words(), true, out);
        }
    }
}
