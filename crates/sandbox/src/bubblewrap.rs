//! The command line of bubblewrap, as in bwrap(1) of version 0.6 and later.

use crate::jail::{FOLDER_IN_JAIL, Jail};
use crate::launcher::memory::Accounting;
use crate::launcher::messages::JailOptions;
use crate::limits::ResourceLimits;
use crate::resolve::{ResolvedCommand, SYSTEM, settings};
use rustix::process::{Resource, getrlimit};
use std::ffi::OsString;
use std::fs;
use std::path::Path;

/// The option of bubblewrap 0.8 and later that forbids user namespaces in the one it creates.
pub(crate) const NO_NAMESPACES: &str = "--disable-userns";

/// The number of descriptors that each process may have where the kernel does not count what they hold. R needs 192, a Java
/// virtual machine about a dozen.
const DESCRIPTORS: u64 = 256;

/// Like [`DESCRIPTORS`], where the kernel counts what they hold: few enough to be listed in a short time.
const COUNTED_DESCRIPTORS: u64 = 1024;

/// The folders in memory that every jail has.
const IN_MEMORY: [&str; 2] = ["/tmp", "/dev/shm"];

/// The options that name descriptors, and the folders in memory. Bubblewrap writes the exit status of a program that has run
/// to one descriptor, and reads the filter of system calls from the other.
pub(crate) fn options(jail: &Jail) -> JailOptions {
    let folder = jail.folder.is_none().then_some(FOLDER_IN_JAIL);
    JailOptions {
        status: "--json-status-fd".to_owned(),
        filter: "--seccomp".to_owned(),
        in_memory: IN_MEMORY.into_iter().chain(folder).map(Into::into).collect(),
    }
}

/// Runs `command` in a jail with `limits`. If `is_root`, the program runs as another user.
pub(crate) fn command_line(
    jail: &Jail,
    command: &ResolvedCommand,
    limits: &ResourceLimits,
    accounting: &Accounting,
    is_root: bool,
) -> Vec<OsString> {
    let mut words: Vec<OsString> = vec![jail.tool.path.clone().into()];
    let flags = ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"];
    words.extend(flags.map(Into::into));
    words.extend(["--die-with-parent".into(), "--new-session".into()]);
    if !is_root {
        words.push("--unshare-user".into());
        words.extend(jail.tool.forbids_namespaces.then_some(NO_NAMESPACES).map(Into::into));
    }
    let is_polled = *accounting == Accounting::Polling;
    for system in SYSTEM {
        match fs::read_link(system) {
            Ok(target) => words.extend(["--symlink".into(), target.into(), system.into()]),
            Err(_) => words.extend(["--ro-bind-try", system, system].map(Into::into)),
        }
    }
    words.extend(folder("/etc"));
    for path in settings() {
        words.extend(["--ro-bind".into(), path.clone().into(), path.into()]);
    }
    words.extend(option("--proc", "/proc"));
    words.extend(option("--dev", "/dev"));
    if is_polled {
        // It can be read, but not mapped: a shared mapping would be memory that belongs to no process.
        words.extend(["--dev-bind", "/dev/full", "/dev/zero"].map(Into::into));
    }
    for path in IN_MEMORY {
        words.extend(file_system_in_memory(path, limits.temporary_files));
    }
    for path in &command.readable {
        // Only root could enter the parents that bubblewrap creates by itself.
        let outer = path.ancestors().skip(1).filter(|outer| *outer != Path::new("/"));
        let outer: Vec<&Path> =
            outer.take_while(|outer| !command.readable.iter().any(|path| path == outer)).collect();
        words.extend(outer.iter().rev().filter(|outer| **outer != Path::new("/tmp")).flat_map(folder));
        words.extend(["--ro-bind".into(), path.into(), path.into()]);
    }
    if let Some(hidden) = &command.hidden {
        words.extend(option("--tmpfs", hidden));
        words.extend(option("--remount-ro", hidden));
    }
    match &jail.folder {
        Some(folder) => words.extend(["--bind".into(), folder.into(), FOLDER_IN_JAIL.into()]),
        None => words.extend(file_system_in_memory(FOLDER_IN_JAIL, limits.files)),
    }
    words.extend(option("--remount-ro", "/dev"));
    words.extend(option("--remount-ro", "/"));
    words.extend(option("--chdir", &command.folder));
    words.push("--".into());
    // The kernel counts processes per user and user namespace: this must be set inside the new namespace.
    let processes = limits.processes.map(|processes| format!("--nproc={processes}"));
    let descriptors = descriptors(if is_polled { DESCRIPTORS } else { COUNTED_DESCRIPTORS });
    words.extend(["prlimit".into(), format!("--nofile={descriptors}").into()]);
    words.extend(processes.map(OsString::from));
    if is_root {
        let user = jail.user();
        words.push("setpriv".into());
        words.extend([format!("--reuid={user}").into(), format!("--regid={user}").into()]);
        words.extend(
            ["--clear-groups", "--inh-caps=-all", "--bounding-set=-all", "--no-new-privs"].map(Into::into),
        );
    }
    words.extend(command.words.iter().cloned());
    words
}

/// As many as that, or as this process may allow.
fn descriptors(most: u64) -> u64 {
    getrlimit(Resource::Nofile).maximum.map_or(most, |maximum| maximum.min(most))
}

/// A file system in memory with an optional size in bytes, which everyone can write to.
fn file_system_in_memory(path: &str, size: Option<u64>) -> Vec<OsString> {
    let size = size.map(|size| option("--size", size.to_string()));
    let mut words: Vec<OsString> = option("--perms", "1777").into();
    words.extend(size.into_iter().flatten());
    words.extend(option("--tmpfs", path));
    words
}

fn option(name: &str, value: impl Into<OsString>) -> [OsString; 2] {
    [name.into(), value.into()]
}

/// Everyone can enter it.
fn folder(path: impl AsRef<Path>) -> [OsString; 4] {
    ["--perms".into(), "0755".into(), "--dir".into(), path.as_ref().into()]
}

#[cfg(test)]
mod tests {
    use super::command_line;
    use crate::jail::{Bubblewrap, Jail};
    use crate::launcher::memory::Accounting;
    use crate::limits::ResourceLimits;
    use crate::resolve::ResolvedCommand;

    fn line(folder: Option<&str>, is_root: bool) -> String {
        let tool = Bubblewrap { path: "/usr/bin/bwrap".into(), forbids_namespaces: true };
        let jail = Jail { tool, folder: folder.map(Into::into), number: 7, readable: Vec::new() };
        let command = ResolvedCommand {
            words: vec!["/contest/bots/a".into(), "--fast".into()],
            readable: vec!["/contest/bots".into()],
            folder: "/jail".into(),
            hidden: Some("/contest/bots/out".into()),
        };
        let words = command_line(&jail, &command, &ResourceLimits::JAIL, &Accounting::Polling, is_root);
        words.iter().map(|word| word.to_str().unwrap()).collect::<Vec<&str>>().join(" ")
    }

    #[test]
    fn the_system_is_read_only_and_the_program_another_user() {
        let line = line(Some("/contest/bots/out/a"), true);
        let user = 2_000_000_000 + std::process::id() * 512 + 7;
        for part in [
            " --unshare-pid ",
            " --unshare-net ",
            " --ro-bind-try /usr /usr ",
            " --dev /dev --dev-bind /dev/full /dev/zero ",
            " --perms 0755 --dir /contest --ro-bind /contest/bots /contest/bots --tmpfs /contest/bots/out ",
            " --bind /contest/bots/out/a /jail ",
            " --remount-ro / ",
            &format!(
                " -- prlimit --nofile=256 --nproc=256 setpriv --reuid={user} --regid={user} --clear-groups "
            ),
        ] {
            assert!(line.contains(part), "{part} in {line}");
        }
        assert!(line.ends_with(" --no-new-privs /contest/bots/a --fast"), "{line}");
        assert!(!line.contains("--unshare-user") && !line.contains("/etc/passwd"), "{line}");
    }

    /// Without root there is no other user: in a user namespace the limit on processes counts only its own.
    #[test]
    fn without_root_there_is_a_user_namespace() {
        let line = line(None, false);
        assert!(line.contains(" --unshare-user --disable-userns "), "{line}");
        assert!(line.contains(" --perms 1777 --size 33554432 --tmpfs /jail "), "{line}");
        assert!(
            line.ends_with(" --chdir /jail -- prlimit --nofile=256 --nproc=256 /contest/bots/a --fast"),
            "{line}"
        );
    }
}
