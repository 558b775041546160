//! What becomes of a small part of the board between unconditionally alive groups, by trying everything.
//!
//! A part is settled when neither player gains by moving there first: whatever he plays, the other one holds what is
//! claimed, by area. A line of play in which a position comes back counts as a success of the player who moves first, as
//! though he never ran out of ko threats. So what is settled is so under every ko rule, and what hangs on a ko is not.
//! Parts do not bear on each other: each move is answered where it was made. The idea of proving a seki by search is
//! that of X. Niu, A. Kishimoto and M. Müller, "Recognizing Seki in Computer Go" (2005).

use super::benson::{Safe, alive};
use crate::board::{Bits, Color};
use crate::go::bitboard::Position;
use std::collections::HashMap;

/// How a part of the board ends, whoever moves first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// Every stone stays.
    Stands,
    /// All of it is this colour's.
    All(Color),
}

/// The most empty points of a part that is tried, and the most points.
const MAX_EMPTY: u32 = 8;
const MAX_POINTS: u32 = 32;
/// The most positions that are tried for a claim, and the most moves one after another.
const MAX_NODES: usize = 20_000;
const MAX_DEPTH: u32 = 48;

/// The parts of the board that are settled.
pub(super) fn settled<B: Bits>(position: &Position<B>, safe: &[Safe<B>; 2]) -> Vec<(B, Ending)> {
    let open = position.all() & !(safe[0].all() | safe[1].all());
    let ending = |part: B| {
        let empty = (part & position.empty()).count();
        let is_small = (1..=MAX_EMPTY).contains(&empty) && empty < part.count() && part.count() <= MAX_POINTS;
        Some((part, Patch::new(position, part).filter(|_| is_small)?.ending()?))
    };
    position.parts(open).filter_map(ending).collect()
}

/// A part of the board, its points numbered. Stones beside it are never captured.
struct Patch {
    /// The neighbours of each point.
    beside: Vec<u64>,
    /// The points with a stone of a colour beside the part.
    anchored: [u64; 2],
    stones: [u64; 2],
    all: u64,
}

impl Patch {
    /// Nothing where the groups round it need it for their life.
    fn new<B: Bits>(position: &Position<B>, part: B) -> Option<Self> {
        let points: Vec<usize> = part.members().take(64).collect();
        let number = |set: B| (0..points.len()).filter(|&i| set.contains(points[i])).fold(0, |bits, i| bits | 1 << i);
        let ring = |color| position.around(part) & position.stones(color) & !part;
        let is_alive = |&color: &Color| (ring(color) & !alive(position, color, part)).is_empty();
        Color::BOTH.iter().all(is_alive).then(|| Self {
            beside: points.iter().map(|&point| number(position.around(B::single(point)))).collect(),
            anchored: Color::BOTH.map(|color| number(position.around(ring(color)))),
            stones: Color::BOTH.map(|color| number(position.stones(color))),
            all: number(part),
        })
    }

    fn ending(&self) -> Option<Ending> {
        let full = self.all.count_ones() as i32;
        let holds = |attacker, most| Attempt { patch: self, attacker, most, seen: HashMap::new() }.holds(self.stones);
        let stands = self.margin(self.stones);
        if holds(Color::Black, stands) && holds(Color::White, -stands) {
            return Some(Ending::Stands);
        }
        let is_all = |color: &Color| holds(color.opponent(), -full);
        Color::BOTH.into_iter().find(is_all).map(Ending::All)
    }

    fn around(&self, set: u64) -> u64 {
        set.members().fold(0, |around, i| around | self.beside[i])
    }

    fn spread(&self, seeds: u64, within: u64) -> u64 {
        let mut reached = seeds & within;
        loop {
            let grown = (reached | self.around(reached)) & within;
            if grown == reached {
                return reached;
            }
            reached = grown;
        }
    }

    /// What Black has more than White by area.
    fn margin(&self, stones: [u64; 2]) -> i32 {
        let empty = self.all & !(stones[0] | stones[1]);
        let [black, white] = [0, 1].map(|i| self.spread(self.around(stones[i]) | self.anchored[i], empty));
        let count = |set: u64| set.count_ones() as i32;
        count(stones[0] | black & !white) - count(stones[1] | white & !black)
    }

    /// Whether the group of a stone has no liberty.
    fn is_captured(&self, stones: [u64; 2], color: usize, seed: u64) -> Option<u64> {
        let group = self.spread(seed, stones[color]);
        let empty = self.all & !(stones[0] | stones[1]);
        let lives = group & self.anchored[color] != 0 || self.around(group) & empty != 0;
        (!lives).then_some(group)
    }

    /// The board after a move and whether it captures; nothing for suicide that is not allowed or changes nothing.
    fn play(&self, stones: [u64; 2], color: Color, point: u64, may_die: bool) -> Option<([u64; 2], bool)> {
        let (own, other) = (color as usize, color.opponent() as usize);
        let mut after = stones;
        after[own] |= point;
        for stone in (self.around(point) & stones[other]).members() {
            after[other] &= !self.is_captured(after, other, 1 << stone).unwrap_or(0);
        }
        let takes = after[other] != stones[other];
        if !takes && let Some(group) = self.is_captured(after, own, point) {
            after[own] &= !group;
            return (may_die && group != point).then_some((after, false));
        }
        Some((after, takes))
    }
}

/// One player's attempt to get more than `most`, by trying all moves against all answers.
struct Attempt<'a> {
    patch: &'a Patch,
    attacker: Color,
    most: i32,
    /// What is known of a board, of who moves there and of whether the other one has just passed. A position that is
    /// being tried counts as a success of the attacker's.
    seen: HashMap<([u64; 2], bool, bool), bool>,
}

impl Attempt<'_> {
    /// Whether the defender holds.
    fn holds(&mut self, stones: [u64; 2]) -> bool {
        self.try_all(stones, true, false, 0)
    }

    fn try_all(&mut self, stones: [u64; 2], attacks: bool, was_pass: bool, depth: u32) -> bool {
        let key = (stones, attacks, was_pass);
        if let Some(&holds) = self.seen.get(&key) {
            return holds;
        }
        if depth >= MAX_DEPTH || self.seen.len() >= MAX_NODES {
            return false;
        }
        self.seen.insert(key, false);
        let color = if attacks { self.attacker } else { self.attacker.opponent() };
        let empty = self.patch.all & !(stones[0] | stones[1]);
        let moves = empty.members().filter_map(|i| self.patch.play(stones, color, 1 << i, attacks));
        let mut moves: Vec<([u64; 2], bool)> = moves.collect();
        moves.sort_by_key(|&(_, takes)| !takes);
        // The defender passes where he need not capture; the attacker first sees whether he has won already.
        let pass = if attacks { 0 } else { moves.iter().filter(|&&(_, takes)| takes).count() };
        let passes = |attempt: &mut Self| match was_pass {
            true => attempt.final_margin(stones) <= attempt.most,
            false => attempt.try_all(stones, !attacks, true, depth + 1),
        };
        // The defender needs one good move, the attacker one that is not refuted.
        let decides = !attacks;
        let mut holds = attacks;
        for index in 0..=moves.len() {
            let result = match index.cmp(&pass) {
                std::cmp::Ordering::Equal => passes(self),
                std::cmp::Ordering::Less => self.try_all(moves[index].0, !attacks, false, depth + 1),
                std::cmp::Ordering::Greater => self.try_all(moves[index - 1].0, !attacks, false, depth + 1),
            };
            if result == decides {
                holds = decides;
                break;
            }
        }
        self.seen.insert(key, holds);
        holds
    }

    /// What the attacker has more than the defender.
    fn final_margin(&self, stones: [u64; 2]) -> i32 {
        let margin = self.patch.margin(stones);
        if self.attacker == Color::Black { margin } else { -margin }
    }
}
