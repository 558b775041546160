use std::fmt;

/// Why a game of Ataxx ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A side has no stones.
    WipedOut,
    /// One side cannot move and the other gets the empty squares (`botzone`).
    Stuck,
    /// Neither side can move.
    Full,
    /// The stones were counted at the ply limit (`botzone`).
    PlyLimit,
    /// Drawn by the turn limit (`codingame`).
    TurnLimit,
    /// Drawn after too many half-moves without a single (`uai`).
    HalfMoves,
    /// Drawn by the third occurrence of the same stones (`codingame`).
    Repetition,
}

impl Reason {
    pub(super) const ALL: &[Self] = &[
        Self::WipedOut,
        Self::Stuck,
        Self::Full,
        Self::PlyLimit,
        Self::TurnLimit,
        Self::HalfMoves,
        Self::Repetition,
    ];
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WipedOut => "the other side has no stones",
            Self::Stuck => "one side is stuck, the other gets the rest",
            Self::Full => "neither side can move",
            Self::PlyLimit => "stones counted at the ply limit",
            Self::TurnLimit => "turn limit",
            Self::HalfMoves => "too many half-moves without a single",
            Self::Repetition => "third occurrence of the position",
        })
    }
}
