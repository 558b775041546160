//! The positions of a game, from the current one back.

use super::Replay;
use super::grid::{CellChange, color as stone};
use super::history::{HistoryStep, PASS};
use crate::board::{Bits, Color, Point};
use crate::{Board, Points, Turn};

impl Replay {
    /// The point where the next move may not retake a ko that the last one took: a single stone took another, and stands
    /// alone with that point as its only liberty.
    ///
    /// ```
    /// use gocheck_rules::board::Color::White;
    /// use gocheck_rules::{Board, Replay};
    ///
    /// let board: Board = "
    ///     . X O .
    ///     X . X O
    ///     . X O .
    /// ".parse()?;
    /// let mut game = Replay::new(board.size());
    /// game.set_up(board.stones().map(|(point, color)| (point, Some(color))));
    /// game.play(White, board.size().point(1, 1).ok_or("off the board")?);
    /// assert_eq!(game.ko(), board.size().point(1, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ko(&self) -> Option<Point> {
        self.ko_after(self.history.last(), |point| self.get(point))
    }

    /// The current position, the one before the last move, and so on to the last setup with stones or the start. Setups
    /// of the player to move are skipped.
    pub fn turns(&self) -> impl Iterator<Item = Turn> {
        let steps = self.history.steps();
        let mut board = Some(self.board());
        let mut end = self.history.changes.len();
        let mut index = steps.len() - 1;
        std::iter::from_fn(move || {
            let now = board.clone()?;
            // Setups without stones change nothing.
            while index as u32 > steps[index].base && steps[index].mover.is_none() {
                index -= 1;
            }
            let (step, at) = (&steps[index], index);
            let last = step.mover.map(|mover| (mover, self.action(step.loc)));
            let ko = self.ko_after(step, |point| now.get(point));
            if index as u32 > step.base {
                let start = step.changes as usize;
                if let Some(board) = &mut board {
                    self.take_back(board, &self.history.changes[start..end]);
                }
                (end, index) = (start, index - 1);
            } else {
                board = None;
            }
            Some(Turn { board: now, ko, last, step: at })
        })
    }

    /// Returns true if a game with simple ko ends after a step: the board occurs for the third time with the same player to
    /// move since the last pass, or a player passes again where that player has passed before.
    pub(crate) fn ends_by_repetition(&self, step: usize) -> bool {
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
    pub(crate) fn has_passed(&self, color: Color, step: usize) -> bool {
        let steps = self.history.steps();
        let earlier = &steps[steps[step].base as usize..step];
        earlier.iter().any(|earlier| {
            earlier.mover == Some(color) && earlier.loc == PASS && earlier.hash == steps[step].hash
        })
    }

    /// The points that have changed since the last setup with stones, or the start, including those of the setup.
    pub(crate) fn changed(&self) -> Points {
        let steps = self.history.steps();
        let start = steps[self.history.last().base as usize].changes as usize;
        let points = self.history.changes[start..].iter().filter_map(|change| self.grid.point(change.loc));
        let mut changed = Points::EMPTY;
        points.for_each(|point| changed.insert(self.size().index(point)));
        changed
    }

    fn take_back(&self, board: &mut Board, changes: &[CellChange]) {
        for change in changes.iter().rev() {
            if let Some(point) = self.grid.point(change.loc) {
                board.put(point, stone(change.old));
            }
        }
    }

    /// The ko of a step, given the stones after it.
    fn ko_after(&self, step: &HistoryStep, get: impl Fn(Point) -> Option<Color>) -> Option<Point> {
        let [took, last] = [step.took, step.loc].map(|loc| self.grid.point(loc));
        let (took, last) = (took?, last?);
        let other = get(last)?.opponent();
        let is_taken = |point| point == took || get(point) == Some(other);
        self.size().neighbors(last).all(is_taken).then_some(took)
    }
}
