use games_engine::game;

/// Squares in a rank, and ranks.
pub const WIDTH: usize = 7;

/// Bits from a square to the one above it.
pub const STRIDE: usize = 9;

/// A square: file a to g from the left, rank 1 to 7 from the bottom.
pub type Square = game::square::Square<WIDTH, WIDTH, STRIDE>;

pub(super) type SquareError = game::square::SquareError<WIDTH, WIDTH>;
