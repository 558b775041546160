//! Games that are ended before their rules end them, because their result is known.

use crate::board::Color;
use crate::description::Described;
use crate::search::SearchLimits;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

/// When a game is ended before its rules end it; never unless told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Adjudication {
    /// A side is far ahead, as both say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Agreement>,
    /// Nobody is ahead, as both say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<Agreement>,
    /// So many empty squares or fewer are left: the result is that of perfect play of both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<u32>,
}

impl Adjudication {
    /// Checks that the game can be ended so.
    ///
    /// # Errors
    /// When nothing solves it, or not from so many empty squares on.
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

/// What the players must agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// Each says so at so many of its moves in a row.
    pub moves: u32,
    /// Hundredths of a stone: at least so many for one side and against the other, or for a draw at most so many for
    /// or against either.
    pub score: i32,
}

/// How a game was ended before its rules ended it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "adjudication")]
pub enum AdjudicationReason {
    /// Both players said who wins.
    Score(Agreement),
    /// Both players said that nobody wins.
    Draw(Agreement),
    /// Few squares were left, and play from there on was perfect.
    Exact {
        /// Black's stones, with the squares that stay empty where black wins.
        black: u32,
        /// White's stones, likewise.
        white: u32,
    },
    /// Whoever wrote the game down says so.
    Told {
        /// In their words.
        reason: String,
    },
}

impl AdjudicationReason {
    /// A word for tables of wins by reason.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Score(_) => "agreed score",
            Self::Draw(_) => "agreed draw",
            Self::Exact { .. } => "exact endgame",
            Self::Told { reason } => reason,
        }
    }

    /// Black's stones and white's, where they are known.
    #[must_use]
    pub const fn stones(&self) -> Option<[u32; 2]> {
        match self {
            Self::Exact { black, white } => Some([*black, *white]),
            _ => None,
        }
    }
}

/// The reason with its evidence.
impl fmt::Display for AdjudicationReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Score(Agreement { moves, score }) => {
                write!(f, "agreed score: {score} or more at {moves} moves of each")
            }
            Self::Draw(Agreement { moves, score }) => {
                write!(f, "agreed draw: {score} or less at {moves} moves of each")
            }
            Self::Exact { black, white } => write!(f, "exact endgame, {black} to {white}"),
            Self::Told { reason } => f.write_str(reason),
        }
    }
}

/// Listens to a game and says when it is ended.
#[derive(Clone, Debug)]
pub(super) struct Adjudicator {
    rules: Adjudication,
    /// For how many moves in a row black has said that it wins, that it loses, and that nobody does; white likewise.
    streaks: [[u32; 3]; 2],
}

impl Adjudicator {
    pub(super) const fn new(rules: Adjudication) -> Self {
        Self { rules, streaks: [[0; 3]; 2] }
    }

    /// A player chose a move, and perhaps said what it is worth to itself.
    pub(super) fn hear(&mut self, side: Color, score: Option<i32>) {
        let Adjudication { score: decided, draw, .. } = self.rules;
        let is = |holds: &dyn Fn(i32) -> bool| score.is_some_and(holds);
        let said = [
            decided.is_some_and(|rule| is(&|score| score >= rule.score)),
            decided.is_some_and(|rule| is(&|score| score <= -rule.score)),
            draw.is_some_and(|rule| is(&|score| score.abs() <= rule.score)),
        ];
        for (streak, said) in self.streaks[side as usize].iter_mut().zip(said) {
            *streak = if said { streak.saturating_add(1) } else { 0 };
        }
    }

    /// The winner and the reason, once the game is decided.
    pub(super) fn verdict<G: Described>(
        &self,
        position: &G,
        stop: &AtomicBool,
    ) -> Option<(Option<Color>, AdjudicationReason)> {
        let streak = |side: Color, kind: usize| self.streaks[side as usize][kind];
        if let Some(rule) = self.rules.score {
            let agree = |winner: Color| streak(winner, 0).min(streak(winner.opponent(), 1)) >= rule.moves;
            if let Some(winner) = Color::BOTH.into_iter().find(|&winner| agree(winner)) {
                return Some((Some(winner), AdjudicationReason::Score(rule)));
            }
        }
        if let Some(rule) = self.rules.draw
            && Color::BOTH.into_iter().all(|side| streak(side, 2) >= rule.moves)
        {
            return Some((None, AdjudicationReason::Draw(rule)));
        }
        let (most, solver) = (self.rules.exact?, G::SPEC.exact?);
        if (solver.empty)(position) > most {
            return None;
        }
        let limits = SearchLimits { stop: Some(stop), depth: u32::MAX, ..SearchLimits::default() };
        let [black, white] = (solver.stones)(position, limits)?;
        let winner = match black.cmp(&white) {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Equal => None,
        };
        Some((winner, AdjudicationReason::Exact { black, white }))
    }
}

/// `moves=4 score=2000`.
impl FromStr for Agreement {
    type Err = AgreementError;

    fn from_str(text: &str) -> Result<Self, AgreementError> {
        let (mut moves, mut score) = (None, None);
        for word in text.split_whitespace() {
            let fault = || AgreementError(word.to_owned());
            let (name, value) = word.split_once('=').ok_or_else(fault)?;
            let number: u32 = value.parse().map_err(|_| fault())?;
            let place = match name {
                "moves" if number > 0 => &mut moves,
                "score" if number <= MAX_SCORE => &mut score,
                _ => return Err(fault()),
            };
            if place.replace(number).is_some() {
                return Err(fault());
            }
        }
        match (moves, score) {
            (Some(moves), Some(score)) => Ok(Self { moves, score: score as i32 }),
            _ => Err(AgreementError(text.to_owned())),
        }
    }
}

const MAX_SCORE: u32 = 100_000;

/// Why a game cannot be ended as it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdjudicationError {
    /// Nothing solves it.
    NoSolver {
        /// The game.
        game: &'static str,
    },
    /// From so many empty squares on it takes too long.
    TooMany {
        /// The number that was asked for.
        found: u32,
        /// The most.
        most: u32,
    },
}

impl fmt::Display for AdjudicationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSolver { game } => write!(f, "{game} has no exact endgames to end games by"),
            Self::TooMany { found, most } => {
                write!(f, "exact endgames with {found} empty squares: expected {most} or fewer")
            }
        }
    }
}

impl std::error::Error for AdjudicationError {}

/// A text says nothing that players could agree on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgreementError(String);

impl fmt::Display for AgreementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?}: expected moves=N score=N, such as moves=4 score=2000: hundredths of a stone, each once",
            self.0
        )
    }
}

impl std::error::Error for AgreementError {}
