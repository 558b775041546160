//! Programs in a sandbox that ask the kernel for memory that no process shows, or for a way out. Each prints `reached`
//! only if it got what it wanted.
#![cfg(target_os = "linux")]

use crate::sandbox::{python, skip, times};
use crate::{REVERSI, reversi};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use test_support::{project, quoted, run};

/// Whether the kernel counts the memory of programs, or the launcher does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Counting {
    /// As this machine does it.
    Native,
    /// By the launcher: the command sees no cgroups.
    Polled,
}

/// The program `reversi`, which counts memory in a way. `None` if only root can have that.
fn counting(how: Counting, arguments: &[&OsStr]) -> Option<Command> {
    if how == Counting::Native {
        let mut command = reversi(&[]);
        command.args(arguments);
        return Some(command);
    }
    let hidden = "mount -t tmpfs none /sys/fs/cgroup && exec \"$0\" \"$@\"";
    let (status, _, _) =
        run(Command::new("unshare").args(["--mount", "sh", "-c", "mount -t tmpfs none /mnt"]));
    if status != 0 {
        println!("skipped: cgroups cannot be hidden");
        return None;
    }
    let mut command = test_support::in_project("unshare", &["--mount", "sh", "-c", hidden, REVERSI]);
    command.args(arguments);
    Some(command)
}

/// The verdict on a hostile program in a sandbox with 256 MiB.
fn attack(how: Counting, words: &[&OsStr]) -> Option<String> {
    let options = ["check", "--sandbox", "bwrap", "--memory", "256", "--"].map(OsStr::new);
    let (status, output, error) = run(&mut counting(how, &[&options[..], words].concat())?);
    let said = format!("{output}{error}");
    assert_eq!(status, 1, "{words:?}: {said}");
    assert_in_time(&said);
    assert!(!said.contains("reached"), "{words:?}, {how:?}: {said}");
    Some(said)
}

/// The referee waits at most a second longer than allowed.
fn assert_in_time(said: &str) {
    let Some((_, late)) = said.split_once("late: no answer after ") else { return };
    let milliseconds = late.split(' ').filter_map(|word| word.parse::<u64>().ok()).take(2);
    let [waited, allowed] = milliseconds.collect::<Vec<u64>>()[..] else { panic!("{said}") };
    assert!(waited <= allowed + 1000, "{said}");
}

fn hostile(name: &str) -> PathBuf {
    project("tests/data/arena/hostile").join(name)
}

/// Runs an attack that is written in Python, and passes each verdict to `check`.
fn attack_in_python(how: Counting, script: &str, name: &str, check: impl Fn(&str)) {
    let Some(python) = python() else { return };
    for _ in 0..times() {
        let words = [OsStr::new(python), hostile(script).as_os_str(), OsStr::new(name)].map(OsStr::to_owned);
        let Some(said) = attack(how, &words.each_ref().map(|word| word.as_os_str())) else { return };
        check(&said);
    }
}

/// How hidden memory is limited without a cgroup.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Limit {
    /// The filter refuses it.
    Refused,
    /// The launcher counts it.
    Counted,
    /// The kernel keeps it small, so that an attack can end before the launcher has counted enough.
    Small,
}

/// Where memory can be hidden.
const HIDING_PLACES: [(&str, Limit); 15] = [
    ("memfd", Limit::Refused),
    ("system_v", Limit::Refused),
    ("shared", Limit::Refused),
    ("zero", Limit::Refused),
    ("sockets", Limit::Counted),
    ("datagrams", Limit::Refused),
    ("queued", Limit::Counted),
    ("in_flight", Limit::Refused),
    // A user's pipes hold 64 MiB together (fs.pipe-user-pages-soft), further ones a page or two each.
    ("pipes", Limit::Small),
    ("page_tables", Limit::Counted),
    ("mappings", Limit::Counted),
    ("children", Limit::Counted),
    ("inodes", Limit::Counted),
    ("links", Limit::Counted),
    ("other_thread", Limit::Counted),
];

/// The kernel's System V segments.
fn segments() -> String {
    fs::read_to_string("/proc/sysvipc/shm").unwrap_or_default()
}

#[test]
fn memory_that_no_process_shows_is_limited() {
    if skip() {
        return;
    }
    for (place, _) in HIDING_PLACES {
        attack_in_python(Counting::Native, "memory.py", place, |said| {
            assert!(!said.contains("closed its output"), "{place}: {said}");
        });
    }
}

#[test]
fn memory_that_no_process_shows_is_limited_without_a_cgroup() {
    if skip() {
        return;
    }
    for (place, limit) in HIDING_PLACES {
        attack_in_python(Counting::Polled, "memory.py", place, |said| {
            let is_counted = said.contains("out of memory: 256 MiB are allowed, it ");
            // An attack can take too long on a busy machine.
            let is_late = said.contains("late: no answer");
            let is_as_expected = match limit {
                Limit::Refused => !is_counted,
                Limit::Counted => is_counted || is_late,
                Limit::Small => true,
            };
            assert!(is_as_expected, "{place}: {said}");
        });
    }
}

#[test]
fn no_segment_is_left() {
    if skip() {
        return;
    }
    let before = segments();
    let Some(python) = python() else { return };
    let script = hostile("memory.py");
    let words = [OsStr::new(python), script.as_os_str(), OsStr::new("system_v"), OsStr::new("leave")];
    attack(Counting::Native, &words);
    assert_eq!(segments(), before);
}

#[test]
fn ways_out_are_closed() {
    if skip() {
        return;
    }
    for attack in [
        "unshare",
        "clone",
        "clone3",
        "add_key",
        "keyctl",
        "io_uring",
        "bpf",
        "userfaultfd",
        "inotify",
        "system_v",
        "sockets",
    ] {
        attack_in_python(Counting::Native, "kernel.py", attack, |said| {
            assert!(said.contains("crashed: exit status: 9"), "{attack}: {said}");
        });
    }
}

/// A filter knows only the calls of one entry to the kernel.
#[test]
fn other_entries_to_the_kernel_are_closed() {
    if skip() {
        return;
    }
    if !cfg!(target_arch = "x86_64") {
        return println!("skipped: this processor has no other entries");
    }
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("entries");
    let Some(()) = compile("cc", &hostile("entries.c"), &program) else { return };
    for entry in ["int80", "x32"] {
        for _ in 0..times() {
            attack(Counting::Native, &[program.as_os_str(), OsStr::new(entry)]);
        }
    }
}

/// Compiles a program, which anyone can run. `None` if there is no compiler.
fn compile(compiler: &str, source: &Path, program: &Path) -> Option<()> {
    if which(compiler).is_none() {
        println!("skipped: no {compiler}");
        return None;
    }
    let (status, _, error) =
        run(Command::new(compiler).args(["-O1", "-pthread", "-o"]).arg(program).arg(source));
    assert_eq!(status, 0, "{error}");
    Some(())
}

fn which(program: &str) -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join(program))
        .find(|path| path.is_file())
}

/// What ordinary programs ask for is allowed: threads, processes, pipes, shared files. Each runs before a player plays.
#[test]
fn ordinary_programs_run() {
    if skip() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let ordinary = project("tests/data/arena/ordinary");
    for entry in fs::read_dir(&ordinary).unwrap().flatten() {
        fs::copy(entry.path(), path(entry.file_name().to_str().unwrap())).unwrap();
    }
    let place = |name: &str| quoted(path(name));
    let mut commands = vec![format!("bash {}", place("ordinary.sh"))];
    commands.extend(python().map(|python| format!("{python} {}", place("ordinary.py"))));
    commands.extend(which("node").map(|node| format!("{} {}", quoted(node), place("ordinary.js"))));
    if compile("g++", &path("ordinary.cpp"), &path("ordinary")).is_some() {
        commands.push(place("ordinary"));
    }
    if which("javac").is_some() {
        let (status, _, error) = run(Command::new("javac").arg("Ordinary.java").current_dir(folder.path()));
        assert_eq!(status, 0, "{error}");
        commands.push(format!("java -Xmx64m -cp {} Ordinary", place("")));
    }
    let options = ["check", "--sandbox", "bwrap", "--memory", "1024", "--time", "60000", "--sandbox-read"];
    for how in [Counting::Native, Counting::Polled] {
        for command in &commands {
            let words = format!("{command} >&2 && exec \"$0\" bot --protocol lksh --level 1");
            let program = [folder.path().to_str().unwrap(), "--", "sh", "-c", &words, REVERSI];
            let arguments: Vec<&OsStr> = options.iter().copied().chain(program).map(OsStr::new).collect();
            let Some(mut checked) = counting(how, &arguments) else { continue };
            let (status, output, error) = run(&mut checked);
            assert_eq!(status, 0, "{command}, {how:?}: {output}{error}");
        }
    }
}
