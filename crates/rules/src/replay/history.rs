//! The steps of a game and where each of its positions is to be found again.

use super::grid::{Change, Loc};
use crate::board::Color;

/// Where a pass is played: no point has this place.
pub(super) const PASS: Loc = 0;

/// The same of a move that cannot be played.
pub(super) const SKIP: Loc = 1;

/// What happened, and the board after it.
#[derive(Clone, Copy)]
pub(super) struct Step {
    /// Of the board after it.
    pub(super) hash: u64,
    /// Where its changes begin.
    pub(super) changes: u32,
    /// The moves up to it.
    pub(super) number: u32,
    /// The step at which the history begins that repetitions look at.
    pub(super) base: u32,
    /// What the index held for the step before this one.
    displaced: u32,
    /// Where it was played, [`PASS`] or [`SKIP`]; in a setup it says nothing.
    pub(super) loc: Loc,
    /// The stone that it took, when it took one alone; else 0.
    pub(super) took: Loc,
    /// Who moved; nobody in a setup.
    pub(super) mover: Option<Color>,
    pub(super) to_move: Color,
}

/// The steps of a game, and an index of the boards in which a player moved next.
#[derive(Clone)]
pub(super) struct History {
    steps: Vec<Step>,
    pub(super) changes: Vec<Change>,
    /// The latest step that left a board, which is above 0 there, and the upper half of its hash: a slot is a chain
    /// of such steps, from the latest down, along [`Step::displaced`] of the steps that follow them.
    slots: Vec<u64>,
}

/// Slots at first: so many for a game of usual length that two boards seldom want the same one.
const SLOTS: usize = 2048;

impl History {
    pub(super) fn new() -> Self {
        let mut history = Self { steps: Vec::new(), changes: Vec::new(), slots: Vec::new() };
        history.restart();
        history
    }

    /// Begins with an empty board.
    pub(super) fn restart(&mut self) {
        self.steps.clear();
        self.changes.clear();
        self.slots.clear();
        self.slots.resize(SLOTS, 0);
        self.steps.push(Step {
            hash: 0,
            changes: 0,
            number: 0,
            base: 0,
            displaced: 0,
            loc: 0,
            took: 0,
            mover: None,
            to_move: Color::Black,
        });
    }

    /// The steps, the empty board at the start among them.
    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The last step; there is always one.
    #[inline]
    pub(super) fn last(&self) -> &Step {
        &self.steps[self.steps.len() - 1]
    }

    /// Adds a move.
    #[inline]
    pub(super) fn push_move(&mut self, mover: Color, hash: u64, changes: usize, loc: Loc, took: Loc) {
        // Two slots for each board at least.
        if 2 * self.steps.len() > self.slots.len() {
            self.grow();
        }
        let step = self.steps.len() - 1;
        let last = &self.steps[step];
        let (number, base) = (last.number.saturating_add(1), last.base);
        let displaced = self.index(step, last.hash);
        self.steps.push(Step {
            hash,
            changes: changes as u32,
            number,
            base,
            displaced,
            loc,
            took,
            mover: Some(mover),
            to_move: mover.opponent(),
        });
    }

    /// Adds a setup, whose changes begin at `changes`. With stones the history begins anew with it; without, a ko
    /// outlives it.
    pub(super) fn push_setup(&mut self, hash: u64, changes: usize, to_move: Color) {
        let last = self.last();
        let (number, begins) = (last.number, changes < self.changes.len());
        let (base, loc, took) =
            if begins { (self.steps.len() as u32, 0, 0) } else { (last.base, last.loc, last.took) };
        let changes = changes as u32;
        self.steps.push(Step { hash, changes, number, base, displaced: 0, loc, took, mover: None, to_move });
    }

    /// Takes the last step back; its changes are left to the caller. The first one stays.
    pub(super) fn pop(&mut self) -> Option<Step> {
        if self.steps.len() < 2 {
            return None;
        }
        let step = self.steps.pop()?;
        if step.mover.is_some() {
            // What was indexed last goes first, so that an emptied slot breaks no search.
            let hash = self.last().hash;
            let slot = self.slot(hash);
            self.slots[slot] = if step.displaced == 0 { 0 } else { entry(hash, step.displaced) };
        }
        Some(step)
    }

    /// Whether no step has left a board with this hash, save perhaps the last one.
    #[inline]
    pub(super) fn is_new(&self, hash: u64) -> bool {
        self.slots[self.slot(hash)] == 0
    }

    /// The latest step from `first` on after which the board has this hash, `to_move` moved, and `is_same` holds.
    pub(super) fn find(
        &self,
        hash: u64,
        to_move: Color,
        first: usize,
        is_same: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let mut step = self.slots[self.slot(hash)] as u32;
        // Steps count from 1 in the slots.
        let base = self.last().base.max(first as u32);
        while step > base {
            let index = step as usize - 1;
            let next = self.steps.get(index + 1)?;
            if self.steps[index].hash == hash && next.mover == Some(to_move) && is_same(index) {
                return Some(index);
            }
            step = next.displaced;
        }
        None
    }

    /// The slot where a board is or would be.
    #[inline]
    fn slot(&self, hash: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot] != 0 && self.slots[slot] >> 32 != hash >> 32 {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Enters a step as the latest of its board, and gives the one before it, counted from 1.
    #[inline]
    fn index(&mut self, step: usize, hash: u64) -> u32 {
        let slot = self.slot(hash);
        let before = self.slots[slot] as u32;
        self.slots[slot] = entry(hash, step as u32 + 1);
        before
    }

    #[cold]
    fn grow(&mut self) {
        self.slots = vec![0; 2 * self.slots.len()];
        for step in 1..self.steps.len() {
            if self.steps[step].mover.is_some() {
                self.steps[step].displaced = self.index(step - 1, self.steps[step - 1].hash);
            }
        }
    }
}

#[inline]
const fn entry(hash: u64, step: u32) -> u64 {
    hash >> 32 << 32 | step as u64
}
