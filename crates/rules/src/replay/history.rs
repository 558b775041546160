//! The steps of a game, and an index of its positions.

use super::grid::CellChange;
use super::loc::Loc;
use crate::board::Color;

/// The place of a pass, which no point has.
pub(super) const PASS: Loc = 0;

/// The place of a move that cannot be played.
pub(super) const SKIP: Loc = 1;

/// A step, and the board after it.
#[derive(Clone, Copy)]
pub(super) struct HistoryStep {
    /// The hash of the board after it.
    pub(super) hash: u64,
    /// The start of its changes.
    pub(super) changes: u32,
    /// The number of moves up to it.
    pub(super) number: u32,
    /// The step at which the history for repetitions begins.
    pub(super) base: u32,
    /// The index entry that the step before this one replaced.
    displaced: u32,
    /// The place of the move, [`PASS`] or [`SKIP`]; meaningless for a setup.
    pub(super) loc: Loc,
    /// The captured stone, if it is a single one; otherwise 0.
    pub(super) took: Loc,
    /// The player; `None` for a setup.
    pub(super) mover: Option<Color>,
    pub(super) to_move: Color,
}

/// The steps of a game, and an index of the boards on which a player moved next.
#[derive(Clone)]
pub(super) struct History {
    steps: Vec<HistoryStep>,
    pub(super) changes: Vec<CellChange>,
    /// The latest step that left a board (counted from 1) and the upper half of its hash. A slot is a chain of such steps, from
    /// the latest down, along [`HistoryStep::displaced`] of the steps after them.
    slots: Vec<u64>,
}

/// The initial number of slots: enough for a game of usual length with few collisions.
const SLOTS: usize = 2048;

impl History {
    pub(super) fn new() -> Self {
        let mut history = Self { steps: Vec::new(), changes: Vec::new(), slots: Vec::new() };
        history.restart();
        history
    }

    /// Starts with an empty board.
    pub(super) fn restart(&mut self) {
        self.steps.clear();
        self.changes.clear();
        self.slots.clear();
        self.slots.resize(SLOTS, 0);
        self.steps.push(HistoryStep {
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

    /// The steps, including the empty board at the start.
    pub(super) fn steps(&self) -> &[HistoryStep] {
        &self.steps
    }

    /// The last step; there is always one.
    #[inline]
    pub(super) fn last(&self) -> &HistoryStep {
        &self.steps[self.steps.len() - 1]
    }

    /// Adds a move.
    #[inline]
    pub(super) fn push_move(&mut self, mover: Color, hash: u64, changes: usize, loc: Loc, took: Loc) {
        // At least two slots per board.
        if 2 * self.steps.len() > self.slots.len() {
            self.grow();
        }
        let step = self.steps.len() - 1;
        let last = &self.steps[step];
        let (number, base) = (last.number.saturating_add(1), last.base);
        let displaced = self.index(step, last.hash);
        self.steps.push(HistoryStep {
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

    /// Adds a setup, whose changes begin at `changes`. With stones it starts a new history; without, a ko remains.
    pub(super) fn push_setup(&mut self, hash: u64, changes: usize, to_move: Color) {
        let last = self.last();
        let (number, begins) = (last.number, changes < self.changes.len());
        let (base, loc, took) =
            if begins { (self.steps.len() as u32, 0, 0) } else { (last.base, last.loc, last.took) };
        let changes = changes as u32;
        self.steps.push(HistoryStep {
            hash,
            changes,
            number,
            base,
            displaced: 0,
            loc,
            took,
            mover: None,
            to_move,
        });
    }

    /// Takes back the last step; the caller reverts its changes. The first one stays.
    pub(super) fn pop(&mut self) -> Option<HistoryStep> {
        if self.steps.len() < 2 {
            return None;
        }
        let step = self.steps.pop()?;
        if step.mover.is_some() {
            // The last indexed step is removed first, so that an emptied slot breaks no search.
            let hash = self.last().hash;
            let slot = self.slot(hash);
            self.slots[slot] = if step.displaced == 0 { 0 } else { entry(hash, step.displaced) };
        }
        Some(step)
    }

    /// Returns true if no step, except possibly the last one, has left a board with this hash.
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

    /// The steps after which the board has this hash and a player moved, the latest first.
    pub(super) fn with_hash(&self, hash: u64) -> impl Iterator<Item = usize> {
        // Steps count from 1 in the slots.
        let mut step = self.slots[self.slot(hash)] as u32;
        let entries = std::iter::from_fn(move || {
            let index = (step as usize).checked_sub(1)?;
            step = self.steps.get(index + 1)?.displaced;
            Some(index)
        });
        entries.filter(move |&index| self.steps[index].hash == hash)
    }

    /// The slot of a board.
    #[inline]
    fn slot(&self, hash: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot] != 0 && self.slots[slot] >> 32 != hash >> 32 {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Enters a step as the latest of its board. Returns the previous one, counted from 1.
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
