//! A judged position whose undecided stones have an estimated status.

use super::area::{Extremes, margin, owned};
use super::benson::Safe;
use super::judge::{Judged, points};
use super::margins::Range;
use crate::bitboard::Position;
use crate::board::{Bits, Color};
use crate::{Board, Points};

/// The estimated status of everything that is not certain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess {
    /// The dead stones, whole groups.
    pub(crate) dead: Points,
    /// The stones in seki, whose eyes are not territory.
    pub(crate) seki: Points,
    /// The empty points that are a colour's although they reach both, Black's first: the border is not closed.
    pub(crate) open: [Points; 2],
}

/// Counts a position by a guess that agrees with what is `certain`. The score is within the certain range.
pub(crate) fn judge_by_estimate(certain: &Judged, guess: &Guess) -> Judged {
    let board = &certain.board;
    crate::with_position!(board, |position| judged(board, position, certain, guess))
}

fn judged<B: Bits>(board: &Board, position: &Position<B>, certain: &Judged, guess: &Guess) -> Judged {
    let set = |points: &Points| B::from_words(points.as_words());
    let dead = set(&guess.dead);
    let left = position.without(dead);
    let empty = left.empty();
    let [black, white] = owned(&left);
    let neutral = empty & !(black | white);
    // A point that unconditionally alive stones of both colours reach is neutral, however open the border.
    let Extremes { least, most } = Extremes::new(&position.without(set(&certain.dead)), set(&certain.open));
    let open_black = set(&guess.open[0]) & neutral & most[0];
    let open_white = set(&guess.open[1]) & neutral & least[1];
    let area = [black | open_black, white | open_white & !open_black];
    let sides = Color::BOTH.map(|color| Safe::new(position, color));
    let eyes = [0, 1].map(|i| {
        let seki = set(&guess.seki) & left.stones(Color::BOTH[i]);
        left.spread(left.around(seki), area[i] & empty).count() as i32
    });
    let margin = margin(area);
    Judged {
        board: board.clone(),
        alive: points(sides[0].alive | sides[1].alive),
        dead: points(dead),
        seki: guess.seki,
        open: Points::EMPTY,
        area: area.map(points),
        neutral: points(neutral & !(area[0] | area[1])),
        range: Range { least: margin, most: margin },
        fits: true,
        in_seki: eyes.map(|eyes| [eyes, 0]),
    }
}
