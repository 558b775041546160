use super::super::Position;
use crate::game::Game;
use crate::search::Score;

/// A position, what a search of it found and how its game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The stones of the side to move and the walls, bits as in the board.
    pub own: u64,
    /// The stones of the other side and the walls.
    pub enemy: u64,
    /// What a search found for the side to move.
    pub score: i16,
    /// How the game ended for the side to move: 1 won, 0 drawn, -1 lost.
    pub result: i8,
}

impl Sample {
    /// The bytes of a sample in a file.
    pub const BYTES: usize = 19;

    /// A sample of `position`, its game's end still open.
    #[must_use]
    pub(super) fn new(position: &Position, score: Score) -> Self {
        let board = position.board();
        let of = |color| board.of(color) | board.walls();
        let score = score.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        Self { own: of(position.to_move()), enemy: of(position.to_move().opponent()), score, result: 0 }
    }

    /// The sample as it stands in a file.
    #[must_use]
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&self.own.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.enemy.to_le_bytes());
        bytes[16..18].copy_from_slice(&self.score.to_le_bytes());
        bytes[18] = self.result as u8;
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
        Self {
            own: word(0),
            enemy: word(8),
            score: i16::from_le_bytes([bytes[16], bytes[17]]),
            result: bytes[18] as i8,
        }
    }
}
