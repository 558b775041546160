//! A game as a list of steps, from which it can be played again.

use super::Replay;
use super::grid::{CellChange, color as stone};
use super::history::{PASS, SKIP};
use super::loc::Loc;
use crate::board::{Color, Point};
use crate::{Action, GameStep};

impl Replay {
    /// Every step since the empty board. [`Replay::repeat`] on an empty board of the same size makes the same game, with
    /// the same history.
    ///
    /// ```
    /// use gocheck_rules::{Replay, RuleSet};
    /// use gocheck_rules::board::{Color, Size};
    ///
    /// let mut game = Replay::new(Size::GO);
    /// game.play(Color::Black, Size::GO.point(3, 3).ok_or("off the board")?, RuleSet::Aga)?;
    /// game.pass(Color::White);
    /// let mut same = Replay::new(Size::GO);
    /// game.steps().iter().for_each(|step| same.repeat(step));
    /// assert_eq!(same.to_string(), game.to_string());
    /// assert!(same.line().eq(game.line()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn steps(&self) -> Vec<GameStep> {
        let mut cells = self.grid.cells;
        let mut rest = &self.history.changes[..];
        // Backwards, because a change has the content of the cell before it.
        let steps = self.history.steps().iter().skip(1).rev().map(|step| {
            let (earlier, changes) = rest.split_at(step.changes as usize);
            rest = earlier;
            let mut set: Vec<(Point, Option<Color>)> = changes
                .iter()
                .rev()
                .filter_map(|&CellChange { loc, old }| {
                    let new = std::mem::replace(&mut cells[usize::from(loc)], old);
                    Some((self.grid.point(loc)?, stone(new)))
                })
                .collect();
            set.reverse();
            match step.mover {
                None if set.is_empty() => GameStep::ToMove(step.to_move),
                None => GameStep::SetUp(set),
                Some(mover) => GameStep::Move(mover, self.action(step.loc)),
            }
        });
        let mut steps: Vec<GameStep> = steps.collect();
        steps.reverse();
        steps
    }

    /// Adds a step of another game.
    ///
    /// # Panics
    /// If a point is off the board.
    pub fn repeat(&mut self, step: &GameStep) {
        match step {
            &GameStep::Move(color, Action::Play(point)) => {
                self.play_unchecked(color, point);
            }
            &GameStep::Move(color, Action::Pass) => self.pass(color),
            &GameStep::Move(color, Action::Skip) => self.skip(color),
            GameStep::SetUp(stones) => self.set_up(stones.iter().copied()),
            &GameStep::ToMove(color) => self.set_to_move(color),
        }
    }

    /// The kind of a move, by its place.
    pub(super) fn action(&self, loc: Loc) -> Action {
        match loc {
            PASS => Action::Pass,
            SKIP => Action::Skip,
            loc => self.grid.point(loc).map_or(Action::Skip, Action::Play),
        }
    }
}
