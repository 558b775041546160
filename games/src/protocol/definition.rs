use super::bot::BotSetup;
use super::bot_check::CheckStep;
use super::error::ProtocolError;
use super::referee::BoxedReferee;
use crate::game::board_game::BoardGame;
use std::fmt;
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
