//! Players that are ready to play: a program with its protocol, or a builtin.

use crate::book_file::{BookFileError, read_book};
use crate::limits::PlayerLimits;
use games_engine::description::spec::Described;
use games_engine::game::coordinates::Coordinates;
use games_engine::protocol::definition::Protocol;
use games_engine::search::book::Book;
use games_engine::search::player::{EngineOptions, MAX_LEVEL};
use gocheck_sandbox::{CommandError, Program};
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// A player that is ready to play: a program with its protocol, or a builtin. It can play several games at the same
/// time.
#[derive(Debug)]
pub struct EngineConfig<G: Described> {
    /// Name in records, tables and logs.
    pub name: String,
    /// The kind of engine.
    pub kind: EngineKind<G>,
    /// Its own limits, which take precedence over the shared ones.
    pub limits: PlayerLimits,
    /// Options that the program is sent, by name and value.
    pub options: Vec<(String, String)>,
    /// Whether its program is restarted for each game.
    pub restart: bool,
}

/// The kind of engine.
#[derive(Debug)]
pub enum EngineKind<G: Described> {
    /// A builtin player.
    Builtin(Builtin),
    /// A program.
    Program {
        /// The command.
        program: Program,
        /// The protocol.
        protocol: &'static Protocol<G>,
    },
}

/// A builtin player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Builtin {
    /// The strength.
    pub options: EngineOptions,
    /// Time per move; by default as much as the game allows.
    pub time: Option<Duration>,
    /// Opening book.
    pub book: Option<Book>,
}

impl<G: Described> EngineConfig<G> {
    /// A player without limits of its own.
    pub fn new(name: impl Into<String>, kind: EngineKind<G>) -> Self {
        Self { name: name.into(), kind, limits: PlayerLimits::default(), options: Vec::new(), restart: false }
    }

    /// Parses `builtin:level=5,time=100` or a command line. The player is named `text`.
    ///
    /// # Errors
    /// If the text is neither, the game has no protocols for programs, or the opening book cannot be read.
    pub fn parse(text: &str, protocol: Option<&'static Protocol<G>>) -> Result<Self, EngineConfigError> {
        let kind = match text.strip_prefix("builtin") {
            Some(rest) if rest.is_empty() || rest.starts_with(':') => {
                EngineKind::Builtin(Builtin::parse::<G>(rest.trim_start_matches(':'))?)
            }
            _ => EngineKind::Program {
                program: Program::parse(text)?,
                protocol: protocol.ok_or(EngineConfigError::NoProtocol { game: G::NAME })?,
            },
        };
        Ok(Self::new(text, kind))
    }

    /// Renames the player.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// The notation of squares that the player uses in games from `start`.
    pub fn coordinates(&self, start: &G) -> &'static Coordinates<G> {
        match &self.kind {
            EngineKind::Builtin(_) => Coordinates::ALGEBRAIC,
            EngineKind::Program { protocol, .. } => {
                (protocol.referee)(start).map_or(Coordinates::ALGEBRAIC, |referee| referee.coordinates())
            }
        }
    }

    /// Checks that the player's protocol can express games that begin at `start`.
    ///
    /// # Errors
    /// The reason if it cannot.
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
    /// Parses `level=5,threads=2,hash=64,seed=7,time=100,book=FILE`, in which every part is optional.
    fn parse<G: Described>(text: &str) -> Result<Self, EngineConfigError> {
        let mut options =
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
                "level" => options.level = within(MAX_LEVEL.into())? as u8,
                "threads" => options.threads = within(256)? as usize,
                "hash" => options.megabytes = within(16 * 1024)? as usize,
                "seed" => options.seed = number,
                "time" => time = Some(Duration::from_millis(within(86_400_000)?)),
                _ => return Err(fault()),
            }
        }
        Ok(Self { options, time, book })
    }
}

/// The error of a text that is not a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineConfigError {
    /// The command line cannot be parsed.
    Command(CommandError),
    /// A program in a game without protocols for programs.
    NoProtocol {
        /// The game.
        game: &'static str,
    },
    /// A part of a builtin's description is invalid.
    Builtin(String),
    /// The opening book cannot be read.
    Book(BookFileError),
}

impl From<CommandError> for EngineConfigError {
    fn from(error: CommandError) -> Self {
        Self::Command(error)
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
            Self::Command(error) => error.fmt(f),
            Self::Book(error) => error.fmt(f),
            Self::NoProtocol { game } => {
                write!(f, "{game} has no protocol for programs: use builtin:level=5")
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
