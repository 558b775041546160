//! How likely each move is to be the best one, before any search: by what is around its target and its source.
//!
//! A move's logit is a sum of weights: one for the eight neighbours of the target, one for the five squares two steps
//! away on each side of it, and one for the eight neighbours of the square that a jump leaves. Surroundings that are
//! the same turned or mirrored have the same weight.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `surroundings` | what lies around a square, as numbers |
//! | `classes` | which of these numbers share a weight |
//! | `file` | the weights as bytes |
//! | `embedded`, `weights.bin` | the weights, fitted by `workshop ataxx-learn --policy` |

mod classes;
mod embedded;
mod file;
mod surroundings;

pub(super) use embedded::embedded;
pub use file::PolicyError;
pub use surroundings::{Framed, Target};

use super::geometry::{near, ring1, ring2, within_two};
use super::{Move, Position, Square};
use crate::game::Game;
use classes::Classes;

/// The weight that makes a move e times as likely.
pub const ONE: i8 = 7;

/// The size of weights: they take six bits.
pub const LIMIT: i8 = 31;

/// How a move puts its stone on the target.
#[derive(Clone, Copy)]
pub enum Kind {
    /// A single: a new stone.
    Single,
    /// A jump: an own stone moves.
    Jump,
}

/// Something for whatever may be around a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables<T> {
    /// For the neighbours of a single's target and of a jump's.
    targets: [Vec<T>; 2],
    /// For the sides of a single's target and of a jump's.
    sides: [Vec<T>; 2],
    /// For the neighbours of a jump's source.
    sources: Vec<T>,
}

/// The weights of moves.
pub type Policy = Tables<i8>;

impl<T: Copy> Tables<T> {
    /// What `next` gives for each class of surroundings; it is told whether boards without walls have such.
    pub fn of(mut next: impl FnMut(bool) -> T) -> Self {
        let (near, side) = (Classes::near(), Classes::side());
        Self {
            targets: [(); 2].map(|()| near.spread(&mut next)),
            sides: [(); 2].map(|()| side.spread(&mut next)),
            sources: near.spread(&mut next),
        }
    }

    /// What a target has: for its neighbours, and for each side.
    #[must_use]
    #[inline(always)]
    pub fn of_target(&self, target: &Target, kind: Kind) -> [T; 5] {
        let (near, sides) = (&self.targets[kind as usize], &self.sides[kind as usize]);
        let [below, above, left, right] = target.sides;
        [near[target.near], sides[below], sides[above], sides[left], sides[right]]
    }

    /// What the square has that a jump leaves.
    #[must_use]
    #[inline(always)]
    pub fn of_source(&self, framed: &Framed, from: Square) -> T {
        self.sources[framed.near(from)]
    }

    /// The entries of all tables, one for each class of surroundings.
    #[must_use]
    pub fn by_class(&self) -> Vec<T> {
        let mut count = 0..;
        let numbers: Tables<Option<usize>> = Tables::of(|_| count.next());
        let mut first = 0;
        let all = numbers.all_tables().into_iter().zip(self.all_tables());
        all.flat_map(|(numbers, list)| numbers.iter().zip(list))
            .filter(|&(&number, _)| {
                let is_first = number == Some(first);
                first += usize::from(is_first);
                is_first
            })
            .map(|(_, &each)| each)
            .collect()
    }

    const fn all_tables(&self) -> [&Vec<T>; 5] {
        [&self.targets[0], &self.targets[1], &self.sides[0], &self.sides[1], &self.sources]
    }
}

impl Policy {
    /// How likely `mv` is to be the best one: [`ONE`] is a logit of 1.
    #[must_use]
    pub fn logit(&self, position: &Position, mv: Move) -> i32 {
        let framed = Framed::of(position);
        match mv {
            Move::Single(to) => self.target(&framed.target(to), Kind::Single),
            Move::Jump(from, to) => {
                self.target(&framed.target(to), Kind::Jump) + i32::from(self.of_source(&framed, from))
            }
            Move::Pass => 0,
        }
    }

    #[inline(always)]
    fn target(&self, target: &Target, kind: Kind) -> i32 {
        self.of_target(target, kind).into_iter().map(i32::from).sum()
    }

    /// Appends the moves, each with its logit; where there are `enough` others, without jumps that turn nothing.
    pub fn moves(&self, position: &Position, enough: usize, moves: &mut Vec<(i32, Move)>) {
        let (board, color) = (position.board(), position.to_move());
        let (own, enemy) = (board.of(color), board.of(color.opponent()));
        let reached = within_two(own) & board.empty();
        let (beside_own, beside_enemy) = (near(own), near(enemy));
        let framed = Framed::of(position);
        let mut sources = [None; 64];
        let mut jumps = |to: Square, target: &Target, moves: &mut Vec<(i32, Move)>| {
            let from = ring2(to) & own;
            if from == 0 {
                return;
            }
            let target = self.target(target, Kind::Jump);
            for from in Square::of_set(from) {
                let source = *sources[from.index()].get_or_insert_with(|| self.of_source(&framed, from));
                moves.push((target + i32::from(source), Move::Jump(from, to)));
            }
        };
        for to in Square::of_set(reached & (beside_own | beside_enemy)) {
            let target = framed.target(to);
            if ring1(to) & own != 0 {
                moves.push((self.target(&target, Kind::Single), Move::Single(to)));
            }
            if ring1(to) & enemy != 0 {
                jumps(to, &target, moves);
            }
        }
        if moves.len() < enough {
            Square::of_set(reached & !beside_enemy).for_each(|to| jumps(to, &framed.target(to), moves));
        }
    }
}
