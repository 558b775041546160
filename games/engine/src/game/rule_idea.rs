//! Ideas of a game's rules, right and wrong ones: the moves that a program takes for legal, and what it turns over.
//!
//! They work on any board, also on one that a program has come to by a mistake, and their moves can be illegal.

use super::cell::Cell;
use gocheck_board::Color;

/// A row and a column from the top left, from 0. It is off the board if a number is too small or too large.
pub type Point = [i64; 2];

/// A move on any board, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where the piece comes from, or `None` if it is new or the move does not say.
    pub from: Option<Point>,
    /// Where it goes.
    pub to: Point,
}

impl Step {
    /// Returns true if both can be the same move. A piece that comes from the next square is a new one, wherever it comes
    /// from.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        let is_new = |step: &Self| step.from.is_none_or(|from| distance(from, step.to) <= 1);
        self.to == other.to
            && match (self.from, other.from) {
                (Some(one), Some(two)) => one == two,
                _ => is_new(self) && is_new(other),
            }
    }
}

/// The number of steps between two points if a diagonal step counts as one.
#[must_use]
pub fn distance(one: Point, other: Point) -> i64 {
    (one[0] - other[0]).abs().max((one[1] - other[1]).abs())
}

/// The places whose pieces turn over when the piece on a place of a board has been put there.
pub type Turning<'a> = &'a dyn Fn(&[Cell], usize) -> Vec<usize>;

/// The moves that a program takes for legal on a board, given what turns over.
pub type Moves = fn(&[Cell], Color, Turning<'_>) -> Vec<Step>;

/// Like [`Turning`], of a game that is played by wrong rules.
pub type Turned = fn(&[Cell], usize) -> Vec<usize>;

/// An idea of the rules.
#[derive(Debug)]
pub struct RuleIdea {
    /// The rule that it gets wrong, as the name of a test step.
    pub rule: &'static str,
    /// The mistake, as a sentence about the program.
    pub cause: &'static str,
    /// The moves that it takes for legal on a board, given what turns over.
    pub moves: Moves,
    /// What turns over, or `None` if that is as in the game.
    pub turned: Option<Turned>,
}

/// The ideas that programs can have of a game's rules.
#[derive(Debug)]
pub struct RuleIdeas {
    /// The right one.
    pub right: RuleIdea,
    /// Wrong ones.
    pub wrong: &'static [RuleIdea],
}
