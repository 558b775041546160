use serde::{Deserialize, Serialize};
use std::fmt;
use std::process::ExitStatus;

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Its exit status or signal.
    pub status: ExitStatus,
    /// Whose doing it was.
    pub cause: Cause,
}

/// Whose doing it was that a program ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// Its own.
    Own,
    /// It was killed for the memory that it and its children used together.
    Memory {
        /// The most mebibytes that were allowed.
        allowed: u64,
        /// How many it had when it was looked at; nothing where the system gave it no more than allowed.
        used: Option<u64>,
    },
    /// It was killed for the files that it wrote into its folder.
    Files {
        /// The most mebibytes that were allowed.
        allowed: u64,
    },
    /// The launcher that looks after it is gone: nobody but the program has a reason to kill that.
    Launcher,
    /// The jail could not be built: the program was never begun.
    Jail,
}

impl Cause {
    /// Whether it broke a limit.
    #[must_use]
    pub const fn is_breach(&self) -> bool {
        matches!(self, Self::Memory { .. } | Self::Files { .. })
    }
}

impl Ending {
    /// Whether it ended of its own will and with success.
    #[must_use]
    pub fn is_success(&self) -> bool {
        self.cause == Cause::Own && self.status.success()
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.cause {
            Cause::Own => write_status(f, self.status),
            Cause::Memory { allowed, used } => write_memory(f, *allowed, *used),
            Cause::Files { allowed } => write_files(f, *allowed),
            Cause::Launcher => f.write_str("the launcher that looks after it was killed"),
            Cause::Jail => f.write_str("its sandbox could not be built"),
        }
    }
}

/// What a program is told that used too much memory.
pub(in super::super) fn write_memory(
    f: &mut fmt::Formatter<'_>,
    allowed: u64,
    used: Option<u64>,
) -> fmt::Result {
    write!(f, "out of memory: {allowed} MiB are allowed, ")?;
    match used {
        Some(used) => write!(f, "it used {used}"),
        None => f.write_str("it wanted more"),
    }
}

/// What a program is told that wrote too much.
pub(in super::super) fn write_files(f: &mut fmt::Formatter<'_>, allowed: u64) -> fmt::Result {
    write!(f, "it wrote more than {allowed} MiB of files")
}

#[cfg(unix)]
fn write_status(f: &mut fmt::Formatter<'_>, status: ExitStatus) -> fmt::Result {
    use std::os::unix::process::ExitStatusExt;
    match (status.signal(), status.code()) {
        (Some(signal_hook::consts::SIGABRT), _) => f.write_str("aborted (SIGABRT)"),
        (Some(signal), _) => match (name(signal), meaning(signal)) {
            (Some(name), Some(meaning)) => write!(f, "killed by {name} ({meaning})"),
            (Some(name), None) => write!(f, "killed by {name}"),
            (None, _) => write!(f, "killed by signal {signal}"),
        },
        // A shell, a sandbox and the like tell of a signal in this way.
        (None, Some(code @ 129..)) => match (name(code - 128), meaning(code - 128)) {
            (Some(name), Some(meaning)) => write!(f, "exit status: {code} ({name}, {meaning})"),
            (Some(name), None) => write!(f, "exit status: {code} ({name})"),
            (None, _) => write!(f, "exit status: {code}"),
        },
        _ => write!(f, "{status}"),
    }
}

#[cfg(not(unix))]
fn write_status(f: &mut fmt::Formatter<'_>, status: ExitStatus) -> fmt::Result {
    write!(f, "{status}")
}

#[cfg(unix)]
fn name(signal: i32) -> Option<&'static str> {
    signal_hook::low_level::signal_name(signal)
}

/// What somebody who does not know signals is told.
#[cfg(unix)]
const fn meaning(signal: i32) -> Option<&'static str> {
    use signal_hook::consts::{SIGBUS, SIGFPE, SIGILL, SIGPIPE, SIGSEGV, SIGSYS, SIGXFSZ};
    Some(match signal {
        SIGSEGV => "segmentation fault",
        SIGBUS => "bus error",
        SIGFPE => "division by zero or the like",
        SIGILL => "illegal instruction",
        SIGPIPE => "it wrote where nobody reads",
        SIGSYS => "a forbidden system call",
        SIGXFSZ => "a file grew too large",
        _ => return None,
    })
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::{Cause, Ending};
    use std::os::unix::process::ExitStatusExt;
    use std::process::ExitStatus;

    /// Numbers of signals as signal(7) has them for Linux on most machines.
    #[test]
    fn signals_have_names() {
        for (raw, words) in [
            (3 << 8, "exit status: 3"),
            (11, "killed by SIGSEGV (segmentation fault)"),
            (11 | 0x80, "killed by SIGSEGV (segmentation fault)"),
            (6, "aborted (SIGABRT)"),
            (9, "killed by SIGKILL"),
            (139 << 8, "exit status: 139 (SIGSEGV, segmentation fault)"),
            (137 << 8, "exit status: 137 (SIGKILL)"),
            (255 << 8, "exit status: 255"),
        ] {
            let ending = Ending { status: ExitStatus::from_raw(raw), cause: Cause::Own };
            assert_eq!(ending.to_string(), words);
        }
    }
}
