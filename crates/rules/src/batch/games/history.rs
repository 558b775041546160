//! The positions of one game, indexed by the stones of each colour.

use crate::board::{Bits, Color, Words};

/// The place of a pass and of the start, which no point has.
pub(super) const NOWHERE: u16 = u16::MAX;

/// A position of a game, and the move that led to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<const N: usize> {
    /// The black and the white stones.
    pub(super) stones: [Words<N>; 2],
    /// Their hashes (Zobrist 1970).
    pub(super) keys: [u64; 2],
    /// The stones that each colour has lost so far.
    pub(super) lost: [u32; 2],
    /// For each colour, the step before this one in the same slot of the index, counted from 1; 0 if there is none. Set when the step
    /// is pushed.
    pub(super) earlier: [u32; 2],
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
        Self { stones, keys, lost: [0; 2], earlier: [0; 2], place, took, passes: 0, to_move }
    }

    /// The position after a pass.
    pub(super) const fn passed(&self) -> Self {
        let (place, took, passes) = (NOWHERE, NOWHERE, self.passes.saturating_add(1));
        Self { place, took, passes, to_move: self.to_move.opponent(), ..*self }
    }
}

/// The initial number of slots for each colour.
const SLOTS: usize = 64;

/// The steps of a game. There is always one, the start.
///
/// A repeated position has the same stones of each colour. A move changes its own colour's stones, and the other's only
/// if it captures. So all moves that capture nothing can only repeat positions with the present stones of the
/// opponent, which are found by a single look-up; and a capture only those with its own colour's stones after the move.
#[derive(Clone, Debug)]
pub(super) struct History<const N: usize> {
    steps: Vec<Step<N>>,
    /// For each colour, the last step of each slot, counted from 1; the slot of a step is given by the lower bits of its key. Empty
    /// if no rule needs it.
    slots: Vec<u32>,
}

impl<const N: usize> History<N> {
    pub(super) fn new(start: Step<N>, is_indexed: bool) -> Self {
        let mut history = Self { steps: Vec::new(), slots: vec![0; if is_indexed { 2 * SLOTS } else { 0 }] };
        history.push(start);
        history
    }

    /// Begins again, with the same memory.
    pub(super) fn restart(&mut self, start: Step<N>) {
        self.steps.clear();
        self.slots.fill(0);
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
        if !self.slots.is_empty() {
            if 4 * self.steps.len() >= self.slots.len() {
                self.grow();
            }
            self.index(&mut step, self.steps.len());
        }
        self.steps.push(step);
    }

    /// Takes back the last move. Returns false at the start.
    pub(super) fn pop(&mut self) -> bool {
        if self.steps.len() < 2 {
            return false;
        }
        if let Some(step) = self.steps.pop()
            && !self.slots.is_empty()
        {
            for color in Color::BOTH {
                let slot = self.slot(color, step.keys[color as usize]);
                self.slots[slot] = step.earlier[color as usize];
            }
        }
        true
    }

    /// The positions before the last one with the same stones of `color`, the latest first.
    #[inline(always)]
    pub(super) fn before(&self, color: Color) -> impl Iterator<Item = &Step<N>> {
        let last = self.last();
        let stones = last.stones[color as usize];
        let found = self.chain(color, last.keys[color as usize], last.earlier[color as usize]);
        found.filter(move |step| step.stones[color as usize] == stones)
    }

    /// The positions in which the stones of `color` have this key, the latest first.
    #[inline(always)]
    pub(super) fn with_key(&self, color: Color, key: u64) -> impl Iterator<Item = &Step<N>> {
        self.chain(color, key, self.slots[self.slot(color, key)])
    }

    #[inline(always)]
    fn chain(&self, color: Color, key: u64, mut next: u32) -> impl Iterator<Item = &Step<N>> {
        std::iter::from_fn(move || {
            while next != 0 {
                let step = &self.steps[next as usize - 1];
                next = step.earlier[color as usize];
                if step.keys[color as usize] == key {
                    return Some(step);
                }
            }
            None
        })
    }

    #[inline(always)]
    fn slot(&self, color: Color, key: u64) -> usize {
        let half = self.slots.len() / 2;
        color as usize * half + (key as usize & (half - 1))
    }

    /// Enters a step with this number as the latest of its slots.
    #[inline(always)]
    fn index(&mut self, step: &mut Step<N>, number: usize) {
        for color in Color::BOTH {
            let slot = self.slot(color, step.keys[color as usize]);
            step.earlier[color as usize] = std::mem::replace(&mut self.slots[slot], number as u32 + 1);
        }
    }

    #[cold]
    fn grow(&mut self) {
        self.slots = vec![0; 2 * self.slots.len()];
        let mut steps = std::mem::take(&mut self.steps);
        for (number, step) in steps.iter_mut().enumerate() {
            self.index(step, number);
        }
        self.steps = steps;
    }
}

/// The hashes of each colour's stones.
pub(super) fn keys_of<const N: usize>(stones: &[Words<N>; 2], keys: &[Vec<u64>; 2]) -> [u64; 2] {
    [0, 1].map(|color: usize| stones[color].members().fold(0, |key, place| key ^ keys[color][place]))
}
