/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    own: u64,
    enemy: u64,
    /// The value is at least this.
    pub(super) lower: i8,
    /// And at most this.
    pub(super) upper: i8,
    /// The number of the square of the best move, 64 when there is none.
    pub(super) best: u8,
    empty: u8,
    generation: u8,
}

const NOTHING: Entry = Entry { own: 0, enemy: 0, lower: -64, upper: 64, best: 64, empty: 0, generation: 0 };

/// The entries that a position may stand in.
const WAYS: usize = 4;

/// The solver's hash table. It holds whole positions, so that what it says is true of them.
pub(super) struct Table {
    entries: Vec<[Entry; WAYS]>,
    generation: u8,
}

impl Table {
    /// A table of at most `megabytes` MiB.
    pub(super) fn new(megabytes: usize) -> Self {
        let buckets = (megabytes.clamp(1, 1 << 16) << 20) / size_of::<[Entry; WAYS]>();
        Self { entries: vec![[NOTHING; WAYS]; 1 << buckets.ilog2()], generation: 1 }
    }

    /// Says that what is known so far may be overwritten first.
    pub(super) const fn next_generation(&mut self) {
        self.generation = if self.generation == u8::MAX { 1 } else { self.generation + 1 };
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.fill([NOTHING; WAYS]);
    }

    #[inline]
    fn place(&self, own: u64, enemy: u64) -> usize {
        let hash = own.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ enemy.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(23);
        let hash = (hash ^ hash >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (hash >> 24) as usize & (self.entries.len() - 1)
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn get(&self, own: u64, enemy: u64) -> Option<Entry> {
        let bucket = self.entries.get(self.place(own, enemy))?;
        bucket.iter().find(|entry| entry.own == own && entry.enemy == enemy).copied()
    }

    /// Says that the value is above `alpha` (`value` and more), or not (`value` and less), after
    /// `best`.
    #[inline]
    pub(super) fn put(&mut self, own: u64, enemy: u64, alpha: i32, value: i32, best: usize) {
        let place = self.place(own, enemy);
        let generation = self.generation;
        let Some(bucket) = self.entries.get_mut(place) else { return };
        let empty = 64 - (own | enemy).count_ones() as u8;
        let cost =
            |entry: &Entry| u16::from(entry.empty) + if entry.generation == generation { 64 } else { 0 };
        let mut at = 0;
        for index in 0..WAYS {
            if bucket[index].own == own && bucket[index].enemy == enemy {
                at = index;
                break;
            }
            if cost(&bucket[index]) < cost(&bucket[at]) {
                at = index;
            }
        }
        let entry = &mut bucket[at];
        if entry.own != own || entry.enemy != enemy {
            *entry = Entry { own, enemy, empty, ..NOTHING };
        }
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
