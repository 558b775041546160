//! The positions of one game, searched by the stones of each colour.

use crate::board::{Bits, Color, Words};

/// The place of a pass and of the start, which no point has.
pub(super) const NOWHERE: u16 = u16::MAX;

/// A position of a game, and the move that led to it: a cache line for up to 128 points, and two for 19 x 19.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Step<const N: usize> {
    /// The black and the white stones.
    pub(super) stones: [Words<N>; 2],
    /// Their hashes (Zobrist 1970).
    pub(super) keys: [u64; 2],
    /// The stones that each colour has lost so far.
    pub(super) lost: [u32; 2],
    /// Bit 0 or 1 is set if no earlier step has the same black or white stones. Set when the step is pushed.
    pub(super) new: u8,
    /// The point of the move, or [`NOWHERE`].
    pub(super) place: u16,
    /// The captured stone if it is a single one, or [`NOWHERE`].
    pub(super) took: u16,
    /// The number of passes in a row.
    pub(super) passes: u16,
    pub(super) to_move: Color,
}

impl<const N: usize> Step<N> {
    /// A position that no move led to.
    pub(super) const fn start(stones: [Words<N>; 2], keys: [u64; 2], to_move: Color) -> Self {
        let (place, took) = (NOWHERE, NOWHERE);
        Self { stones, keys, lost: [0; 2], new: 0, place, took, passes: 0, to_move }
    }

    /// The position after a pass.
    pub(super) const fn passed(&self) -> Self {
        let (place, took, passes) = (NOWHERE, NOWHERE, self.passes.saturating_add(1));
        Self { place, took, passes, to_move: self.to_move.opponent(), ..*self }
    }
}

/// The initial number of words of [`History::seen`] for each colour.
const WORDS: usize = 8;

/// The steps of a game. There is always one, the start.
///
/// A repeated position has the same stones of each colour. A move changes its own colour's stones, and the other's only
/// if it captures. So all moves that capture nothing can only repeat positions with the present stones of the
/// opponent, which is one question; and a capture only those with its own colour's stones after the move. Nearly always
/// there are none, and one bit tells so; otherwise the steps are searched from the start. What a move reads and writes is small
/// and adjacent, because the histories of many games do not fit into the cache.
#[derive(Clone, Debug)]
pub(super) struct History<const N: usize> {
    steps: Vec<Step<N>>,
    /// The upper halves of each step's keys. Empty, as `seen`, if no rule needs them.
    tags: Vec<[u32; 2]>,
    /// A bit for each key of a step (Bloom 1970), the words of each colour in turn.
    seen: Vec<u64>,
}

impl<const N: usize> History<N> {
    pub(super) fn new(start: Step<N>, is_indexed: bool) -> Self {
        let seen = vec![0; if is_indexed { 2 * WORDS } else { 0 }];
        let mut history = Self { steps: Vec::new(), tags: Vec::new(), seen };
        history.push(start);
        history
    }

    /// Begins again, with the same memory.
    pub(super) fn restart(&mut self, start: Step<N>) {
        self.steps.clear();
        self.tags.clear();
        self.seen.fill(0);
        self.push(start);
    }

    pub(super) fn steps(&self) -> &[Step<N>] {
        &self.steps
    }

    #[inline(always)]
    pub(super) fn last(&self) -> &Step<N> {
        &self.steps[self.steps.len() - 1]
    }

    /// The number of moves, including passes.
    pub(super) fn moves(&self) -> usize {
        self.steps.len() - 1
    }

    #[inline(always)]
    pub(super) fn push(&mut self, mut step: Step<N>) {
        if !self.seen.is_empty() {
            // At least 8 bits of each colour for a step, and about half of the steps have new keys.
            if self.steps.len() >= 4 * self.seen.len() {
                self.grow();
            }
            let last = self.steps.last().map(|step| step.keys);
            step.new = 0;
            for color in [0, 1] {
                let key = step.keys[color];
                // Otherwise the stones are those of the step before.
                if last.is_none_or(|last| last[color] != key) {
                    step.new |= u8::from(!self.is_seen(color, key)) << color;
                    self.see(color, key);
                }
            }
            self.tags.push(step.keys.map(|key| (key >> 32) as u32));
        }
        self.steps.push(step);
    }

    /// Takes back the last move. Returns false at the start. Its keys stay seen, which only costs time.
    pub(super) fn pop(&mut self) -> bool {
        if self.steps.len() < 2 {
            return false;
        }
        self.steps.pop();
        self.tags.pop();
        true
    }

    /// The positions before the last one with the same stones of `color`.
    #[inline(always)]
    pub(super) fn before(&self, color: Color) -> impl Iterator<Item = &Step<N>> {
        let last = self.last();
        let earlier = if last.new >> color as u8 & 1 == 1 { 0 } else { self.moves() };
        self.search(color, last.keys[color as usize], earlier)
            .filter(move |step| step.stones[color as usize] == last.stones[color as usize])
    }

    /// The positions in which the stones of `color` have this key.
    #[inline(always)]
    pub(super) fn with_key(&self, color: Color, key: u64) -> impl Iterator<Item = &Step<N>> {
        self.search(color, key, if self.is_seen(color as usize, key) { self.steps.len() } else { 0 })
    }

    /// The first of the steps with this key.
    #[inline(always)]
    fn search(&self, color: Color, key: u64, mut steps: usize) -> impl Iterator<Item = &Step<N>> {
        std::iter::from_fn(move || {
            while steps > 0 {
                steps = last_place(&self.tags[..steps], color, (key >> 32) as u32)?;
                let step = &self.steps[steps];
                if step.keys[color as usize] == key {
                    return Some(step);
                }
            }
            None
        })
    }

    /// The word and the bit of a key.
    #[inline(always)]
    fn place(&self, color: usize, key: u64) -> (usize, u64) {
        let half = self.seen.len() / 2;
        (color * half + (key as usize & (half - 1)), 1 << (key >> 26 & 63))
    }

    #[inline(always)]
    fn is_seen(&self, color: usize, key: u64) -> bool {
        let (word, bit) = self.place(color, key);
        self.seen[word] & bit != 0
    }

    #[inline(always)]
    fn see(&mut self, color: usize, key: u64) {
        let (word, bit) = self.place(color, key);
        self.seen[word] |= bit;
    }

    #[cold]
    fn grow(&mut self) {
        self.seen = vec![0; 2 * self.seen.len()];
        for step in 0..self.steps.len() {
            for color in [0, 1] {
                self.see(color, self.steps[step].keys[color]);
            }
        }
    }
}

/// The last place of a tag of a colour.
#[inline(never)]
fn last_place(tags: &[[u32; 2]], color: Color, tag: u32) -> Option<usize> {
    let has = |tags: &[u32; 2]| tags[color as usize] == tag;
    // A block at a time, without branches.
    let (rest, blocks) = tags.as_rchunks::<16>();
    for (block, tags) in blocks.iter().enumerate().rev() {
        if tags.iter().fold(false, |found, tags| found | has(tags)) {
            return tags.iter().rposition(has).map(|at| rest.len() + 16 * block + at);
        }
    }
    rest.iter().rposition(has)
}

/// The hashes of each colour's stones.
pub(super) fn keys_of<const N: usize>(stones: &[Words<N>; 2], keys: &[Vec<u64>; 2]) -> [u64; 2] {
    [0, 1].map(|color: usize| stones[color].members().fold(0, |key, place| key ^ keys[color][place]))
}
