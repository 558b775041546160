/// The hash tables of the solver.
pub(in super::super) struct EndgameTables {
    far: Table,
    /// Positions near the end. There are many of them, so that this table fits into the processor's cache.
    near: Table,
    /// Results of selective searches.
    guesses: Table,
}

/// From this number of empty squares on, a position is far from the end.
const FAR_EMPTY: u32 = 13;

const NEAR_BYTES: usize = 512 << 10;

impl EndgameTables {
    /// Tables of about `megabytes` MiB in total.
    pub(in super::super) fn new(megabytes: usize) -> Self {
        let bytes = megabytes.clamp(1, 1 << 20) << 20;
        Self { far: Table::new(bytes / 2), near: Table::new(NEAR_BYTES), guesses: Table::new(bytes / 8) }
    }

    /// Returns true if a position with this number of empty squares is far from the end.
    #[inline(always)]
    pub(super) const fn is_far(empty: u32) -> bool {
        empty >= FAR_EMPTY
    }

    /// The table for positions with this number of empty squares. Far from the end, guesses have a table of their own.
    #[inline(always)]
    pub(super) const fn of(&mut self, empty: u32, is_guess: bool) -> &mut Table {
        match (Self::is_far(empty), is_guess) {
            (false, _) => &mut self.near,
            (true, false) => &mut self.far,
            (true, true) => &mut self.guesses,
        }
    }

    /// The best move of a selective search.
    #[inline(always)]
    pub(super) fn guessed_move(&self, empty: u32, own: u64, enemy: u64) -> Option<u8> {
        if Self::is_far(empty) { self.guesses.get(own, enemy).map(|entry| entry.best) } else { None }
    }

    /// The best move of an exact search.
    pub(super) fn best(&mut self, own: u64, enemy: u64) -> Option<u8> {
        let entry = self.of((!(own | enemy)).count_ones(), false).get(own, enemy)?;
        (entry.best < 64).then_some(entry.best)
    }

    /// Begins a new search: older entries are replaced first.
    pub(super) const fn next_generation(&mut self) {
        self.far.next_generation();
        self.near.next_generation();
        self.guesses.next_generation();
    }

    pub(in super::super) fn clear(&mut self) {
        self.far.clear();
        self.near.clear();
        self.guesses.clear();
    }

    /// Removes the bounds of selective searches, but not their moves.
    pub(super) fn clear_guessed_bounds(&mut self) {
        self.guesses.keep_moves();
    }
}

/// Bounds of the score of a position, and its best move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) lower: i8,
    pub(super) upper: i8,
    /// The index of the square of the best move, or 64.
    pub(super) best: u8,
    generation: u8,
}

const NOTHING: Entry = Entry { lower: -64, upper: 64, best: 64, generation: 0 };

/// The entries where a position may be stored: as many as fit into a cache line.
const WAYS: usize = 3;

/// The entries of a cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket {
    /// The own and the enemy stones of each position.
    positions: [[u64; 2]; WAYS],
    entries: [Entry; WAYS],
}

const EMPTY: Bucket = Bucket { positions: [[0; 2]; WAYS], entries: [NOTHING; WAYS] };

/// A hash table. It stores whole positions, so that there are no key collisions.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl Table {
    /// A table of at most `bytes` bytes.
    fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).clamp(1, 1 << 32);
        Self { buckets: vec![EMPTY; 1 << buckets.ilog2()], generation: 1 }
    }

    /// Begins a new search: older entries are replaced first.
    const fn next_generation(&mut self) {
        self.generation = if self.generation == u8::MAX { 1 } else { self.generation + 1 };
    }

    fn clear(&mut self) {
        self.buckets.fill(EMPTY);
    }

    /// Removes the bounds and keeps the best moves.
    fn keep_moves(&mut self) {
        for entry in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.entries) {
            (entry.lower, entry.upper) = (NOTHING.lower, NOTHING.upper);
        }
    }

    #[inline(always)]
    fn place(&self, own: u64, enemy: u64) -> usize {
        let hash = own.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ enemy.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(23);
        let hash = (hash ^ hash >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (hash >> 24) as usize & (self.buckets.len() - 1)
    }

    #[inline(always)]
    pub(super) fn get(&self, own: u64, enemy: u64) -> Option<Entry> {
        let bucket = self.buckets.get(self.place(own, enemy))?;
        let at = bucket.positions.iter().position(|position| *position == [own, enemy])?;
        Some(bucket.entries[at])
    }

    /// Stores the result of a null-window search: `value` is a lower bound if it is above `alpha`, else an upper one.
    #[inline(always)]
    pub(super) fn put(&mut self, own: u64, enemy: u64, alpha: i32, value: i32, best: u32) {
        let place = self.place(own, enemy);
        let generation = self.generation;
        let Some(bucket) = self.buckets.get_mut(place) else { return };
        // The least valuable entries: those of earlier searches, then those nearest to the end.
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
