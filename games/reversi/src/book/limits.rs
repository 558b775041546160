/// The maximum number of positions of a book: a file of about 6 MB, and a day of searching.
pub const MOST_POSITIONS: usize = 100_000;

/// The maximum number of moves from the start to a position of a book. With the 34 empty squares that are left then, no
/// short search reaches the end of the game.
pub const MOST_PLIES: usize = 26;
