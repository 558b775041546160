//! The buffers that the kernel can hold for a jailed program. The filter keeps each of them small.

use rustix::process::Pid;
use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The most bytes that a pipe or a terminal holds.
const PIPE: u64 = 64 << 10;

/// The bytes that describe a mapping, in vm_area_struct and the tree that it is in.
const MAPPING: u64 = 256;

/// In bytes, if the size of a socket's buffer cannot be read.
const SOCKET: u64 = 208 << 10;

/// The pipes to count for a process that hides its descriptors: half of those that it may have.
const HIDDEN_PIPES: u64 = 32;

/// The most bytes that all open pipes, terminals and sockets of these processes hold, full or not. The first process is
/// that of bubblewrap outside the jail, as in the list of descendants.
pub(super) fn by_descriptors(processes: impl Iterator<Item = Pid>) -> u64 {
    let mut pipes = BTreeSet::new();
    let mut hidden = 0;
    let mut jailed = None;
    for pid in processes.skip(1) {
        jailed.get_or_insert(pid);
        match fs::read_dir(format!("/proc/{pid}/fd")) {
            Ok(entries) => {
                let paths = entries.flatten().filter_map(|entry| fs::read_link(entry.path()).ok());
                pipes.extend(paths.filter(|path| is_pipe(path)));
            }
            Err(error) if error.kind() == ErrorKind::PermissionDenied => hidden += HIDDEN_PIPES,
            // It has ended.
            Err(_) => {}
        }
    }
    (pipes.len() as u64 + hidden) * PIPE + jailed.map_or(0, sockets) * most_per_socket()
}

/// The bytes in which the kernel describes the mappings of these processes.
pub(super) fn by_mappings(processes: impl Iterator<Item = Pid>) -> u64 {
    let lists = processes.filter_map(|pid| fs::read(format!("/proc/{pid}/maps")).ok());
    lists.map(|list| memchr::memchr_iter(b'\n', &list).count() as u64 * MAPPING).sum()
}

fn is_pipe(path: &Path) -> bool {
    let path = path.as_os_str().as_encoded_bytes();
    path.starts_with(b"pipe:") || path.starts_with(b"/dev/pt")
}

/// The number of sockets in the network namespace of a process, including those that no process has open because they are in
/// transit or wait to be accepted.
fn sockets(pid: Pid) -> u64 {
    let list = fs::read_to_string(PathBuf::from(format!("/proc/{pid}/net/unix"))).unwrap_or_default();
    list.lines().skip(1).count() as u64
}

/// The last message may be as large as the buffer that it no longer fits into.
fn most_per_socket() -> u64 {
    static SIZE: OnceLock<u64> = OnceLock::new();
    *SIZE.get_or_init(|| {
        let size = fs::read_to_string("/proc/sys/net/core/wmem_default").ok();
        2 * size.and_then(|size| size.trim().parse().ok()).unwrap_or(SOCKET)
    })
}
