use super::lines::Lines;
use crate::game::board_game::BoardGame;
use crate::notation::replay::Replayed;
use crate::search::book::Book;
use crate::search::builtin::BuiltinPlayers;
use crate::search::player::{EngineOptions, Player};
use crate::search::searchable::Searchable;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

/// The setup of a bot: input, output, and playing strength.
pub struct BotSetup<'a, G: BoardGame> {
    /// Makes the player that answers.
    pub players: &'static BuiltinPlayers<G>,
    /// The input. It is read from the beginning, so that making the player counts as thinking time.
    pub lines: Lines,
    /// The output.
    pub output: &'a mut (dyn Write + Send),
    /// Messages about input that is odd but usable.
    pub messages: &'a mut dyn Write,
    /// The playing strength.
    pub options: EngineOptions,
    /// Reads the first game of a file, in any notation.
    pub load: fn(&Path) -> Result<Replayed<G>, String>,
    /// The opening book.
    pub book: Option<Book>,
    /// The time for an answer, if it is not the judge's.
    pub time: Option<Duration>,
    /// Whether to ask the judge to keep the bot running, in protocols that have that.
    pub keep_running: bool,
    /// The message after each move, in protocols that have one.
    pub message: Option<String>,
}

impl<G: BoardGame> BotSetup<'_, G> {
    /// Makes the player that answers.
    #[must_use]
    pub fn make_player(&self) -> Box<dyn Player<G>>
    where
        G: Searchable,
    {
        self.players.with_book(self.options, self.book.as_ref())
    }

    /// The time for an answer: `time`, or the judge's number of milliseconds.
    #[must_use]
    pub fn time_or(&self, milliseconds: u64) -> Duration {
        self.time.unwrap_or(Duration::from_millis(milliseconds))
    }
}
