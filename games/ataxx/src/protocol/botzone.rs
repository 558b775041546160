use crate::moves::Move;
use crate::position::{IllegalMove, Position};
use crate::rules::Rules;
use crate::square::Square;
use games_engine::protocol::botzone::notation::BotzoneNotation;

/// A source and a target, x from the left and y from the top; black is first, on (0, 0) and (6, 6).
pub(super) const NOTATION: BotzoneNotation<Position> = BotzoneNotation {
    fields: &["x0", "y0", "x1", "y1"],
    start: || Position::start(Rules::Botzone),
    read,
    write,
};

/// The y of rank 1: y counts from the top.
const BOTTOM: usize = 6;

fn read(position: &Position, numbers: &[i64]) -> Result<Move, IllegalMove> {
    let &[x0, y0, x1, y1] = numbers else { return Err(IllegalMove::OffBoard) };
    position.move_between(square(x0, y0)?, square(x1, y1)?)
}

fn write(position: &Position, mv: Move) -> Vec<i64> {
    let ends = match mv {
        Move::Jump(from, to) => Some((from, to)),
        Move::Single(to) => position.sources_of_single(to).next().map(|from| (from, to)),
        Move::Pass => None,
    };
    ends.map_or(vec![-1; 4], |(from, to)| [numbers(from), numbers(to)].concat())
}

fn square(x: i64, y: i64) -> Result<Square, IllegalMove> {
    let place = |x: i64, y: i64| Square::new(x.try_into().ok()?, BOTTOM.checked_sub(y.try_into().ok()?)?);
    place(x, y).ok_or(IllegalMove::OffBoard)
}

fn numbers(square: Square) -> [i64; 2] {
    [square.file() as i64, (BOTTOM - square.rank()) as i64]
}
