use super::Jail;
use crate::arena::program::{Launch, Program, StartError};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::{Duration, Instant};

/// What programs are locked into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sandbox {
    /// Nothing: they may do what this process may.
    #[default]
    None,
    /// The first tool that works on this machine.
    Auto,
    /// Bubblewrap.
    Bwrap,
    /// A service of systemd's.
    SystemdRun,
    /// The sandbox of the International Olympiad in Informatics.
    Isolate,
}

/// A tool that locks programs up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Bubblewrap.
    Bwrap,
    /// A service of systemd's.
    SystemdRun,
    /// The sandbox of the International Olympiad in Informatics.
    Isolate,
}

/// How long a tool may take to run a program that does nothing.
const TRIAL: Duration = Duration::from_secs(20);

impl Sandbox {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::None, Self::Auto, Self::Bwrap, Self::SystemdRun, Self::Isolate];

    /// What it is called on command lines and in configuration files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Auto => "auto",
            Self::Bwrap => Tool::Bwrap.name(),
            Self::SystemdRun => Tool::SystemdRun.name(),
            Self::Isolate => Tool::Isolate.name(),
        }
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// The tool for it, which has been tried; nothing for none.
    ///
    /// # Errors
    /// When it does not work here, or for `Auto` none does: what each has said.
    pub fn tool(self) -> Result<Option<Tool>, SandboxError> {
        let tools = match self {
            Self::None => return Ok(None),
            Self::Auto => &[Tool::Bwrap, Tool::SystemdRun, Tool::Isolate][..],
            Self::Bwrap => &[Tool::Bwrap],
            Self::SystemdRun => &[Tool::SystemdRun],
            Self::Isolate => &[Tool::Isolate],
        };
        let mut reasons = Vec::new();
        for &tool in tools {
            match tool.attempt() {
                Ok(()) => return Ok(Some(tool)),
                Err(reason) => reasons.push((tool, reason)),
            }
        }
        Err(SandboxError { reasons })
    }
}

impl Tool {
    /// The name of its command.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bwrap => "bwrap",
            Self::SystemdRun => "systemd-run",
            Self::Isolate => "isolate",
        }
    }

    /// Locks up a program that does nothing.
    fn attempt(self) -> Result<(), String> {
        which::which(self.name()).map_err(|_| "is not installed".to_owned())?;
        let jail = Jail { tool: self, folder: None, number: 0, readable: Vec::new() };
        let launch = Launch { jail: Some(jail), ..Launch::of(["true"]) };
        let mut program = Program::start(&launch).map_err(|error: StartError| error.to_string())?;
        let ending = program.wait(Instant::now() + TRIAL);
        let said = program.end(Duration::ZERO).errors;
        let said = said.trim();
        match ending {
            Some(ending) if ending.is_success() => Ok(()),
            _ if !said.is_empty() => Err(said.to_owned()),
            Some(ending) => Err(ending.to_string()),
            None => Err(format!("has not run a program within {} s", TRIAL.as_secs())),
        }
    }
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No tool works on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SandboxError {
    reasons: Vec<(Tool, String)>,
}

impl fmt::Display for SandboxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no sandbox works here")?;
        for (tool, reason) in &self.reasons {
            write!(f, "\n  {tool}: {reason}")?;
        }
        f.write_str("\n  install bubblewrap where it may make namespaces, or give --sandbox none")
    }
}

impl std::error::Error for SandboxError {}
