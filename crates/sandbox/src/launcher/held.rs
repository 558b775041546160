//! What the kernel can hold for a jailed program. The filter of system calls keeps each buffer small.
//!
//! A program can make counting slow. Whoever has more than can be counted in a short time has too much.

use super::descendants::Measuring;
use super::file_systems::FileSystems;
use super::resident::Resident;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The most bytes that a pipe or a terminal holds.
const PIPE: u64 = 64 << 10;

/// The bytes that describe a mapping, in vm_area_struct and the tree that it is in.
const MAPPING: u64 = 256;

/// In bytes, if the size of a socket's buffer cannot be read.
const SOCKET: u64 = 208 << 10;

/// The pipes to count for a process that hides its descriptors: half of those that it may have.
const HIDDEN_PIPES: u64 = 128;

/// The most descriptors of all processes that are counted.
const MAX_DESCRIPTORS: usize = 1 << 14;

/// The most sockets that are counted.
const MAX_SOCKETS: u64 = 1 << 14;

/// The most mappings of all processes that are counted: twice as many as a process may have. Listing these takes a tenth of a
/// second.
const MAX_MAPPINGS: u64 = 1 << 17;

/// How often mappings are counted, which takes longer than the rest.
const MAPPINGS_PERIOD: Duration = Duration::from_millis(100);

/// After it has counted mappings, the launcher rests this many times as long from that.
const REST: u32 = 4;

/// A program has so much of something that it is not counted to the end.
#[derive(Debug)]
pub(super) struct Uncounted;

pub(super) struct Held {
    file_systems: FileSystems,
    /// In bytes, when they were last counted.
    mappings: u64,
    next: Instant,
}

impl Held {
    /// `file_systems` are those that the jail mounts in memory.
    pub(super) fn new(file_systems: Vec<PathBuf>) -> Self {
        Self { file_systems: FileSystems::new(file_systems), mappings: 0, next: Instant::now() }
    }

    /// The bytes that the kernel holds for these processes, besides their own memory. The first process is that of
    /// bubblewrap outside the jail, as in the list of descendants.
    pub(super) fn by(&mut self, processes: &[Resident], measuring: &mut Measuring) -> Result<u64, Uncounted> {
        let Some((first, _)) = processes.get(1..).and_then(<[Resident]>::split_first) else { return Ok(0) };
        let stored = self.file_systems.stored(&first.thread);
        // What a process has mapped is part of its memory.
        let mapped = processes.iter().map(|process| process.mapped_files).max().unwrap_or_default();
        self.count_mappings(processes, measuring)?;
        let buffers = by_descriptors(&processes[1..], measuring)?
            + sockets(&first.thread, measuring)? * most_per_socket();
        Ok(stored.inodes + stored.contents.saturating_sub(mapped) + self.mappings + buffers)
    }

    fn count_mappings(&mut self, processes: &[Resident], measuring: &mut Measuring) -> Result<(), Uncounted> {
        let start = Instant::now();
        if start < self.next {
            return Ok(());
        }
        let mut count = 0;
        for process in processes {
            count += lines(&process.thread.join("maps"), MAX_MAPPINGS - count, measuring)?;
        }
        self.mappings = count * MAPPING;
        self.next = Instant::now() + MAPPINGS_PERIOD.max(start.elapsed() * REST);
        Ok(())
    }
}

/// The most bytes that all open pipes and terminals of these processes hold, full or not.
fn by_descriptors(processes: &[Resident], measuring: &mut Measuring) -> Result<u64, Uncounted> {
    let mut pipes = BTreeSet::new();
    let mut hidden = 0;
    let mut count = 0;
    for process in processes {
        measuring.go_on();
        match fs::read_dir(process.thread.join("fd")) {
            Ok(entries) => {
                for entry in entries.flatten() {
                    count += 1;
                    if count > MAX_DESCRIPTORS {
                        return Err(Uncounted);
                    }
                    pipes.extend(fs::read_link(entry.path()).ok().filter(|path| is_pipe(path)));
                }
            }
            Err(error) if error.kind() == ErrorKind::PermissionDenied => hidden += HIDDEN_PIPES,
            // It has ended.
            Err(_) => {}
        }
    }
    Ok((pipes.len() as u64 + hidden) * PIPE)
}

fn is_pipe(path: &Path) -> bool {
    let path = path.as_os_str().as_encoded_bytes();
    path.starts_with(b"pipe:") || path.starts_with(b"/dev/pt")
}

/// The number of sockets in the network namespace of a thread, including those that no process has open because they are in
/// transit or wait to be accepted.
fn sockets(thread: &Path, measuring: &mut Measuring) -> Result<u64, Uncounted> {
    Ok(lines(&thread.join("net/unix"), MAX_SOCKETS, measuring)?.saturating_sub(1))
}

/// The number of lines in a file of the kernel, 0 if it cannot be read, or an error if there are more than `most`.
fn lines(path: &Path, most: u64, measuring: &mut Measuring) -> Result<u64, Uncounted> {
    let Ok(mut file) = File::open(path) else { return Ok(0) };
    let mut chunk = [0; 1 << 14];
    let mut count = 0;
    loop {
        measuring.go_on();
        let read = match file.read(&mut chunk) {
            Ok(0) => return Ok(count),
            Ok(read) => read,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            // The process has ended.
            Err(_) => return Ok(count),
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
        assert_eq!(lines(&path, 10_000, measuring).unwrap(), 10_000);
        assert!(lines(&path, 9_999, measuring).is_err());
        assert_eq!(lines(&folder.path().join("missing"), 0, measuring).unwrap(), 0);
    }
}
