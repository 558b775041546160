//! A memory cgroup for each program. See "Control Group v2" and "Memory Resource Controller" (version 1) in the
//! documentation of the kernel.

use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Version {
    V1,
    V2,
}

/// A cgroup in which others with a limit on memory can be created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Parent {
    pub(crate) version: Version,
    path: PathBuf,
    /// The cgroup that this process and its launchers normally belong to.
    home: PathBuf,
}

/// Removed when the value is dropped.
pub(super) struct Cgroup {
    parent: Parent,
    path: PathBuf,
}

pub(super) fn find_parent() -> Option<Parent> {
    let own = fs::read_to_string("/proc/self/cgroup").ok()?;
    let mounts = fs::read_to_string("/proc/self/mountinfo").ok()?;
    let homes = [Version::V2, Version::V1].into_iter().filter_map(|version| {
        let home = home(version, &own, &mounts)?;
        home.join("cgroup.procs").is_file().then_some((version, home))
    });
    let mut parents = homes.flat_map(|(version, home)| {
        // Except for the root, a cgroup of version 2 with processes cannot have such children: then its parent may.
        let outer = home.parent().filter(|_| version == Version::V2).map(Path::to_owned);
        let paths = [Some(home.clone()), outer].into_iter().flatten();
        paths.map(move |path| Parent { version, path, home: home.clone() }).collect::<Vec<Parent>>()
    });
    parents.find(|parent| parent.offers_memory() && parent.try_out().is_ok())
}

/// The cgroup of this process, from the contents of `/proc/self/cgroup` and `/proc/self/mountinfo`.
fn home(version: Version, own: &str, mounts: &str) -> Option<PathBuf> {
    let own = own.lines().find_map(|line| {
        let (controllers, path) = line.split_once(':')?.1.split_once(':')?;
        let is_chosen = match version {
            Version::V1 => controllers.split(',').any(|controller| controller == "memory"),
            Version::V2 => controllers.is_empty(),
        };
        is_chosen.then(|| Path::new(path))
    })?;
    mounts.lines().find_map(|line| {
        // Two ids, device, root, mount point, ... - type, source, options.
        let (place, kind) = line.split_once(" - ")?;
        let mut place = place.split(' ').skip(3);
        let (root, place) = (place.next()?, place.next()?);
        let mut kind = kind.split(' ');
        let (kind, options) = (kind.next()?, kind.nth(1)?);
        let is_chosen = match version {
            Version::V1 => kind == "cgroup" && options.split(',').any(|option| option == "memory"),
            Version::V2 => kind == "cgroup2",
        };
        let inner = own.strip_prefix(root).ok().filter(|_| is_chosen)?;
        Some(Path::new(place).join(inner))
    })
}

impl Parent {
    fn offers_memory(&self) -> bool {
        match self.version {
            Version::V1 => self.path.join("memory.limit_in_bytes").is_file(),
            Version::V2 => {
                let path = self.path.join("cgroup.subtree_control");
                let offered = fs::read_to_string(path).unwrap_or_default();
                offered.split_whitespace().any(|controller| controller == "memory")
            }
        }
    }

    fn try_out(&self) -> io::Result<()> {
        let cgroup = Cgroup::new(self, 1 << 40)?;
        self.enter(&cgroup.path)?;
        self.enter(&self.home)
    }

    /// Moves this process, or with version 1 this thread, into a cgroup.
    fn enter(&self, cgroup: &Path) -> io::Result<()> {
        fs::write(
            cgroup.join(match self.version {
                // The kernel need not wait for other threads then.
                Version::V1 => "tasks",
                Version::V2 => "cgroup.procs",
            }),
            "0",
        )
    }

    /// The cgroup that the launcher with this process id creates.
    fn child(&self, launcher: u32) -> PathBuf {
        self.path.join(format!("gocheck-{launcher}"))
    }

    /// Removes the cgroup of a launcher that was killed, whose processes may still be ending.
    pub(super) fn clean_up(&self, launcher: u32) {
        remove(&self.child(launcher));
    }
}

impl Cgroup {
    /// The limit on memory is in bytes and applies to the program that this launcher starts.
    pub(super) fn new(parent: &Parent, limit: u64) -> io::Result<Self> {
        let path = parent.child(std::process::id());
        if let Err(error) = fs::create_dir(&path) {
            // A killed launcher with the same id has left it.
            if error.kind() != ErrorKind::AlreadyExists {
                return Err(error);
            }
            fs::remove_dir(&path)?;
            fs::create_dir(&path)?;
        }
        let cgroup = Self { parent: parent.clone(), path };
        let set = |name: &str, value: &str| fs::write(cgroup.path.join(name), value);
        let limit = limit.to_string();
        match parent.version {
            Version::V1 => {
                set("memory.limit_in_bytes", &limit)?;
                // Memory and swap together. Missing on a machine that does not count swap.
                let _ = set("memory.memsw.limit_in_bytes", &limit);
            }
            Version::V2 => {
                set("memory.max", &limit)?;
                // The kernel kills all its processes together.
                set("memory.oom.group", "1")?;
                // Fails on a machine without swap.
                let _ = set("memory.swap.max", "0");
            }
        }
        Ok(cgroup)
    }

    /// Runs `start` inside the cgroup, so that what it starts belongs to it from the first instruction on.
    pub(super) fn apply_to<T>(&self, start: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        self.parent.enter(&self.path)?;
        let started = start();
        self.parent.enter(&self.parent.home)?;
        started
    }

    /// Returns true if the kernel has killed a process for exceeding the limit.
    pub(super) fn has_killed(&self) -> bool {
        let file = match self.parent.version {
            Version::V1 => "memory.oom_control",
            Version::V2 => "memory.events",
        };
        let events = fs::read_to_string(self.path.join(file)).unwrap_or_default();
        events
            .lines()
            .filter_map(|line| line.split_once(' '))
            .any(|(event, count)| event == "oom_kill" && count != "0")
    }
}

impl Drop for Cgroup {
    fn drop(&mut self) {
        remove(&self.path);
    }
}

/// Removes a cgroup once its last process has ended. One whose processes do not end stays.
fn remove(cgroup: &Path) {
    for _ in 0..100 {
        match fs::remove_dir(cgroup) {
            Err(error) if error.kind() == ErrorKind::ResourceBusy => thread::sleep(Duration::from_millis(10)),
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Cgroup, Parent, Version, home};
    use std::fs;
    use std::path::Path;

    /// Uses an ordinary folder, which shows the contents of each file that is written.
    #[test]
    fn a_cgroup_is_set_up_entered_and_left() {
        for (version, expected, tasks, killed) in [
            (
                Version::V2,
                &[("memory.max", "268435456"), ("memory.oom.group", "1"), ("memory.swap.max", "0")][..],
                "cgroup.procs",
                ("memory.events", "low 0\nmax 3\noom 1\noom_kill 0\n", "low 0\noom 1\noom_kill 1\n"),
            ),
            (
                Version::V1,
                &[("memory.limit_in_bytes", "268435456"), ("memory.memsw.limit_in_bytes", "268435456")],
                "tasks",
                ("memory.oom_control", "under_oom 0\noom_kill 0\n", "under_oom 1\noom_kill 2\n"),
            ),
        ] {
            let folder = tempfile::tempdir().unwrap();
            let home = folder.path().join("home");
            fs::create_dir(&home).unwrap();
            let parent = Parent { version, path: folder.path().to_owned(), home: home.clone() };
            assert!(!parent.offers_memory());
            fs::write(folder.path().join("cgroup.subtree_control"), "cpu memory pids\n").unwrap();
            fs::write(folder.path().join("memory.limit_in_bytes"), "").unwrap();
            assert!(parent.offers_memory());
            let cgroup = Cgroup::new(&parent, 256 << 20).unwrap();
            let read = |name: &str| fs::read_to_string(cgroup.path.join(name)).unwrap();
            for (name, value) in expected {
                assert_eq!(read(name), *value);
            }
            let inside = cgroup.apply_to(|| Ok((read(tasks), home.join(tasks).exists()))).unwrap();
            assert_eq!(inside, ("0".to_owned(), false));
            assert_eq!(fs::read_to_string(home.join(tasks)).unwrap(), "0");
            let (file, without, with) = killed;
            for (events, has_killed) in [(without, false), (with, true)] {
                fs::write(cgroup.path.join(file), events).unwrap();
                assert_eq!(cgroup.has_killed(), has_killed);
            }
        }
    }

    #[test]
    fn a_cgroup_that_cannot_be_created_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("missing");
        assert!(Cgroup::new(&Parent { version: Version::V1, home: path.clone(), path }, 1).is_err());
    }

    /// Lines as in cgroups(7) and proc_pid_mountinfo(5): a machine with both versions, and a container.
    #[test]
    fn the_own_cgroup_is_found() {
        let mounts = "35 31 0:32 / /sys/fs/cgroup/memory rw,relatime shared:9 - cgroup cgroup rw,memory\n\
                      36 31 0:33 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw\n";
        let own = "5:cpu,memory:/session\n1:cpu:/\n0::/user.slice\n";
        let place = home(Version::V1, own, mounts);
        assert_eq!(place.as_deref(), Some(Path::new("/sys/fs/cgroup/memory/session")));
        let place = home(Version::V2, own, mounts);
        assert_eq!(place.as_deref(), Some(Path::new("/sys/fs/cgroup/unified/user.slice")));
        let mounts = "35 31 0:32 /docker/7 /sys/fs/cgroup/memory ro - cgroup cgroup rw,memory\n";
        let place = home(Version::V1, "4:memory:/docker/7/a\n", mounts);
        assert_eq!(place.as_deref(), Some(Path::new("/sys/fs/cgroup/memory/a")));
        assert_eq!(home(Version::V2, own, mounts), None);
    }
}
