use super::layout::{PHASES, SIZE};
use super::patterns::{corner_stones, moves_worth};
use super::weights::Evaluation;

/// What a stone on a corner is worth, and one beside an empty corner on the diagonal, in stones.
const CORNER: f32 = 8.0;
const BESIDE: f32 = -3.0;

/// What a move more than the other side has is worth.
const MOVE: f32 = 0.7;

impl Evaluation {
    /// The evaluation of beginners' programs: mobility and corners. Learning begins with it.
    #[must_use]
    pub fn plain() -> Self {
        let mut evaluation = Self::zero();
        for phase in 0..PHASES {
            let mut weights = vec![0.0; SIZE];
            for (index, corner, beside) in corner_stones() {
                weights[index] = CORNER * corner as f32 + BESIDE * beside as f32;
            }
            for (index, moves) in moves_worth() {
                weights[index] = MOVE * moves as f32;
            }
            evaluation.set_phase(phase, &weights);
        }
        evaluation
    }
}
