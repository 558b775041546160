use super::abdada::BusySearches;
use super::score::{Score, WIN_AT_LEAST};
use std::sync::atomic::{AtomicU64, Ordering};

/// How a stored score relates to the true one: an upper bound fails low, a lower bound fails high.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Lower,
    Upper,
    Exact,
}

impl Bound {
    /// The bound of a search between `alpha` and `beta` that returned `score`.
    pub const fn of(score: Score, alpha: Score, beta: Score) -> Self {
        if score >= beta {
            Self::Lower
        } else if score > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }

    /// Returns true if a score with this bound is the answer to a search between `alpha` and `beta`.
    pub const fn cuts_off(self, score: Score, alpha: Score, beta: Score) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => score >= beta,
            Self::Upper => score <= alpha,
        }
    }
}

/// The result of a search of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The index of the best move (see [`Searchable::move_index`](super::Searchable::move_index)).
    pub move_index: u16,
    pub score: Score,
    pub depth: i32,
    pub bound: Bound,
}

/// The entries where a position may be stored: half a cache line.
#[derive(Default)]
#[repr(align(32))]
struct Bucket([AtomicU64; 4]);

/// The transposition table. An entry is a single word, so that threads share the table without locks.
///
/// A search with few nodes uses only a part of the table, which stays in the processor's caches.
pub struct Table {
    buckets: Vec<Bucket>,
    /// The maximum number of buckets, a power of two.
    most: usize,
    /// The number of buckets in use less one; the number is a power of two.
    mask: usize,
    generation: u64,
    /// The searches that the threads sharing the table are busy with.
    pub busy: BusySearches,
}

/// The first bit of each part of an entry after the score: the move index, the depth, the bound, the generation, and the
/// upper bits of the hash.
const MOVE: u32 = 16;
const DEPTH: u32 = 28;
const BOUND: u32 = 35;
const GENERATION: u32 = 37;
const KEY: u32 = 42;

const GENERATIONS: u64 = 1 << (KEY - GENERATION);

/// The move index of no move, greater than those of moves.
pub const NO_MOVE: u16 = (1 << (DEPTH - MOVE)) - 1;

/// The maximum depth of an entry.
const MAX_DEPTH: i32 = (1 << (BOUND - DEPTH)) - 1;

/// How many plies of depth an entry loses with each generation, for the replacement.
const AGE: i32 = 4;

impl Table {
    /// A table of at most `megabytes` MiB for a number of threads.
    pub fn new(megabytes: usize, threads: usize) -> Self {
        let buckets = (megabytes.clamp(1, 1 << 16) << 20) / size_of::<Bucket>();
        let busy = BusySearches::new(threads);
        Self { buckets: Vec::new(), most: 1 << buckets.ilog2(), mask: 0, generation: 0, busy }
    }

    /// Begins a new search, of at most `nodes` nodes if that is known.
    pub fn begin(&mut self, nodes: Option<u64>) {
        self.generation = (self.generation + 1) % GENERATIONS;
        let needed = nodes.map_or(self.most, |nodes| {
            let buckets = usize::try_from(nodes / 16).unwrap_or(usize::MAX).clamp(1 << 10, self.most);
            buckets.checked_next_power_of_two().unwrap_or(self.most).min(self.most)
        });
        if self.buckets.len() < needed {
            self.buckets.clear();
            self.buckets.resize_with(needed, Bucket::default);
        }
        self.mask = needed - 1;
    }

    pub fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
    }

    fn bucket(&self, hash: u64) -> &[AtomicU64; 4] {
        &self.buckets[hash as usize & self.mask].0
    }

    /// The entry of the position with this hash, `ply` plies from the root.
    pub fn get(&self, hash: u64, ply: usize) -> Option<Entry> {
        let mut entries = self.bucket(hash).iter().map(|entry| entry.load(Ordering::Relaxed));
        let found = entries.find(|&entry| is_of(entry, hash))?;
        let score = Score::from(found as u16 as i16);
        Some(Entry {
            move_index: part(found, MOVE, DEPTH) as u16,
            score: from_here(score, -(ply as Score)),
            depth: part(found, DEPTH, BOUND) as i32,
            bound: match part(found, BOUND, GENERATION) {
                1 => Bound::Lower,
                2 => Bound::Upper,
                _ => Bound::Exact,
            },
        })
    }

    /// Stores an entry. It replaces the position's old entry if there is one, else the least valuable of its bucket: a
    /// shallow one or one of an earlier search.
    pub fn put(&self, hash: u64, ply: usize, entry: Entry) {
        let worth = |old: u64| {
            if is_of(old, hash) {
                return i32::MIN;
            }
            if old == 0 {
                return i32::MIN + 1;
            }
            let age = self.generation.wrapping_sub(part(old, GENERATION, KEY)) % GENERATIONS;
            part(old, DEPTH, BOUND) as i32 - AGE * age as i32
        };
        let Some(place) = self.bucket(hash).iter().min_by_key(|old| worth(old.load(Ordering::Relaxed)))
        else {
            return;
        };
        let bound: u64 = match entry.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        let score = from_here(entry.score, ply as Score) as i16 as u16;
        let new = u64::from(score)
            | u64::from(entry.move_index) << MOVE
            | (entry.depth.clamp(0, MAX_DEPTH) as u64) << DEPTH
            | bound << BOUND
            | self.generation << GENERATION
            | hash >> KEY << KEY;
        place.store(new, Ordering::Relaxed);
    }
}

/// The bits of `entry` in a range.
const fn part(entry: u64, from: u32, to: u32) -> u64 {
    entry >> from & ((1 << (to - from)) - 1)
}

/// Returns true if `entry` belongs to the position with this hash. It is not 0, because every entry has a bound.
const fn is_of(entry: u64, hash: u64) -> bool {
    (entry ^ hash) >> KEY == 0 && entry != 0
}

/// Converts a win, whose plies count from the root in the search and from the position in the table.
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
    use crate::search::score::WIN;

    #[test]
    fn stored_entries_are_found() {
        let mut table = Table::new(1, 1);
        table.begin(None);
        for (score, found) in [(-250, -250), (WIN - 7, WIN - 6), (7 - WIN, 6 - WIN)] {
            table.put(42, 5, Entry { move_index: 4095, score, depth: 9, bound: Bound::Upper });
            let entry = table.get(42, 4).unwrap();
            assert_eq!((entry.move_index, entry.score, entry.depth), (4095, found, 9));
            assert_eq!(entry.bound, Bound::Upper);
        }
        assert!(table.get(43, 4).is_none());
    }

    /// Five positions for the four entries of a bucket: the shallowest is replaced, and old entries first.
    #[test]
    fn deep_entries_stay() {
        let mut table = Table::new(1, 1);
        table.begin(None);
        let hash = |number: i32| (number as u64 + 1) << KEY;
        let put = |table: &Table, number, depth| {
            table.put(hash(number), 0, Entry { move_index: 0, score: number, depth, bound: Bound::Exact });
        };
        (0..5).for_each(|number| put(&table, number, 3 + (number + 3) % 5));
        let kept =
            |table: &Table| (0..7).map(|number| table.get(hash(number), 0).is_some()).collect::<Vec<_>>();
        assert_eq!(kept(&table), [true, true, false, true, true, false, false]);
        (0..3).for_each(|_| table.begin(None));
        put(&table, 5, 1);
        put(&table, 6, 1);
        assert_eq!(kept(&table)[5..], [true, true]);
    }
}
