//! How judges and programs talk to bots: loops over lines that come in and text that goes out.
//!
//! What belongs to one game is in its folder.
//!
//! | file | what is in it |
//! | --- | --- |
//! | [`botzone`] | Botzone, simple and JSON, both sides |
//! | [`codingame`] | CodinGame, the judge's side |
//! | `referee` | the judge's side of any protocol |
//! | `info` | what engines tell of their searches |
//! | `lines` | input as lines that know when they arrived |
//! | `error` | what is wrong with the input |
//! | [`bot_check`] | test steps for bots |

pub mod bot_check;
pub mod botzone;
pub mod codingame;
mod error;
mod info;
mod lines;
mod referee;

pub use error::ProtocolError;
pub use info::SearchInfo;
pub use lines::{Line, Lines};
pub use referee::{BoxedReferee, Greeting, Heard, Introduction, MoveLimits, Referee};

use crate::game::BoardGame;
use crate::search::{Book, BuiltinPlayers, EngineOptions, Player, Searchable};
use bot_check::CheckStep;
use std::fmt;
use std::io::Write;
use std::time::Duration;

/// How a program is asked to play a game.
pub struct Protocol<G: BoardGame> {
    /// Its name in commands.
    pub name: &'static str,
    /// What it is, and how long an answer may take, in a few words.
    pub title: &'static str,
    /// The way to play that its judge knows, if it knows one alone.
    pub variant: Option<&'static str>,
    /// Makes the judge's side of a game that begins at a position, or says why the protocol cannot
    /// tell a program of such a start.
    pub referee: fn(&G) -> Result<BoxedReferee<G>, String>,
    /// Plays the other side, to the end of the input.
    pub bot: fn(BotSetup<'_, G>) -> Result<(), ProtocolError>,
    /// What a program can be told beside the game.
    pub knows: &'static [Knowledge],
    /// How programs that speak it are known.
    pub sign: Option<Sign>,
    /// The time in which its judge wants an answer; where it allows so much for a game, a fair part.
    pub time: Duration,
    /// How a bot that is to speak it is tried.
    pub steps: &'static [CheckStep<G>],
}

/// What some protocols have words for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knowledge {
    /// How deep to look.
    Depth,
    /// How many nodes to search.
    Nodes,
    /// Options of the program's own.
    Options,
    /// That another game begins: a program can be kept for it.
    NewGame,
}

/// How programs that speak a protocol are known when they were asked by another.
#[derive(Clone, Copy, Debug)]
pub struct Sign {
    /// What all of them answer.
    pub question: &'static str,
    /// How lines begin that only they write.
    pub lines: &'static [&'static str],
}

impl<G: BoardGame> Protocol<G> {
    /// Whether a program can be told of this.
    #[must_use]
    pub fn knows(&self, what: Knowledge) -> bool {
        self.knows.contains(&what)
    }
}

impl<G: BoardGame> fmt::Debug for Protocol<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Protocol").field(&self.name).finish()
    }
}

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
