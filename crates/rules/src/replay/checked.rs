//! Moves that a rule set allows.

use super::Replay;
use super::grid::{MoveEffect, color as stone};
use super::loc::loc;
use crate::board::{Color, OffBoard, Point, vertex};
use crate::{Facts, IllegalMove, RuleSet};

impl Replay {
    /// Plays `color` on `point` if `rules` allow it. The colours need not alternate.
    ///
    /// ```
    /// use gocheck_rules::board::Color::{Black, White};
    /// use gocheck_rules::board::Size;
    /// use gocheck_rules::{IllegalMove, Replay, RuleSet, point_at};
    ///
    /// let mut game = Replay::new(Size::GO);
    /// let point = point_at(Size::GO, "Q16")?;
    /// game.play(Black, point, RuleSet::Japanese)?;
    /// let error = game.play(White, point, RuleSet::Japanese).unwrap_err();
    /// assert!(matches!(error, IllegalMove::Occupied { stone: Black, .. }));
    /// assert_eq!(error.to_string(), "Q16 is an occupied point");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the point is off the board or occupied, or the rules forbid the move. Then nothing changes.
    pub fn play(&mut self, color: Color, point: Point, rules: RuleSet) -> Result<Facts, IllegalMove> {
        let (facts, effect) = self.judge(color, point, rules)?;
        let loc = loc(point);
        self.grid.fill(loc);
        self.place(color, loc, &effect, self.history.changes.len());
        Ok(facts)
    }

    /// Every point where `rules` allow `color` to play, row by row.
    ///
    /// ```
    /// use gocheck_rules::board::Color::{Black, White};
    /// use gocheck_rules::{Board, Replay, RuleSet};
    ///
    /// // Two black stones would die at the upper left.
    /// let setup: Board = "
    ///     . X O
    ///     O O .
    /// ".parse()?;
    /// let mut game = Replay::new(setup.size());
    /// game.set_up(setup.stones().map(|(point, color)| (point, Some(color))));
    /// assert_eq!(game.legal(Black, RuleSet::NewZealand).count(), 2);
    /// assert!(game.legal(Black, RuleSet::Japanese).eq(setup.size().point(1, 2)));
    /// assert_eq!(game.legal(White, RuleSet::Japanese).count(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal(&self, color: Color, rules: RuleSet) -> impl Iterator<Item = Point> {
        self.size().points().filter(move |&point| self.judge(color, point, rules).is_ok())
    }

    /// The facts and the effect of a move, unless `rules` forbid it.
    fn judge(&self, color: Color, point: Point, rules: RuleSet) -> Result<(Facts, MoveEffect), IllegalMove> {
        let size = self.size();
        if !size.contains(point) {
            return Err(IllegalMove::OffBoard(OffBoard { point, size }));
        }
        let loc = loc(point);
        if let Some(stone) = stone(self.grid.cell(loc)) {
            return Err(IllegalMove::Occupied { vertex: vertex(size, point), stone });
        }
        let effect = self.grid.effect(color, loc);
        let facts = self.facts(color, loc, &effect);
        let reason = rules.forbids(&facts);
        match reason.and_then(|reason| IllegalMove::new(vertex(size, point), reason, &facts)) {
            Some(error) => Err(error),
            None => Ok((facts, effect)),
        }
    }
}
