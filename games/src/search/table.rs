use super::{Score, WIN_AT_LEAST};
use std::sync::atomic::{AtomicU64, Ordering};

/// How a stored score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) slot: u16,
    pub(super) score: Score,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// The transposition table. Threads share it without locks: an entry's key is stored xor its data,
/// so that one torn by two writers is not recognised (Hyatt and Mann 2002).
pub(super) struct Table {
    entries: Vec<[AtomicU64; 2]>,
    generation: u8,
}

impl Table {
    /// A table of at most `megabytes` MiB.
    pub(super) fn new(megabytes: usize) -> Self {
        let entries = (megabytes.clamp(1, 1 << 16) << 20) / size_of::<[AtomicU64; 2]>();
        // A power of two, so that a mask finds the place.
        let entries = 1 << entries.ilog2();
        Self { entries: (0..entries).map(|_| Default::default()).collect(), generation: 0 }
    }

    /// Says that what is stored from now on belongs to a new search.
    pub(super) const fn next_generation(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        for entry in &mut self.entries {
            *entry = Default::default();
        }
    }

    fn entry(&self, hash: u64) -> &[AtomicU64; 2] {
        &self.entries[hash as usize & (self.entries.len() - 1)]
    }

    /// What is known of the position with this hash, `ply` plies from the root.
    pub(super) fn get(&self, hash: u64, ply: usize) -> Option<Entry> {
        let [key, data] = self.entry(hash);
        let data = data.load(Ordering::Relaxed);
        if key.load(Ordering::Relaxed) ^ data != hash || data == 0 {
            return None;
        }
        let score = Score::from((data >> 16) as u16 as i16);
        Some(Entry {
            slot: data as u16,
            score: from_here(score, -(ply as Score)),
            depth: i32::from((data >> 32) as u8),
            bound: match data >> 40 & 3 {
                1 => Bound::Lower,
                2 => Bound::Upper,
                _ => Bound::Exact,
            },
        })
    }

    /// Stores what is known, unless a much deeper search of this generation has the place.
    pub(super) fn put(&self, hash: u64, ply: usize, entry: Entry) {
        let [key, data] = self.entry(hash);
        let old = data.load(Ordering::Relaxed);
        let (old_depth, old_generation) = ((old >> 32) as u8, (old >> 48) as u8);
        let is_same = key.load(Ordering::Relaxed) ^ old == hash;
        if !is_same && old_generation == self.generation && i32::from(old_depth) > entry.depth + 3 {
            return;
        }
        let bound: u64 = match entry.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        let score = from_here(entry.score, ply as Score) as i16 as u16;
        let new = u64::from(entry.slot)
            | u64::from(score) << 16
            | u64::from(entry.depth.clamp(0, 255) as u8) << 32
            | bound << 40
            | u64::from(self.generation) << 48;
        key.store(hash ^ new, Ordering::Relaxed);
        data.store(new, Ordering::Relaxed);
    }
}

/// A win counts its plies from the root in the search, and from the position in the table.
const fn from_here(score: Score, ply: Score) -> Score {
    if score >= WIN_AT_LEAST {
        score + ply
    } else if score <= -WIN_AT_LEAST {
        score - ply
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::WIN;

    #[test]
    fn what_is_put_is_found() {
        let table = Table::new(1);
        for (score, found) in [(-250, -250), (WIN - 7, WIN - 6), (7 - WIN, 6 - WIN)] {
            table.put(42, 5, Entry { slot: 4095, score, depth: 9, bound: Bound::Upper });
            let entry = table.get(42, 4).unwrap();
            assert_eq!((entry.slot, entry.score, entry.depth), (4095, found, 9));
            assert_eq!(entry.bound, Bound::Upper);
        }
        assert!(table.get(43, 4).is_none());
    }
}
