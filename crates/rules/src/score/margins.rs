//! The score of a board, and the range in which the score of a game can be.

use super::agreed::Agreed;
use super::area::{Extremes, margin, owned};
use super::benson::Safe;
use super::checked_agreement::dead as agreed_dead;
use crate::bitboard::Position;
use crate::board::{Bits, Color, Point};
use crate::{Board, with_position};

/// A range of Black's points minus White's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Range {
    /// The lowest.
    pub least: i32,
    /// The highest.
    pub most: i32,
}

impl Range {
    /// The score, if it is exact.
    #[must_use]
    pub fn exact(self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }
}

/// The points of each colour under Tromp-Taylor rules, Black's first: its stones, regardless of liberties, and the empty
/// points that reach only that colour.
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
    with_position!(board, |position| owned(position).map(Bits::count))
}

/// The range of the area score of a game with this final position, whichever stones are dead: only unconditionally
/// alive stones and their territory are decided. Takes microseconds.
///
/// ```
/// use gocheck_rules::{Board, score};
///
/// // Black has two eyes; White's stones have none, and their status is open.
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
    with_position!(board, |position| range_of(position))
}

/// Like [`range`], but applies the players' agreement, even if it is impossible.
pub fn range_as_agreed(board: &Board, agreed: &Agreed) -> Range {
    if *agreed == Agreed::Nothing {
        return range(board);
    }
    let margin =
        with_position!(board, |position| margin(owned(&position.without(agreed_dead(position, agreed)))));
    Range { least: margin, most: margin }
}

/// The unconditionally alive stones of a colour, and its territory between them, row by row.
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
pub fn unconditional(board: &Board, color: Color) -> (Vec<Point>, Vec<Point>) {
    with_position!(board, |position| {
        let Safe { alive, territory } = Safe::new(position, color);
        (position.points(alive).collect(), position.points(territory).collect())
    })
}

fn range_of<B: Bits>(position: &Position<B>) -> Range {
    let safe = Color::BOTH.map(|color| Safe::new(position, color));
    let open = position.all() & !(safe[0].all() | safe[1].all());
    let dead = Color::BOTH.map(|color| position.stones(color) & safe[color.opponent() as usize].territory);
    let Extremes { least, most } = Extremes::new(&position.without(dead[0] | dead[1]), open);
    Range { least: margin(least), most: margin(most) }
}
