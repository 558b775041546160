use crate::file_limit::FileLimit;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::process::ExitStatus;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exit {
    pub status: ExitStatus,
    pub cause: ExitCause,
}

/// Why a process ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExitCause {
    /// The program exited or crashed by itself.
    Program,
    /// The program and its children used too much memory together.
    MemoryLimit {
        /// MiB.
        allowed: u64,
        /// MiB in use when it was measured. `None` if the kernel refused to exceed the limit.
        used: Option<u64>,
    },
    /// A limit on the files in its folder.
    FileLimit(FileLimit),
    /// Its launcher was killed. Only the program has a reason to do so.
    LauncherKilled,
    /// Its jail could not be set up, so the program never started.
    JailFailed,
}

impl ExitCause {
    #[must_use]
    pub const fn is_limit(&self) -> bool {
        matches!(self, Self::MemoryLimit { .. } | Self::FileLimit(_))
    }
}

impl Exit {
    /// Whether the program ended by itself, with exit status 0.
    #[must_use]
    pub fn is_success(&self) -> bool {
        self.cause == ExitCause::Program && self.status.success()
    }

    /// The name of the signal that killed the program: directly, or a child of a shell or a sandbox, which reports it as its
    /// own exit status.
    #[must_use]
    pub fn signal_name(&self) -> Option<&'static str> {
        signal(self.status).and_then(name)
    }
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    use std::os::unix::process::ExitStatusExt;
    status.signal().or_else(|| Some(status.code()? - 128).filter(|&signal| signal > 0))
}

#[cfg(not(unix))]
const fn signal(_: ExitStatus) -> Option<i32> {
    None
}

#[cfg(not(unix))]
const fn name(_: i32) -> Option<&'static str> {
    None
}

impl fmt::Display for Exit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.cause {
            ExitCause::Program => write_status(f, self.status),
            ExitCause::MemoryLimit { allowed, used } => write_memory_limit(f, *allowed, *used),
            ExitCause::FileLimit(limit) => write!(f, "{limit}"),
            ExitCause::LauncherKilled => f.write_str("its launcher was killed"),
            ExitCause::JailFailed => f.write_str("its sandbox could not be set up"),
        }
    }
}

pub fn write_memory_limit(f: &mut fmt::Formatter<'_>, allowed: u64, used: Option<u64>) -> fmt::Result {
    write!(f, "out of memory: {allowed} MiB are allowed, ")?;
    match used {
        Some(used) => write!(f, "it used {used}"),
        None => f.write_str("it wanted more"),
    }
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
        // A shell or a sandbox reports a signal of its child as this exit status.
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

/// An explanation of a signal for readers who do not know its name.
#[cfg(unix)]
const fn meaning(signal: i32) -> Option<&'static str> {
    use signal_hook::consts::{SIGBUS, SIGFPE, SIGILL, SIGPIPE, SIGSEGV, SIGSYS, SIGXFSZ};
    Some(match signal {
        SIGSEGV => "segmentation fault",
        SIGBUS => "bus error",
        SIGFPE => "arithmetic error such as a division by zero",
        SIGILL => "illegal instruction",
        SIGPIPE => "broken pipe",
        SIGSYS => "forbidden system call",
        SIGXFSZ => "file too large",
        _ => return None,
    })
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::{Exit, ExitCause};
    use std::os::unix::process::ExitStatusExt;
    use std::process::ExitStatus;

    /// The numbers of signals are those of Linux on x86 and ARM, from signal(7).
    #[test]
    fn signals_have_names() {
        for (raw, text) in [
            (3 << 8, "exit status: 3"),
            (11, "killed by SIGSEGV (segmentation fault)"),
            (11 | 0x80, "killed by SIGSEGV (segmentation fault)"),
            (6, "aborted (SIGABRT)"),
            (9, "killed by SIGKILL"),
            (139 << 8, "exit status: 139 (SIGSEGV, segmentation fault)"),
            (137 << 8, "exit status: 137 (SIGKILL)"),
            (255 << 8, "exit status: 255"),
        ] {
            let exit = Exit { status: ExitStatus::from_raw(raw), cause: ExitCause::Program };
            assert_eq!(exit.to_string(), text);
        }
    }
}
