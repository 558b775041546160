use super::{ArenaGame, Builtin, Launch, LaunchError};
use crate::protocol::referee::Protocol;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Who plays: a program and how it is talked to, or a player of this program's own. Many games can be
/// played at once.
#[derive(Debug)]
pub struct Contestant<G: ArenaGame> {
    /// The name in records, tables and logs.
    pub name: String,
    /// What plays.
    pub kind: Kind<G>,
}

/// What plays.
#[derive(Debug)]
pub enum Kind<G: ArenaGame> {
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

impl<G: ArenaGame> Contestant<G> {
    /// Who `text` stands for: `builtin:level=5,time=100` or a command line. Its name is `text`.
    ///
    /// # Errors
    /// When it is neither.
    pub fn parse(text: &str, protocol: &'static Protocol<G>) -> Result<Self, ContestantError> {
        let kind = match text.strip_prefix("builtin") {
            Some(rest) if rest.is_empty() || rest.starts_with(':') => {
                Kind::Builtin(rest.trim_start_matches(':').parse()?)
            }
            _ => Kind::Program { launch: Launch::split(text)?, protocol },
        };
        Ok(Self { name: text.to_owned(), kind })
    }

    /// The same under another name.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// Whether it can be told of games that begin at `start`.
    ///
    /// # Errors
    /// When not: why.
    pub fn can_begin_at(&self, start: &G) -> Result<(), String> {
        match &self.kind {
            Kind::Builtin(_) => Ok(()),
            Kind::Program { protocol, .. } => {
                (protocol.referee)(start).map(drop).map_err(|reason| format!("{} {reason}", protocol.name))
            }
        }
    }
}

const USUAL_LEVEL: u8 = 5;
const USUAL_MEGABYTES: usize = 16;

/// Reads `level=5,threads=2,hash=64,seed=7,time=100`, any part of it.
impl FromStr for Builtin {
    type Err = ContestantError;

    fn from_str(text: &str) -> Result<Self, ContestantError> {
        let mut builtin =
            Self { level: USUAL_LEVEL, threads: 1, megabytes: USUAL_MEGABYTES, seed: 0, time: None };
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let fault = || ContestantError::Builtin(part.to_owned());
            let (name, value) = part.split_once('=').ok_or_else(fault)?;
            let number: u64 = value.trim().parse().map_err(|_| fault())?;
            let within = |most: u64| (1..=most).contains(&number).then_some(number).ok_or_else(fault);
            match name.trim() {
                "level" => builtin.level = within(10)? as u8,
                "threads" => builtin.threads = within(256)? as usize,
                "hash" => builtin.megabytes = within(16 * 1024)? as usize,
                "seed" => builtin.seed = number,
                "time" => builtin.time = Some(Duration::from_millis(within(86_400_000)?)),
                _ => return Err(fault()),
            }
        }
        Ok(builtin)
    }
}

/// Why a text stands for nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestantError {
    /// The command is none.
    Launch(LaunchError),
    /// A part of a builtin's description is wrong.
    Builtin(String),
}

impl From<LaunchError> for ContestantError {
    fn from(error: LaunchError) -> Self {
        Self::Launch(error)
    }
}

impl fmt::Display for ContestantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Launch(error) => error.fmt(f),
            Self::Builtin(part) => write!(
                f,
                "{part:?}: a builtin has level=1..10, threads=N, hash=MIB, seed=N and time=MS, \
                 such as builtin:level=5,time=100"
            ),
        }
    }
}

impl std::error::Error for ContestantError {}
