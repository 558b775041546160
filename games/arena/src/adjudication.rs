//! Rules for ending a game early because its result is known.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The rules by which games end early. By default there are none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Adjudication {
    /// A side wins if both players agree that it is far ahead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Agreement>,
    /// The game is drawn if both players agree that neither side is ahead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<Agreement>,
    /// With this many empty squares or fewer, the result is that of perfect play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<u32>,
}

/// The condition under which the players' scores count as agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// The number of consecutive moves at which each player reports such a score.
    pub moves: u32,
    /// A score in hundredths of a stone: the minimum for the side that is ahead, or the maximum for a draw.
    pub score: i32,
}

/// The rule by which a game ended early.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "adjudication")]
pub enum AdjudicationReason {
    /// Both players agreed on the winner.
    Score(Agreement),
    /// Both players agreed on a draw.
    Draw(Agreement),
    /// Few squares were empty, and the result is that of perfect play.
    Exact {
        /// Black's stones, including the squares that stay empty if Black wins.
        black: u32,
        /// White's stones, including the squares that stay empty if White wins.
        white: u32,
    },
    /// The file that the game comes from says so.
    Told {
        /// The reason in the words of the file.
        reason: String,
        /// The loser's answer that was the reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        answer: Option<String>,
    },
}

impl AdjudicationReason {
    /// The reason as a heading in tables of wins by reason.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Score(_) => "agreed score",
            Self::Draw(_) => "agreed draw",
            Self::Exact { .. } => "exact endgame",
            Self::Told { reason, .. } => reason,
        }
    }

    /// Black's and White's stones, if they are known.
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
            Self::Told { reason, answer: None } => f.write_str(reason),
            Self::Told { reason, answer: Some(answer) } => write!(f, "{reason}: {answer:?}"),
        }
    }
}

/// Parses `moves=4 score=2000`.
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

/// Why a rule for early endings cannot be applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdjudicationError {
    /// The game has no endgame solver.
    NoSolver {
        /// The game.
        game: &'static str,
    },
    /// Solving from this many empty squares takes too long.
    TooMany {
        /// The number of empty squares that was asked for.
        found: u32,
        /// The maximum.
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

/// The error of a text that is not an [`Agreement`].
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
