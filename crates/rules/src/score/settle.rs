//! Proves by exhaustive search that a small part of the board between unconditionally alive groups is settled.
//!
//! A part is settled if neither player gains area by moving there first: then all its stones live, in a seki or otherwise. A
//! line of play that repeats a position counts as a success of the player who moves first, as if that player never ran out of
//! ko threats. So a settled part is settled under every ko rule, and a part that depends on a ko is not. Parts are independent:
//! each move is answered in the same part. Proving seki by search follows X. Niu, A. Kishimoto and M. Müller, "Recognizing
//! Seki in Computer Go" (2005).

use super::benson::{Safe, alive};
use crate::bitboard::Position;
use crate::board::{Bits, Color};
use std::collections::HashMap;

/// The maximum numbers of empty points and of points of a searched part.
const MAX_EMPTY: u32 = 8;
const MAX_POINTS: u32 = 32;
/// The maximum numbers of searched positions per claim, and of moves in a line.
const MAX_NODES: usize = 10_000;
const MAX_DEPTH: u32 = 48;

/// The settled parts of the board.
pub(super) fn settled<B: Bits>(position: &Position<B>, safe: &[Safe<B>; 2]) -> B {
    let open = position.all() & !(safe[0].all() | safe[1].all());
    let is_small = |part: &B| {
        let empty = (*part & position.empty()).count();
        (1..=MAX_EMPTY).contains(&empty) && empty < part.count() && part.count() <= MAX_POINTS
    };
    let stands = |part: &B| Patch::new(position, *part).is_some_and(|patch| patch.stands());
    let parts = position.parts(open).filter(is_small).filter(stands);
    parts.fold(B::EMPTY, |settled, part| settled | part)
}

/// A part of the board with numbered points. Stones next to it are never captured.
struct Patch {
    /// The neighbours of each point.
    adjacent: Vec<u64>,
    /// The points next to a stone of a colour outside of the part.
    anchored: [u64; 2],
    stones: [u64; 2],
    all: u64,
}

impl Patch {
    /// Returns `None` if the groups around it need it to live.
    fn new<B: Bits>(position: &Position<B>, part: B) -> Option<Self> {
        let points: Vec<usize> = part.members().take(64).collect();
        let number =
            |set: B| (0..points.len()).filter(|&i| set.contains(points[i])).fold(0, |bits, i| bits | 1 << i);
        let ring = |color| position.around(part) & position.stones(color) & !part;
        let is_alive = |&color: &Color| (ring(color) & !alive(position, color, part)).is_empty();
        Color::BOTH.iter().all(is_alive).then(|| Self {
            adjacent: points.iter().map(|&point| number(position.around(B::single(point)))).collect(),
            anchored: Color::BOTH.map(|color| number(position.around(ring(color)))),
            stones: Color::BOTH.map(|color| number(position.stones(color))),
            all: number(part),
        })
    }

    fn stands(&self) -> bool {
        let margin = self.margin(self.stones);
        let holds =
            |attacker, most| Attempt { patch: self, attacker, most, seen: HashMap::new() }.holds(self.stones);
        holds(Color::Black, margin) && holds(Color::White, -margin)
    }

    fn around(&self, set: u64) -> u64 {
        set.members().fold(0, |around, i| around | self.adjacent[i])
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

    /// Black's area minus White's.
    fn margin(&self, stones: [u64; 2]) -> i32 {
        let empty = self.all & !(stones[0] | stones[1]);
        let [black, white] = [0, 1].map(|i| self.spread(self.around(stones[i]) | self.anchored[i], empty));
        let count = |set: u64| set.count_ones() as i32;
        count(stones[0] | black & !white) - count(stones[1] | white & !black)
    }

    /// The group of a stone if it has no liberty.
    fn captured(&self, stones: [u64; 2], color: usize, seed: u64) -> u64 {
        let group = self.spread(seed, stones[color]);
        let empty = self.all & !(stones[0] | stones[1]);
        if group & self.anchored[color] | self.around(group) & empty == 0 { group } else { 0 }
    }

    /// The board after a move and whether it captures; `None` for suicide.
    fn play(&self, stones: [u64; 2], color: Color, point: u64) -> Option<([u64; 2], bool)> {
        let (own, other) = (color as usize, color.opponent() as usize);
        let mut after = stones;
        after[own] |= point;
        for stone in (self.around(point) & stones[other]).members() {
            after[other] &= !self.captured(after, other, 1 << stone);
        }
        let takes = after[other] != stones[other];
        let is_legal = takes || self.captured(after, own, point) == 0;
        is_legal.then_some((after, takes))
    }
}

/// One player's attempt to get more than `most`, by trying all moves against all answers.
struct Attempt<'a> {
    patch: &'a Patch,
    attacker: Color,
    most: i32,
    /// Known results by board, side to move and whether the other one has just passed. A position on the current line counts
    /// as a success of the attacker.
    seen: HashMap<([u64; 2], bool, bool), bool>,
}

impl Attempt<'_> {
    /// Returns true if the defender succeeds.
    fn holds(&mut self, stones: [u64; 2]) -> bool {
        self.try_all(stones, true, false, 0)
    }

    fn try_all(&mut self, stones: [u64; 2], attacks: bool, was_pass: bool, depth: u32) -> bool {
        let key = (stones, attacks, was_pass);
        if let Some(&holds) = self.seen.get(&key) {
            return holds;
        }
        if self.most_margin(stones) <= self.most {
            return true;
        }
        if depth >= MAX_DEPTH || self.seen.len() >= MAX_NODES {
            return false;
        }
        self.seen.insert(key, false);
        // The defender needs one good move, the attacker one that is not refuted.
        let decides = !attacks;
        let tries = self.tries(stones, attacks);
        let is_decided = tries.into_iter().any(|after| {
            let holds = match after {
                Some(after) => self.try_all(after, !attacks, false, depth + 1),
                None if was_pass => self.sign() * self.patch.margin(stones) <= self.most,
                None => self.try_all(stones, !attacks, true, depth + 1),
            };
            holds == decides
        });
        let holds = is_decided == decides;
        self.seen.insert(key, holds);
        holds
    }

    /// The boards after each move, the most promising first; `None` for the pass.
    fn tries(&self, stones: [u64; 2], attacks: bool) -> Vec<Option<[u64; 2]>> {
        let color = if attacks { self.attacker } else { self.attacker.opponent() };
        let empty = self.patch.all & !(stones[0] | stones[1]);
        let plays = empty.members().filter_map(|i| {
            let (after, takes) = self.patch.play(stones, color, 1 << i)?;
            let is_anchored = self.patch.anchored[color as usize] >> i & 1 == 1;
            // First checks whether the attacker has already succeeded.
            Some((if takes || is_anchored { 1 + u8::from(!takes) } else { 4 }, Some(after)))
        });
        let mut tries: Vec<(u8, Option<[u64; 2]>)> = plays.collect();
        tries.push((if attacks { 0 } else { 3 }, None));
        tries.sort_by_key(|&(order, _)| order);
        tries.into_iter().map(|(_, after)| after).collect()
    }

    const fn sign(&self) -> i32 {
        if matches!(self.attacker, Color::Black) { 1 } else { -1 }
    }

    /// An upper bound of the attacker's area minus the defender's: the defender keeps stones that are connected to living stones
    /// outside of the part, and regions between these where the attacker cannot live.
    fn most_margin(&self, stones: [u64; 2]) -> i32 {
        let Self { patch, attacker, .. } = self;
        let (own, other) = (attacker.opponent() as usize, *attacker as usize);
        let kept = patch.spread(patch.anchored[own], stones[own]);
        let adjacent = patch.around(kept) | patch.anchored[own];
        let mut rest = patch.all & !kept;
        let mut safe = kept.count_ones();
        while let Some(first) = rest.first() {
            let region = patch.spread(1 << first, rest);
            rest &= !region;
            if region & patch.anchored[other] == 0 && (region & !adjacent).count_ones() <= 1 {
                safe += region.count_ones();
            }
        }
        patch.all.count_ones() as i32 - 2 * safe as i32
    }
}
