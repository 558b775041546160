//! Very many puzzle files in one call: folders and lists.

use crate::gocheck;
use std::fs;
use std::path::Path;
use test_support::{run, run_on};

const SUMMARY: &str = "no pictures of more than 200 puzzles: --images draws them
2000 answers and 0 pictures written to the folder out
";

const CORNER: &str = "0 0 -1\n0 1 1\n";

/// Two thousand puzzles in two folders, and other files.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for part in ["a", "b"] {
        fs::create_dir(folder.path().join(part)).unwrap();
        for number in 0..1000 {
            fs::write(folder.path().join(format!("{part}/{part}{number:03}_1.txt")), CORNER).unwrap();
        }
        fs::write(folder.path().join(part).join(format!("answer_for_{part}000.txt")), "x").unwrap();
    }
    fs::write(folder.path().join("a/notes.txt"), "no puzzle").unwrap();
    fs::write(folder.path().join("a/.hidden_1.txt"), "no puzzle").unwrap();
    folder
}

fn expected() -> String {
    let line =
        |part: &str, number: usize| format!("[{part}{number:03}]Problem 1: forward on step:[(1, 0)]\n");
    ["a", "b"].iter().flat_map(|part| (0..1000).map(move |number| line(part, number))).collect()
}

fn holds(folder: &Path, ending: &str) -> bool {
    folder
        .read_dir()
        .unwrap()
        .any(|entry| entry.unwrap().path().extension().is_some_and(|found| found == ending))
}

#[test]
fn a_folder_is_searched_and_its_puzzles_answered_in_order() {
    let folder = folder();
    for jobs in ["1", "3"] {
        let (status, stdout, stderr) = run(gocheck(folder.path()).args([".", "-j", jobs, "-o", "out"]));
        assert_eq!((status, stderr.as_str()), (0, SUMMARY));
        assert!(stdout == expected(), "{stdout}");
    }
    assert!(!holds(&folder.path().join("out"), "png") && !holds(&folder.path().join("out"), "html"));
}

#[cfg(feature = "render")]
#[test]
fn pictures_are_drawn_when_they_are_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("t_1.txt"), CORNER).unwrap();
    let (status, _, stderr) = run(gocheck(folder.path()).args([".", "--images", "-o", "out"]));
    assert_eq!((status, stderr.as_str()), (0, "1 answer and 2 pictures written to the folder out\n"));
    assert!(holds(&folder.path().join("out"), "png") && holds(&folder.path().join("out"), "html"));
}

#[test]
fn a_list_names_files_and_folders_in_its_order() {
    let folder = folder();
    let list: String = (0..1000).rev().map(|number| format!("b/b{number:03}_1.txt\r\n\n")).collect();
    let expected: String = expected().lines().rev().take(1000).map(|line| format!("{line}\n")).collect();
    let arguments = ["--files-from", "-", "-o", "out"];
    let (status, stdout, _) = run_on(gocheck(folder.path()).args(arguments), &list);
    assert_eq!(status, 0);
    assert!(stdout == expected, "{stdout}");
    fs::write(folder.path().join("list"), "a\nb/b007_1.txt\nb/none_1.txt\n").unwrap();
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(["--files-from", "list", "-o", "out"]));
    assert_eq!((status, stdout.lines().count()), (2, 1001));
    assert!(stderr.contains("b/none_1.txt: F101 error: no such file"), "{stderr}");
}

/// In the format of `find -print0`, whose names may contain line feeds.
#[cfg(unix)]
#[test]
fn a_list_may_be_separated_by_zero_bytes() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a\nb.sgf", "c.sgf"] {
        fs::write(folder.path().join(name), "(;SZ[9];B[ee];W[ee])").unwrap();
    }
    let arguments = ["lint", "--list", "faulty", "--files-from", "-"];
    let (_, stdout, stderr) = run_on(gocheck(folder.path()).args(arguments), "a\nb.sgf\0c.sgf\0");
    assert_eq!(stdout, "a\nb.sgf\nc.sgf\n", "{stderr}");
}

#[test]
fn what_cannot_be_searched_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("empty")).unwrap();
    for (arguments, message) in [
        (
            &["empty"][..],
            "empty: F106 error: no puzzles in this folder or archive\n    = help: name them <tag>_<problem>.txt, or give --ask",
        ),
        (&["--files-from", "none"], "none: F101 error: no such file"),
        (&["-", "--files-from", "-"], "standard input can be read only once"),
        (&[], "no puzzles: give files"),
    ] {
        let (status, stdout, stderr) = run(gocheck(folder.path()).args(arguments));
        assert_eq!((status, stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(stderr.contains(message), "{stderr}");
    }
}

/// Files that are named one by one, as by a wildcard, are drawn up to a number. The same warning is printed up to a number of times.
#[test]
fn very_many_named_puzzles_fill_no_folder_and_no_screen() {
    let folder = tempfile::tempdir().unwrap();
    // The black stone has no liberty.
    let names: Vec<String> = (0..201).map(|number| format!("p{number:03}_1.txt")).collect();
    for name in &names {
        fs::write(folder.path().join(name), "0 0 -1\n0 1 1\n1 0 1\n").unwrap();
    }
    let (status, _, stderr) = run(gocheck(folder.path()).args(&names));
    assert_eq!(status, 0);
    assert_eq!(stderr.matches("Q202 warning").count(), 100);
    assert!(stderr.contains("101 more Q202 not shown: --format json lists them all"), "{stderr}");
    assert!(stderr.contains("no pictures of more than 200 puzzles: --images draws them"), "{stderr}");
    assert!(!holds(&folder.path().join("output"), "png"));
    let (_, json, _) = run(gocheck(folder.path()).args(["--format", "json"]).args(&names));
    assert_eq!(json.matches("Q202").count(), 201);
    let (status, _, stderr) = run(gocheck(folder.path()).args(&names[1..]));
    assert_eq!((status, stderr.contains("--images")), (0, false), "{stderr}");
    assert!(holds(&folder.path().join("output"), "png"));
}
