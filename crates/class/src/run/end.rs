//! How a run of a program ended.

use gocheck_sandbox::{Exit, ExitCause, FileLimit, FileMeasure};
use gocheck_text::{Phrase, phrase};
use serde::{Deserialize, Serialize};

/// How a run of a program ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum End {
    /// By itself, with exit status 0.
    Finished,
    /// By gocheck, after its answers were complete.
    Complete,
    /// By itself with another exit status, or by a signal.
    Failed(Phrase),
    /// By gocheck, after its time was over.
    TimedOut,
    /// It exceeded its memory, in MiB.
    OutOfMemory(u64),
    /// It printed more than this number of bytes.
    TooMuchOutput(u64),
    /// It exceeded a limit of its folder.
    TooManyFiles(FileLimit),
    NotStarted(Phrase),
}

impl End {
    /// The end of a program that has exited.
    pub(super) fn of(exit: &Exit, errors: &str) -> Self {
        // Messages of programs of which a file becomes too large.
        let is_full =
            |text: &str| ["File too large", "No space left on device"].iter().any(|said| text.contains(said));
        match exit.cause {
            ExitCause::Program if exit.is_success() => Self::Finished,
            ExitCause::Program if exit.signal_name() == Some("SIGXFSZ") || is_full(errors) => {
                Self::TooManyFiles(FileLimit { of: FileMeasure::Size, allowed: 0 })
            }
            ExitCause::Program | ExitCause::LauncherKilled => Self::Failed(Phrase::of(exit)),
            ExitCause::MemoryLimit { allowed, .. } => Self::OutOfMemory(allowed),
            ExitCause::FileLimit(limit) => Self::TooManyFiles(limit),
            ExitCause::JailFailed => Self::NotStarted(jail_failed(exit, errors)),
        }
    }

    /// Returns true if the program ended as it should, as far as is known.
    pub(super) const fn is_well(&self) -> bool {
        matches!(self, Self::Finished | Self::Complete)
    }
}

/// Why a jail could not be set up, with what its program wrote to standard error.
fn jail_failed(end: &Exit, errors: &str) -> Phrase {
    phrase!("{end}: {errors}", "{end}：{errors}", end = end, errors = errors.trim())
}
