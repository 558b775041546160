use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::Path;

/// Why a program was not started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// It is no program: a file that cannot be executed, or whose interpreter is missing.
    Program(String),
    /// It may be a good one: the machine has no room for it, or its file is not there.
    System(String),
}

impl StartError {
    /// What the system said when it was asked to start these words.
    pub(super) fn of(words: &[OsString], error: &io::Error) -> Self {
        match is_programs_fault(words, error) {
            true => Self::Program(told(words, error)),
            false => Self::System(told(words, error)),
        }
    }

    /// What the system said when something was made ready for these words.
    pub(super) fn of_system(words: &[OsString], error: &io::Error) -> Self {
        Self::System(told(words, error))
    }
}

fn told(words: &[OsString], error: &io::Error) -> String {
    format!("{:?}: {error}", words.first().map(Path::new).unwrap_or(Path::new("")))
}

/// Whether no other machine would start it either. Too many open files, no memory, no processes left, a
/// disk that is gone: the list of what the system can lack has no end, that of what a file can lack has one.
#[cfg(unix)]
fn is_programs_fault(words: &[OsString], error: &io::Error) -> bool {
    use rustix::io::Errno;
    let Some(errno) = Errno::from_io_error(error) else { return false };
    match errno {
        Errno::ACCESS | Errno::PERM | Errno::NOEXEC | Errno::ISDIR | Errno::TOOBIG | Errno::INVAL => true,
        // Of a script whose first line names no program the system says the same as of a missing one.
        Errno::NOENT => words.first().is_some_and(|name| which::which(name).is_ok()),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_programs_fault(words: &[OsString], error: &io::Error) -> bool {
    let is_there = || words.first().is_some_and(|name| which::which(name).is_ok());
    error.kind() != io::ErrorKind::OutOfMemory && is_there()
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Program(reason) | Self::System(reason)) = self;
        f.write_str(reason)
    }
}

impl std::error::Error for StartError {}

impl From<StartError> for io::Error {
    fn from(error: StartError) -> Self {
        Self::other(error)
    }
}
