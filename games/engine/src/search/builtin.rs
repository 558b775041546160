use super::book::{Book, BookPlayer};
use super::engine::AlphaBetaEngine;
use super::player::{Engine, EngineOptions, MAX_LEVEL, Player, RandomPlayer, StrengthLimit};
use super::searchable::Searchable;
use crate::game::rules::Game;
use std::fmt;
use std::time::Duration;

/// The players of a game that come with this program.
pub struct BuiltinPlayers<G: Game> {
    /// A description of the levels, for help texts.
    pub levels: &'static str,
    /// The default size of a player's tables in MiB.
    pub megabytes: u16,
    /// Makes a player.
    pub player: fn(EngineOptions) -> Box<dyn Player<G>>,
    /// Makes an engine that analyses positions, with tables of a number of MiB and a number of threads.
    pub engine: fn(usize, usize) -> Box<dyn Engine<G>>,
    /// Reads an opening book, in games whose players can have one.
    pub read_book: Option<ReadBook>,
    /// The part of the time left for the game that a player uses for its next move.
    pub share: fn(&G, Duration) -> Duration,
}

/// Parses an opening book.
pub type ReadBook = fn(&str) -> Result<Book, BookFault>;

impl<G: Searchable> BuiltinPlayers<G> {
    /// Players that choose at random (level 1) or search with [`AlphaBetaEngine`] to a growing depth.
    pub const USUAL: Self = Self {
        levels: "1 random, 2 to 9 the engine at a growing depth, 10 all it can",
        megabytes: 16,
        player: |options| match options.level {
            0 | 1 => Box::new(RandomPlayer::new(options.seed)),
            level @ 2..MAX_LEVEL => Box::new(options.engine(StrengthLimit::plies(u32::from(level) - 1))),
            MAX_LEVEL.. => Box::new(options.engine(StrengthLimit::default())),
        },
        engine: |megabytes, threads| Box::new(AlphaBetaEngine::new(megabytes, threads)),
        read_book: None,
        share: |_, left| usual_share(left),
    };

    /// Makes a player that plays from `book`, if there is one, at any level.
    #[must_use]
    pub fn with_book(&self, options: EngineOptions, book: Option<&Book>) -> Box<dyn Player<G>> {
        let player = (self.player)(options);
        match book {
            Some(book) => Box::new(BookPlayer::new(book.clone(), player)),
            None => player,
        }
    }
}

impl<G: Game> fmt::Debug for BuiltinPlayers<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BuiltinPlayers").field("levels", &self.levels).finish_non_exhaustive()
    }
}

/// The number of moves still to come, if nothing better is known.
const MOVES_TO_COME: u32 = 35;

/// An equal part of the time left for each of 35 moves.
#[must_use]
pub fn usual_share(left: Duration) -> Duration {
    left / MOVES_TO_COME
}

/// Why a text is not an opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFault {
    /// The line, from 1.
    pub line: usize,
    /// An English description.
    pub why: String,
}

impl fmt::Display for BookFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.why)
    }
}

impl std::error::Error for BookFault {}
