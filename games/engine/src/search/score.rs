/// The value of a position for the side to move, in hundredths of the game's unit (a stone in Reversi).
pub type Score = i32;

/// The score of a won game. A win in n plies scores `WIN - n`.
pub const WIN: Score = 30_000;

/// Scores of at least this much are wins.
pub const WIN_AT_LEAST: Score = WIN - 2_000;

/// Maximum distance from the root, in plies.
pub const MAX_PLY: usize = 120;
