//! The parts of a game's specification that are plain values.

use crate::game::board_game::Variant;
use crate::game::rules::Game;
use crate::game::simple::Ended;
use crate::search::limits::SearchLimits;
use crate::search::score::Score;
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;

/// The end of a game: a code, from which the page makes a text in the user's language, and an English text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// The code.
    pub code: &'static str,
    /// The English description.
    #[serde(skip)]
    pub words: Cow<'static, str>,
}

impl From<Ended> for Ending {
    fn from(ended: Ended) -> Self {
        Self { code: ended.code, words: ended.en.into() }
    }
}

/// A solver of positions near the end of a game.
pub struct ExactSolver<G: Game> {
    /// Counts the empty squares.
    pub empty: fn(&G) -> u32,
    /// The largest number of empty squares that is solved within seconds.
    pub most: u32,
    /// Returns black's and white's pieces after perfect play, empty squares given to the winner; `None` if a limit is
    /// reached first.
    pub stones: fn(&G, SearchLimits<'_>) -> Option<[u32; 2]>,
    /// Returns the value for the side to move in hundredths of a piece, counted the same way, and a best line; `None`
    /// if a limit is reached first.
    pub line: fn(&G, SearchLimits<'_>) -> Option<SolvedLine<G::Move>>,
}

/// A value and the line that leads to it.
pub type SolvedLine<M> = (Score, Vec<M>);

impl<G: Game> Clone for ExactSolver<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for ExactSolver<G> {}

impl<G: Game> fmt::Debug for ExactSolver<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExactSolver").field("most", &self.most).finish_non_exhaustive()
    }
}

/// Named boards to start from.
#[derive(Debug)]
pub struct StartBoards<G> {
    /// The name of the usual one.
    pub usual: &'static str,
    /// Lists all of them with their names, the usual one first.
    pub all: fn() -> Vec<(String, G)>,
    /// Returns the board with a name.
    pub named: fn(&str, &Variant<G>) -> Option<G>,
}

/// The format of a `save.in` file.
#[derive(Debug)]
pub struct SaveIn<G> {
    /// Writes a position, or returns `None` if the format cannot hold it.
    pub write: fn(&G) -> Option<String>,
    /// Reads a position, or returns `None` if the text has another format.
    pub read: fn(&str, &Variant<G>) -> Option<G>,
}
