//! How often each colour has each point at the end of the playouts.

use super::field::Field;
use super::grid::{BLACK, CELLS, EMPTY, Grid, WHITE, at};
use super::playout::{owner, play_out};
use crate::random::Random;

/// The results of playouts.
pub(super) struct Tally {
    /// By cell: the number of playouts at whose end the point was Black's, minus those at whose end it was White's.
    balance: [i32; CELLS],
    playouts: u32,
}

impl Tally {
    /// Plays from a position, half of the games with each colour to move unless `to_move` is known.
    pub(super) fn new(
        grid: &Grid,
        contents: &[u8; CELLS],
        to_move: Option<u8>,
        playouts: u32,
        random: &mut Random,
    ) -> Self {
        let start = Field::new(grid, contents);
        let mut field = start.clone();
        let mut balance = [0; CELLS];
        for number in 0..playouts {
            field.copy_from(&start);
            let first = to_move.unwrap_or(if number % 2 == 0 { BLACK } else { WHITE });
            play_out(&mut field, first, random);
            for &cell in &grid.cells {
                balance[at(cell)] += match owner(&field, cell) {
                    EMPTY => 0,
                    BLACK => 1,
                    _ => -1,
                };
            }
        }
        Self { balance, playouts }
    }

    /// Black's share of a point minus White's, in thousandths.
    pub(super) fn permille(&self, cell: u16) -> i32 {
        self.balance[at(cell)] * 1000 / self.playouts.max(1) as i32
    }
}
