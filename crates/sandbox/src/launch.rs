use crate::bubblewrap;
use crate::jail::{FOLDER_IN_JAIL, Jail, is_root};
use crate::launcher::memory::Accounting;
use crate::launcher::messages::LaunchRequest;
use crate::limits::ResourceLimits;
use crate::program::Program;
use crate::resolve::ResolvedCommand;
use crate::start_error::StartError;
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The command to execute, and the request to its launcher.
pub(crate) struct Launch {
    pub(crate) words: Vec<OsString>,
    pub(crate) request: LaunchRequest,
    folder: Option<PathBuf>,
    environment: Vec<(String, String)>,
    is_jailed: bool,
}

impl Launch {
    pub(crate) fn new(program: &Program) -> Result<Self, StartError> {
        let mut launch = match &program.jail {
            None => Self::unjailed(program),
            Some(jail) => Self::jailed(program, jail)
                .map_err(|error: io::Error| StartError::of_system(&program.words, &error))?,
        };
        if launch.request.memory.is_some()
            && let Some(parent) = Accounting::of_this_machine().parent()
        {
            launch.request.cgroup_parent = Some(parent.clone());
        }
        Ok(launch)
    }

    fn unjailed(program: &Program) -> Self {
        Self {
            words: program.words.clone(),
            request: LaunchRequest { memory: program.limits.memory, ..LaunchRequest::default() },
            folder: program.folder.clone(),
            environment: program.environment.clone(),
            is_jailed: false,
        }
    }

    fn jailed(program: &Program, jail: &Jail) -> io::Result<Self> {
        let limits = program.limits.or(ResourceLimits::JAIL);
        let command = ResolvedCommand::new(program, jail)?;
        jail.create_folder()?;
        let request = LaunchRequest {
            memory: limits.memory,
            cgroup_parent: None,
            file_size: limits.files,
            folder: jail.folder.clone().zip(limits.files),
            jail: Some(bubblewrap::options(jail)),
        };
        Ok(Self {
            words: bubblewrap::command_line(
                jail,
                &command,
                &limits,
                Accounting::of_this_machine(),
                is_root(),
            ),
            request,
            folder: None,
            environment: program.environment.clone(),
            is_jailed: true,
        })
    }

    /// The command that starts the launcher, with the folder and the environment of the program.
    pub(crate) fn command(&self, executable: &Path) -> Command {
        let mut command = Command::new(executable);
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        if self.is_jailed {
            // Other variables may hold secrets.
            command.env_clear().envs(std::env::vars_os().filter(|(name, _)| is_harmless(name)));
            command.env("HOME", FOLDER_IN_JAIL).env("TMPDIR", "/tmp");
        }
        command.envs(self.environment.iter().cloned());
        std::os::unix::process::CommandExt::arg0(&mut command, "launcher");
        command
    }
}

fn is_harmless(variable: &OsStr) -> bool {
    variable
        .to_str()
        .is_some_and(|name| ["PATH", "LANG", "TZ", "JAVA_HOME"].contains(&name) || name.starts_with("LC_"))
}
