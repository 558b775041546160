//! Learning the evaluation's weights from self-play, without a teacher.
//!
//! Positions come from games that the evaluation plays with some random moves. Near the end their
//! values are exact; further back they are what a shallow search finds with the weights that the
//! later stages have learnt so far. A regression turns values into weights, stage by stage from the
//! end to the start. A second pass plays better games and labels with better weights.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `play` | the games that positions come from |
//! | `label` | what positions are worth |
//! | `fit` | the regression |

mod fit;
mod label;
mod play;

pub use fit::{Errors, fit};
pub use label::label;
pub use play::positions;

/// A position and its value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The stones of the side to move, a bit a square.
    pub own: u64,
    /// The stones of the other side.
    pub enemy: u64,
    /// The value for the side to move, in stones.
    pub value: f32,
}

impl Sample {
    /// The bytes of a sample in a file.
    pub const BYTES: usize = 20;

    /// The sample as it stands in a file.
    #[must_use]
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&self.own.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.enemy.to_le_bytes());
        bytes[16..].copy_from_slice(&self.value.to_le_bytes());
        bytes
    }

    /// Reads what [`Sample::to_bytes`] gives.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; Self::BYTES]) -> Self {
        let number = |from: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[from..from + 8]);
            u64::from_le_bytes(word)
        };
        let mut value = [0; 4];
        value.copy_from_slice(&bytes[16..]);
        Self { own: number(0), enemy: number(8), value: f32::from_le_bytes(value) }
    }
}
