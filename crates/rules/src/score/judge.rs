//! The status of each stone and each point.

use super::agreed::Agreed;
use super::area::{Extremes, margin};
use super::benson::Safe;
use super::checked_agreement::CheckedAgreement;
use super::margins::Range;
use super::settle::settled;
use crate::bitboard::Position;
use crate::board::{Bits, Color, Point, TextBoard};
use crate::{Board, Points};
use std::fmt;

/// The effort to determine the status of stones without an agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Only unconditional life: microseconds.
    Static,
    /// Also a search of small parts of the board: milliseconds, if there are any.
    Search,
}

/// A judged final position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The board.
    pub board: Board,
    /// Unconditionally alive stones.
    pub alive: Points,
    /// Dead stones: in the other colour's territory, by search, or by agreement.
    pub dead: Points,
    /// Stones that stay on the board although they may not have two eyes, because neither player can capture any.
    pub seki: Points,
    /// Undecided stones.
    pub open: Points,
    /// The certain points of each colour, Black's first: living stones, and surrounded points with or without dead stones.
    pub area: [Points; 2],
    /// Empty points that are certainly neutral.
    pub neutral: Points,
    /// The range of the area score.
    pub range: Range,
    /// True if the agreement is possible: no unconditionally alive stone is dead, and marked territory is surrounded. Otherwise
    /// it is not used.
    pub fits: bool,
    /// The points in seki of each colour, certain and possible ones, which count as area but not as territory.
    pub(super) in_seki: [[i32; 2]; 2],
}

/// Judges `board` with the players' agreement.
///
/// ```
/// use gocheck_rules::Board;
/// use gocheck_rules::score::{Agreed, Effort, judge};
///
/// // In the upper left corner each has an eye, and a player who fills the shared liberty is captured: a seki.
/// let board: Board = "
///     . X . O . O X .
///     X X X O O O X X
///     O O O X X X X .
///     . O O X . X X X
///     O . O X X . X .
/// ".parse()?;
/// assert_eq!(judge(&board, &Agreed::Nothing, Effort::Static).range.exact(), None);
/// let judged = judge(&board, &Agreed::Nothing, Effort::Search);
/// assert_eq!(judged.range.exact(), Some(9));
/// assert_eq!(judged.to_string().lines().next(), Some("+ X . O - O X +"));
/// # Ok::<(), gocheck_rules::board::TextBoardError>(())
/// ```
#[must_use]
pub fn judge(board: &Board, agreed: &Agreed, effort: Effort) -> Judged {
    let judge = Judge { board, agreed, effort };
    crate::with_position!(board, |position| match CheckedAgreement::new(position, agreed) {
        Some(agreed) => judge.by_agreement(position, agreed),
        None => Judged { fits: *agreed == Agreed::Nothing, ..judge.by_force(position) },
    })
}

struct Judge<'a> {
    board: &'a Board,
    agreed: &'a Agreed,
    effort: Effort,
}

/// The intermediate results for a position.
struct Parts<B> {
    alive: B,
    dead: B,
    /// Stones of settled parts.
    standing: B,
    open: B,
    /// Stones that may be in seki.
    doubtful: B,
    /// Surrounded points that are marked as neutral.
    unmarked: B,
}

impl Judge<'_> {
    /// Judges without an agreement.
    fn by_force<B: Bits>(&self, position: &Position<B>) -> Judged {
        let sides = Color::BOTH.map(|color| Safe::new(position, color));
        let alive = sides[0].alive | sides[1].alive;
        let standing = self.standing(position, &sides);
        let open = position.all() & !(sides[0].all() | sides[1].all() | standing);
        let [black, white] = sides.map(|side| side.territory);
        let dead = position.stones(Color::Black) & white | position.stones(Color::White) & black;
        self.judged(position, Parts { alive, dead, standing, open, doubtful: B::EMPTY, unmarked: B::EMPTY })
    }

    /// Judges with agreed dead stones.
    fn by_agreement<B: Bits>(
        &self,
        position: &Position<B>,
        CheckedAgreement { dead, unmarked }: CheckedAgreement<B>,
    ) -> Judged {
        let left = position.without(dead);
        let sides = Color::BOTH.map(|color| Safe::new(&left, color));
        let alive = sides[0].alive | sides[1].alive;
        let is_told = unmarked.is_some() || *self.agreed == Agreed::AllAlive;
        let standing = if is_told { B::EMPTY } else { self.standing(&left, &sides) };
        // Neutral points next to other groups may be the liberties of a seki, or points that were not filled.
        let safe = sides[0].all() | sides[1].all() | standing;
        let doubtful = if is_told { B::EMPTY } else { left.all() & !left.empty() & !safe };
        let unmarked = unmarked.unwrap_or(B::EMPTY);
        self.judged(position, Parts { alive, dead, standing, open: B::EMPTY, doubtful, unmarked })
    }

    fn standing<B: Bits>(&self, position: &Position<B>, sides: &[Safe<B>; 2]) -> B {
        if self.effort == Effort::Search { settled(position, sides) } else { B::EMPTY }
    }

    fn judged<B: Bits>(&self, position: &Position<B>, parts: Parts<B>) -> Judged {
        let left = position.without(parts.dead);
        let Extremes { least, most } = Extremes::new(&left, parts.open);
        let area = [least[0] & most[0], least[1] & most[1]];
        let neutral = position.empty() & !(least[0] | least[1] | most[0] | most[1]);
        let at_neutral = left.around(neutral);
        let joined = |color: Color, stones: B| left.spread(stones & at_neutral, left.stones(color) & stones);
        let in_seki = Color::BOTH.map(|color| joined(color, parts.standing));
        let in_doubt = Color::BOTH.map(|color| joined(color, parts.doubtful));
        let eyes = |i: usize, stones: B| {
            let empty = area[i] & left.empty();
            left.spread(left.around(stones), empty)
        };
        let count = |set: B| set.count() as i32;
        Judged {
            board: self.board.clone(),
            alive: points(parts.alive),
            dead: points(parts.dead),
            seki: points(in_seki[0] | in_seki[1]),
            open: points(parts.open & !position.empty()),
            area: area.map(points),
            neutral: points(neutral),
            range: Range { least: margin(least), most: margin(most) },
            fits: true,
            in_seki: [0, 1].map(|i| {
                let certain = eyes(i, in_seki[i]) | parts.unmarked & area[i];
                [count(certain), count(eyes(i, in_doubt[i]) & !certain)]
            }),
        }
    }
}

impl Judged {
    /// The letter of a point in a diagram: `X` and `O` are stones that stay, `x` and `o` dead ones, `B` and `W` undecided ones;
    /// `+` is Black's point, `-` White's, `.` neutral, `?` undecided.
    #[must_use]
    pub fn letter(&self, point: Point) -> char {
        let index = self.board.size().index(point);
        let stone = |[black, white]: [char; 2]| match self.board.get(point) {
            Some(Color::Black) => Some(black),
            Some(Color::White) => Some(white),
            None => None,
        };
        let [black, white] = &self.area;
        let letter = match () {
            () if self.open.contains(index) => stone(['B', 'W']),
            () if self.dead.contains(index) => stone(['x', 'o']),
            () => stone(['X', 'O']),
        };
        letter.unwrap_or(match () {
            () if black.contains(index) => '+',
            () if white.contains(index) => '-',
            () if self.neutral.contains(index) => '.',
            () => '?',
        })
    }
}

/// Formats a diagram: see [`Judged::letter`].
impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&TextBoard::new(self.board.size(), |point| self.letter(point)), f)
    }
}

/// Converts a set to the type for all boards.
pub(super) fn points<B: Bits>(set: B) -> Points {
    let mut points = Points::EMPTY;
    set.members().for_each(|index| points.set(index, true));
    points
}
