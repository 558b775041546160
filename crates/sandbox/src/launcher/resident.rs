use rustix::process::Pid;
use std::fs;
use std::path::{Path, PathBuf};

/// The memory of a process, in bytes.
pub(super) struct Resident {
    /// The folder of a running thread of it in `/proc`. The first thread may have ended, and then shows nothing.
    pub(super) thread: PathBuf,
    pub(super) now: u64,
    pub(super) peak: u64,
    pub(super) page_tables: u64,
    pub(super) swapped: u64,
    /// The part of `now` that is files in memory.
    pub(super) mapped_files: u64,
    /// The most processes of the program that it can descend from, with itself.
    pub(super) generation: usize,
}

impl Resident {
    /// `None` if the process has ended.
    pub(super) fn of(pid: Pid, generation: usize) -> Option<Self> {
        let process = PathBuf::from(format!("/proc/{pid}"));
        Self::of_thread(&process, generation).or_else(|| {
            let threads = fs::read_dir(process.join("task")).ok()?;
            threads.flatten().find_map(|thread| Self::of_thread(&thread.path(), generation))
        })
    }

    fn of_thread(thread: &Path, generation: usize) -> Option<Self> {
        let status = fs::read_to_string(thread.join("status")).ok()?;
        let bytes = |name: &str| kibibytes(&status, name);
        Some(Self {
            thread: thread.to_owned(),
            now: bytes("VmRSS:")?,
            peak: bytes("VmHWM:")?,
            page_tables: bytes("VmPTE:").unwrap_or_default(),
            swapped: bytes("VmSwap:").unwrap_or_default(),
            mapped_files: bytes("RssShmem:").unwrap_or_default(),
            generation,
        })
    }

    /// Measures the process again.
    pub(super) fn again(&self) -> Option<Self> {
        Self::of_thread(&self.thread, self.generation)
    }

    /// The memory of the process with only its share of what several processes use. The kernel visits all its page tables.
    pub(super) fn share(&self) -> Option<u64> {
        kibibytes(&fs::read_to_string(self.thread.join("smaps_rollup")).ok()?, "Pss:")
    }
}

/// The bytes in a line such as `VmRSS:   1234 kB`.
fn kibibytes(text: &str, name: &str) -> Option<u64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
    Some(rest.split_whitespace().next()?.parse::<u64>().ok()? << 10)
}
