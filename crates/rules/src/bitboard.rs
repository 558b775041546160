//! The rules on bitboards: a set of points is a number, and a step to all neighbours is four shifts.
//!
//! Rows follow one another without gaps, so that 9 x 9 takes 81 bits and 11 x 11 the 121 that a `u128` holds. A
//! mask keeps steps along a row from crossing its ends.

use super::{Analysis, Board, Capture, Group};
use crate::board::{Bits, Color, Point, Size};

/// Analyses `setup` with `to_move` to move.
#[must_use]
pub fn analyse(setup: &Board, to_move: Color) -> Analysis {
    crate::with_position!(setup, |position| analysis(position, to_move))
}

/// Rule 1: returns true if every group has a liberty. Faster than [`analyse`], and does not allocate.
#[must_use]
pub fn is_valid(setup: &Board) -> bool {
    crate::with_position!(setup, |position| has_liberties(position))
}

/// Evaluates an expression for the [`Position`] of a board, with the narrowest bits that hold it.
///
/// ```
/// use gocheck_rules::board::{Bits, Size};
///
/// let board = gocheck_rules::Board::new(Size::GO);
/// assert_eq!(gocheck_rules::with_position!(&board, |position| position.empty().count()), 361);
/// ```
#[macro_export]
macro_rules! with_position {
    ($board:expr, |$position:ident| $answer:expr) => {{
        let board: &$crate::Board = $board;
        match board.size().area() {
            0..=128 => {
                let $position = &$crate::bitboard::Position::<u128>::new(board);
                $answer
            }
            // 19 x 19.
            129..=384 => {
                let $position = &$crate::bitboard::Position::<$crate::board::Words<6>>::new(board);
                $answer
            }
            _ => {
                let $position = &$crate::bitboard::Position::<$crate::board::Words<10>>::new(board);
                $answer
            }
        }
    }};
}

/// A board as sets: the points of each colour and the empty ones, one bit per point in the order of
/// [`Size::points`].
///
/// ```
/// use gocheck_rules::board::{Bits, Color};
/// use gocheck_rules::{Board, bitboard::Position};
///
/// let setup: Board = "
///     . X O
///     X O .
///     . . .
/// ".parse()?;
/// // Nine points fit into 64 bits; `u128` and `Words` hold larger boards.
/// let verdict = Position::<u64>::new(&setup).verdict(Color::White);
/// assert!(verdict.dead.is_empty());
/// assert!(verdict.captures.members().eq([0]));
/// assert!(verdict.legal.members().eq([0, 5, 6, 7, 8]));
/// # Ok::<(), gocheck_rules::board::TextBoardError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position<B> {
    size: Size,
    black: B,
    white: B,
    empty: B,
    /// All points except those of the first column.
    inner: B,
}

/// The analysis of a board for one colour to move, as sets of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict<B> {
    /// Stones of groups without liberties, of both colours. Without any, the position is valid.
    pub dead: B,
    /// Points where the colour to move captures.
    pub captures: B,
    /// Points where it may play, including captures.
    pub legal: B,
}

/// Points in the same group as the point to the right, and in the same group as the point below.
#[derive(Clone, Copy)]
struct Links<B> {
    right: B,
    below: B,
}

/// A group as sets.
#[derive(Clone, Copy)]
pub struct Chain<B> {
    /// Its stones.
    pub stones: B,
    /// The empty points next to it.
    pub liberties: B,
}

/// The first points of rows, by the number of columns and rows: a table that is computed at compile time.
const FIRST_COLUMN: [[u64; 10]; Size::MAX + 1] = {
    let mut table = [[0; 10]; Size::MAX + 1];
    let mut cols = 1;
    while cols <= Size::MAX {
        let mut index = 0;
        while index < Size::MAX * cols {
            table[cols][index / 64] |= 1 << (index % 64);
            index += cols;
        }
        cols += 1;
    }
    table
};

impl<B: Bits> Position<B> {
    /// The position of `setup`, whose board must have at most [`Bits::CAPACITY`] points.
    #[must_use]
    #[inline]
    pub fn new(setup: &Board) -> Self {
        let size = setup.size();
        let [black, white] = Color::BOTH.map(|color| B::from_words(setup.stones_of(color).as_words()));
        let board = B::below(size.area());
        let inner = board & !B::from_words(&FIRST_COLUMN[size.cols()]);
        Self { size, black, white, empty: board & !(black | white), inner }
    }

    /// A position of the same size with these black and white stones.
    #[inline]
    pub fn with_stones(&self, [black, white]: [B; 2]) -> Self {
        Self { black, white, empty: self.all() & !(black | white), ..*self }
    }

    /// An empty board of the same size.
    pub fn blank(&self) -> Board {
        Board::new(self.size)
    }

    /// Every point.
    pub fn all(&self) -> B {
        self.black | self.white | self.empty
    }

    /// The empty points.
    pub const fn empty(&self) -> B {
        self.empty
    }

    /// The stones of one colour.
    pub const fn stones(&self, color: Color) -> B {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The points of a set, row by row.
    pub fn points(&self, set: B) -> impl Iterator<Item = Point> {
        let (size, cols) = (self.size, self.size.cols());
        set.members().filter_map(move |i| size.point(i / cols, i % cols))
    }

    /// A set shifted right, left, down and up by one point, with bits below the board that the caller masks.
    #[inline]
    pub fn steps(&self, set: B) -> [B; 4] {
        let cols = self.size.cols() as u32;
        [set << 1 & self.inner, (set & self.inner) >> 1, set << cols, set >> cols]
    }

    /// The points next to a set, with bits below the board that the caller masks.
    #[inline]
    pub fn around(&self, set: B) -> B {
        let [a, b, c, d] = self.steps(set);
        a | b | c | d
    }

    /// The points of `within` that are connected to `seeds` along points of `within`.
    #[inline]
    pub fn spread(&self, seeds: B, within: B) -> B {
        let mut reached = seeds & within;
        loop {
            let grown = (reached | self.around(reached)) & within;
            if grown == reached {
                return reached;
            }
            reached = grown;
        }
    }

    /// The connected parts of a set, sorted by their first points.
    pub fn parts(&self, set: B) -> impl Iterator<Item = B> {
        let mut rest = set;
        std::iter::from_fn(move || {
            let part = self.spread(B::single(rest.first()?), rest);
            rest = rest & !part;
            Some(part)
        })
    }

    /// The position without some of its stones.
    pub fn without(&self, stones: B) -> Self {
        let (black, white) = (self.black & !stones, self.white & !stones);
        Self { black, white, empty: self.empty | stones & self.all(), ..*self }
    }

    #[inline]
    fn links(&self) -> Links<B> {
        let cols = self.size.cols() as u32;
        let right = |set: B| (set & self.inner) >> 1 & set;
        let below = |set: B| set >> cols & set;
        Links { right: right(self.black) | right(self.white), below: below(self.black) | below(self.white) }
    }

    /// The groups of some stones.
    #[inline]
    fn flood(&self, seeds: B, Links { right, below }: Links<B>) -> B {
        let cols = self.size.cols() as u32;
        let mut stones = seeds;
        loop {
            let across = (stones & right) << 1 | stones >> 1 & right;
            let along = (stones & below) << cols | stones >> cols & below;
            let grown = stones | across | along;
            if grown == stones {
                return stones;
            }
            stones = grown;
        }
    }

    /// Applies the rules to every point. Does not allocate.
    ///
    /// Groups with a stone that has two liberties of its own are found together in one flood. The stones of the others have at
    /// most one liberty each: a group without any is dead, a single stone with one is in atari, and only the rest is
    /// examined group by group.
    #[must_use]
    #[inline]
    pub fn verdict(&self, to_move: Color) -> Verdict<B> {
        let Self { empty, .. } = *self;
        let (own, opponent) = (self.stones(to_move), self.stones(to_move.opponent()));
        let stones = own | opponent;
        let links = self.links();
        let [a, b, c, d] = self.steps(empty);
        let next_to_empty = a | b | c | d;
        let next_to_two = a & b | c & d | (a | b) & (c | d);
        let rich = self.flood(stones & next_to_two, links);
        let poor = stones & !rich;
        let touching = poor & next_to_empty;
        let dead = if touching == poor { B::EMPTY } else { poor & !self.flood(touching, links) };

        let cols = self.size.cols() as u32;
        let linked = links.right | links.right << 1 | links.below | links.below << cols;
        let mut taken = opponent & touching & !linked;
        let mut open = opponent & touching & linked;
        while let Some(chain) = self.chain(open, links) {
            open = open & !chain.stones;
            if chain.liberties.is_single() {
                taken = taken | chain.stones;
            }
        }
        let captures = self.around(taken) & empty;
        let mut spare = own & rich;
        let mut legal = empty & (next_to_empty | self.around(spare)) | captures;
        // Own groups matter only if nothing else makes a point legal.
        let in_doubt = empty & !legal;
        if !in_doubt.is_empty() {
            let mut open = own & touching & linked & self.around(in_doubt);
            while let Some(chain) = self.chain(open, links) {
                open = open & !chain.stones;
                if !chain.liberties.is_single() {
                    spare = spare | chain.stones;
                }
            }
            legal = legal | in_doubt & self.around(spare);
        }
        Verdict { dead, captures, legal }
    }

    /// The group of the first of some stones.
    #[inline]
    fn chain(&self, stones: B, links: Links<B>) -> Option<Chain<B>> {
        let stones = self.flood(B::single(stones.first()?), links);
        Some(Chain { stones, liberties: self.around(stones) & self.empty })
    }

    /// The groups of one colour, sorted by their first stones.
    pub fn chains(&self, color: Color) -> impl Iterator<Item = Chain<B>> {
        let mut rest = self.stones(color);
        let links = self.links();
        std::iter::from_fn(move || {
            let chain = self.chain(rest, links)?;
            rest = rest & !chain.stones;
            Some(chain)
        })
    }
}

/// Floods from the stones next to empty points reach every stone.
#[inline]
fn has_liberties<B: Bits>(position: &Position<B>) -> bool {
    let stones = position.black | position.white;
    let touching = stones & position.around(position.empty);
    touching == stones || position.flood(touching, position.links()) == stones
}

/// An empty point is legal for a colour if it is next to an empty point, to an own group with another liberty, or to an
/// opponent's group whose last liberty it is.
fn analysis<B: Bits>(position: &Position<B>, to_move: Color) -> Analysis {
    let mut dead = Vec::new();
    let mut in_atari = Vec::new();
    let mut next_to_spare = position.around(position.empty);
    let mut taking = B::EMPTY;
    for color in Color::BOTH {
        for chain in position.chains(color) {
            match chain.liberties.count() {
                0 => dead.push(Group { color, stones: position.points(chain.stones).collect() }),
                1 if color != to_move => {
                    taking = taking | chain.liberties;
                    in_atari.push(chain);
                }
                1 => {}
                _ if color == to_move => next_to_spare = next_to_spare | chain.liberties,
                _ => {}
            }
        }
    }
    dead.sort();
    let capture = |point: Point| {
        let index = position.size.index(point);
        let groups = in_atari.iter().filter(|chain| chain.liberties.contains(index));
        let taken = groups.fold(B::EMPTY, |taken, chain| taken | chain.stones);
        Capture { color: to_move, point, taken: position.points(taken).collect() }
    };
    Analysis {
        to_move,
        dead,
        legal: position.points(position.empty & (next_to_spare | taking)).collect(),
        captures: position.points(taking).map(capture).collect(),
    }
}
