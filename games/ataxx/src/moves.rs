use super::square::{Square, SquareError};
use games_engine::game;
use gocheck_text::{InLanguage, Language, phrase};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Puts a new stone next to an own one. It does not matter which own one.
    Single(Square),
    /// Moves an own stone two steps, from the first square to the second.
    Jump(Square, Square),
    /// A pass, which is legal only if there is no other move.
    Pass,
}

impl Move {
    /// The move of a stone on `from` to `to`, or `None` if `to` is not one or two steps away.
    #[must_use]
    pub const fn between(from: Square, to: Square) -> Option<Self> {
        match from.distance(to) {
            1 => Some(Self::Single(to)),
            2 => Some(Self::Jump(from, to)),
            _ => None,
        }
    }

    /// The square where a stone arrives, or `None` for a pass.
    #[must_use]
    pub const fn target(self) -> Option<Square> {
        match self {
            Self::Single(to) | Self::Jump(_, to) => Some(to),
            Self::Pass => None,
        }
    }
}

/// The notation of UAI and CodinGame: `f2`, `g1e3`, and `0000` for a pass.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Single(to) => write!(f, "{to}"),
            Self::Jump(from, to) => write!(f, "{from}{to}"),
            Self::Pass => f.write_str("0000"),
        }
    }
}

/// Parses `f2`, `g1e3`, `0000`, and a single with its source, `f1f2`.
impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        if text == "0000" {
            return Ok(Self::Pass);
        }
        let square = |part: Option<&str>| part.ok_or(game::square::SquareError)?.parse::<Square>();
        match text.len() {
            2 => Ok(Self::Single(square(Some(text))?)),
            4 => {
                let (from, to) = (square(text.get(..2))?, square(text.get(2..))?);
                Self::between(from, to).ok_or(MoveError::Distance { from, to })
            }
            _ => Err(MoveError::Form),
        }
    }
}

/// Why a text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It is not one square, two squares or `0000`.
    Form,
    /// A square does not exist.
    Square(SquareError),
    /// The squares are not one or two steps apart.
    Distance {
        /// The first square.
        from: Square,
        /// The second square.
        to: Square,
    },
}

impl From<SquareError> for MoveError {
    fn from(error: SquareError) -> Self {
        Self::Square(error)
    }
}

impl InLanguage for MoveError {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Form => phrase!(
                "a move is f2 (single), g1e3 (jump) or 0000 (pass)",
                "着法写成 f2（分裂）、g1e3（跳跃）或 0000（停一手）"
            )
            .text(language)
            .into(),
            Self::Square(error) => error.in_language(language).into_owned().into(),
            Self::Distance { from, to } => phrase!(
                "{from} to {to} is {steps} steps: a stone goes one or two",
                "{from} 到 {to} 是 {steps} 步：棋子只能走一步或两步",
                steps = from.distance(*to)
            )
            .text(language)
            .into(),
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl std::error::Error for MoveError {}
