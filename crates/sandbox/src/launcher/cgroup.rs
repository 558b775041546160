//! A cgroup (version 2) for each program. See "Control Group v2" in the documentation of the kernel.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A cgroup, which is removed when the value is dropped.
pub(super) struct Cgroup {
    path: PathBuf,
    /// The cgroup that this process normally belongs to.
    home: PathBuf,
}

/// Finds a cgroup in which others with a limit on memory can be created.
pub(super) fn find_parent() -> Option<PathBuf> {
    let home = home()?;
    // Except for the root, a cgroup with processes cannot have such children: then its parent may.
    let places = [Some(home.as_path()), home.parent()];
    let place =
        places.into_iter().flatten().find(|place| offers_memory(place) && try_in(place, &home).is_ok());
    place.map(Path::to_owned)
}

fn offers_memory(place: &Path) -> bool {
    let offered = fs::read_to_string(place.join("cgroup.subtree_control")).unwrap_or_default();
    offered.split_whitespace().any(|controller| controller == "memory")
}

/// Enters a new cgroup and leaves it again.
fn try_in(place: &Path, home: &Path) -> io::Result<()> {
    let cgroup = Cgroup::make(place, home, 1 << 40)?;
    cgroup.enter()?;
    enter(home)
}

/// The cgroup of this process.
fn home() -> Option<PathBuf> {
    let own = fs::read_to_string("/proc/self/cgroup").ok()?;
    let own = own.lines().find_map(|line| line.strip_prefix("0::"))?.trim_start_matches('/');
    let mounts = fs::read_to_string("/proc/self/mounts").ok()?;
    // Device, mount point, type, ...
    let words = mounts.lines().map(|line| line.split(' ').collect::<Vec<&str>>());
    let place = words.into_iter().find_map(|words| match words[..] {
        [_, place, "cgroup2", ..] => Some(Path::new(place).join(own)),
        _ => None,
    });
    place.filter(|place| place.join("cgroup.procs").is_file())
}

/// Moves this process into a cgroup.
fn enter(cgroup: &Path) -> io::Result<()> {
    fs::write(cgroup.join("cgroup.procs"), "0")
}

impl Cgroup {
    /// Creates a cgroup with a limit on memory, in bytes, in a parent from [`find_parent`].
    pub(super) fn new(place: &Path, limit: u64) -> io::Result<Self> {
        Self::make(place, &home().ok_or(io::ErrorKind::NotFound)?, limit)
    }

    fn make(place: &Path, home: &Path, limit: u64) -> io::Result<Self> {
        let path = place.join(format!("gocheck-{}", std::process::id()));
        fs::create_dir(&path)?;
        let cgroup = Self { path, home: home.to_owned() };
        fs::write(cgroup.path.join("memory.max"), limit.to_string())?;
        // The kernel kills all its processes together.
        fs::write(cgroup.path.join("memory.oom.group"), "1")?;
        // Fails on a machine without swap.
        let _ = fs::write(cgroup.path.join("memory.swap.max"), "0");
        Ok(cgroup)
    }

    fn enter(&self) -> io::Result<()> {
        enter(&self.path)
    }

    /// Runs `start` inside the cgroup, so that what it starts belongs to it from the first instruction on.
    pub(super) fn apply_to<T>(&self, start: impl FnOnce() -> T) -> T {
        let has_entered = self.enter().is_ok();
        let started = start();
        if has_entered {
            let _ = enter(&self.home);
        }
        started
    }

    /// Whether the kernel has killed a process for exceeding the limit.
    pub(super) fn has_killed(&self) -> bool {
        let events = fs::read_to_string(self.path.join("memory.events")).unwrap_or_default();
        events
            .lines()
            .filter_map(|line| line.split_once(' '))
            .any(|(event, count)| event == "oom_kill" && count != "0")
    }
}

impl Drop for Cgroup {
    fn drop(&mut self) {
        // All its processes have ended.
        let _ = fs::remove_dir(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::{Cgroup, offers_memory};
    use std::fs;

    /// Uses an ordinary folder, which shows the contents of each file that is written.
    #[test]
    fn a_cgroup_is_set_up_entered_and_left() {
        let folder = tempfile::tempdir().unwrap();
        let home = folder.path().join("home");
        fs::create_dir(&home).unwrap();
        assert!(!offers_memory(folder.path()));
        fs::write(folder.path().join("cgroup.subtree_control"), "cpu memory pids\n").unwrap();
        assert!(offers_memory(folder.path()));
        let cgroup = Cgroup::make(folder.path(), &home, 256 << 20).unwrap();
        let read = |name: &str| fs::read_to_string(cgroup.path.join(name)).unwrap();
        assert_eq!(read("memory.max"), "268435456");
        assert_eq!(read("memory.oom.group"), "1");
        assert_eq!(read("memory.swap.max"), "0");
        let inside = cgroup.apply_to(|| (read("cgroup.procs"), home.join("cgroup.procs").exists()));
        assert_eq!(inside, ("0".to_owned(), false));
        assert_eq!(fs::read_to_string(home.join("cgroup.procs")).unwrap(), "0");
        for (events, has_killed) in [
            ("low 0\nmax 3\noom 0\noom_kill 0\n", false),
            ("low 0\noom 1\noom_kill 1\noom_group_kill 1\n", true),
        ] {
            fs::write(cgroup.path.join("memory.events"), events).unwrap();
            assert_eq!(cgroup.has_killed(), has_killed);
        }
    }

    #[test]
    fn a_cgroup_that_cannot_be_created_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Cgroup::make(&folder.path().join("missing"), folder.path(), 1).is_err());
    }
}
