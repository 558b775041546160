use gocheck_text::{InLanguage, Language, Phrase, phrase, system_error};
use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::Path;

/// Why a program could not be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The program is invalid: its file is not executable, or its interpreter is missing.
    Program(Phrase),
    /// The program may be valid, but the machine lacks a resource or the file.
    System(Phrase),
}

impl StartError {
    /// Classifies the error of starting `words`.
    pub(crate) fn of_exec(words: &[OsString], error: &io::Error) -> Self {
        match is_program_fault(words, error) {
            true => Self::Program(message(words, error)),
            false => Self::System(message(words, error)),
        }
    }

    /// An error of this machine while it prepared to start `words`.
    pub(crate) fn of_system(words: &[OsString], error: &io::Error) -> Self {
        Self::System(message(words, error))
    }

    /// This machine cannot start `words` for `reason`.
    pub(crate) fn unsupported(words: &[OsString], reason: Phrase) -> Self {
        Self::System(headed(words, reason))
    }
}

fn message(words: &[OsString], error: &io::Error) -> Phrase {
    headed(words, system_error::phrase(error))
}

fn headed(words: &[OsString], reason: Phrase) -> Phrase {
    let program = format!("{:?}", words.first().map_or(Path::new(""), Path::new));
    phrase!("{program}: {reason}", "{program}：{reason}", reason = reason)
}

/// Returns true if the program would fail to start on any machine. Only the errors that a file can cause are listed:
/// errors of a machine (open files, memory, processes, disks) are too many to list.
#[cfg(unix)]
fn is_program_fault(words: &[OsString], error: &io::Error) -> bool {
    use rustix::io::Errno;
    let Some(errno) = Errno::from_io_error(error) else { return false };
    match errno {
        Errno::ACCESS | Errno::PERM | Errno::NOEXEC | Errno::ISDIR | Errno::TOOBIG | Errno::INVAL => true,
        // If the file is there, the interpreter in its first line is missing.
        Errno::NOENT => words.first().is_some_and(|name| which::which(name).is_ok()),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_program_fault(words: &[OsString], error: &io::Error) -> bool {
    let is_there = || words.first().is_some_and(|name| which::which(name).is_ok());
    error.kind() != io::ErrorKind::OutOfMemory && is_there()
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Program(reason) | Self::System(reason)) = self;
        f.write_str(&reason.in_language(Language::English))
    }
}

impl std::error::Error for StartError {}

impl From<StartError> for io::Error {
    fn from(error: StartError) -> Self {
        Self::other(error)
    }
}
