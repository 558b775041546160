//! A program is locked up by a tool that is there: bubblewrap, systemd or isolate. Each is a command line around
//! the program's own; nothing here depends on their being installed.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `sandbox` | which tool, and whether it works here |
//! | `reach` | what of the disk a program has to be able to read |
//! | `bwrap`, `systemd`, `isolate` | the command lines |

mod bwrap;
mod isolate;
mod reach;
mod sandbox;
mod systemd;

pub use sandbox::{Sandbox, SandboxError, Tool};

use super::{Launch, StartError};
use reach::Reach;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What a program is locked into. It sees the system and its own folder, which it can read, a small `/tmp` and the
/// folder that it runs in, which it can write, no network and no other processes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jail {
    /// The tool that builds it.
    pub tool: Tool,
    /// The folder that it runs in, which is made when it is not there. Without one it has an empty one each time
    /// it is started, of which nothing is left.
    pub folder: Option<PathBuf>,
    /// Tells players apart: where this process may choose, each is another user of the system.
    pub number: u32,
    /// Files and folders that it can read beside those that its command names.
    pub readable: Vec<PathBuf>,
}

/// Processes and threads of a program together. A virtual machine has dozens of threads.
const PROCESSES: u32 = 256;

/// The most bytes that a program may have in files.
const FILES: u64 = 32 << 20;

/// The most bytes in `/tmp`.
const TEMPORARY: u64 = 16 << 20;

/// The most memory where nobody has said how much.
const MEMORY: u64 = 1 << 30;

/// Where the folder of a player is in its jail.
const PLACE: &str = "/player";

/// Users that nobody else is: beyond what systems and containers give out. Each process has some of its own, since
/// the processes of a user are counted together.
const FIRST_USER: u32 = 2_000_000_000;

/// How many users a process has.
const USERS: u32 = 512;

/// How a launch is done: a command line, what surrounds it, and what is watched meanwhile.
pub(super) struct Plan {
    pub(super) words: Vec<OsString>,
    #[cfg(target_os = "linux")]
    pub(super) orders: super::launcher::Orders,
    folder: Option<PathBuf>,
    environment: Vec<(String, String)>,
    is_jailed: bool,
}

/// The command line of a jail.
#[derive(Debug, Default, PartialEq, Eq)]
struct Cell {
    words: Vec<OsString>,
    /// What must be run before it, and after.
    before: Vec<OsString>,
    after: Vec<OsString>,
    /// See `Orders`.
    status_option: Option<&'static str>,
    status_of_failure: Option<i32>,
    /// Whether the tool itself limits the memory.
    limits_memory: bool,
}

#[cfg(target_os = "linux")]
impl Launch {
    /// How it is done on this machine.
    pub(super) fn plan(&self) -> Result<Plan, StartError> {
        use super::launcher::{Meter, Orders};
        let mut orders = Orders { memory: self.memory, ..Orders::default() };
        let mut plan = match &self.jail {
            None => Plan {
                words: self.words.clone(),
                orders,
                folder: self.folder.clone(),
                environment: self.environment.clone(),
                is_jailed: false,
            },
            Some(jail) => {
                let fault = |error: io::Error| StartError::of_system(&self.words, &error);
                let reach = Reach::of(self, jail).map_err(fault)?;
                jail.make_folder().map_err(fault)?;
                let memory = self.memory.unwrap_or(MEMORY);
                let cell = jail.cell(&reach, memory);
                orders.memory = (!cell.limits_memory).then_some(memory);
                orders.folder = jail.folder.clone().map(|folder| (folder, FILES));
                orders.file = Some(FILES);
                orders.status_option = cell.status_option.map(str::to_owned);
                orders.status_of_failure = cell.status_of_failure;
                (orders.before, orders.after) = (cell.before, cell.after);
                let environment = self.environment.clone();
                Plan { words: cell.words, orders, folder: None, environment, is_jailed: true }
            }
        };
        if plan.orders.memory.is_some()
            && let Meter::Cgroup(place) = Meter::of_this_machine()
        {
            plan.orders.cgroup = Some(place.clone());
        }
        Ok(plan)
    }
}

impl Plan {
    /// The command that starts the launcher, in the program's folder and environment.
    pub(super) fn command(&self, executable: &Path) -> std::process::Command {
        let mut command = std::process::Command::new(executable);
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        if self.is_jailed {
            // What else is there may be a secret.
            let is_harmless = |name: &OsString| {
                name.to_str().is_some_and(|name| {
                    ["PATH", "LANG", "TZ", "JAVA_HOME"].contains(&name) || name.starts_with("LC_")
                })
            };
            command.env_clear().envs(std::env::vars_os().filter(|(name, _)| is_harmless(name)));
            command.env("HOME", PLACE).env("TMPDIR", "/tmp");
        }
        command.envs(self.environment.iter().cloned());
        command
    }
}

impl Jail {
    fn cell(&self, reach: &Reach, memory: u64) -> Cell {
        match self.tool {
            Tool::Bwrap => bwrap::cell(self, reach, is_root()),
            Tool::SystemdRun => systemd::cell(self, reach, memory, unique_number()),
            Tool::Isolate => isolate::cell(self, reach, unique_number()),
        }
    }

    /// The user that it is in the system, where this process may choose.
    fn user(&self) -> u32 {
        // Linux has less than 2^22 processes.
        FIRST_USER + (std::process::id() % (1 << 22)) * USERS + self.number % USERS
    }

    /// Makes the folder, of which nobody else can read.
    fn make_folder(&self) -> io::Result<()> {
        let Some(folder) = &self.folder else { return Ok(()) };
        fs::create_dir_all(folder)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // The other tools choose the user, each in its way.
            let mode = if self.tool == Tool::Bwrap { 0o700 } else { 0o1777 };
            fs::set_permissions(folder, fs::Permissions::from_mode(mode))?;
            if self.tool == Tool::Bwrap && is_root() {
                give(folder, self.user())?;
            }
        }
        Ok(())
    }
}

/// Makes all that is in a folder a user's own, unless it is. What an earlier process has begun another goes on with.
#[cfg(unix)]
fn give(path: &Path, user: u32) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, lchown};
    let data = fs::symlink_metadata(path)?;
    if data.uid() == user {
        return Ok(());
    }
    if data.is_dir() {
        for entry in fs::read_dir(path)? {
            give(&entry?.path(), user)?;
        }
    }
    // The folder itself as the last: whoever is interrupted begins anew.
    lchown(path, Some(user), Some(user))
}

#[cfg(unix)]
fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

#[cfg(not(unix))]
const fn is_root() -> bool {
    false
}

/// Another number for each program of this process, and most likely of all processes.
fn unique_number() -> u32 {
    use std::sync::atomic::{AtomicU32, Ordering};
    static COUNT: AtomicU32 = AtomicU32::new(0);
    std::process::id().wrapping_shl(10).wrapping_add(COUNT.fetch_add(1, Ordering::Relaxed))
}

/// An option and its value as two words.
fn option(name: &str, value: impl Into<OsString>) -> [OsString; 2] {
    [name.into(), value.into()]
}
