use games_engine::game;

/// Squares in a rank, and ranks.
pub(super) const SIDE: usize = 8;

/// A square: file a to h from the left, rank 1 to 8 from the top. In a bitboard, a1 is bit 0, h1 bit 7, and h8 bit 63.
pub type Square = game::square::Square<SIDE, SIDE, SIDE>;

pub(super) type SquareError = game::square::SquareError<SIDE, SIDE>;
