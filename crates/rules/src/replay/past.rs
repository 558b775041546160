//! The past of a game for the planes of networks.

use super::Replay;
use super::grid::color as stone;
use super::history::{HistoryStep, PASS};
use crate::board::{Bits, Color};
use crate::{Action, Points};

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
        // A setup of the player to move replaces the step before it.
        let earlier =
            self.history.with_hash(hash).filter(|&at| at < step && steps[at].to_move == to_move).nth(1);
        // The board after the last pass counts, too.
        mover.is_some() && earlier.is_some_and(|at| at >= base as usize && !(at + 1..step).any(is_pass))
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

    /// The numbers of black and white stones on the board after the last setup with stones; none at the start.
    pub fn stones_set_up(&self) -> [u32; 2] {
        let cells = self.cells_after(self.history.last().base as usize);
        let mut stones = [0; 2];
        cells.into_iter().filter_map(stone).for_each(|color| stones[color as usize] += 1);
        stones
    }

    /// The moves since the last setup with stones, or the start, in order.
    pub fn moves_since_setup(&self) -> impl Iterator<Item = (Color, Action)> {
        let steps = &self.history.steps()[self.history.last().base as usize..];
        steps.iter().filter_map(|step| Some((step.mover?, self.action(step.loc))))
    }
}
