use crate::exit::ExitCause;
use crate::jail::{Bubblewrap, Jail};
use crate::process::Process;
use crate::program::Program;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::{Duration, Instant};

/// The sandbox of programs, as chosen on a command line or in a configuration file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sandbox {
    /// Programs have the permissions of this process.
    #[default]
    None,
    /// A sandbox that works on this machine. Bubblewrap is the only candidate.
    Auto,
    Bwrap,
    /// No longer supported. Logs of earlier versions may name it.
    SystemdRun,
    /// No longer supported. Logs of earlier versions may name it.
    Isolate,
}

const TRIAL: Duration = Duration::from_secs(20);

impl Sandbox {
    /// The supported choices.
    pub const ALL: [Self; 3] = [Self::None, Self::Auto, Self::Bwrap];

    /// The choices of earlier versions, which [`Sandbox::find`] refuses.
    pub const REMOVED: [Self; 2] = [Self::SystemdRun, Self::Isolate];

    /// The name on command lines and in configuration files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Auto => "auto",
            Self::Bwrap => "bwrap",
            Self::SystemdRun => "systemd-run",
            Self::Isolate => "isolate",
        }
    }

    #[must_use]
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// Finds the installed tool and tries it on a program that does nothing. Returns `None` for [`Sandbox::None`].
    /// Fails if the tool is not installed or does not work, or is no longer supported.
    pub fn find(self) -> Result<Option<Bubblewrap>, SandboxError> {
        match self {
            Self::None => Ok(None),
            Self::Auto | Self::Bwrap => Bubblewrap::find().map(Some),
            Self::SystemdRun | Self::Isolate => Err(SandboxError::Removed(self)),
        }
    }
}

/// Succeeds if the kernel filters its system calls.
const TRIAL_PROGRAM: [&str; 3] = ["sh", "-c", "grep -q '^Seccomp:.*2' /proc/self/status"];

impl Bubblewrap {
    fn find() -> Result<Self, SandboxError> {
        let path = which::which("bwrap").map_err(|_| SandboxError::NotInstalled)?;
        let tool = Self { path, forbids_namespaces: true };
        match tool.try_out() {
            Ok(()) => Ok(tool),
            // An earlier version, or unsupported by the kernel.
            Err(reason) if reason.contains("userns") => {
                let tool = Self { forbids_namespaces: false, ..tool };
                tool.try_out().map(|()| tool).map_err(SandboxError::Unusable)
            }
            Err(reason) => Err(SandboxError::Unusable(reason)),
        }
    }

    fn try_out(&self) -> Result<(), String> {
        let jail = Jail { tool: self.clone(), folder: None, number: 0, readable: Vec::new() };
        let program = Program { jail: Some(jail), ..Program::new(TRIAL_PROGRAM) };
        let mut process = Process::start(&program).map_err(|error| error.to_string())?;
        let exit = process.wait(Instant::now() + TRIAL);
        let errors = process.end(Duration::ZERO).errors;
        match exit {
            Some(exit) if exit.is_success() => Ok(()),
            _ if !errors.trim().is_empty() => Err(errors.trim().to_owned()),
            Some(exit) if exit.cause == ExitCause::Program && exit.status.code() == Some(1) => {
                Err("the kernel does not filter system calls (seccomp), so a program could leave its jail"
                    .to_owned())
            }
            Some(exit) => Err(exit.to_string()),
            None => Err(format!("it did not run a program within {} s", TRIAL.as_secs())),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SandboxError {
    NotInstalled,
    /// Bubblewrap does not work on this machine, for this reason.
    Unusable(String),
    /// Only earlier versions supported this tool.
    Removed(Sandbox),
}

impl fmt::Display for SandboxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotInstalled => {
                f.write_str("bubblewrap does not work on this machine: `bwrap` is not installed")
            }
            Self::Unusable(reason) => write!(f, "bubblewrap does not work on this machine: {reason}"),
            Self::Removed(sandbox) => {
                write!(
                    f,
                    "the sandbox `{}` is no longer supported, only bubblewrap (`bwrap`) is",
                    sandbox.name()
                )
            }
        }
    }
}

impl std::error::Error for SandboxError {}
