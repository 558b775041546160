use super::answer_form::AnswerForm;
use super::bot::BotSetup;
use super::bot_check::CheckStep;
use super::error::ProtocolError;
use super::referee::BoxedReferee;
use crate::game::board_game::BoardGame;
use std::fmt;
use std::time::Duration;

/// A protocol that bots of a game can speak.
pub struct Protocol<G: BoardGame> {
    /// The name in commands.
    pub name: &'static str,
    /// A short description, with the time for an answer.
    pub title: &'static str,
    /// The variant of the judge, if it has only one.
    pub variant: Option<&'static str>,
    /// Makes the judge's side of a game that begins at a position. The error says why the protocol has no way to
    /// start from there.
    pub referee: fn(&G) -> Result<BoxedReferee<G>, String>,
    /// Runs a bot until the end of the input.
    pub bot: fn(BotSetup<'_, G>) -> Result<(), ProtocolError>,
    /// The optional features that the protocol has.
    pub knows: &'static [Knowledge],
    /// The form of an answer.
    pub answer: AnswerForm,
    /// Whether each question shows the whole board; otherwise it tells the moves.
    pub shows_board: bool,
    /// How to recognise programs that speak it.
    pub sign: Option<Sign>,
    /// The judge's time for an answer, or a fair part of its time for a game.
    pub time: Duration,
    /// The steps that test a bot.
    pub steps: &'static [CheckStep<G>],
    /// The forms of its input, if programs differ in what they read. The protocol itself uses the first one.
    pub dialects: Option<Dialects<G>>,
}

/// The forms of a protocol's input. Commands call them variants (`--variant`).
pub struct Dialects<G: BoardGame> {
    /// The dialects, most likely one first.
    pub all: &'static [Dialect<G>],
    /// The first position of the game that finds out which one a program reads.
    pub trial: fn() -> G,
}

/// A form of a protocol's input.
#[derive(Debug)]
pub struct Dialect<G: BoardGame> {
    /// The name in commands and configuration files.
    pub name: &'static str,
    /// A short description of what is sent.
    pub title: &'static str,
    /// The protocol with this form of input and no other.
    pub protocol: Protocol<G>,
}

/// An optional feature of a protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knowledge {
    /// A limit on the search depth.
    Depth,
    /// A limit on the number of nodes.
    Nodes,
    /// Options of the program.
    Options,
    /// A command for a new game, so that a program can be kept running.
    NewGame,
}

/// How to recognise a program that speaks a protocol when it was asked by another one.
#[derive(Clone, Copy, Debug)]
pub struct Sign {
    /// A question that all such programs answer.
    pub question: &'static str,
    /// The beginnings of lines that only such programs write.
    pub lines: &'static [&'static str],
}

impl<G: BoardGame> Protocol<G> {
    /// Returns true if the protocol has a feature.
    #[must_use]
    pub fn knows(&self, what: Knowledge) -> bool {
        self.knows.contains(&what)
    }

    /// Returns the dialect with this name.
    #[must_use]
    pub fn dialect(&self, name: &str) -> Option<&'static Dialect<G>> {
        self.dialects.as_ref()?.all.iter().find(|dialect| dialect.name == name)
    }
}

impl<G: BoardGame> fmt::Debug for Protocol<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Protocol").field(&self.name).finish()
    }
}
