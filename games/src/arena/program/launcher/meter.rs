use super::cgroup::{self, Cgroup};
use super::family::descendants;
use crate::arena::program::Cause;
use rustix::process::Pid;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

/// How often the memory of a program with a limit is looked at where the system does not count it.
const PERIOD: Duration = Duration::from_millis(20);

/// How the memory of programs is measured on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meter {
    /// By the system: each program has a cgroup of its own in this one.
    Cgroup(PathBuf),
    /// By looking again and again at what a program and its children use together.
    Polling,
}

impl Meter {
    /// The best that there is.
    #[must_use]
    pub fn of_this_machine() -> &'static Self {
        static FOUND: OnceLock<Meter> = OnceLock::new();
        FOUND.get_or_init(|| cgroup::find().map_or(Self::Polling, Self::Cgroup))
    }
}

impl fmt::Display for Meter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cgroup(_) => f.write_str("memory is what the system counts in a cgroup of each program"),
            Self::Polling => write!(
                f,
                "memory is what a program and its children have resident, looked at every {} ms and at each \
                 answer: no cgroup may be made here",
                PERIOD.as_millis()
            ),
        }
    }
}

/// The memory of one program with all its children.
pub(super) struct Memory {
    limit: u64,
    cgroup: Option<Cgroup>,
}

impl Memory {
    /// For a program that is about to be started by this process. A cgroup that cannot be made after all is gone
    /// without.
    pub(super) fn new(limit: u64, place: Option<&Path>) -> Self {
        Self { limit, cgroup: place.and_then(|place| Cgroup::new(place, limit).ok()) }
    }

    /// What must be done before the program is started, and after.
    pub(super) fn around<T>(&self, start: impl FnOnce() -> T) -> T {
        match &self.cgroup {
            Some(cgroup) => cgroup.around(start),
            None => start(),
        }
    }

    /// How long nobody need look.
    pub(super) fn period(&self) -> Option<Duration> {
        self.cgroup.is_none().then_some(PERIOD)
    }

    /// Whether it is or was too much.
    pub(super) fn excess(&self) -> Option<Cause> {
        let allowed = self.limit >> 20;
        if let Some(cgroup) = &self.cgroup {
            return cgroup.has_killed().then_some(Cause::Memory { allowed, used: None });
        }
        let used = self.used();
        (used > self.limit).then(|| Cause::Memory { allowed, used: Some(used.div_ceil(1 << 20)) })
    }

    /// The bytes that are in use together, or were by one process alone.
    fn used(&self) -> u64 {
        let processes: Vec<Resident> = descendants().into_iter().filter_map(Resident::of).collect();
        let highest = processes.iter().map(|resident| resident.highest).max().unwrap_or_default();
        let highest = highest.max(highest_of_the_dead());
        let together: u64 = processes.iter().map(|resident| resident.now).sum();
        if together <= self.limit || processes.len() == 1 {
            return highest;
        }
        // What several have in common was counted several times.
        let shares = processes.iter().map(|process| share(process.pid).unwrap_or(process.now));
        highest.max(shares.sum())
    }
}

/// Bytes that a process has resident, and the most that it had.
struct Resident {
    pid: Pid,
    now: u64,
    highest: u64,
}

impl Resident {
    fn of(pid: Pid) -> Option<Self> {
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        Some(Self { pid, now: kibibytes(&status, "VmRSS:")?, highest: kibibytes(&status, "VmHWM:")? })
    }
}

/// The bytes of a process, its share of what it has in common with others.
fn share(pid: Pid) -> Option<u64> {
    kibibytes(&fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?, "Pss:")
}

/// The bytes in a line such as `VmRSS:   1234 kB`.
fn kibibytes(text: &str, name: &str) -> Option<u64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
    Some(rest.split_whitespace().next()?.parse::<u64>().ok()? << 10)
}

/// The most that one of the children and of those whom they took leave of had.
fn highest_of_the_dead() -> u64 {
    use nix::sys::resource::{UsageWho, getrusage};
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN);
    usage.map_or(0, |usage| u64::try_from(usage.max_rss()).unwrap_or_default() << 10)
}
