use super::super::Position;
use crate::search::Score;

/// A position in which the side to move can move, what a search of it found, and what was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The stones of the side to move, a bit a square.
    pub own: u64,
    /// The stones of the other side.
    pub enemy: u64,
    /// What the search found for the side to move, in hundredths of a stone.
    pub score: i16,
    /// What was played, so far as it says what the position is worth.
    pub played: Played,
}

/// What was played in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// What the search found best.
    Best,
    /// Any move.
    Any,
    /// It does not matter: the score is exact.
    Solved,
}

impl Sample {
    /// The bytes of a sample in a file.
    pub const BYTES: usize = 19;

    pub(super) fn new(position: &Position, score: Score, played: Played) -> Self {
        let score = score.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        Self { own: position.own(), enemy: position.enemy(), score, played }
    }

    /// The sample as it stands in a file.
    #[must_use]
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&self.own.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.enemy.to_le_bytes());
        bytes[16..18].copy_from_slice(&self.score.to_le_bytes());
        bytes[18] = self.played as u8;
        bytes
    }

    /// Reads what [`Sample::to_bytes`] gives.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; Self::BYTES]) -> Self {
        let word = |from: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[from..from + 8]);
            u64::from_le_bytes(word)
        };
        let played = match bytes[18] {
            0 => Played::Best,
            1 => Played::Any,
            _ => Played::Solved,
        };
        Self { own: word(0), enemy: word(8), score: i16::from_le_bytes([bytes[16], bytes[17]]), played }
    }
}
