use super::table::Table;
use crate::Question;
use gocheck_board::{Bits, Color, Size};
use gocheck_rules::bitboard::{Chain, Position};
use gocheck_rules::{Board, with_position};

/// Counts of features that make a position hard to read for the colour to move.
///
/// ```
/// use gocheck_board::Color;
/// use gocheck_puzzle::generate::Features;
/// use gocheck_rules::Board;
///
/// // The upper left point captures two groups at once and would be suicide if it captured nothing.
/// let setup: Board = "
///     . X O
///     X O .
///     O . .
/// ".parse()?;
/// let features = Features::of(&setup, Color::White);
/// assert_eq!((features.captures, features.double_captures, features.captures_like_suicide), (1, 1, 1));
/// # Ok::<(), gocheck_board::TextBoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// The stones of the longest group with at most two liberties.
    pub longest: u32,
    /// Groups of either colour with at most one liberty.
    pub ataris: u32,
    /// Groups that look as if they could be captured: opponent's groups with two liberties, own groups with one.
    pub false_candidates: u32,
    /// Points where the player captures.
    pub captures: u32,
    /// Captures of several groups at once.
    pub double_captures: u32,
    /// Captures that would be suicide if they captured nothing.
    pub captures_like_suicide: u32,
    /// Snapbacks: captures after which two or more capturing stones can be recaptured at once.
    pub snapbacks: u32,
    /// Empty points where the player may not play.
    pub suicides: u32,
    /// Such points next to a stone of the player.
    pub suicides_like_moves: u32,
    /// Moves that capture nothing, have no empty neighbour, and are legal because of an own group's liberty.
    pub moves_like_suicide: u32,
    /// Empty points with stones of one colour on all sides.
    pub eyes: u32,
}

impl Features {
    /// Counts the features for the colour to move.
    #[must_use]
    pub fn of(setup: &Board, to_move: Color) -> Self {
        with_position!(setup, |board| Self::of_position(board, to_move))
    }

    /// Each feature with its name.
    #[must_use]
    pub const fn named(&self) -> [(&'static str, u32); 11] {
        [
            ("longest", self.longest),
            ("ataris", self.ataris),
            ("false_candidates", self.false_candidates),
            ("captures", self.captures),
            ("double_captures", self.double_captures),
            ("captures_like_suicide", self.captures_like_suicide),
            ("snapbacks", self.snapbacks),
            ("suicides", self.suicides),
            ("suicides_like_moves", self.suicides_like_moves),
            ("moves_like_suicide", self.moves_like_suicide),
            ("eyes", self.eyes),
        ]
    }

    /// The difficulty of a question on a board of `size`: the weighted sum of the features. All but the longest group are
    /// scaled to 81 points, since a larger board has more of everything.
    #[must_use]
    pub fn score(&self, question: Question, size: Size) -> u32 {
        let [longest, ref others @ ..] = match question {
            Question::Rule => RULE,
            Question::Captures => CAPTURES,
            Question::Moves => MOVES,
        };
        let others = self.named().into_iter().skip(1).zip(others).map(|((_, count), weight)| count * weight);
        longest * self.longest + others.sum::<u32>() * 81 / size.area() as u32
    }
}

/// The weights of the features, in the order of [`Features::named`].
type Weights = [u32; 11];

const RULE: Weights = [1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 2];
const CAPTURES: Weights = [1, 0, 1, 0, 5, 5, 5, 0, 0, 0, 2];
const MOVES: Weights = [1, 0, 0, 0, 0, 5, 0, 1, 5, 2, 1];

impl Features {
    fn of_position<B: Bits>(board: &Position<B>, to_move: Color) -> Self {
        let (own, opponent) = (board.stones(to_move), board.stones(to_move.opponent()));
        let empty = board.empty();
        let verdict = board.verdict(to_move);
        let beside_empty = board.around(empty);
        let mut features = Self {
            captures: verdict.captures.count(),
            suicides: (empty & !verdict.legal).count(),
            suicides_like_moves: (empty & !verdict.legal & board.around(own)).count(),
            eyes: (empty & !board.around(empty | own)).count()
                + (empty & !board.around(empty | opponent)).count(),
            ..Self::default()
        };
        let mut spare = B::EMPTY;
        let mut taken_once = B::EMPTY;
        let mut taken_twice = B::EMPTY;
        for color in Color::BOTH {
            for Chain { stones, liberties } in board.chains(color) {
                let (is_own, free) = (color == to_move, liberties.count());
                if free <= 2 {
                    features.longest = features.longest.max(stones.count());
                }
                features.ataris += u32::from(free <= 1);
                features.false_candidates += u32::from(if is_own { free == 1 } else { free == 2 });
                if is_own && free > 1 {
                    spare = spare | liberties;
                }
                if !is_own && free == 1 {
                    taken_twice = taken_twice | taken_once & liberties;
                    taken_once = taken_once | liberties;
                }
            }
        }
        let closed = empty & !beside_empty;
        features.double_captures = taken_twice.count();
        features.captures_like_suicide = (verdict.captures & closed & !spare).count();
        features.moves_like_suicide = (closed & spare & !verdict.captures).count();
        let table = Table::new(board);
        let is_snapback = |&index: &usize| {
            let captor = table.look(to_move, index).own;
            captor.liberties.is_single() && captor.stones.count() > 1
        };
        features.snapbacks = verdict.captures.members().filter(is_snapback).count() as u32;
        features
    }
}
