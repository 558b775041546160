use crate::moves::Move;
use crate::position::{IllegalMove, Position};
use crate::square::Square;
use games_engine::protocol::botzone::notation::BotzoneNotation;

/// A square, x from the left and y from the top; both -1 for a pass.
pub(super) const NOTATION: BotzoneNotation<Position> = BotzoneNotation {
    fields: &["x", "y"],
    start: Position::start,
    read: |_, numbers| match numbers {
        [-1, -1] => Ok(Move::Pass),
        &[x, y] => {
            let square = x.try_into().ok().zip(y.try_into().ok());
            let square = square.and_then(|(x, y)| Square::new(x, y));
            square.map(Move::Place).ok_or(IllegalMove::OffBoard)
        }
        _ => Err(IllegalMove::OffBoard),
    },
    write: |_, mv| mv.square().map_or(vec![-1; 2], |square| vec![square.file() as i64, square.rank() as i64]),
};
