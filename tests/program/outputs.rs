//! Output that goes to devices, pipes and links, or replaces files, on a Unix system.

use crate::cli::{CORNER, folder};
use crate::gocheck;
use std::fs;
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt, chown, symlink};
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;
use test_support::{run, write_program};

const OLD: &str = "(;SZ[9];B[ee])";
const PNG: &[u8] = b"\x89PNG";

fn inputs() -> TempDir {
    folder(&[("t_1.txt", CORNER), ("old.sgf", OLD), ("mine.txt", "t_1\n3 3\n")])
}

/// Runs a line of shell, in which `"$0"` is the program. `timeout` ends a call that would wait forever.
fn shell(folder: &Path, line: &str) -> (i32, String, String) {
    run(Command::new("sh").args(["-c", line, env!("CARGO_BIN_EXE_gocheck")]).current_dir(folder))
}

fn done(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// Calls that write one file, without its name.
const CALLS: [&str; 5] = [
    "render old.sgf -o",
    "view t_1.txt -o",
    "fix old.sgf -o",
    "dataset old.sgf --table",
    "dataset old.sgf -o",
];

#[test]
fn a_device_stays_a_device() {
    let folder = inputs();
    let device = folder.path().join("nul");
    if !done(Command::new("mknod").arg(&device).args(["c", "1", "3"])) || fs::write(&device, "x").is_err() {
        return eprintln!("skipped: devices cannot be made or used here");
    }
    for call in CALLS {
        let (status, _, stderr) = shell(folder.path(), &format!("\"$0\" {call} nul"));
        assert_eq!(status, 0, "{call}: {stderr}");
        assert!(fs::symlink_metadata(&device).unwrap().file_type().is_char_device(), "{call}");
    }
}

/// A pipe gets what a file of the command's usual format would contain.
#[test]
fn a_pipe_is_written_and_never_read() {
    let folder = inputs();
    let pipe = folder.path().join("pipe");
    assert!(done(Command::new("mkfifo").arg(&pipe)));
    for (call, start) in CALLS.into_iter().zip([PNG, b"<!", b"(;FF[4]CA[UTF-8]SZ[9]", b"path,", b"old.sgf\0"])
    {
        let line = format!(
            "timeout 30 cat pipe > got & timeout 30 \"$0\" {call} pipe; status=$?; wait; exit $status"
        );
        let (status, _, stderr) = shell(folder.path(), &line);
        assert_eq!(status, 0, "{call}: {stderr}");
        let got = fs::read(folder.path().join("got")).unwrap();
        assert!(got.starts_with(start), "{call}: {}", String::from_utf8_lossy(&got));
        assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo(), "{call}");
    }
}

/// Standard output keeps its content, under any of its names.
#[test]
fn standard_output_is_continued() {
    let folder = inputs();
    for name in ["/dev/stdout", "/dev/fd/1"] {
        let line = format!("(printf a; \"$0\" fix old.sgf -o {name}; printf b) > log; cat log");
        let (_, log, stderr) = shell(folder.path(), &line);
        assert_eq!(log, "a(;FF[4]CA[UTF-8]SZ[9]\n;B[ee])\nb", "{name}: {stderr}");
    }
}

#[test]
fn the_target_of_a_link_is_replaced() {
    let folder = inputs();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("far")).unwrap();
    fs::write(path("far/picture"), "old").unwrap();
    fs::write(path("far/record.sgf"), OLD).unwrap();
    fs::write(path("far/page"), "").unwrap();
    for (target, link) in [
        ("far/picture", "end.png"),
        ("far/new", "new.png"),
        ("far/page", "page.html"),
        ("far/record.sgf", "link.sgf"),
        ("far/grades", "grades.csv"),
    ] {
        symlink(target, path(link)).unwrap();
    }
    for (call, link, target, start) in [
        ("render old.sgf -o end.png", "end.png", "far/picture", PNG),
        ("render old.sgf -o new.png", "new.png", "far/new", PNG),
        ("view t_1.txt -o page.html", "page.html", "far/page", b"<!"),
        ("fix link.sgf --in-place", "link.sgf", "far/record.sgf", b"(;FF[4]"),
        ("grade t_1.txt --submissions mine.txt -o .", "grades.csv", "far/grades", b"\xEF\xBB\xBF"),
    ] {
        let (status, _, stderr) = shell(folder.path(), &format!("\"$0\" {call}"));
        assert!(status < 2, "{call}: {stderr}");
        assert!(fs::symlink_metadata(path(link)).unwrap().is_symlink(), "{call}");
        assert!(fs::read(path(target)).unwrap().starts_with(start), "{call}");
    }
}

#[test]
fn a_replaced_file_keeps_its_mode_and_owner() {
    let folder = inputs();
    let (file, other) = (folder.path().join("end.png"), folder.path().join("other.png"));
    fs::write(&file, "old").unwrap();
    fs::hard_link(&file, &other).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    let owner = if is_root() { 65534 } else { fs::metadata(&file).unwrap().uid() };
    chown(&file, Some(owner), None).unwrap();
    let (status, _, stderr) = run(gocheck(folder.path()).args(["render", "old.sgf", "-o", "end.png"]));
    assert_eq!(status, 0, "{stderr}");
    let found = fs::metadata(&file).unwrap();
    assert_eq!((found.mode() & 0o777, found.uid()), (0o640, owner));
    // The other name of the file keeps the old content.
    assert_eq!(fs::read_to_string(&other).unwrap(), "old");
    assert_eq!(stderr, "end.png is no longer linked to its other names: these keep the old content\n");
}

/// Only root can read every file.
#[test]
fn an_unreadable_file_is_not_replaced() {
    let folder = inputs();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("out")).unwrap();
    fs::write(path("bad.sgf"), "(;SZ[9];B[ee];W[ee])").unwrap();
    let kept = ["n.html", "out/grades.csv", "out/answers.txt", "out/answer_for_t.txt", "out/index.html"];
    for name in kept {
        fs::write(path(name), "mine").unwrap();
        fs::set_permissions(path(name), fs::Permissions::from_mode(0o0)).unwrap();
    }
    for name in ["", "out"] {
        fs::set_permissions(path(name), fs::Permissions::from_mode(0o777)).unwrap();
    }
    let program = path("program");
    write_program(&program, fs::read(env!("CARGO_BIN_EXE_gocheck")).unwrap());
    let nobody = ["--reuid", "65534", "--regid", "65534", "--clear-groups", "--"];
    if is_root() && !done(Command::new("setpriv").args(nobody).arg(&program).arg("--version")) {
        return eprintln!("skipped: a program cannot be run as another user here");
    }
    for call in [
        "view t_1.txt -o n.html",
        "grade t_1.txt --submissions mine.txt -o out",
        "t_1.txt -o out",
        "lint bad.sgf --html out",
        "dataset old.sgf -o out --name-template index.html",
    ] {
        let mut command = if is_root() { Command::new("setpriv") } else { Command::new(&program) };
        if is_root() {
            command.args(nobody).arg(&program);
        }
        let (status, _, stderr) = run(command.args(call.split(' ')).current_dir(folder.path()));
        assert_eq!(status, 2, "{call}: {stderr}");
        for name in kept {
            assert_eq!(fs::metadata(path(name)).unwrap().len(), 4, "{call}: {name}");
        }
    }
}

/// Without space, nothing is counted as done, and nothing is lost.
#[test]
fn what_was_not_written_is_not_counted() {
    let folder = folder(&[("a/1.sgf", OLD), ("a/2.sgf", OLD), ("a/3.sgf", OLD)]);
    // Every write to a file fails, as on a full disk.
    let full = "trap '' XFSZ; ulimit -f 0; exec \"$0\"";
    let (status, stdout, stderr) = shell(folder.path(), &format!("{full} fix a --in-place"));
    assert_eq!((status, stdout.as_str()), (2, ""), "{stderr}");
    assert!(stderr.contains("\nchanged: 0 of 3 files (0 changes); "), "{stderr}");
    assert!(stderr.ends_with("\ncould not be written: 3 files\n"), "{stderr}");
    assert!(stderr.contains("cannot write a/1.sgf: the file is larger than the system allows: "), "{stderr}");
    for name in ["a/1.sgf", "a/2.sgf", "a/3.sgf"] {
        assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), OLD);
    }
    for call in
        ["fix a -o new.zip", "dataset a -o new.zip", "fix a/1.sgf -o new.sgf", "generate --set -o set"]
    {
        let (status, _, stderr) = shell(folder.path(), &format!("{full} {call}"));
        assert_eq!(status, 2, "{call}: {stderr}");
        let says_done = ["changed: 3", "changed: 1", "wrote", "written to"];
        assert!(!says_done.iter().any(|done| stderr.contains(done)), "{call}: {stderr}");
        assert!(!folder.path().join("new.zip").exists() && !folder.path().join("new.sgf").exists(), "{call}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_an_error() {
    let folder = inputs();
    for call in CALLS {
        let (status, _, stderr) = shell(folder.path(), &format!("\"$0\" {call} /dev/full"));
        assert_eq!(status, 2, "{call}: {stderr}");
        assert!(stderr.contains("cannot write /dev/full: "), "{call}: {stderr}");
        assert!(
            stderr.contains("the disk is full: free some space, or choose another place"),
            "{call}: {stderr}"
        );
    }
}
