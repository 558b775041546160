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
    /// The loser repeated the game from `ply` on (`botzone`).
    Loop {
        /// The first repeated ply, from 1.
        ply: usize,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WipedOut => f.write_str("the other side has no stones"),
            Self::Stuck => f.write_str("one side is stuck, the other gets the rest"),
            Self::Full => f.write_str("nobody can move"),
            Self::PlyLimit => f.write_str("stones counted at the ply limit"),
            Self::TurnLimit => f.write_str("turn limit"),
            Self::HalfMoves => f.write_str("too many half-moves without a single"),
            Self::Repetition => f.write_str("third occurrence of the position"),
            Self::Loop { ply } => write!(f, "the game was repeated from ply {ply} on"),
        }
    }
}
