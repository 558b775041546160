use super::cgroup::{self, Cgroup, Parent, Version};
use super::descendants::descendants;
use super::held;
use crate::exit::ExitCause;
use rustix::process::Pid;
use std::cell::Cell;
use std::fmt;
use std::fs;
use std::io;
use std::sync::OnceLock;
use std::time::Duration;

/// How often the memory of a program is measured without a cgroup. Version 1 of cgroups is asked as often: it kills only
/// one process of a program, and the others may wait for that one.
const PERIOD: Duration = Duration::from_millis(20);

/// The mappings of a jailed program are counted once in this many measurements, because that takes longer.
const MAPPINGS_PERIOD: u32 = 10;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Accounting {
    /// By the kernel: each program has a cgroup in this one.
    Cgroup(Parent),
    /// The memory of a program and its children is polled.
    Polling,
}

impl Accounting {
    /// The best method available on this machine.
    pub(crate) fn of_this_machine() -> &'static Self {
        static FOUND: OnceLock<Accounting> = OnceLock::new();
        FOUND.get_or_init(|| cgroup::find_parent().map_or(Self::Polling, Self::Cgroup))
    }

    /// The cgroup to create others in.
    pub(crate) fn parent(&self) -> Option<&Parent> {
        match self {
            Self::Cgroup(parent) => Some(parent),
            Self::Polling => None,
        }
    }
}

impl fmt::Display for Accounting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cgroup(_) => f.write_str("memory is measured by the kernel, in a cgroup for each program"),
            Self::Polling => write!(
                f,
                "memory is the resident memory of a program and its children, measured every {} ms and at each \
                 answer: no cgroup can be created here",
                PERIOD.as_millis()
            ),
        }
    }
}

pub(super) struct MemoryLimit {
    limit: u64,
    method: Method,
}

enum Method {
    Cgroup(Version, Cgroup),
    /// In a jail, memory that the kernel holds for the program counts, too.
    Polling {
        in_jail: bool,
        measured: Cell<u32>,
    },
}

impl MemoryLimit {
    /// A limit in bytes for the program that this process is about to start, by a cgroup in `parent` if there is one.
    pub(super) fn new(limit: u64, parent: Option<&Parent>, in_jail: bool) -> io::Result<Self> {
        let method = match parent {
            Some(parent) => Method::Cgroup(parent.version, Cgroup::new(parent, limit)?),
            None => Method::Polling { in_jail, measured: Cell::new(0) },
        };
        Ok(Self { limit, method })
    }

    /// Runs `start` so that the limit holds for what it starts.
    pub(super) fn apply_to<T>(&self, start: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        match &self.method {
            Method::Cgroup(_, cgroup) => cgroup.apply_to(start),
            Method::Polling { .. } => start(),
        }
    }

    /// The time between two measurements. `None` if the kernel ends a program that exceeds the limit.
    pub(super) const fn period(&self) -> Option<Duration> {
        match self.method {
            Method::Cgroup(Version::V2, _) => None,
            Method::Cgroup(Version::V1, _) | Method::Polling { .. } => Some(PERIOD),
        }
    }

    /// Returns the cause of an end if the limit is or was exceeded.
    pub(super) fn exceeded(&self) -> Option<ExitCause> {
        let allowed = self.limit >> 20;
        let (in_jail, count_mappings) = match &self.method {
            Method::Cgroup(_, cgroup) => {
                return cgroup.has_killed().then_some(ExitCause::MemoryLimit { allowed, used: None });
            }
            Method::Polling { in_jail, measured } => {
                measured.set(measured.get().wrapping_add(1));
                (*in_jail, measured.get().is_multiple_of(MAPPINGS_PERIOD))
            }
        };
        let used = self.used(in_jail, in_jail && count_mappings);
        (used > self.limit).then(|| ExitCause::MemoryLimit { allowed, used: Some(used.div_ceil(1 << 20)) })
    }

    /// The bytes that all processes use together, or the most that one of them has used, whichever is greater.
    fn used(&self, in_jail: bool, count_mappings: bool) -> u64 {
        let processes: Vec<Resident> = descendants().into_iter().filter_map(Resident::of).collect();
        let peak = processes.iter().map(|resident| resident.peak).max().unwrap_or_default();
        let peak = peak.max(peak_of_ended());
        let together: u64 = processes.iter().map(|resident| resident.now).sum();
        let mut held: u64 = processes.iter().map(|resident| resident.held).sum();
        if in_jail {
            held += held::by_descriptors(processes.iter().map(|process| process.pid));
        }
        if count_mappings {
            held += held::by_mappings(processes.iter().map(|process| process.pid));
        }
        if together + held <= self.limit {
            return peak;
        }
        // The memory of the largest process is not counted twice. Computing shares is slow if there are many page tables.
        let largest = processes.iter().map(|resident| resident.now).max().unwrap_or_default();
        if largest + held > self.limit {
            return peak.max(largest + held);
        }
        // Memory shared by several processes was counted several times.
        let shares = processes.iter().map(|process| {
            // A process that has ended in the meantime uses none.
            share(process.pid).or_else(|| Some(Resident::of(process.pid)?.now)).unwrap_or_default()
        });
        peak.max(shares.sum::<u64>() + held)
    }
}

struct Resident {
    pid: Pid,
    now: u64,
    peak: u64,
    /// Page tables, and swapped-out memory.
    held: u64,
}

impl Resident {
    fn of(pid: Pid) -> Option<Self> {
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let bytes = |name: &str| kibibytes(&status, name);
        let held = bytes("VmPTE:").unwrap_or_default() + bytes("VmSwap:").unwrap_or_default();
        Some(Self { pid, now: bytes("VmRSS:")?, peak: bytes("VmHWM:")?, held })
    }
}

/// In bytes, with only its share of the memory that several processes use.
fn share(pid: Pid) -> Option<u64> {
    kibibytes(&fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?, "Pss:")
}

/// The bytes in a line such as `VmRSS:   1234 kB`.
fn kibibytes(text: &str, name: &str) -> Option<u64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
    Some(rest.split_whitespace().next()?.parse::<u64>().ok()? << 10)
}

/// The largest resident size of any reaped descendant.
fn peak_of_ended() -> u64 {
    use nix::sys::resource::{UsageWho, getrusage};
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN);
    usage.map_or(0, |usage| u64::try_from(usage.max_rss()).unwrap_or_default() << 10)
}
