//! The rules on bitboards: a set of points is a number, a step to all neighbours four shifts.
//!
//! Rows are laid one after another with an unused bit between them, so that a shift by one place
//! never runs from the end of a row into the next. 9 x 9 takes 90 bits and fits a `u128`.

use super::{Analysis, Capture, Group, Setup};
use crate::board::{Bits, Color, Point, Size, Words};

/// Everything the rules say of `setup` with `to_move` to move.
#[must_use]
pub fn analyse(setup: &Setup, to_move: Color) -> Analysis {
    on_smallest_bits(setup, Analyse(to_move))
}

/// Rule 1: whether every group has a liberty. Faster than [`analyse`], and allocates nothing.
#[must_use]
pub fn is_valid(setup: &Setup) -> bool {
    on_smallest_bits(setup, IsValid)
}

/// A computation that is written once for every width of bitboard.
trait Question {
    type Answer;

    fn ask<B: Bits>(self, position: &Position<B>) -> Self::Answer;
}

/// Puts `question` to `setup` in the narrowest bits that hold its board.
fn on_smallest_bits<Q: Question>(setup: &Setup, question: Q) -> Q::Answer {
    match Layout::bits(setup.size()) {
        0..=128 => question.ask(&Position::<u128>::new(setup)),
        // 19 x 19 takes 380 bits, 25 x 25 takes 650.
        129..=384 => question.ask(&Position::<Words<6>>::new(setup)),
        _ => question.ask(&Position::<Words<11>>::new(setup)),
    }
}

/// Where the points of a board lie in a bitboard.
#[derive(Clone, Copy)]
struct Layout {
    size: Size,
}

impl Layout {
    /// From one row to the next: the columns and the unused bit.
    const fn stride(self) -> usize {
        self.size.cols() + 1
    }

    /// The bits that a board takes.
    const fn bits(size: Size) -> usize {
        size.rows() * Self { size }.stride()
    }

    const fn index(self, point: Point) -> usize {
        point.row() * self.stride() + point.col()
    }

    /// The points of a set, row by row.
    fn points<B: Bits>(self, set: B) -> impl Iterator<Item = Point> {
        set.members().filter_map(move |i| self.size.point(i / self.stride(), i % self.stride()))
    }
}

/// A board as sets: the points of each colour and the empty ones.
struct Position<B> {
    layout: Layout,
    black: B,
    white: B,
    empty: B,
}

/// A group as sets.
struct Chain<B> {
    stones: B,
    liberties: B,
}

impl<B: Bits> Position<B> {
    fn new(setup: &Setup) -> Self {
        let layout = Layout { size: setup.size() };
        let mut position = Self { layout, black: B::EMPTY, white: B::EMPTY, empty: B::EMPTY };
        for point in setup.size().points() {
            let set = match setup.get(point) {
                Some(Color::Black) => &mut position.black,
                Some(Color::White) => &mut position.white,
                None => &mut position.empty,
            };
            *set = *set | B::single(layout.index(point));
        }
        position
    }

    const fn stones(&self, color: Color) -> B {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The points next to a set, with bits off the board that the caller masks away.
    #[inline]
    fn around(&self, set: B) -> B {
        let stride = self.layout.stride() as u32;
        set << 1 | set >> 1 | set << stride | set >> stride
    }

    /// The groups of one colour, sorted by their first stones.
    fn chains(&self, color: Color) -> impl Iterator<Item = Chain<B>> {
        let own = self.stones(color);
        let mut rest = own;
        std::iter::from_fn(move || {
            let mut stones = B::single(rest.first()?);
            let around = loop {
                let around = self.around(stones);
                let grown = stones | around & own;
                if grown == stones {
                    break around;
                }
                stones = grown;
            };
            rest = rest & !stones;
            Some(Chain { stones, liberties: around & self.empty })
        })
    }
}

struct IsValid;

impl Question for IsValid {
    type Answer = bool;

    fn ask<B: Bits>(self, position: &Position<B>) -> bool {
        Color::BOTH.iter().all(|&color| position.chains(color).all(|chain| !chain.liberties.is_empty()))
    }
}

struct Analyse(Color);

impl Question for Analyse {
    type Answer = Analysis;

    /// An empty point is legal for a colour when it is next to an empty point, to an own group with
    /// a liberty to spare, or to an opponent's group whose last liberty it is.
    fn ask<B: Bits>(self, position: &Position<B>) -> Analysis {
        let Self(to_move) = self;
        let layout = position.layout;
        let mut dead = Vec::new();
        let mut in_atari = Vec::new();
        let mut beside_spare = position.around(position.empty);
        let mut taking = B::EMPTY;
        for color in Color::BOTH {
            for chain in position.chains(color) {
                match chain.liberties.count() {
                    0 => dead.push(Group { color, stones: layout.points(chain.stones).collect() }),
                    1 if color != to_move => {
                        taking = taking | chain.liberties;
                        in_atari.push(chain);
                    }
                    1 => {}
                    _ if color == to_move => beside_spare = beside_spare | chain.liberties,
                    _ => {}
                }
            }
        }
        dead.sort();
        let capture = |point: Point| {
            let groups = in_atari.iter().filter(|chain| chain.liberties.contains(layout.index(point)));
            let taken = groups.fold(B::EMPTY, |taken, chain| taken | chain.stones);
            Capture { color: to_move, point, taken: layout.points(taken).collect() }
        };
        Analysis {
            to_move,
            dead,
            legal: layout.points(position.empty & (beside_spare | taking)).collect(),
            captures: layout.points(taking).map(capture).collect(),
        }
    }
}
