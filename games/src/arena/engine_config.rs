//! Players that are ready to play: a program with its protocol, or a builtin.

use crate::arena::book_file::{BookFileError, read_book};
use crate::arena::program::{Launch, LaunchError};
use crate::description::Described;
use crate::game::Coordinates;
use crate::protocol::Protocol;
use crate::search::{Book, EngineOptions, MAX_LEVEL};
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// Who plays: a program and how it is talked to, or a player of this program's own. Many games can be
/// played at once.
#[derive(Debug)]
pub struct EngineConfig<G: Described> {
    /// The name in records, tables and logs.
    pub name: String,
    /// What plays.
    pub kind: EngineKind<G>,
    /// What it has of its own.
    pub terms: Terms,
}

/// What a player has of its own. A limit that is not here is as for all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// The time for each move.
    pub turn: Option<Duration>,
    /// The time for its first move.
    pub first_turn: Option<Duration>,
    /// The time for its whole game.
    pub game: Option<Duration>,
    /// What is added to that after each move.
    pub increment: Option<Duration>,
    /// The plies that it looks ahead.
    pub depth: Option<u32>,
    /// The nodes that it searches for a move.
    pub nodes: Option<u64>,
    /// Options that it is told, by name and value.
    pub options: Vec<(String, String)>,
    /// Whether its program is started afresh for each game.
    pub restart: bool,
}

/// What plays.
#[derive(Debug)]
pub enum EngineKind<G: Described> {
    /// A player of this program's own.
    Builtin(Builtin),
    /// A program.
    Program {
        /// How it is started.
        launch: Launch,
        /// How it is talked to.
        protocol: &'static Protocol<G>,
    },
}

/// A player of this program's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Builtin {
    /// How strong it is.
    pub strength: EngineOptions,
    /// The time for a move; without it as much as the game allows.
    pub time: Option<Duration>,
    /// The opening book that it plays from, if it has one.
    pub book: Option<Book>,
}

impl<G: Described> EngineConfig<G> {
    /// Who plays, on the same terms as all.
    pub fn new(name: impl Into<String>, kind: EngineKind<G>) -> Self {
        Self { name: name.into(), kind, terms: Terms::default() }
    }

    /// Who `text` stands for: `builtin:level=5,time=100` or a command line. Its name is `text`.
    ///
    /// # Errors
    /// When it is neither, or a program in a game without protocols, or the file of its opening book is none.
    pub fn parse(text: &str, protocol: Option<&'static Protocol<G>>) -> Result<Self, EngineConfigError> {
        let kind = match text.strip_prefix("builtin") {
            Some(rest) if rest.is_empty() || rest.starts_with(':') => {
                EngineKind::Builtin(Builtin::parse::<G>(rest.trim_start_matches(':'))?)
            }
            _ => EngineKind::Program {
                launch: Launch::split(text)?,
                protocol: protocol.ok_or(EngineConfigError::NoProtocol { game: G::NAME })?,
            },
        };
        Ok(Self::new(text, kind))
    }

    /// The same under another name.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// How it counts squares in games that begin at `start`.
    pub fn coordinates(&self, start: &G) -> &'static Coordinates<G> {
        match &self.kind {
            EngineKind::Builtin(_) => Coordinates::ALGEBRAIC,
            EngineKind::Program { protocol, .. } => {
                (protocol.referee)(start).map_or(Coordinates::ALGEBRAIC, |referee| referee.coordinates())
            }
        }
    }

    /// Whether it can be told of games that begin at `start`.
    ///
    /// # Errors
    /// When not: why.
    pub fn can_begin_at(&self, start: &G) -> Result<(), String> {
        match &self.kind {
            EngineKind::Builtin(_) => Ok(()),
            EngineKind::Program { protocol, .. } => {
                (protocol.referee)(start).map(drop).map_err(|reason| format!("{} {reason}", protocol.name))
            }
        }
    }
}

const USUAL_LEVEL: u8 = 5;
const USUAL_MEGABYTES: usize = 16;

impl Builtin {
    /// Reads `level=5,threads=2,hash=64,seed=7,time=100,book=FILE`, any part of it.
    fn parse<G: Described>(text: &str) -> Result<Self, EngineConfigError> {
        let mut strength =
            EngineOptions { level: USUAL_LEVEL, threads: 1, megabytes: USUAL_MEGABYTES, seed: 0 };
        let (mut time, mut book) = (None, None);
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let fault = || EngineConfigError::Builtin(part.to_owned());
            let (name, value) = part.split_once('=').ok_or_else(fault)?;
            if name.trim() == "book" && !value.trim().is_empty() {
                book = Some(read_book::<G>(Path::new(value.trim()))?);
                continue;
            }
            let number: u64 = value.trim().parse().map_err(|_| fault())?;
            let within = |most: u64| (1..=most).contains(&number).then_some(number).ok_or_else(fault);
            match name.trim() {
                "level" => strength.level = within(MAX_LEVEL.into())? as u8,
                "threads" => strength.threads = within(256)? as usize,
                "hash" => strength.megabytes = within(16 * 1024)? as usize,
                "seed" => strength.seed = number,
                "time" => time = Some(Duration::from_millis(within(86_400_000)?)),
                _ => return Err(fault()),
            }
        }
        Ok(Self { strength, time, book })
    }
}

/// Why a text stands for nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineConfigError {
    /// The command is none.
    Launch(LaunchError),
    /// It is a program, and nobody can ask one to play the game.
    NoProtocol {
        /// The game.
        game: &'static str,
    },
    /// A part of a builtin's description is wrong.
    Builtin(String),
    /// The file of its opening book is none.
    Book(BookFileError),
}

impl From<LaunchError> for EngineConfigError {
    fn from(error: LaunchError) -> Self {
        Self::Launch(error)
    }
}

impl From<BookFileError> for EngineConfigError {
    fn from(error: BookFileError) -> Self {
        Self::Book(error)
    }
}

impl fmt::Display for EngineConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Launch(error) => error.fmt(f),
            Self::Book(error) => error.fmt(f),
            Self::NoProtocol { game } => {
                write!(f, "{game} has no protocol for programs: give builtin:level=5")
            }
            Self::Builtin(part) => write!(
                f,
                "{part:?}: a builtin has level=1..10, threads=N, hash=MIB, seed=N, time=MS and, in games with opening \
                 books, book=FILE, such as builtin:level=5,time=100"
            ),
        }
    }
}

impl std::error::Error for EngineConfigError {}
