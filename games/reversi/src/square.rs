use games_engine::game;

/// A square: file a to h from the left, rank 1 to 8 from the top. In a bitboard, a1 is bit 0, h1 bit 7, and h8 bit 63.
pub type Square = game::square::Square<8, 8>;

pub(super) type SquareError = game::square::SquareError<8>;
