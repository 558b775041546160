//! One move on every board.

use super::Batch;
use crate::board::{Point, Size};
use crate::go::{Setup, plain};

/// Whether a move may be played, by the rules that know no history. The numbers do not change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
#[non_exhaustive]
pub enum Legality {
    /// It may. A pass always may.
    #[default]
    Legal = 0,
    /// A stone stands there.
    Occupied = 1,
    /// It takes nothing and leaves its own group without a liberty.
    Suicide = 2,
    /// There is no such point.
    OffBoard = 3,
}

impl Batch {
    /// The move that plays no stone.
    pub const PASS: i32 = -1;

    /// Plays one move on each of the first boards, as many as there are moves: the place of a point in [`Size::points`],
    /// row * columns + column, or [`Batch::PASS`]. What it takes is gone, and then the other colour is to move. A board
    /// whose move is illegal stays as it is, also its colour to move; `said` tells why. Dead groups stay where they are.
    ///
    /// ```
    /// use gocheck::board::{Color, Size};
    /// use gocheck::go::{Batch, Legality};
    ///
    /// // . X O
    /// // X O .
    /// let cells = [0, 1, -1, 1, -1, 0];
    /// let mut batch = Batch::new(Size::new(2, 3)?, 2);
    /// batch.put_cells(0, &cells.repeat(2), |board| Color::BOTH[board])?;
    /// let mut said = [Legality::Legal; 2];
    /// batch.play(&[4, 0], &mut said);
    /// assert_eq!(said, [Legality::Occupied, Legality::Legal]);
    /// let mut after = [0; 12];
    /// batch.write_cells(0, &mut after);
    /// assert_eq!(after[..6], cells);
    /// assert_eq!(after[6..], [-1, 0, -1, 0, -1, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// When there are more moves than boards, or not as many places for what is said of them.
    pub fn play(&mut self, moves: &[i32], said: &mut [Legality]) {
        assert!(moves.len() <= self.positions, "{} moves on {} boards", moves.len(), self.positions);
        assert_eq!(moves.len(), said.len(), "moves, and places for what is said of them");
        for (index, (&place, said)) in moves.iter().zip(said).enumerate() {
            *said = self.play_one(index, place);
        }
    }

    fn play_one(&mut self, index: usize, place: i32) -> Legality {
        let (size, color) = (self.size, self.to_move[index]);
        let mut setup = Setup::new(size);
        for (color, rows) in [(color, &self.own), (color.opponent(), &self.opponent)] {
            rows.points(size, index).for_each(|point| setup.put(point, Some(color)));
        }
        if place != Self::PASS {
            let point = usize::try_from(place).ok().and_then(|place| point_at(size, place));
            let Some(point) = point else { return Legality::OffBoard };
            match plain::play(&setup, color, point) {
                Ok((_, after)) => setup = after,
                Err(plain::IllegalMove::OffBoard) => return Legality::OffBoard,
                Err(plain::IllegalMove::Occupied(_)) => return Legality::Occupied,
                Err(plain::IllegalMove::Suicide) => return Legality::Suicide,
            }
        }
        let _ = self.put(index, &setup, color.opponent());
        Legality::Legal
    }
}

fn point_at(size: Size, place: usize) -> Option<Point> {
    size.point(place / size.cols(), place % size.cols())
}
