//! Finds and kills all descendants of this process, which is a subreaper.

use rustix::process::{Pid, Signal, WaitOptions};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// How often the descendants are searched again after they were stopped: one may have been creating a child.
const ROUNDS: usize = 20;

/// How long a measurement may take while the descendants are running.
const PATIENCE: Duration = Duration::from_millis(100);

/// Parents before their children.
pub(super) fn descendants() -> Vec<Pid> {
    generations().into_iter().map(|(pid, _)| pid).collect()
}

/// The descendants, parents before their children, and the most processes of them that each can descend from, with itself.
pub(super) fn generations() -> Vec<(Pid, usize)> {
    let mut found = Vec::new();
    let mut unseen = vec![(rustix::process::getpid(), 0_usize)];
    while let Some((parent, generation)) = unseen.pop() {
        for (index, pid) in children(parent).into_iter().enumerate() {
            // The first process in a jail adopts all orphans, whose ancestors are unknown.
            let is_orphan = generation == 2 && index > 0;
            unseen.push((pid, if is_orphan { usize::MAX } else { generation.saturating_add(1) }));
        }
        found.push((parent, generation));
    }
    // Without this process.
    found.remove(0);
    let count = found.len();
    found.into_iter().map(|(pid, generation)| (pid, generation.min(count))).collect()
}

/// Of all threads. Empty if the process is gone.
fn children(pid: Pid) -> Vec<Pid> {
    // These lists need a kernel with CONFIG_PROC_CHILDREN.
    if !Path::new("/proc/thread-self/children").exists() {
        return all().filter(|&other| parent(other) == Some(pid)).collect();
    }
    let tasks = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let lists = tasks.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
    lists.flat_map(|list| list.split_whitespace().filter_map(number).collect::<Vec<Pid>>()).collect()
}

fn all() -> impl Iterator<Item = Pid> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| number(entry.file_name().to_str()?))
}

fn parent(pid: Pid) -> Option<Pid> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    number(status.lines().find_map(|line| line.strip_prefix("PPid:"))?.trim())
}

fn number(text: &str) -> Option<Pid> {
    text.parse().ok().and_then(Pid::from_raw)
}

/// Reaps the children that have ended and passes each with its raw wait status to `ended`. Returns true if children
/// are left.
pub(super) fn reap(mut ended: impl FnMut(Pid, i32)) -> bool {
    loop {
        match rustix::process::wait(WaitOptions::NOHANG) {
            Ok(Some((pid, status))) => ended(pid, status.as_raw()),
            Ok(None) => return true,
            Err(rustix::io::Errno::INTR) => {}
            Err(_) => return false,
        }
    }
}

/// Kills all descendants and waits until none is left, also for those that the kernel is still busy with. `ended` is
/// as in [`reap`].
pub(super) fn kill_all(mut ended: impl FnMut(Pid, i32)) {
    let mut pause = Duration::from_micros(50);
    while reap(&mut ended) {
        kill_descendants();
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

fn kill_descendants() {
    stop();
    signal(Signal::KILL);
}

fn signal(signal: Signal) {
    for pid in descendants() {
        let _ = rustix::process::kill_process(pid, signal);
    }
}

/// Stops parents before listing their children: a stopped process creates no more of them, nor does it reap one, whose
/// id could then be reused.
fn stop() {
    let mut count = 0;
    for _ in 0..ROUNDS {
        let mut found = 0;
        let mut unseen = children(rustix::process::getpid());
        while let Some(pid) = unseen.pop() {
            found += 1;
            let _ = rustix::process::kill_process(pid, Signal::STOP);
            unseen.extend(children(pid));
        }
        if found == count {
            break;
        }
        count = found;
    }
}

/// A measurement of all descendants. Many of them leave the launcher little time, and hold locks that it waits for. So it
/// stops them while it measures what takes long.
pub(super) struct Measuring {
    since: Instant,
    is_stopped: bool,
}

impl Measuring {
    pub(super) fn new() -> Self {
        Self { since: Instant::now(), is_stopped: false }
    }

    /// Called before each small part of the measurement.
    pub(super) fn go_on(&mut self) {
        if !self.is_stopped && self.since.elapsed() > PATIENCE {
            stop();
            self.is_stopped = true;
        }
    }
}

impl Drop for Measuring {
    fn drop(&mut self) {
        if self.is_stopped {
            signal(Signal::CONT);
        }
    }
}
