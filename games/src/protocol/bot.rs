use super::lines::Lines;
use crate::game::board_game::BoardGame;
use crate::notation::replay::Replayed;
use crate::search::{Book, BuiltinPlayers, EngineOptions, Player, Searchable};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

/// A bot of this program's own: whom it hears, where it speaks, and how it plays.
pub struct BotSetup<'a, G: BoardGame> {
    /// Makes the player that answers.
    pub players: &'static BuiltinPlayers<G>,
    /// What it is told. Read from early on, so that the making of the player counts as thinking.
    pub lines: Lines,
    /// Its answers.
    pub output: &'a mut (dyn Write + Send),
    /// What is odd about the input and can be got over.
    pub messages: &'a mut dyn Write,
    /// How strong it is.
    pub strength: EngineOptions,
    /// Reads the first game of a file, in any notation.
    pub load: fn(&Path) -> Result<Replayed<G>, String>,
    /// The opening book that it plays from, if it has one.
    pub book: Option<Book>,
    /// How long an answer may take, if not as long as the judge allows.
    pub time: Option<Duration>,
    /// Whether it asks to be kept running, where it may.
    pub keep_running: bool,
    /// What it writes after each move, where it may.
    pub message: Option<String>,
}

impl<G: BoardGame> BotSetup<'_, G> {
    /// Makes the player that answers.
    #[must_use]
    pub fn make_player(&self) -> Box<dyn Player<G>>
    where
        G: Searchable,
    {
        self.players.with_book(self.strength, self.book.as_ref())
    }

    /// How long an answer may take when the judge allows so many milliseconds.
    #[must_use]
    pub fn time_or(&self, milliseconds: u64) -> Duration {
        self.time.unwrap_or(Duration::from_millis(milliseconds))
    }
}
