//! The past of a game for the planes of networks.

use super::Replay;
use super::history::{HistoryStep, PASS};
use crate::Points;
use crate::board::{Bits, Color};

impl Replay {
    /// Returns true if a game with simple ko ends after a step: the board occurs for the third time with the same player to
    /// move since the last pass, or a player passes again where that player has passed before.
    pub fn ends_by_repetition(&self, step: usize) -> bool {
        let steps = self.history.steps();
        let HistoryStep { hash, to_move, mover, base, .. } = steps[step];
        let is_pass = |step: usize| steps[step].mover.is_some() && steps[step].loc == PASS;
        if is_pass(step) {
            return mover.is_some_and(|mover| self.has_passed(mover, step));
        }
        // The board after the last pass counts, too.
        let start = (base as usize..step).rev().find(|&step| is_pass(step)).unwrap_or(base as usize);
        // A setup of the player to move replaces the step before it.
        let is_same = |&at: &usize| {
            steps[at].hash == hash && steps[at].to_move == to_move && steps[at + 1].mover.is_some()
        };
        mover.is_some() && (start..step).filter(is_same).nth(1).is_some()
    }

    /// Returns true if `color` has passed before `step` on the same board.
    pub fn has_passed(&self, color: Color, step: usize) -> bool {
        let steps = self.history.steps();
        let earlier = &steps[steps[step].base as usize..step];
        earlier.iter().any(|earlier| {
            earlier.mover == Some(color) && earlier.loc == PASS && earlier.hash == steps[step].hash
        })
    }

    /// The points that have changed since the last setup with stones, or the start, including those of the setup.
    pub fn changed(&self) -> Points {
        let steps = self.history.steps();
        let start = steps[self.history.last().base as usize].changes as usize;
        let points = self.history.changes[start..].iter().filter_map(|change| self.grid.point(change.loc));
        let mut changed = Points::EMPTY;
        points.for_each(|point| changed.insert(self.size().index(point)));
        changed
    }
}
