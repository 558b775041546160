//! Memory that the kernel can hold for a jailed program. The filter of system calls keeps each buffer small.
//!
//! A program can make counting slow. One that has more objects than can be counted in a short time has exceeded its limit.

use super::descendants::Measuring;
use super::file_systems::FileSystems;
use super::resident::Resident;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The most bytes that a pipe holds.
const PIPE: u64 = 64 << 10;

/// The most bytes that both ends of a terminal hold, with what describes them.
const TERMINAL: u64 = 128 << 10;

/// The most bytes that describe a descriptor and its file, without buffers: those of `/proc` keep a page.
const DESCRIPTOR: u64 = 4 << 10;

/// The bytes for a line of what the kernel says about a descriptor: a lock, or a file that epoll(7) watches.
const LINE: u64 = 256;

/// The bytes that describe a mapping, in vm_area_struct and the tree that it is in.
const MAPPING: u64 = 256;

/// The bytes that link a mapping to that of an ancestor, in anon_vma_chain.
const ANCESTOR: u64 = 64;

/// In bytes, if the size of a socket's buffer cannot be read.
const SOCKET: u64 = 208 << 10;

/// The most descriptors of all processes that are counted.
const MAX_DESCRIPTORS: u64 = 1 << 14;

/// The most lines about all descriptors that are counted.
const MAX_LINES: u64 = 1 << 17;

/// The most sockets that are counted.
const MAX_SOCKETS: u64 = 1 << 14;

/// The most mappings of all processes that are counted: twice as many as a process may have. Listing these takes a tenth of a
/// second.
const MAX_MAPPINGS: u64 = 1 << 17;

/// How often mappings and descriptors are counted, which takes longer than the rest.
const PERIOD: Duration = Duration::from_millis(100);

/// After it has counted them, the launcher rests this many times as long from that.
const REST: u32 = 4;

/// How many counts in a row may find a process that cannot be read, such as one that is starting another program.
const MAX_HIDDEN: u32 = 2;

/// A program has too many objects of a kind to count all of them.
#[derive(Debug)]
pub(super) struct Uncounted;

pub(super) struct Held {
    file_systems: FileSystems,
    /// In bytes, when mappings and descriptors were last counted.
    counted: u64,
    next: Instant,
    /// The number of counts in a row that found a process that cannot be read.
    hidden: u32,
}

impl Held {
    /// `file_systems` are those that the jail mounts in memory.
    pub(super) fn new(file_systems: Vec<PathBuf>) -> Self {
        Self { file_systems: FileSystems::new(file_systems), counted: 0, next: Instant::now(), hidden: 0 }
    }

    /// The bytes that the kernel holds for these processes, besides their own memory. The first process is that of
    /// bubblewrap outside the jail, as in the list of descendants.
    pub(super) fn by(&mut self, processes: &[Resident], measuring: &mut Measuring) -> Result<u64, Uncounted> {
        let jailed = processes.get(1..).unwrap_or_default();
        let Some(first) = jailed.first() else { return Ok(0) };
        let stored = self.file_systems.stored(&first.thread);
        // Files that a process has mapped are part of its memory.
        let mapped = processes.iter().map(|process| process.mapped_files).max().unwrap_or_default();
        let sockets = lines(&first.thread.join("net/unix"), MAX_SOCKETS, measuring)?.unwrap_or_default();
        self.count(jailed, measuring)?;
        let files = stored.inodes + stored.contents.saturating_sub(mapped);
        Ok(files + self.counted + sockets.saturating_sub(1) * most_per_socket())
    }

    /// Counts mappings and descriptors if it is time.
    fn count(&mut self, jailed: &[Resident], measuring: &mut Measuring) -> Result<(), Uncounted> {
        let start = Instant::now();
        if start < self.next {
            return Ok(());
        }
        let mut count = Count::default();
        for process in jailed {
            count.add(process, measuring)?;
        }
        self.hidden = if count.is_hidden { self.hidden + 1 } else { 0 };
        if self.hidden > MAX_HIDDEN {
            return Err(Uncounted);
        }
        self.counted = count.bytes();
        self.next = Instant::now() + PERIOD.max(start.elapsed() * REST);
        Ok(())
    }
}

#[derive(Default)]
struct Count {
    mappings: u64,
    /// Those of each mapping, added up.
    ancestors: u64,
    descriptors: u64,
    lines: u64,
    pipes: BTreeSet<PathBuf>,
    terminals: u64,
    /// Whether the mappings or descriptors of a process cannot be read.
    is_hidden: bool,
}

impl Count {
    fn add(&mut self, process: &Resident, measuring: &mut Measuring) -> Result<(), Uncounted> {
        let thread = &process.thread;
        let mappings = lines(&thread.join("maps"), MAX_MAPPINGS - self.mappings, measuring)?;
        let descriptors = fs::read_dir(thread.join("fd"));
        self.is_hidden |= mappings.is_none()
            || descriptors.as_ref().is_err_and(|error| error.kind() == ErrorKind::PermissionDenied);
        self.mappings += mappings.unwrap_or_default();
        self.ancestors += mappings.unwrap_or_default() * process.generation as u64;
        for descriptor in descriptors.into_iter().flatten().flatten() {
            measuring.go_on();
            self.descriptors += 1;
            if self.descriptors > MAX_DESCRIPTORS {
                return Err(Uncounted);
            }
            let Ok(file) = fs::read_link(descriptor.path()) else { continue };
            let name = file.as_os_str().as_encoded_bytes();
            if name.starts_with(b"pipe:") {
                self.pipes.insert(file);
            } else if !name.starts_with(b"socket:") {
                self.terminals += u64::from(name.starts_with(b"/dev/pt"));
                let about = thread.join("fdinfo").join(descriptor.file_name());
                self.lines += lines(&about, MAX_LINES - self.lines, measuring)?.unwrap_or_default();
            }
        }
        Ok(())
    }

    fn bytes(&self) -> u64 {
        self.mappings * MAPPING
            + self.ancestors * ANCESTOR
            + self.descriptors * DESCRIPTOR
            + self.lines * LINE
            + self.pipes.len() as u64 * PIPE
            + self.terminals * TERMINAL
    }
}

/// The number of lines in a file of the kernel, or an error if there are more than `most`. `None` if it must not be read; a
/// file of a process that has ended has none.
fn lines(path: &Path, most: u64, measuring: &mut Measuring) -> Result<Option<u64>, Uncounted> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::PermissionDenied => return Ok(None),
        Err(_) => return Ok(Some(0)),
    };
    let mut chunk = [0; 1 << 14];
    let mut count = 0;
    loop {
        measuring.go_on();
        let read = match file.read(&mut chunk) {
            Ok(0) => return Ok(Some(count)),
            Ok(read) => read,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => return Ok(Some(count)),
        };
        count += memchr::memchr_iter(b'\n', &chunk[..read]).count() as u64;
        if count > most {
            return Err(Uncounted);
        }
    }
}

/// The last message may be as large as the buffer that it no longer fits into.
fn most_per_socket() -> u64 {
    static SIZE: OnceLock<u64> = OnceLock::new();
    *SIZE.get_or_init(|| {
        let size = fs::read_to_string("/proc/sys/net/core/wmem_default").ok();
        2 * size.and_then(|size| size.trim().parse().ok()).unwrap_or(SOCKET)
    })
}

#[cfg(test)]
mod tests {
    use super::lines;
    use crate::launcher::descendants::Measuring;

    #[test]
    fn long_lists_are_not_read_to_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list");
        std::fs::write(&path, "line\n".repeat(10_000)).unwrap();
        let measuring = &mut Measuring::new();
        assert_eq!(lines(&path, 10_000, measuring).unwrap(), Some(10_000));
        assert!(lines(&path, 9_999, measuring).is_err());
        assert_eq!(lines(&folder.path().join("missing"), 0, measuring).unwrap(), Some(0));
    }
}
