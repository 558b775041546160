//! Unconditional life: D. B. Benson, "Life in the game of Go", Information Sciences 10 (1976), 17-29.
//!
//! A group is unconditionally alive when the opponent cannot capture it even though its owner always passes. That is so
//! (Benson's theorem) exactly for the largest set of groups of a colour in which each has two vital regions. A region is
//! a connected part of the board without stones of the colour. It is vital to a group when every empty point of it is a
//! liberty of the group, and all groups round it are in the set.
//!
//! A region between unconditionally alive groups is their territory when at most one of its points has no such group
//! beside it. A group of the opponent's would need two such points to live there: its eyes are parts of the region
//! without its own stones, and a part with a point beside the enclosing groups holds stones of them. So no stone of the
//! opponent's in it can ever become unconditionally alive, however often its owner passes.

use crate::bitboard::Position;
use crate::board::{Bits, Color};

/// What a colour has for certain.
#[derive(Clone, Copy)]
pub(super) struct Safe<B> {
    /// Its unconditionally alive stones.
    pub(super) alive: B,
    /// The regions between them where the opponent cannot live.
    pub(super) territory: B,
}

impl<B: Bits> Safe<B> {
    pub(super) fn new(position: &Position<B>, color: Color) -> Self {
        let alive = alive(position, color, B::EMPTY);
        Self { alive, territory: territory(position, alive) }
    }

    pub(super) fn all(&self) -> B {
        self.alive | self.territory
    }
}

/// The stones of unconditionally alive groups. A region that has points of `unused` counts as no eye.
pub(super) fn alive<B: Bits>(position: &Position<B>, color: Color, unused: B) -> B {
    let own = position.stones(color);
    let others = position.all() & !own;
    // A region with an empty point that is nobody's liberty is vital to nobody; most of the board is such a one.
    let inner = position.empty() & !position.around(own);
    let eyeless = position.spread(inner | unused, others);
    let mut regions: Vec<B> = position.parts(others & !eyeless).collect();
    regions.retain(|&region| !(region & position.empty()).is_empty());
    if regions.len() < 2 {
        return B::EMPTY;
    }
    let mut beside = own & regions.iter().fold(B::EMPTY, |beside, &region| beside | position.around(region));
    let mut groups: Vec<(B, B)> = Vec::new();
    while let Some(first) = beside.first() {
        let group = position.spread(B::single(first), own);
        beside = beside & !group;
        groups.push((group, position.around(group)));
    }
    loop {
        let is_vital = |region: B, around: B| (region & position.empty() & !around).is_empty();
        groups.retain(|&(_, around)| {
            regions.iter().filter(|&&region| is_vital(region, around)).nth(1).is_some()
        });
        let alive = groups.iter().fold(B::EMPTY, |alive, &(group, _)| alive | group);
        let before = regions.len();
        regions.retain(|&region| (position.around(region) & own & !alive).is_empty());
        if regions.len() == before {
            return alive;
        }
    }
}

fn territory<B: Bits>(position: &Position<B>, alive: B) -> B {
    if alive.is_empty() {
        return B::EMPTY;
    }
    let rest = position.all() & !alive;
    let inner = rest & !position.around(alive);
    // Most of the board has two such points side by side.
    let lost = position.spread(inner & position.around(inner), rest);
    let is_safe = |region: &B| (*region & inner).count() <= 1;
    position.parts(rest & !lost).filter(is_safe).fold(B::EMPTY, |territory, region| territory | region)
}
