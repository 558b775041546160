use super::features::{corner_stones, moves_worth};
use super::layout::{PHASES, SIZE};
use super::weights::Evaluation;

/// Weights of a stone on a corner and on an X square next to an empty corner, in stones.
const CORNER: f32 = 8.0;
const X_SQUARE: f32 = -3.0;

/// The weight of a move, in stones.
const MOVE: f32 = 0.7;

impl Evaluation {
    /// An evaluation by mobility and corners, from which training begins.
    #[must_use]
    pub fn plain() -> Self {
        let mut evaluation = Self::zero();
        for phase in 0..PHASES {
            let mut weights = vec![0.0; SIZE];
            for (index, corner, x_square) in corner_stones() {
                weights[index] = CORNER * corner as f32 + X_SQUARE * x_square as f32;
            }
            for (index, moves) in moves_worth() {
                weights[index] = MOVE * moves as f32;
            }
            evaluation.set_phase(phase, &weights);
        }
        evaluation
    }
}
