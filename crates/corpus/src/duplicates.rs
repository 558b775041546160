//! Games that occur more than once, also rotated or mirrored, or that others begin with, by the hashes of their main lines.

use std::cmp::Ordering;
use std::collections::HashSet;

/// A game that is compared with others: facts of a [`GameRow`](gocheck_sgf::GameRow).
pub trait Compared {
    /// The hash of the main line, the same for all rotations and mirror images.
    fn symmetric(&self) -> u64;
    /// The symmetric hash of the opening, if the game is long enough.
    fn opening(&self) -> Option<u64>;
    /// The number of moves of the main line.
    fn moves(&self) -> u32;
}

/// The indices of games that differ from each other, in the order of their symmetric hashes: one of those with the same main
/// line, also rotated or mirrored. Games without moves are left out.
pub struct Distinct(Vec<u32>);

impl Distinct {
    /// Of equal games the one is kept that `order` puts first, and of equals there the one with the lowest index. The others
    /// are passed to `on_repeat`, after the kept one.
    pub fn of<G: Compared>(
        games: &[G],
        order: impl Fn(&G, &G) -> Ordering,
        mut on_repeat: impl FnMut(u32, u32),
    ) -> Self {
        let game = |index: u32| &games[index as usize];
        let mut all: Vec<u32> = (0..games.len() as u32).filter(|&index| game(index).moves() > 0).collect();
        all.sort_unstable_by(|&a, &b| {
            let (one, other) = (game(a), game(b));
            one.symmetric().cmp(&other.symmetric()).then_with(|| order(one, other)).then(a.cmp(&b))
        });
        let mut kept: Option<u32> = None;
        all.retain(|&index| match kept.filter(|&kept| game(kept).symmetric() == game(index).symmetric()) {
            Some(kept) => {
                on_repeat(kept, index);
                false
            }
            None => {
                kept = Some(index);
                true
            }
        });
        Self(all)
    }

    /// The indices of the games.
    pub fn games(&self) -> impl Iterator<Item = u32> {
        self.0.iter().copied()
    }

    /// The games among `indices` whose opening two different games share: only these may begin with another game.
    pub fn sharing_openings<G: Compared>(&self, games: &[G], indices: impl Iterator<Item = u32>) -> Vec<u32> {
        let opening = |index: u32| games[index as usize].opening();
        let (mut seen, mut shared) = (HashSet::new(), HashSet::new());
        for opening in self.games().filter_map(opening) {
            if !seen.insert(opening) {
                shared.insert(opening);
            }
        }
        drop(seen);
        indices.filter(|&index| opening(index).is_some_and(|opening| shared.contains(&opening))).collect()
    }

    /// The games that a game begins with, given the hashes of the beginnings of its main line.
    pub fn beginnings<G: Compared>(&self, games: &[G], longer: u32, prefix_hashes: &[u64]) -> Vec<u32> {
        let found = |hash: &u64| {
            let place = self.0.binary_search_by_key(hash, |&index| games[index as usize].symmetric()).ok()?;
            Some(self.0[place])
        };
        // The beginnings of a game include the whole game.
        let is_shorter = |&index: &u32| games[index as usize].moves() < games[longer as usize].moves();
        prefix_hashes.iter().filter_map(found).filter(is_shorter).collect()
    }
}
