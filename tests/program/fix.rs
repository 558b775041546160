//! `gocheck fix` and `gocheck fmt`: cases worked out by hand, output options, diffs.

use crate::gocheck;
use gocheck::record::fix_codes;
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use test_support::{every, files, project, run};

fn fix(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    run(gocheck(folder).arg("fix").args(arguments))
}

/// A record to fix, and the fixed record.
const FAULTY: &str = "(;FF[4]CA[UTF-8]SZ[9]\n;B[tt];W[ee])\n";
const FIXED: &str = "(;FF[4]CA[UTF-8]SZ[9]\n;B[];W[ee])\n";

#[test]
fn cases() {
    let folder = project("tests/data/fix");
    let mut fixes = Vec::new();
    every(
        files(&folder, "sgf").into_iter().filter(|file| !file.to_string_lossy().contains(".fixed.")),
        |record| {
            let name = record.file_name().unwrap().to_str().unwrap();
            let text = fs::read_to_string(record.with_extension("txt")).unwrap();
            let value = |key: &str| {
                let mut lines = text.lines().filter_map(|line| line.strip_prefix(key));
                lines.next().map(str::trim)
            };
            let is_setting =
                |line: &&str| ["args ", "exit ", "kept "].iter().any(|key| line.starts_with(key));
            let expected: Vec<&str> = text.lines().filter(|line| !is_setting(line)).collect();
            let out = tempfile::tempdir().unwrap();
            let mut arguments = vec![name, "--format", "json", "-o", out.path().to_str().unwrap()];
            arguments.extend(value("args ").unwrap_or_default().split_whitespace());
            let (status, stdout, stderr) = fix(&folder, &arguments);
            let found: Vec<String> = stdout
                .lines()
                .map(|line| serde_json::from_str::<Value>(line).unwrap())
                .map(|object| {
                    let word = |key: &str| object[key].as_str().unwrap().to_owned();
                    fixes.push(word("fix"));
                    format!("{}:{} {} {}", object["line"], object["column"], word("code"), word("fix"))
                })
                .collect();
            assert_eq!(found, expected, "{name}\n{stdout}{stderr}");
            let written = fs::read(out.path().join(name)).unwrap();
            let fixed = record.with_extension("fixed.sgf");
            let wanted = fs::read(if fixed.exists() { &fixed } else { &record }).unwrap();
            assert!(written == wanted, "{name}\n{}", String::from_utf8_lossy(&written));
            // Why a duplicate stays is listed, too.
            let is_made = |line: &&str| !line.ends_with(" keep-setup") && !line.ends_with(" keep-values");
            assert_eq!(fixed.exists(), expected.iter().any(is_made), "{name}");
            assert_eq!(
                status,
                value("exit ").map_or(0, |status| status.parse().unwrap()),
                "{name}\n{stderr}"
            );
            if let Some(code) = value("kept ") {
                assert!(stderr.contains(code), "{name}: {stderr}");
            }
            if fixed.exists() {
                let form = run(gocheck(&folder).args(["fmt", "--diff"]).arg(&fixed));
                assert_eq!((form.0, form.1.as_str()), (0, ""), "{name}: a fixed record is formatted");
            }
        },
    );
    for code in fix_codes().iter().filter(|code| code.id().starts_with("W1")) {
        assert!(fixes.iter().any(|found| found == code.name()), "{code} has no case");
    }
}

#[test]
fn a_file_is_replaced_with_its_permissions_and_a_second_time_nothing_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let (faulty, clean) = (folder.path().join("faulty.sgf"), folder.path().join("clean.sgf"));
    fs::write(&faulty, FAULTY).unwrap();
    fs::write(&clean, FIXED).unwrap();
    let before = fs::metadata(&clean).unwrap().modified().unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(&faulty, fs::Permissions::from_mode(0o640)).unwrap();
        std::os::unix::fs::symlink("faulty.sgf", folder.path().join("link.txt")).unwrap();
    }
    let name = if cfg!(unix) { "link.txt" } else { "faulty.sgf" };
    let (status, stdout, stderr) = fix(folder.path(), &["--in-place", "clean.sgf", name]);
    assert_eq!((status, stdout), (0, format!("{name}:2:3: W108 changed the pass [tt] to []\n")));
    assert!(stderr.starts_with("changed: 1 of 2 files (1 change)"), "{stderr}");
    assert_eq!(fs::read_to_string(&faulty).unwrap(), FIXED);
    assert_eq!(fs::metadata(&clean).unwrap().modified().unwrap(), before, "a clean file is not touched");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&faulty).unwrap().permissions().mode() & 0o777, 0o640);
        assert!(folder.path().join(name).is_symlink(), "the target of the link is replaced");
    }
    let (status, stdout, _) = fix(folder.path(), &["--in-place", "."]);
    assert_eq!((status, stdout.as_str()), (0, ""));
    assert_eq!(files(folder.path(), "sgf").len(), 2, "no other files are left");
}

#[test]
fn a_folder_keeps_its_paths_and_nothing_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir_all(path("games/1996")).unwrap();
    fs::write(path("games/1996/a.sgf"), FAULTY).unwrap();
    fs::write(path("games/b.sgf"), FIXED).unwrap();
    fs::write(path("games/notes.txt"), "notes").unwrap();
    assert_eq!(fix(folder.path(), &["games", "-o", "out"]).0, 0);
    assert_eq!(fs::read_to_string(path("out/1996/a.sgf")).unwrap(), FIXED);
    assert_eq!(fs::read_to_string(path("out/b.sgf")).unwrap(), FIXED);
    assert!(!path("out/notes.txt").exists());
    assert_eq!(fs::read_to_string(path("games/1996/a.sgf")).unwrap(), FAULTY);

    fs::write(path("out/b.sgf"), "mine").unwrap();
    fs::remove_file(path("out/1996/a.sgf")).unwrap();
    let (status, _, stderr) = fix(folder.path(), &["games", "-o", "out"]);
    assert!(status == 2 && stderr.contains("out/b.sgf already exists"), "{stderr}");
    assert!(!path("out/1996/a.sgf").exists(), "an invalid call changes nothing");
    assert_eq!(fix(folder.path(), &["games", "-o", "out", "--replace"]).0, 0);
    assert_eq!(fs::read_to_string(path("out/b.sgf")).unwrap(), FIXED);

    fs::write(path("b.sgf"), FAULTY).unwrap();
    let (status, _, stderr) = fix(folder.path(), &["b.sgf", "games", "-o", "new"]);
    assert!(status == 2 && stderr.contains("would both be written to"), "{stderr}");
    assert!(!path("new").exists());
}

#[test]
fn an_output_option_is_required() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), FAULTY).unwrap();
    for arguments in [
        &["a.sgf"] as &[&str],
        &["a.sgf", "--diff", "--in-place"],
        &["a.sgf", "--diff", "-o", "out"],
        &["a.sgf", "--diff", "--replace"],
        &["a.sgf", "--diff", "--format", "json"],
        &["-", "--in-place"],
        &["a.sgf", "--diff", "--encoding", "no-such"],
    ] {
        let (status, stdout, stderr) = fix(folder.path(), arguments);
        assert!(status == 2 && stdout.is_empty() && !stderr.is_empty(), "{arguments:?} {stdout} {stderr}");
    }
    let (status, _, stderr) = fix(folder.path(), &["none.sgf", "a.sgf", "--in-place"]);
    assert!(status == 2 && stderr.contains("none.sgf: F101"), "{stderr}");
    assert_eq!(
        fs::read_to_string(folder.path().join("a.sgf")).unwrap(),
        FIXED,
        "one bad file hides no other"
    );
}

/// `patch` with the diff gives the same result.
#[test]
fn a_diff_can_be_applied() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("a.sgf");
    let moves: String = (0..40).map(|at| format!("\n;{}[{}a]N[x]", ["B", "W"][at % 2], 'a')).collect();
    let gbk = b"(;FF[4]CA[GBK]SZ[19]PB[\xBB\xC6\xD4\xC2\xD3\xA2]";
    let before = [gbk.as_slice(), moves.as_bytes(), b"\n;B[tt]\r\n;W[tt])"].concat();
    fs::write(&record, &before).unwrap();
    let output = gocheck(folder.path()).args(["fix", "--diff", "a.sgf"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "something would change");
    assert!(output.stdout.starts_with(b"--- a.sgf\n+++ a.sgf\n@@ -1,4 +1,4 @@\n"), "{output:?}");
    assert!(fs::read(&record).unwrap() == before);
    assert!(String::from_utf8_lossy(&output.stderr).contains("a.sgf:1:1: W101"), "{output:?}");
    fix(folder.path(), &["a.sgf", "-o", "out"]);
    let Ok(mut patch) = Command::new("patch")
        .args(["--binary", "-p0"])
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
    else {
        return;
    };
    patch.stdin.take().unwrap().write_all(&output.stdout).unwrap();
    assert!(patch.wait().unwrap().success());
    assert!(fs::read(&record).unwrap() == fs::read(folder.path().join("out/a.sgf")).unwrap());
}

#[test]
fn format_keeps_the_content() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("a.sgf");
    fs::write(&record, "(;SiZe[9:9]KM[6,5]\r\nPB[A\\.];B[tt]AB[aa:bb]  ;W[ee]C[x").unwrap();
    let (status, stdout, _) = run(gocheck(folder.path()).args(["fmt", "--in-place", "a.sgf"]));
    assert_eq!(status, 0, "{stdout}");
    assert_eq!(fs::read_to_string(&record).unwrap(), "(;SZ[9:9]KM[6,5]PB[A.]\n;B[tt]AB[aa:bb]\n;W[ee]C[x");
    fs::write(&record, b"(;CA[GBK]PB[\xBB\xC6])").unwrap();
    let (status, _, stderr) = run(gocheck(folder.path()).args(["fmt", "--in-place", "a.sgf"]));
    assert!(status == 1 && stderr.contains("W203"), "{stderr}");
}

#[test]
fn a_file_that_is_too_large_is_left_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("a.sgf");
    let large = format!("(;SZ[9]C[{}])", "x".repeat(8 << 20));
    fs::write(&record, &large).unwrap();
    let (status, stdout, stderr) = fix(folder.path(), &["a.sgf", "--in-place"]);
    assert!(status == 1 && stdout.is_empty() && stderr.contains("W201"), "{stderr}");
    assert!(fs::read_to_string(&record).unwrap() == large);
    assert_eq!(fix(folder.path(), &["a.sgf", "-o", "out"]).0, 1);
    assert!(fs::read_to_string(folder.path().join("out/a.sgf")).unwrap() == large);
}

#[test]
fn records_of_other_servers_are_converted() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let case = |name: &str| fs::read(project("crates/sgf/tests/data/formats").join(name)).unwrap();
    fs::create_dir(path("games")).unwrap();
    let gib = case("gib_passes.gib");
    fs::write(path("games/a.GIB"), &gib).unwrap();
    fs::write(path("games/b.ugi"), case("ugf_review.ugi")).unwrap();
    fs::write(path("games/c.sgf"), FIXED).unwrap();

    let (status, stdout, stderr) = run(gocheck(folder.path()).args(["lint", "--games", "csv", "games"]));
    assert_eq!((status, stdout.lines().count()), (0, 4), "{stdout}{stderr}");
    assert!(stdout.contains(",noisy,quiet,9p,10k,9,-10,true,false,2016-03-26,"), "{stdout}");
    let position = run(gocheck(folder.path()).args(["position", "games/b.ugi"]));
    assert_eq!(position.0, 0, "{position:?}");

    assert_eq!(fix(folder.path(), &["games", "-o", "out"]).0, 0);
    assert_eq!(files(&path("out"), "sgf").len(), 3, "they are named a.sgf, b.sgf and c.sgf");
    assert!(fs::read_to_string(path("out/a.sgf")).unwrap().starts_with("(;FF[4]"));
    assert_eq!(fix(folder.path(), &["games", "-o", "new.zip"]).0, 0);
    let (_, stdout, _) = run(gocheck(folder.path()).args(["lint", "--games", "csv", "new.zip"]));
    assert!(stdout.contains("new.zip/a.sgf,") && stdout.contains("new.zip/b.sgf,"), "{stdout}");

    let (status, _, stderr) = fix(folder.path(), &["games/a.GIB", "--in-place"]);
    assert!(status == 2 && stderr.contains("-o"), "{stderr}");
    assert_eq!(fs::read(path("games/a.GIB")).unwrap(), gib);
    let (status, _, stderr) = run(gocheck(folder.path()).args(["fmt", "games/a.GIB", "--diff"]));
    assert!(status == 1 && stderr.contains("W206"), "{stderr}");
    fs::write(path("games/a.sgf"), FIXED).unwrap();
    let (status, _, stderr) = fix(folder.path(), &["games", "-o", "both"]);
    assert_eq!(status, 0, "{stderr}");
    assert_eq!(fs::read_to_string(path("both/a.sgf")).unwrap(), FIXED, "a record keeps its name");
    assert!(fs::read_to_string(path("both/a.GIB.sgf")).unwrap().starts_with("(;FF[4]"));
}
