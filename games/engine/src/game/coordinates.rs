//! Ways to name squares.

use super::board_game::{BoardGame, picture};
use super::rules::{History, PlayError};
use gocheck_text::Phrase;
use std::fmt;

/// A way to name squares: how boards, moves and errors are shown to people.
pub struct Coordinates<G: BoardGame> {
    /// The name in commands.
    pub name: &'static str,
    /// Draws the current board of a game.
    pub board: fn(&History<G>) -> String,
    /// Names a move.
    pub mv: fn(&History<G>, G::Move) -> String,
    /// Describes why a move cannot be played.
    pub error: fn(&History<G>, &PlayError<G::Illegal>) -> Phrase,
}

impl<G: BoardGame> Coordinates<G> {
    /// A letter for the file and a number for the rank: `d3`.
    pub const ALGEBRAIC: &'static Self = &Self {
        name: "algebraic",
        board: |game| picture(game.position()),
        mv: |_, mv| mv.to_string(),
        error: |_, error| Phrase::of(error),
    };
}

impl<G: BoardGame> PartialEq for Coordinates<G> {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl<G: BoardGame> fmt::Debug for Coordinates<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Coordinates").field(&self.name).finish()
    }
}
