use super::BotzoneGame;
use crate::reversi::{IllegalMove, Move, Position, Square};

/// A square, x from the left and y from the top; both -1 for a pass.
impl BotzoneGame for Position {
    const FIELDS: &'static [&'static str] = &["x", "y"];

    fn start() -> Self {
        Self::start()
    }

    fn read_move(&self, numbers: &[i64]) -> Result<Move, IllegalMove> {
        match numbers {
            [-1, -1] => Ok(Move::Pass),
            &[x, y] => {
                let square = y.try_into().ok().zip(x.try_into().ok());
                let square = square.and_then(|(row, column)| Square::new(row, column));
                square.map(Move::Place).ok_or(IllegalMove::OffBoard)
            }
            _ => Err(IllegalMove::OffBoard),
        }
    }

    fn write_move(&self, mv: Move) -> Vec<i64> {
        mv.square().map_or(vec![-1; 2], |square| vec![square.column() as i64, square.row() as i64])
    }
}
