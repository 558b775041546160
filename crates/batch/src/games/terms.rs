//! The rules of games that are played to an end.

use gocheck_rules::RuleSet;

/// The rules of the games of a [`Games`](crate::Games).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRules {
    /// The rules for moves and scoring.
    pub rules: RuleSet,
    /// The number of consecutive passes that end a game. If it is 0, every game is over.
    pub passes: u16,
    /// The number of moves, including passes, that ends a game; `None` for no limit.
    pub max_moves: Option<usize>,
}

impl GameRules {
    /// Games that two consecutive passes end.
    #[must_use]
    pub const fn new(rules: RuleSet) -> Self {
        Self { rules, passes: 2, max_moves: None }
    }
}
