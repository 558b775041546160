use serde::{Deserialize, Serialize};

/// A player's information about its search for a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchInfo {
    /// The depth of the last iteration in plies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The number of nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Nodes per second.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nps: Option<u64>,
    /// The value for the side that moves, in hundredths of a stone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
}

impl SearchInfo {
    /// Returns true if there is no information.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
