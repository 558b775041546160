//! The state of a line of play, besides the board.

use gocheck_board::Color;

/// An open game or variation.
pub(super) struct Frame {
    /// The step to go back to.
    pub(super) step: usize,
    pub(super) line: LineState,
    pub(super) path: usize,
    /// The number of variations that began in it.
    pub(super) children: u32,
}

/// The state of a line of play, besides the board.
#[derive(Clone, Copy, Default)]
pub(super) struct LineState {
    /// The side to move, if known.
    pub(super) turn: Option<Color>,
    /// True if that follows from the previous move.
    pub(super) alternates: bool,
    /// True after a setup.
    pub(super) has_setup: bool,
    /// True after a setup with white stones.
    pub(super) has_white_setup: bool,
    /// The number of consecutive passes by alternating players.
    pub(super) passes: u8,
    /// The number of Black's moves before White's first one.
    pub(super) opening: u32,
    pub(super) white_has_moved: bool,
    pub(super) is_too_long: bool,
}
