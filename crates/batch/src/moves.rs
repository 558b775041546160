//! One move on every board.

use super::boards::Batch;
use super::kernel::Kernel;
use super::lanes::{BLOCK, LANES, aligned};
use pulp::{Arch, Simd, WithSimd};

/// The legality of a move. The discriminants are stable; Python's `Reason` uses them. [`Batch::play`] knows no
/// history and reports only the first four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
#[non_exhaustive]
pub enum Legality {
    /// The move is legal. A pass always is.
    #[default]
    Legal = 0,
    /// The point is occupied.
    Occupied = 1,
    /// The move captures nothing and leaves its own group without a liberty.
    Suicide = 2,
    /// The point is off the board.
    OffBoard = 3,
    /// The move retakes a ko at once.
    Ko = 4,
    /// The move repeats an earlier board.
    PositionalSuperko = 5,
    /// The move repeats an earlier board with the same player to move.
    SituationalSuperko = 6,
    /// The game is over.
    GameOver = 7,
}

impl Batch {
    /// A pass.
    pub const PASS: i32 = -1;

    /// Plays one move on each of the first boards: a point, as row * columns + column, or [`Batch::PASS`]. Captured stones are
    /// removed, and then the other colour is to move. A board with an illegal move is unchanged, including its colour to
    /// move. `results` receives the legality of each move. Dead groups stay on the board. The results of the last
    /// [`Batch::analyse`] do not change.
    ///
    /// ```
    /// use gocheck_board::{Color, Size};
    /// use gocheck_batch::{Batch, Legality};
    ///
    /// // . X O
    /// // X O .
    /// let cells = [0, 1, -1, 1, -1, 0];
    /// let mut batch = Batch::new(Size::new(2, 3)?, 2);
    /// batch.put_cells(0, &cells.repeat(2), |board| Color::BOTH[board])?;
    /// let mut results = [Legality::Legal; 2];
    /// batch.play(&[4, 0], &mut results);
    /// assert_eq!(results, [Legality::Occupied, Legality::Legal]);
    /// let mut after = [0; 12];
    /// batch.write_cells(0, &mut after);
    /// assert_eq!(after[..6], cells);
    /// assert_eq!(after[6..], [-1, 0, -1, 0, -1, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If there are more moves than boards, or `results` has another length than `moves`.
    pub fn play(&mut self, moves: &[i32], results: &mut [Legality]) {
        assert!(moves.len() <= self.positions, "{} moves on {} boards", moves.len(), self.positions);
        assert_eq!(moves.len(), results.len(), "one result per move");
        let area = self.size.area();
        self.moves.words.as_flattened_mut().as_flattened_mut().fill(0);
        for (index, (&place, result)) in moves.iter().zip(&mut *results).enumerate() {
            *result = match usize::try_from(place) {
                Ok(place) if place < area => {
                    let (chunk, point) = (place / 64, 1 << (place % 64));
                    self.moves.put_chunk_of(index, chunk, point);
                    let stones = self.own.chunk_of(index, chunk) | self.opponent.chunk_of(index, chunk);
                    // A move that is not played and not on a stone is suicide.
                    if stones & point == 0 { Legality::Suicide } else { Legality::Occupied }
                }
                _ if place == Self::PASS => Legality::Legal,
                _ => Legality::OffBoard,
            };
        }
        Arch::new().dispatch(Play(self));
        for (index, (&place, result)) in moves.iter().zip(results).enumerate() {
            if self.played[index] {
                *result = Legality::Legal;
            } else if place == Self::PASS {
                let [own, opponent] = [&mut self.own, &mut self.opponent];
                for chunk in 0..own.chunks {
                    let stones = [own.chunk_of(index, chunk), opponent.chunk_of(index, chunk)];
                    own.put_chunk_of(index, chunk, stones[1]);
                    opponent.put_chunk_of(index, chunk, stones[0]);
                }
            }
            if *result == Legality::Legal {
                self.to_move[index] = self.to_move[index].opponent();
            }
        }
    }
}

/// The computation, compiled for each instruction set.
pub(super) struct Play<'a>(pub(super) &'a mut Batch);

impl WithSimd for Play<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Batch { size, own, opponent, codes, planes, moves, played, .. } = self.0;
        let mut kernel = Kernel::new(simd, *size, codes, aligned(planes));
        let block = BLOCK / LANES * own.chunks;
        let boards = own.words.chunks_mut(block).zip(opponent.words.chunks_mut(block));
        let moved = moves.words.chunks(block).zip(played.chunks_mut(BLOCK));
        for ((own, opponent), (moves, played)) in boards.zip(moved) {
            // A block consists of several vectors if these are narrow.
            let lanes = size_of::<S::u32s>() / size_of::<u32>();
            for (part, played) in played.chunks_mut(32 * lanes).enumerate() {
                let boards =
                    [&mut *own, &mut *opponent].map(|rows| rows.as_flattened_mut().as_flattened_mut());
                let legal = kernel.play(boards, moves.as_flattened().as_flattened(), part);
                let legal: &[u32] = pulp::bytemuck::cast_slice(std::slice::from_ref(&legal));
                for (bit, played) in played.chunks_mut(lanes).enumerate() {
                    for (played, legal) in played.iter_mut().zip(legal) {
                        *played = legal >> bit & 1 == 1;
                    }
                }
            }
        }
    }
}
