use super::BotzoneGame;
use crate::ataxx::{IllegalMove, Move, Position, Rules, Square};

/// The y of rank 1: y counts from the top.
const BOTTOM: usize = 6;

/// A source and a target, x from the left and y from the top; black is first, on (0, 0) and (6, 6).
impl BotzoneGame for Position {
    const FIELDS: &'static [&'static str] = &["x0", "y0", "x1", "y1"];

    fn start() -> Self {
        Self::start(Rules::Botzone)
    }

    fn read_move(&self, numbers: &[i64]) -> Result<Move, IllegalMove> {
        let &[x0, y0, x1, y1] = numbers else { return Err(IllegalMove::OffBoard) };
        self.move_between(square(x0, y0)?, square(x1, y1)?)
    }

    fn write_move(&self, mv: Move) -> Vec<i64> {
        let ends = match mv {
            Move::Jump(from, to) => Some((from, to)),
            Move::Single(to) => self.source_of_single(to).map(|from| (from, to)),
            Move::Pass => None,
        };
        ends.map_or(vec![-1; 4], |(from, to)| [numbers(from), numbers(to)].concat())
    }
}

fn square(x: i64, y: i64) -> Result<Square, IllegalMove> {
    let place = |x: i64, y: i64| Square::new(x.try_into().ok()?, BOTTOM.checked_sub(y.try_into().ok()?)?);
    place(x, y).ok_or(IllegalMove::OffBoard)
}

fn numbers(square: Square) -> [i64; 2] {
    [square.file() as i64, (BOTTOM - square.rank()) as i64]
}
