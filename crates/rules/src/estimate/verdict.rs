//! The estimated status of each group, from what is certain and the playouts.

use super::grid::{Grid, stone};
use super::outlook::{Doubt, Estimate};
use super::tally::Tally;
use crate::board::{Bits, Color};
use crate::random::Random;
use crate::score::{Agreed, Effort, Guess, judge, judge_by_estimate};
use crate::{Board, Points, plain};

/// How to estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The colour to move, if it matters: in a finished game it does not.
    pub to_move: Option<Color>,
    /// The number of playouts.
    pub playouts: u32,
    /// Different seeds play different playouts.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self { to_move: None, playouts: 400, seed: 0 }
    }
}

/// Estimates the score of a final position.
///
/// ```
/// use gocheck_rules::Board;
/// use gocheck_rules::estimate::{Options, estimate};
///
/// // Nothing is certain, but White's stone will not live.
/// let board: Board = "
///     . . . X .
///     . O . X .
///     . . . X .
///     X X X X .
///     . . . . .
/// ".parse()?;
/// let estimate = estimate(&board, &Options::default());
/// assert_eq!(estimate.judged.range.exact(), Some(25));
/// assert_eq!(estimate.judged.dead, *board.stones_of(gocheck_rules::board::Color::White));
/// # Ok::<(), gocheck_rules::board::TextBoardError>(())
/// ```
#[must_use]
pub fn estimate(board: &Board, options: &Options) -> Estimate {
    let size = board.size();
    let certain = judge(board, &Agreed::Nothing, Effort::Search);
    let grid = Grid::new(size);
    let contents = grid.contents(board);
    let mut random = Random::new(options.seed);
    let tally = Tally::new(&grid, &contents, options.to_move.map(stone), options.playouts, &mut random);
    let mut dead = certain.dead;
    let mut doubts = Vec::new();
    for group in plain::groups(board) {
        let sign = if group.color == Color::Black { 1 } else { -1 };
        let stones = group.stones.iter().map(|&point| size.index(point));
        if !stones.clone().any(|index| certain.open.contains(index)) {
            continue;
        }
        let sum: i32 = stones.clone().map(|index| sign * tally.permille(grid.cells[index])).sum();
        let count = group.stones.len() as i32;
        let mut points = Points::EMPTY;
        stones.for_each(|index| points.set(index, true));
        if sum < 0 {
            dead = dead | points;
        }
        let chance = (1000 - (sum / count).abs()) / 2;
        if chance > 0 {
            let swing = if sum < 0 { 2 * count * sign } else { -2 * count * sign };
            doubts.push(Doubt { points, swing, permille: chance as u16 });
        }
    }
    let ownership = grid.cells.iter().map(|&cell| tally.permille(cell) as i16).collect();
    let guess = Guess { dead, seki: certain.seki, open: [Points::EMPTY; 2] };
    Estimate { judged: judge_by_estimate(board, &guess), ownership, doubts }
}
