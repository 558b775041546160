use serde::{Deserialize, Serialize};

/// Limits on the search for a move. The result is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The maximum depth in plies.
    pub depth: u32,
    /// The maximum number of nodes.
    pub nodes: u64,
    /// The maximum number of empty squares of positions that are solved, in games with a solver.
    pub exact: u32,
}

/// Named efforts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EffortLevel {
    /// A fraction of a second per move.
    Quick,
    /// The default.
    #[default]
    Usual,
    /// Several seconds per move.
    Thorough,
}

impl EffortLevel {
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
