//! What the kernel can hold for a jailed program in buffers. The filter keeps each of them small.

use rustix::process::Pid;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The most bytes that a pipe or a terminal holds.
const PIPE: u64 = 64 << 10;

/// The size of a socket's buffer in bytes, if it cannot be read.
const SOCKET: u64 = 208 << 10;

/// The most bytes that all open pipes, terminals and sockets of these processes hold, full or not.
pub(super) fn by_descriptors(processes: impl Iterator<Item = Pid>) -> u64 {
    let own_network = fs::read_link("/proc/self/ns/net").ok();
    let mut pipes = BTreeSet::new();
    let mut jail = None;
    for pid in processes {
        let descriptors = fs::read_dir(format!("/proc/{pid}/fd")).into_iter().flatten().flatten();
        pipes.extend(
            descriptors.filter_map(|entry| fs::read_link(entry.path()).ok()).filter(|path| is_pipe(path)),
        );
        // The outermost process of bubblewrap belongs to no jail.
        if jail.is_none()
            && fs::read_link(format!("/proc/{pid}/ns/net")).is_ok_and(|net| Some(net) != own_network)
        {
            jail = Some(pid);
        }
    }
    pipes.len() as u64 * PIPE + jail.map_or(0, sockets) * most_per_socket()
}

fn is_pipe(path: &Path) -> bool {
    let path = path.as_os_str().as_encoded_bytes();
    path.starts_with(b"pipe:") || path.starts_with(b"/dev/pt")
}

/// The number of sockets in the network namespace of a process: also those that no process has open, because they are on
/// the way to another or wait to be accepted.
fn sockets(pid: Pid) -> u64 {
    let list = fs::read_to_string(PathBuf::from(format!("/proc/{pid}/net/unix"))).unwrap_or_default();
    list.lines().skip(1).count() as u64
}

/// A last message may be as large as the buffer that it no longer fits into.
fn most_per_socket() -> u64 {
    static SIZE: OnceLock<u64> = OnceLock::new();
    *SIZE.get_or_init(|| {
        let size = fs::read_to_string("/proc/sys/net/core/wmem_default").ok();
        2 * size.and_then(|size| size.trim().parse().ok()).unwrap_or(SOCKET)
    })
}
