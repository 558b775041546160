//! The state of a line of play, besides the board.

use crate::board::Color;

/// What is open: a game or a variation.
pub(super) struct Frame {
    /// Where to go back to.
    pub(super) step: usize,
    pub(super) line: LineState,
    pub(super) path: usize,
    /// The variations that began in it.
    pub(super) children: u32,
}

/// What is known of a line of play besides the board.
#[derive(Clone, Copy, Default)]
pub(super) struct LineState {
    /// Who is to move, if it is known.
    pub(super) turn: Option<Color>,
    /// Whether that follows from the move before.
    pub(super) alternates: bool,
    /// Whether there was a setup.
    pub(super) has_setup: bool,
    /// Passes one after another by players in turn.
    pub(super) passes: u8,
    /// Moves of black before the first one of white.
    pub(super) opening: u32,
    pub(super) white_has_moved: bool,
    pub(super) is_too_long: bool,
}
