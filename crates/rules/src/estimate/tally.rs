//! How often each colour has each point, and each group lives, at the end of the playouts.

use super::field::{Field, NONE};
use super::grid::{BLACK, CELLS, Cell, EMPTY, WHITE, at};
use super::playout::{Trace, owner, play_out};
use crate::random::Random;

/// The words of a set of playouts.
const WORDS: usize = 16;

/// The most playouts.
pub(super) const MOST_PLAYOUTS: u32 = 64 * WORDS as u32;

/// A group of the position.
pub(super) struct Stones {
    pub(super) color: u8,
    pub(super) cells: Vec<Cell>,
}

impl Stones {
    /// Returns true if at least half of the group's points are its colour's.
    pub(super) fn lives(&self, field: &Field<'_>) -> bool {
        let kept = self.cells.iter().filter(|&&cell| owner(field, cell) == self.color).count();
        2 * kept >= self.cells.len()
    }
}

/// The results of playouts.
pub(super) struct Tally {
    /// By cell: the number of playouts at whose end the point was Black's, minus those at whose end it was White's.
    balance: [i32; CELLS],
    /// By group: the playouts in which it lived.
    lived: Vec<[u64; WORDS]>,
    playouts: u32,
}

impl Tally {
    /// Plays from a position, half of the games with each colour to move unless `to_move` is known.
    pub(super) fn new(
        start: &Field<'_>,
        groups: &[Stones],
        to_move: Option<u8>,
        playouts: u32,
        random: &mut Random,
    ) -> Self {
        let playouts = playouts.min(MOST_PLAYOUTS);
        let mut field = start.clone();
        let mut balance = [0; CELLS];
        let mut lived = vec![[0; WORDS]; groups.len()];
        let mut trace = Trace::default();
        for number in 0..playouts {
            field.copy_from(start);
            let first = to_move.unwrap_or(if number % 2 == 0 { BLACK } else { WHITE });
            play_out(&mut field, first, NONE, &mut trace, random);
            for &cell in &start.grid.cells {
                balance[at(cell)] += match owner(&field, cell) {
                    EMPTY => 0,
                    BLACK => 1,
                    _ => -1,
                };
            }
            for (group, lived) in groups.iter().zip(&mut lived) {
                lived[number as usize / 64] |= u64::from(group.lives(&field)) << (number % 64);
            }
        }
        Self { balance, lived, playouts }
    }

    /// Black's share of a point minus White's, in thousandths.
    pub(super) fn permille(&self, cell: Cell) -> i32 {
        self.balance[at(cell)] * 1000 / self.playouts.max(1) as i32
    }

    /// The share of playouts in which a group lived, in thousandths.
    pub(super) fn survival(&self, group: usize) -> u32 {
        let lived: u32 = self.lived[group].iter().map(|word| word.count_ones()).sum();
        lived * 1000 / self.playouts.max(1)
    }

    /// The share of the playouts in which a group lived among those in which another one lived, and among those in which that one
    /// died, in thousandths.
    pub(super) fn given(&self, group: usize, other: usize) -> [u32; 2] {
        let count = |words: &dyn Fn(usize) -> u64| (0..WORDS).map(|i| words(i).count_ones()).sum::<u32>();
        let (a, b) = (&self.lived[group], &self.lived[other]);
        let lived = count(&|i| b[i]);
        let died = self.playouts - lived;
        let both = count(&|i| a[i] & b[i]);
        let alone = count(&|i| a[i] & !b[i]);
        // One imagined playout of each kind keeps small numbers away from certainty.
        [(both * 1000 + 500) / (lived + 1), (alone * 1000 + 500) / (died + 1)]
    }
}
