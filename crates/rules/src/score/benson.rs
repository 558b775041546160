//! Unconditional life: D. B. Benson, "Life in the game of Go", Information Sciences 10 (1976), 17-29.
//!
//! A group is unconditionally alive if the opponent cannot capture it even if its owner always passes. By Benson's theorem
//! these are exactly the groups of the largest set of a colour in which each has two vital regions. A region is a connected
//! part of the board without stones of the colour. It is vital to a group if all its empty points are liberties of the
//! group, and all groups around it are in the set.
//!
//! A region between unconditionally alive groups is their territory if at most one of its points has no such group next to
//! it. A group of the opponent would need two such points to live there: its eyes are parts of the region without its own
//! stones, and a part with a point next to the enclosing groups contains stones of them. So no stone of the opponent there
//! can ever become unconditionally alive, however often the owner passes.

use crate::bitboard::Position;
use crate::board::{Bits, Color};

/// The certain stones and territory of a colour.
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

/// The stones of unconditionally alive groups. A region with points of `unused` does not count as an eye.
pub fn alive<B: Bits>(position: &Position<B>, color: Color, unused: B) -> B {
    alive_with(position, color, unused, position.empty())
}

/// Like [`alive`] where suicide is legal: the opponent can empty a region, so its stones must be next to the group, too.
pub fn alive_despite_suicide<B: Bits>(position: &Position<B>, color: Color) -> B {
    alive_with(position, color, B::EMPTY, position.all())
}

/// A region is vital to a group if all of its points in `vital` are next to it.
fn alive_with<B: Bits>(position: &Position<B>, color: Color, unused: B, vital: B) -> B {
    let own = position.stones(color);
    let others = position.all() & !own;
    // A region with a vital point that is not next to any group is vital to none, such as most of the board.
    let inner = others & vital & !position.around(own);
    let eyeless = position.spread(inner | unused, others);
    let mut regions: Vec<B> = position.parts(others & !eyeless).collect();
    regions.retain(|&region| !(region & position.empty()).is_empty());
    if regions.len() < 2 {
        return B::EMPTY;
    }
    let mut adjacent =
        own & regions.iter().fold(B::EMPTY, |adjacent, &region| adjacent | position.around(region));
    let mut groups: Vec<(B, B)> = Vec::new();
    while let Some(first) = adjacent.first() {
        let group = position.spread(B::single(first), own);
        adjacent = adjacent & !group;
        groups.push((group, position.around(group)));
    }
    loop {
        let is_vital = |region: B, around: B| (region & vital & !around).is_empty();
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

/// The regions between living stones where the opponent cannot live.
pub(super) fn territory<B: Bits>(position: &Position<B>, alive: B) -> B {
    if alive.is_empty() {
        return B::EMPTY;
    }
    let rest = position.all() & !alive;
    let inner = rest & !position.around(alive);
    // Most regions have two such points next to each other.
    let lost = position.spread(inner & position.around(inner), rest);
    let is_safe = |region: &B| (*region & inner).count() <= 1;
    position.parts(rest & !lost).filter(is_safe).fold(B::EMPTY, |territory, region| territory | region)
}
