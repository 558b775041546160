//! The score of a final position: what is certain of it, and what is not.
//!
//! | question | answer |
//! | --- | --- |
//! | what the board counts as it stands | [`area`], as Tromp and Taylor count |
//! | between which margins it ends, whatever is dead | [`range`] |
//! | what becomes of each stone and point, and why | [`judge`] |
//! | who wins by how much | [`Judged::score`], under [`Terms`] |
//!
//! Three things are known of a stone: that its group is unconditionally alive, or dead where its owner cannot live
//! (Benson 1976, and what follows from it); that a small part of the board is settled, a seki for example, which a
//! search of all moves shows; and what the players say. Of all other stones nothing is guessed: each may be alive or dead.
//! A board with more black stones on it and fewer white ones counts no point less for Black, so that the margins
//! are furthest apart where all stones of one colour that are in doubt live and all of the other's die.

mod area;
mod benson;
mod judge;
mod said;
mod settle;
mod terms;

pub use judge::{Agreed, Effort, Judged, judge};
pub use terms::played_more;
pub use terms::{Score, Terms, count, result};

use super::Board;
use super::bitboard::{Position, Question, on_smallest_bits};
use crate::board::{Bits, Color};
use area::{Extremes, margin, owned};
use benson::Safe;

/// What Black has more than White on the board: the least and the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Range {
    /// The least.
    pub least: i32,
    /// The most.
    pub most: i32,
}

impl Range {
    /// The margin, where it is one.
    #[must_use]
    pub fn exact(self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }
}

/// The points of each colour, Black's first, as Tromp and Taylor count them: its stones, whatever their liberties, and
/// the empty points that reach only it.
///
/// ```
/// use gocheck_rules::{Board, score};
///
/// let board: Board = "
///     . X . O .
///     X X . O O
/// ".parse()?;
/// assert_eq!(score::area(&board), [4, 4]);
/// # Ok::<(), gocheck_rules::board::TextBoardError>(())
/// ```
#[must_use]
pub fn area(board: &Board) -> [u32; 2] {
    on_smallest_bits(board, CountArea)
}

/// Between which margins, by area, a game with this last position ends, whatever stones turn out to be dead: only what is
/// unconditionally alive, and what is in its territory, is decided. Takes microseconds.
///
/// ```
/// use gocheck_rules::{Board, score};
///
/// // Black has two eyes; White's stones have none, and what they are is not told.
/// let board: Board = "
///     . X . X O .
///     X X X X O .
/// ".parse()?;
/// let range = score::range(&board);
/// assert_eq!([range.least, range.most], [4, 12]);
/// # Ok::<(), gocheck_rules::board::TextBoardError>(())
/// ```
#[must_use]
pub fn range(board: &Board) -> Range {
    on_smallest_bits(board, FindRange)
}

/// The same with what players say, whether that can be or not.
pub fn range_as_said(board: &Board, agreed: &Agreed) -> Range {
    let exact = |margin: i32| Range { least: margin, most: margin };
    match agreed {
        Agreed::Nothing => range(board),
        agreed => exact(on_smallest_bits(board, MarginAsSaid(agreed))),
    }
}

/// The unconditionally alive stones of a colour, and its territory between them, row by row: for those who want no more.
///
/// ```
/// use gocheck_rules::board::Color;
/// use gocheck_rules::{Board, score};
///
/// let board: Board = "
///     . X . X O .
///     X X X X O .
/// ".parse()?;
/// let (alive, territory) = score::unconditional(&board, Color::Black);
/// assert_eq!((alive.len(), territory.len()), (6, 2));
/// # Ok::<(), gocheck_rules::board::TextBoardError>(())
/// ```
#[must_use]
pub fn unconditional(board: &Board, color: Color) -> (Vec<crate::board::Point>, Vec<crate::board::Point>) {
    on_smallest_bits(board, Unconditional(color))
}

struct CountArea;

impl Question for CountArea {
    type Answer = [u32; 2];

    fn ask<B: Bits>(self, position: &Position<B>) -> [u32; 2] {
        owned(position).map(Bits::count)
    }
}

struct FindRange;

impl Question for FindRange {
    type Answer = Range;

    fn ask<B: Bits>(self, position: &Position<B>) -> Range {
        let safe = Color::BOTH.map(|color| Safe::new(position, color));
        let open = position.all() & !(safe[0].all() | safe[1].all());
        let dead =
            Color::BOTH.map(|color| position.stones(color) & safe[color.opponent() as usize].territory);
        let Extremes { least, most } = Extremes::new(&position.without(dead[0] | dead[1]), open);
        Range { least: margin(least), most: margin(most) }
    }
}

struct MarginAsSaid<'a>(&'a Agreed);

impl Question for MarginAsSaid<'_> {
    type Answer = i32;

    fn ask<B: Bits>(self, position: &Position<B>) -> i32 {
        margin(owned(&position.without(said::dead(position, self.0))))
    }
}

struct Unconditional(Color);

impl Question for Unconditional {
    type Answer = (Vec<crate::board::Point>, Vec<crate::board::Point>);

    fn ask<B: Bits>(self, position: &Position<B>) -> Self::Answer {
        let Safe { alive, territory } = Safe::new(position, self.0);
        (position.points(alive).collect(), position.points(territory).collect())
    }
}
