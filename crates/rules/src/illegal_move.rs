//! The error for a move that rules forbid.

use crate::board::{Color, OffBoard, Vertex};
use crate::facts::{Facts, Repetition};
use crate::rule_set::Reason;
use std::fmt;

/// Why a move was not played, with what proves it.
///
/// ```
/// use gocheck_rules::board::Color::{Black, White};
/// use gocheck_rules::{Board, IllegalMove, Reason, Replay, RuleSet};
///
/// let setup: Board = "
///     . X O .
///     X . X O
///     . X O .
/// ".parse()?;
/// let mut game = Replay::new(setup.size());
/// game.set_up(setup.stones().map(|(point, color)| (point, Some(color))));
/// let at = |row, col| setup.size().point(row, col).ok_or("off the board");
///
/// game.play(White, at(1, 1)?, RuleSet::Japanese)?;
/// let error = game.play(Black, at(1, 2)?, RuleSet::Japanese).unwrap_err();
/// assert!(matches!(error, IllegalMove::Ko { took: 1, .. }));
/// assert_eq!(error.reason(), Some(Reason::Ko));
/// assert_eq!(error.to_string(), "C2 is ko: move 1 took it");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The point is off the board.
    OffBoard(OffBoard),
    /// The point is occupied.
    Occupied {
        /// The point.
        vertex: Vertex,
        /// The colour of its stone.
        stone: Color,
    },
    /// The move captures nothing and leaves its own group without a liberty.
    Suicide {
        /// The point.
        vertex: Vertex,
        /// The number of stones that would be removed, including the played one.
        stones: u16,
    },
    /// The move retakes a ko at once.
    Ko {
        /// The point.
        vertex: Vertex,
        /// The number of the move that took it.
        took: u32,
    },
    /// The move repeats an earlier board.
    PositionalSuperko {
        /// The point.
        vertex: Vertex,
        /// The latest such board.
        earlier: Repetition,
    },
    /// The move repeats an earlier board with the same player to move.
    SituationalSuperko {
        /// The point.
        vertex: Vertex,
        /// The latest such board.
        earlier: Repetition,
    },
}

impl IllegalMove {
    /// The error for a move on `vertex` that is forbidden for `reason`; `None` if its facts are not those of the reason.
    pub(crate) fn new(vertex: Vertex, reason: Reason, facts: &Facts) -> Option<Self> {
        Some(match reason {
            Reason::Occupied => Self::Occupied { vertex, stone: facts.occupied? },
            Reason::Suicide => Self::Suicide { vertex, stones: facts.suicide },
            Reason::Ko => Self::Ko { vertex, took: facts.ko? },
            Reason::PositionalSuperko => Self::PositionalSuperko { vertex, earlier: facts.position? },
            Reason::SituationalSuperko => Self::SituationalSuperko { vertex, earlier: facts.situation? },
        })
    }

    /// The rule that forbids the move; `None` if the point is off the board.
    #[must_use]
    pub const fn reason(&self) -> Option<Reason> {
        Some(match self {
            Self::OffBoard(_) => return None,
            Self::Occupied { .. } => Reason::Occupied,
            Self::Suicide { .. } => Reason::Suicide,
            Self::Ko { .. } => Reason::Ko,
            Self::PositionalSuperko { .. } => Reason::PositionalSuperko,
            Self::SituationalSuperko { .. } => Reason::SituationalSuperko,
        })
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard(off) => off.fmt(f),
            Self::Occupied { vertex, .. } => write!(f, "{vertex} is an occupied point"),
            Self::Suicide { vertex, .. } => write!(f, "{vertex} is suicide"),
            Self::Ko { vertex, took } => write!(f, "{vertex} is ko: move {took} took it"),
            Self::PositionalSuperko { vertex, earlier } => {
                write!(f, "{vertex} is positional superko: {} comes back", board_after(earlier.after))
            }
            Self::SituationalSuperko { vertex, earlier } => {
                write!(f, "{vertex} is situational superko: {} comes back", board_after(earlier.after))
            }
        }
    }
}

fn board_after(number: u32) -> String {
    match number {
        0 => "the board of the start".to_owned(),
        number => format!("the board after move {number}"),
    }
}

impl std::error::Error for IllegalMove {}
