/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The value is at least this.
    pub(super) lower: i8,
    /// And at most this.
    pub(super) upper: i8,
    /// The number of the square of the best move, 64 when there is none.
    pub(super) best: u8,
    generation: u8,
}

const NOTHING: Entry = Entry { lower: -64, upper: 64, best: 64, generation: 0 };

/// The entries that a position may stand in: as many as go into a line of the cache.
const WAYS: usize = 3;

/// Entries that are read together.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket {
    /// The own and the enemy stones of each position.
    positions: [[u64; 2]; WAYS],
    entries: [Entry; WAYS],
}

const EMPTY: Bucket = Bucket { positions: [[0; 2]; WAYS], entries: [NOTHING; WAYS] };

/// A hash table. It holds whole positions, so that what it says is true of them.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl Table {
    /// A table of at most so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).clamp(1, 1 << 32);
        Self { buckets: vec![EMPTY; 1 << buckets.ilog2()], generation: 1 }
    }

    /// Says that what is known so far may be overwritten first.
    pub(super) const fn next_generation(&mut self) {
        self.generation = if self.generation == u8::MAX { 1 } else { self.generation + 1 };
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill(EMPTY);
    }

    #[inline(always)]
    fn place(&self, own: u64, enemy: u64) -> usize {
        let hash = own.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ enemy.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(23);
        let hash = (hash ^ hash >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (hash >> 24) as usize & (self.buckets.len() - 1)
    }

    /// What is known of a position.
    #[inline(always)]
    pub(super) fn get(&self, own: u64, enemy: u64) -> Option<Entry> {
        let bucket = self.buckets.get(self.place(own, enemy))?;
        let at = bucket.positions.iter().position(|position| *position == [own, enemy])?;
        Some(bucket.entries[at])
    }

    /// Says that the value is above `alpha` (`value` and more), or not (`value` and less), after
    /// `best`.
    #[inline(always)]
    pub(super) fn put(&mut self, own: u64, enemy: u64, alpha: i32, value: i32, best: usize) {
        let place = self.place(own, enemy);
        let generation = self.generation;
        let Some(bucket) = self.buckets.get_mut(place) else { return };
        // What is worth the least: positions of earlier searches, then those nearest to the end.
        let worth = |bucket: &Bucket, at: usize| {
            let [own, enemy] = bucket.positions[at];
            (bucket.entries[at].generation == generation, (!(own | enemy)).count_ones() % 64)
        };
        let mut at = 0;
        for index in 0..WAYS {
            if bucket.positions[index] == [own, enemy] {
                at = index;
                break;
            }
            if worth(bucket, index) < worth(bucket, at) {
                at = index;
            }
        }
        if bucket.positions[at] != [own, enemy] {
            bucket.positions[at] = [own, enemy];
            bucket.entries[at] = NOTHING;
        }
        let entry = &mut bucket.entries[at];
        entry.generation = generation;
        if value > alpha {
            entry.lower = entry.lower.max(value as i8);
        } else {
            entry.upper = entry.upper.min(value as i8);
        }
        if value > alpha || entry.best == 64 {
            entry.best = best as u8;
        }
    }
}
