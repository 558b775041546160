use serde::{Deserialize, Serialize};

/// How long is thought of a move. The same effort finds the same, on any machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Plies to look ahead at most.
    pub depth: u32,
    /// Positions to look at, at most.
    pub nodes: u64,
    /// With so many empty squares and fewer the value is exact, in games that can be solved.
    pub exact: u32,
}

/// Efforts by their names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Care {
    /// A look.
    Quick,
    /// As a player would want it.
    #[default]
    Usual,
    /// As deep as one waits for.
    Thorough,
}

impl Care {
    /// The effort.
    #[must_use]
    pub const fn effort(self) -> Effort {
        match self {
            Self::Quick => Effort { depth: 8, nodes: 20_000, exact: 12 },
            Self::Usual => Effort { depth: 14, nodes: 400_000, exact: 18 },
            Self::Thorough => Effort { depth: 20, nodes: 6_000_000, exact: 22 },
        }
    }
}
