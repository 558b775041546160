use crate::jail::Jail;
use crate::limits::ResourceLimits;
use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// A program to start: its command, which no shell interprets, and the conditions it runs under.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The name or path of the program, followed by its arguments.
    pub words: Vec<OsString>,
    /// The working directory. Defaults to that of this process.
    pub folder: Option<PathBuf>,
    /// Environment variables to add to those of this process.
    pub environment: Vec<(String, String)>,
    pub limits: ResourceLimits,
    pub jail: Option<Jail>,
}

impl Program {
    /// Parses a command line. Words are split as a shell splits them, with quotes and backslashes; variables,
    /// patterns and redirections have no meaning.
    /// Fails if the command line is empty, or a quote is not closed.
    pub fn parse(command: &str) -> Result<Self, CommandError> {
        let words = shlex::split(command).ok_or(CommandError::Quote)?;
        match words.is_empty() {
            true => Err(CommandError::Empty),
            false => Ok(Self::new(words)),
        }
    }

    /// A program without limits or a jail, from its name and arguments.
    #[must_use]
    pub fn new(words: impl IntoIterator<Item = impl Into<OsString>>) -> Self {
        Self { words: words.into_iter().map(Into::into).collect(), ..Self::default() }
    }

    /// As an absolute path.
    pub(crate) fn base(&self) -> io::Result<PathBuf> {
        self.folder.as_ref().map_or_else(std::env::current_dir, std::path::absolute)
    }

    /// Finds the file to execute, in `PATH` if the name has no slash.
    pub fn executable(&self) -> io::Result<PathBuf> {
        let name = self.words.first().ok_or(io::ErrorKind::InvalidInput)?;
        let found = which::which_in(name, std::env::var_os("PATH"), self.base()?);
        let missing = |_| {
            let reason = format!("`{}` is not an executable program", name.display());
            io::Error::new(io::ErrorKind::NotFound, reason)
        };
        std::path::absolute(found.map_err(missing)?)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandError {
    Empty,
    /// A quote is not closed, or the last character is a backslash.
    Quote,
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "empty command: expected a program and its arguments",
            Self::Quote => "unfinished command: a quote is not closed, or nothing follows the last backslash",
        })
    }
}

impl std::error::Error for CommandError {}
