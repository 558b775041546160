use games::reversi::evaluation::{Evaluation, PHASES, SIZE, STARTS};

/// Weights of a stone on a corner and on an X square next to an empty corner, in stones.
const CORNER: f32 = 8.0;
const X_SQUARE: f32 = -3.0;

/// The weight of a move, in stones.
const MOVE: f32 = 0.7;

/// An evaluation by mobility and corners, from which training begins.
#[must_use]
pub fn plain() -> Evaluation {
    let mut weights = vec![0.0; SIZE];
    // The 3 x 3 corner: the first square is the corner, the fifth the X square.
    for index in STARTS[0]..STARTS[1] {
        let stone = |place: u32| (index / 3_u32.pow(place) % 3) as f32 - 1.0;
        let (corner, x_square) = (stone(0), stone(4));
        weights[index as usize] = if corner == 0.0 { X_SQUARE * x_square } else { CORNER * corner };
    }
    for (start, sign) in [(STARTS[12], 1.0), (STARTS[13], -1.0)] {
        for moves in 0..STARTS[13] - STARTS[12] {
            weights[(start + moves) as usize] = sign * MOVE * moves as f32;
        }
    }
    let mut evaluation = Evaluation::zero();
    (0..PHASES).for_each(|phase| evaluation.set_phase(phase, &weights));
    evaluation
}
