//! Deciding during a game whether it ends early.

use crate::adjudication::{Adjudication, AdjudicationError, AdjudicationReason, Agreement};
use games_engine::description::spec::Described;
use games_engine::search::limits::SearchLimits;
use gocheck_board::Color;
use std::cmp::Ordering;
use std::sync::atomic::AtomicBool;

impl Adjudication {
    /// Checks that the rules can be applied to a game.
    ///
    /// # Errors
    /// If the game has no endgame solver, or solving from that many empty squares takes too long.
    pub fn checked<G: Described>(self) -> Result<Self, AdjudicationError> {
        match (self.exact, G::SPEC.exact) {
            (Some(_), None) => Err(AdjudicationError::NoSolver { game: G::NAME }),
            (Some(found), Some(solver)) if found > solver.most => {
                Err(AdjudicationError::TooMany { found, most: solver.most })
            }
            _ => Ok(self),
        }
    }
}

/// Follows the scores that the players report, and decides when the game ends early.
#[derive(Clone, Debug)]
pub(super) struct Adjudicator {
    resign: Option<ResignTracker>,
    draw: Option<DrawTracker>,
    /// The number of empty squares from which on the game is solved.
    exact: Option<u32>,
}

/// Counts the consecutive moves at which a player reports that it is far ahead, or far behind.
#[derive(Clone, Debug)]
struct ResignTracker {
    rule: Agreement,
    winning: [u32; 2],
    losing: [u32; 2],
}

/// Counts the consecutive moves at which a player reports that neither side is ahead.
#[derive(Clone, Debug)]
struct DrawTracker {
    rule: Agreement,
    even: [u32; 2],
}

impl ResignTracker {
    fn update(&mut self, side: Color, score: Option<i32>) {
        count(&mut self.winning[side as usize], score.is_some_and(|score| score >= self.rule.score));
        count(&mut self.losing[side as usize], score.is_some_and(|score| score <= -self.rule.score));
    }

    fn winner(&self) -> Option<Color> {
        Color::BOTH.into_iter().find(|&side| {
            let agreed = self.winning[side as usize].min(self.losing[side.opponent() as usize]);
            agreed >= self.rule.moves
        })
    }
}

impl DrawTracker {
    fn update(&mut self, side: Color, score: Option<i32>) {
        count(&mut self.even[side as usize], score.is_some_and(|score| score.abs() <= self.rule.score));
    }

    fn is_draw(&self) -> bool {
        self.even.iter().all(|&moves| moves >= self.rule.moves)
    }
}

/// Continues a streak, or resets it.
const fn count(streak: &mut u32, goes_on: bool) {
    *streak = if goes_on { streak.saturating_add(1) } else { 0 };
}

impl Adjudicator {
    pub(super) fn new(rules: Adjudication) -> Self {
        Self {
            resign: rules.score.map(|rule| ResignTracker { rule, winning: [0; 2], losing: [0; 2] }),
            draw: rules.draw.map(|rule| DrawTracker { rule, even: [0; 2] }),
            exact: rules.exact,
        }
    }

    /// Takes the score that a player reported with its move, from its own point of view.
    pub(super) fn update(&mut self, side: Color, score: Option<i32>) {
        if let Some(resign) = &mut self.resign {
            resign.update(side, score);
        }
        if let Some(draw) = &mut self.draw {
            draw.update(side, score);
        }
    }

    /// The winner and the reason, once the game is decided.
    pub(super) fn verdict<G: Described>(
        &self,
        position: &G,
        stop: &AtomicBool,
    ) -> Option<(Option<Color>, AdjudicationReason)> {
        if let Some(resign) = &self.resign
            && let Some(winner) = resign.winner()
        {
            return Some((Some(winner), AdjudicationReason::Score(resign.rule)));
        }
        if let Some(draw) = self.draw.as_ref().filter(|draw| draw.is_draw()) {
            return Some((None, AdjudicationReason::Draw(draw.rule)));
        }
        let (most, solver) = (self.exact?, G::SPEC.exact?);
        if (solver.empty)(position) > most {
            return None;
        }
        let limits = SearchLimits { stop: Some(stop), depth: u32::MAX, ..SearchLimits::default() };
        let [black, white] = (solver.stones)(position, limits)?;
        let winner = match black.cmp(&white) {
            Ordering::Greater => Some(Color::Black),
            Ordering::Less => Some(Color::White),
            Ordering::Equal => None,
        };
        Some((winner, AdjudicationReason::Exact { black, white }))
    }
}
