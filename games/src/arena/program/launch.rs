use super::Jail;
use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// How a program is started: without a shell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Launch {
    /// The program and its arguments.
    pub words: Vec<OsString>,
    /// The folder that it runs in; this program's own when there is none.
    pub folder: Option<PathBuf>,
    /// Variables that it has beside this program's own.
    pub environment: Vec<(String, String)>,
    /// The most bytes of memory that it and its children may use together, if there is a limit.
    pub memory: Option<u64>,
    /// What it is locked into, if it is.
    pub jail: Option<Jail>,
}

impl Launch {
    /// The program that a command line means. Words are split as a shell splits them, quotes and
    /// backslashes included; nothing else of a shell is there.
    ///
    /// # Errors
    /// When there is no word, or a quote is not closed.
    pub fn split(command: &str) -> Result<Self, LaunchError> {
        let words = shlex::split(command).ok_or(LaunchError::Quote)?;
        match words.is_empty() {
            true => Err(LaunchError::Empty),
            false => Ok(Self::of(words)),
        }
    }

    /// The program with these arguments, its name first.
    #[must_use]
    pub fn of(words: impl IntoIterator<Item = impl Into<OsString>>) -> Self {
        Self { words: words.into_iter().map(Into::into).collect(), ..Self::default() }
    }
}

impl Launch {
    /// The folder that it begins in.
    pub(super) fn base(&self) -> io::Result<PathBuf> {
        self.folder.as_ref().map_or_else(std::env::current_dir, std::path::absolute)
    }

    /// The file that is started, looked for as a shell does.
    ///
    /// # Errors
    /// When there is none that can be executed.
    pub fn program(&self) -> io::Result<PathBuf> {
        let name = self.words.first().ok_or(io::ErrorKind::InvalidInput)?;
        let found = which::which_in(name, std::env::var_os("PATH"), self.base()?);
        let missing =
            |_| io::Error::new(io::ErrorKind::NotFound, format!("{} is no program", name.display()));
        std::path::absolute(found.map_err(missing)?)
    }
}

/// Why a command line names no program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaunchError {
    /// There is nothing in it.
    Empty,
    /// A quote is not closed, or a backslash is the last character.
    Quote,
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "no command: expected a program and its arguments",
            Self::Quote => "a quote is not closed, or nothing follows the last backslash",
        })
    }
}

impl std::error::Error for LaunchError {}
