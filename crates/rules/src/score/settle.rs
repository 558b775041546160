//! Proves by exhaustive search that a small part of the board between unconditionally alive groups is settled.
//!
//! A part is settled if neither player gains area by moving there first: then all its stones live, in a seki or otherwise. A
//! line of play that repeats a position counts as a success of the player who moves first, as if that player never ran out of
//! ko threats. So a settled part is settled under every ko rule, and a part that depends on a ko is not. Parts are independent:
//! each move is answered in the same part. Proving seki by search follows X. Niu, A. Kishimoto and M. Müller, "Recognizing
//! Seki in Computer Go" (2005).

use super::benson::{Safe, alive, territory};
use crate::Points;
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
    let stands = |part: &B| Patch::new(position, *part).is_some_and(|patch| patch.stands());
    let parts = position.parts(open).filter(|part| is_small(position, *part)).filter(stands);
    parts.fold(B::EMPTY, |settled, part| settled | part)
}

/// The parts of a board between groups that are taken for alive, by search.
pub(crate) struct Local {
    /// The stones of settled parts.
    pub(crate) standing: Points,
    /// The stones that die even if their owner moves first.
    pub(crate) dead: Points,
}

/// Searches the small parts of the board between living groups, by colour: `certain` ones, and those of the `likely` ones that
/// the opponent does not enclose in a small part.
///
/// Stones die if their owner gains nothing by moving first, although the opponent wins every ko: who has to fight a ko to live,
/// and cannot avoid it, is dead. So the bent four in the corner is dead, as by Japanese rules.
pub(crate) fn search_between(
    position: &Position<Points>,
    certain: [Points; 2],
    likely: [Points; 2],
) -> Local {
    let mut local = Local { standing: Points::EMPTY, dead: Points::EMPTY };
    let alive = Color::BOTH.map(|color| {
        let free = position.all() & !position.stones(color.opponent());
        let wide = position.parts(free).filter(|region| region.count() > MAX_POINTS);
        let wide = wide.fold(Points::EMPTY, |wide, region| wide | region);
        certain[color as usize] | likely[color as usize] & wide
    });
    let mut open = position.all() & !(alive[0] | alive[1]);
    for color in Color::BOTH {
        let [own, other] = [color, color.opponent()].map(|color| alive[color as usize]);
        let surrounded = territory(position, own);
        let contested = position.spread(surrounded & other, surrounded);
        let surrounded = surrounded & !contested;
        local.dead = local.dead | surrounded & position.stones(color.opponent());
        open = open & !surrounded;
    }
    for part in position.parts(open).filter(|part| is_small(position, *part)) {
        let patch = Patch::between(position, part);
        if patch.stands() {
            local.standing = local.standing | part & !position.empty();
            continue;
        }
        for color in Color::BOTH {
            let stones = part & position.stones(color);
            if !stones.is_empty() && patch.dies(color) {
                local.dead = local.dead | stones;
            }
        }
    }
    local
}

/// Returns true if a part can be searched.
fn is_small<B: Bits>(position: &Position<B>, part: B) -> bool {
    let empty = (part & position.empty()).count();
    (1..=MAX_EMPTY).contains(&empty) && empty < part.count() && part.count() <= MAX_POINTS
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
        let is_alive =
            |&color: &Color| (ring(position, part, color) & !alive(position, color, part)).is_empty();
        Color::BOTH.iter().all(is_alive).then(|| Self::between(position, part))
    }

    /// A part between living groups.
    fn between<B: Bits>(position: &Position<B>, part: B) -> Self {
        let points: Vec<usize> = part.members().take(64).collect();
        let number =
            |set: B| (0..points.len()).filter(|&i| set.contains(points[i])).fold(0, |bits, i| bits | 1 << i);
        Self {
            adjacent: points.iter().map(|&point| number(position.around(B::single(point)))).collect(),
            anchored: Color::BOTH.map(|color| number(position.around(ring(position, part, color)))),
            stones: Color::BOTH.map(|color| number(position.stones(color))),
            all: number(part),
        }
    }

    fn stands(&self) -> bool {
        let margin = self.margin(self.stones);
        self.attempt(Color::Black, margin).holds(self.stones)
            && self.attempt(Color::White, -margin).holds(self.stones)
    }

    /// Returns true if all stones of a colour die although it moves first.
    fn dies(&self, color: Color) -> bool {
        let mut without = self.stones;
        let stones = std::mem::take(&mut without[color as usize]);
        let attempt = self.attempt(color, sign(color) * self.margin(without));
        Attempt { saves: Some(stones), ..attempt }.holds(self.stones)
    }

    fn attempt(&self, attacker: Color, most: i32) -> Attempt<'_> {
        Attempt { patch: self, attacker, most, saves: None, seen: HashMap::new() }
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

/// The stones of a colour next to a part.
fn ring<B: Bits>(position: &Position<B>, part: B, color: Color) -> B {
    position.around(part) & position.stones(color) & !part
}

/// Of Black's area minus White's, for a colour.
const fn sign(color: Color) -> i32 {
    if matches!(color, Color::Black) { 1 } else { -1 }
}

/// One player's attempt to get more than `most`, by trying all moves against all answers.
struct Attempt<'a> {
    patch: &'a Patch,
    attacker: Color,
    most: i32,
    /// Stones of the attacker: the attempt has failed if all of them are captured, or if it repeats a position without having
    /// captured more stones than it lost. Without them, every repetition is a success.
    saves: Option<u64>,
    /// Known results by board, side to move and whether the other one has just passed.
    seen: HashMap<([u64; 2], bool, bool), Known>,
}

/// Knowledge about a position.
#[derive(Clone, Copy)]
enum Known {
    /// Whether the defender succeeds.
    Holds(bool),
    /// It is on the current line, where the attacker had gained this many stones.
    OnLine(i32),
}

impl Attempt<'_> {
    /// Returns true if the defender succeeds.
    fn holds(&mut self, stones: [u64; 2]) -> bool {
        self.try_all(stones, true, false, 0, 0)
    }

    /// `gain` is the number of stones that the attacker has captured, minus the number that it has lost.
    fn try_all(&mut self, stones: [u64; 2], attacks: bool, was_pass: bool, gain: i32, depth: u32) -> bool {
        let key = (stones, attacks, was_pass);
        match self.seen.get(&key) {
            Some(Known::Holds(holds)) => return *holds,
            Some(Known::OnLine(before)) => return self.saves.is_some() && gain <= *before,
            None => {}
        }
        let is_lost = self.saves.is_some_and(|saved| stones[self.attacker as usize] & saved == 0);
        if is_lost || self.most_margin(stones) <= self.most {
            return true;
        }
        if depth >= MAX_DEPTH || self.seen.len() >= MAX_NODES {
            return false;
        }
        self.seen.insert(key, Known::OnLine(gain));
        // The defender needs one good move, the attacker one that is not refuted.
        let decides = !attacks;
        let tries = self.tries(stones, attacks);
        let is_decided = tries.into_iter().any(|after| {
            let holds = match after {
                Some(after) => {
                    let taken = |color: Color| {
                        let (before, after) = (stones[color as usize], after[color as usize]);
                        (before & !after).count_ones() as i32
                    };
                    let gain = gain + taken(self.attacker.opponent()) - taken(self.attacker);
                    self.try_all(after, !attacks, false, gain, depth + 1)
                }
                None if was_pass => sign(self.attacker) * self.patch.margin(stones) <= self.most,
                None => self.try_all(stones, !attacks, true, gain, depth + 1),
            };
            holds == decides
        });
        let holds = is_decided == decides;
        self.seen.insert(key, Known::Holds(holds));
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
