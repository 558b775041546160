use super::cgroup::{self, Cgroup, Parent};
use super::descendants::{Measuring, generations};
use super::held::{Held, Uncounted};
use super::resident::Resident;
use crate::exit::ExitCause;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::Duration;

/// How often the memory of a program is measured without a cgroup. A cgroup is asked as often whether the kernel has killed a
/// process: with version 1 it kills only one, and the others may wait for that one. Until all have ended may take seconds.
pub(super) const PERIOD: Duration = Duration::from_millis(20);

/// The largest page tables, in bytes, that are visited to find out which memory several processes share, or a part of the
/// limit. That takes a tenth of a second.
const MAX_PAGE_TABLES: u64 = 64 << 20;
const PAGE_TABLES_PART: u64 = 16;

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
    Cgroup(Cgroup),
    /// In a jail, memory that the kernel holds for the program counts, too.
    Polling(Option<Held>),
}

impl MemoryLimit {
    /// A limit in bytes for the program that this process is about to start, by a cgroup in `parent` if there is one. A jail
    /// mounts `file_systems` in memory.
    pub(super) fn new(
        limit: u64,
        parent: Option<&Parent>,
        file_systems: Option<Vec<PathBuf>>,
    ) -> io::Result<Self> {
        let method = match parent {
            Some(parent) => Method::Cgroup(Cgroup::new(parent, limit)?),
            None => Method::Polling(file_systems.map(Held::new)),
        };
        Ok(Self { limit, method })
    }

    /// Runs `start` so that the limit holds for what it starts.
    pub(super) fn apply_to<T>(&self, start: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        match &self.method {
            Method::Cgroup(cgroup) => cgroup.apply_to(start),
            Method::Polling(_) => start(),
        }
    }

    /// Returns the cause of an end if the limit is or was exceeded, or what is held cannot be measured in a short time.
    pub(super) fn exceeded(&mut self) -> Option<ExitCause> {
        let allowed = self.limit >> 20;
        let used = match &mut self.method {
            Method::Cgroup(cgroup) => {
                return cgroup.has_killed().then_some(ExitCause::MemoryLimit { allowed, used: None });
            }
            Method::Polling(held) => used(self.limit, held.as_mut()),
        };
        match used {
            Ok(used) if used <= self.limit => None,
            Ok(used) => Some(ExitCause::MemoryLimit { allowed, used: Some(used.div_ceil(1 << 20)) }),
            Err(Uncounted) => Some(ExitCause::MemoryLimit { allowed, used: None }),
        }
    }
}

/// The bytes that all processes use together, or the most that one of them has used, whichever is greater.
fn used(limit: u64, held: Option<&mut Held>) -> Result<u64, Uncounted> {
    let mut measuring = Measuring::new();
    let processes = generations().into_iter().filter_map(|(pid, generation)| {
        measuring.go_on();
        Resident::of(pid, generation)
    });
    let processes: Vec<Resident> = processes.collect();
    let peak = processes.iter().map(|resident| resident.peak).max().unwrap_or_default();
    let peak = peak.max(peak_of_ended());
    let sum = |of: fn(&Resident) -> u64| processes.iter().map(of).sum::<u64>();
    let page_tables = sum(|resident| resident.page_tables);
    let held = held.map_or(Ok(0), |held| held.by(&processes, &mut measuring))?
        + page_tables
        + sum(|resident| resident.swapped);
    if sum(|resident| resident.now) + held <= limit {
        return Ok(peak);
    }
    // The memory of the largest process is not counted twice.
    let largest = processes.iter().map(|resident| resident.now).max().unwrap_or_default();
    if largest + held > limit {
        return Ok(peak.max(largest + held));
    }
    if page_tables > MAX_PAGE_TABLES.max(limit / PAGE_TABLES_PART) {
        return Err(Uncounted);
    }
    // Memory shared by several processes was counted several times. A process that has ended in the meantime uses none.
    let shares = processes.iter().map(|process| {
        measuring.go_on();
        process.share().or_else(|| Some(process.again()?.now)).unwrap_or_default()
    });
    Ok(peak.max(shares.sum::<u64>() + held))
}

/// The largest resident size of any reaped descendant.
fn peak_of_ended() -> u64 {
    use nix::sys::resource::{UsageWho, getrusage};
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN);
    usage.map_or(0, |usage| u64::try_from(usage.max_rss()).unwrap_or_default() << 10)
}
