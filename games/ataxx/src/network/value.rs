use super::super::evaluation::{UNIT, value_by_hand};
use super::super::geometry::BOARD;
use super::super::position::Position;
use super::lanes::{self, HIDDEN_ONE, LANES, Lanes, Task};
use super::states::{STATES, states};
use super::weights::{OUTPUT_ONE, Weights, bucket};
use games_engine::game::rules::Game;
use games_engine::search::score::{Score, WIN_AT_LEAST};

/// The number of vectors of [`LANES`] neurons whose sums are computed together, limited by the number of registers.
const PARTS: usize = 4;

impl<const N: usize> Weights<N> {
    /// The value of a position for the side to move, including the hand-crafted evaluation.
    #[must_use]
    pub fn value(&self, position: &Position) -> Score {
        let (board, color) = (position.board(), position.to_move());
        let (own, enemy) = (board.of(color), board.of(color.opponent()));
        lanes::run(Value { network: self, own, enemy, walls: board.walls() })
    }
}

/// The computation of a value. All of it, with the hand-crafted part, is compiled for several kinds of processors.
pub(super) struct Value<'a, const N: usize> {
    pub(super) network: &'a Weights<N>,
    pub(super) own: u64,
    pub(super) enemy: u64,
    pub(super) walls: u64,
}

impl<const N: usize> Task for Value<'_, N> {
    type Output = Score;

    #[inline(always)]
    fn run<V: Lanes>(self, vector: V) -> Score {
        let Self { network, own, enemy, walls } = self;
        let states = states(own | walls, enemy | walls);
        let blocks: &[[[i8; N]; STATES]] = network.rows.as_chunks().0;
        let bias: &[[i16; LANES]] = network.bias.as_chunks().0;
        let empty = BOARD & !(own | enemy | walls);
        let bucket = bucket(empty.count_ones());
        let outputs: &[[i16; LANES]] = network.outputs[bucket].as_chunks().0;
        let mut totals = vector.nothing();
        for first in (0..N / LANES).step_by(PARTS) {
            // If fewer parts are left, the compiler removes the others.
            let mut sums = [vector.load(&[0; LANES]); PARTS];
            for (sums, bias) in sums.iter_mut().zip(&bias[first..]) {
                *sums = vector.load(bias);
            }
            for (block, &state) in blocks.iter().zip(states.as_flattened()) {
                let row: &[[i8; LANES]] = block[usize::from(state)].as_chunks().0;
                for (sums, row) in sums.iter_mut().zip(&row[first..]) {
                    *sums = vector.add(*sums, row);
                }
            }
            for (sums, weights) in sums.into_iter().zip(&outputs[first..]) {
                totals = vector.weigh(totals, sums, weights);
            }
        }
        let sum = i64::from(network.output_bias[bucket] + vector.total(totals));
        let one = i64::from(HIDDEN_ONE) * i64::from(HIDDEN_ONE) * i64::from(OUTPUT_ONE);
        let correction = (sum * i64::from(UNIT) / one) as Score;
        (correction + value_by_hand(own, enemy, empty)).clamp(1 - WIN_AT_LEAST, WIN_AT_LEAST - 1)
    }
}
