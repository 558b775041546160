//! Bubblewrap, as bwrap(1) of version 0.6 and later describes it.

use super::reach::{Reach, SYSTEM, settings};
use super::{Cell, FILES, Jail, PLACE, PROCESSES, TEMPORARY, option};
use std::ffi::OsString;
use std::fs;
use std::path::Path;

pub(super) fn cell(jail: &Jail, reach: &Reach, is_root: bool) -> Cell {
    let mut words: Vec<OsString> = vec!["bwrap".into()];
    let flags = ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"];
    words.extend(flags.map(Into::into));
    words.extend(["--die-with-parent".into(), "--new-session".into()]);
    if !is_root {
        words.push("--unshare-user".into());
    }
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
    let small = |words: &mut Vec<OsString>, size: u64, place: &str| {
        words.extend(option("--perms", "1777"));
        words.extend(option("--size", size.to_string()));
        words.extend(option("--tmpfs", place));
    };
    small(&mut words, TEMPORARY, "/tmp");
    small(&mut words, TEMPORARY, "/dev/shm");
    for path in &reach.readable {
        // Those that bwrap makes by itself can be entered by root alone.
        let outer = path.ancestors().skip(1).filter(|outer| *outer != Path::new("/"));
        let outer: Vec<&Path> =
            outer.take_while(|outer| !reach.readable.iter().any(|path| path == outer)).collect();
        words.extend(outer.iter().rev().filter(|outer| **outer != Path::new("/tmp")).flat_map(folder));
        words.extend(["--ro-bind".into(), path.into(), path.into()]);
    }
    if let Some(hidden) = &reach.hidden {
        words.extend(option("--tmpfs", hidden));
        words.extend(option("--remount-ro", hidden));
    }
    match &jail.folder {
        Some(folder) => words.extend(["--bind".into(), folder.into(), PLACE.into()]),
        None => small(&mut words, FILES, PLACE),
    }
    words.extend(option("--remount-ro", "/dev"));
    words.extend(option("--remount-ro", "/"));
    words.extend(option("--chdir", PLACE));
    words.push("--".into());
    // The number of processes is counted by user; among others that user would have its own.
    words.extend(["prlimit".into(), format!("--nproc={PROCESSES}").into()]);
    if is_root {
        let user = jail.user();
        words.push("setpriv".into());
        words.extend([format!("--reuid={user}").into(), format!("--regid={user}").into()]);
        words.extend(
            ["--clear-groups", "--inh-caps=-all", "--bounding-set=-all", "--no-new-privs"].map(Into::into),
        );
    }
    words.extend(reach.words.iter().cloned());
    Cell { words, status_option: Some("--json-status-fd"), ..Cell::default() }
}

/// A folder that everybody can enter.
fn folder(path: impl AsRef<Path>) -> [OsString; 4] {
    ["--perms".into(), "0755".into(), "--dir".into(), path.as_ref().into()]
}

#[cfg(test)]
mod tests {
    use super::super::Tool;
    use super::{Jail, Reach, cell};

    fn line(folder: Option<&str>, is_root: bool) -> String {
        let jail =
            Jail { tool: Tool::Bwrap, folder: folder.map(Into::into), number: 7, readable: Vec::new() };
        let reach = Reach {
            words: vec!["/contest/bots/a".into(), "--fast".into()],
            readable: vec!["/contest/bots".into()],
            hidden: Some("/contest/bots/out".into()),
            ..Reach::default()
        };
        let words = cell(&jail, &reach, is_root).words;
        words.iter().map(|word| word.to_str().unwrap()).collect::<Vec<&str>>().join(" ")
    }

    #[test]
    fn the_system_is_read_only_and_the_player_another_user() {
        let line = line(Some("/contest/bots/out/a"), true);
        let user = 2_000_000_000 + std::process::id() * 512 + 7;
        for part in [
            " --unshare-pid ",
            " --unshare-net ",
            " --ro-bind-try /usr /usr ",
            " --perms 0755 --dir /contest --ro-bind /contest/bots /contest/bots --tmpfs /contest/bots/out ",
            " --bind /contest/bots/out/a /player ",
            " --remount-ro / ",
            &format!(" -- prlimit --nproc=256 setpriv --reuid={user} --regid={user} --clear-groups "),
        ] {
            assert!(line.contains(part), "{part} in {line}");
        }
        assert!(line.ends_with(" --no-new-privs /contest/bots/a --fast"), "{line}");
        assert!(!line.contains("--unshare-user") && !line.contains("/etc/passwd"), "{line}");
    }

    /// Who is not root has no other users: a namespace of its own makes the limit its own.
    #[test]
    fn without_rights_it_is_a_namespace_of_users() {
        let line = line(None, false);
        assert!(line.contains(" --unshare-user "), "{line}");
        assert!(line.contains(" --perms 1777 --size 33554432 --tmpfs /player "), "{line}");
        assert!(line.ends_with(" --chdir /player -- prlimit --nproc=256 /contest/bots/a --fast"), "{line}");
    }
}
