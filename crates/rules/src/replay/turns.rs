//! The positions of a game, from the current one back.

use super::Replay;
use super::grid::{CellChange, color as stone};
use super::history::HistoryStep;
use crate::board::{Color, Point};
use crate::{Board, Turn};

impl Replay {
    /// The point where the next move may not retake a ko that the last one took: a single stone took another, and stands
    /// alone with that point as its only liberty.
    ///
    /// ```
    /// use gocheck_rules::board::Color::White;
    /// use gocheck_rules::{Board, Replay, RuleSet};
    ///
    /// let board: Board = "
    ///     . X O .
    ///     X . X O
    ///     . X O .
    /// ".parse()?;
    /// let mut game = Replay::new(board.size());
    /// game.set_up(board.stones().map(|(point, color)| (point, Some(color))));
    /// game.play(White, board.size().point(1, 1).ok_or("off the board")?, RuleSet::Aga)?;
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
