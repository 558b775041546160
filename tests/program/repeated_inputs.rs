//! Files that several paths lead to are read once: folders that overlap, `a` and `./a`, links,
//! patterns, lists, archives and their members.

use crate::gocheck;
use crate::graded_class::{PUZZLE, RIGHT, class, grade};
use crate::packing::zip;
use serde_json::Value;
use std::fs;
use std::path::Path;
use test_support::run;

const GAME: &str = "(;SZ[9];B[ee];W[ff])";
const OTHER: &str = "(;SZ[9];B[cc];W[dd];B[de])";
/// Another file with the game.
const COPY: &str = "(;SZ[9]\n;B[ee];W[ff])";

/// `q/a.sgf` and `q/r/b.sgf`, different games, and `in.zip` with two others.
fn records() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir_all(path("q/r")).unwrap();
    fs::create_dir(path("apart")).unwrap();
    fs::write(path("q/a.sgf"), GAME).unwrap();
    fs::write(path("q/r/b.sgf"), OTHER).unwrap();
    fs::write(path("q/r/notes.txt"), "no record").unwrap();
    let members = [("x/c.sgf", "(;SZ[9];B[aa])"), ("d.sgf", "(;SZ[9];B[ab])"), ("readme.txt", "no record")];
    fs::write(path("in.zip"), zip(&members.map(|(name, text)| (name, text.as_bytes())))).unwrap();
    fs::write(path("list"), "q/r/b.sgf\nq/r/b.sgf\n./q/a.sgf\nq\n").unwrap();
    folder
}

/// Returns the summary of lint.
fn checked(folder: &Path, paths: &[&str]) -> String {
    let (_, duplicates, stderr) = run(gocheck(folder).args(["lint", "--duplicates"]).args(paths));
    assert_eq!(duplicates, "", "{paths:?}: no file is its own duplicate");
    stderr.lines().last().unwrap_or_default().to_owned()
}

#[test]
fn no_file_is_its_own_duplicate() {
    let folder = records();
    let folder = folder.path();
    for (paths, files, moves, others) in [
        (&["q", "q/r"] as &[&str], 2, 5, 1),
        (&["q/r", "q"], 2, 5, 1),
        (&["q", "./q"], 2, 5, 1),
        (&["q", "q/r/../../apart/../q"], 2, 5, 1),
        (&["q", "q/a.sgf", "q/r/b.sgf"], 2, 5, 1),
        (&["q/a.sgf", "./q/a.sgf", "q/r/../a.sgf"], 1, 2, 0),
        (&["q/*.sgf", "q/a.sgf", "q/**/*.sgf"], 2, 5, 0),
        (&["--files-from", "list"], 2, 5, 1),
        (&["q/r", "--files-from", "list"], 2, 5, 1),
        (&["in.zip", "./in.zip"], 2, 2, 1),
        (&["in.zip", "in.zip/d.sgf"], 2, 2, 1),
        (&["in.zip/d.sgf", "in.zip", "./in.zip/x"], 2, 2, 1),
        (&["in.zip/x", "in.zip/x/c.sgf"], 1, 1, 0),
        (&[".", "q", "in.zip", "in.zip/x/c.sgf"], 4, 7, 3),
    ] {
        let ignored =
            if others > 0 { format!("; files of other kinds, ignored: {others}") } else { String::new() };
        let [files, games, moves] = [(files, "file"), (files, "game"), (moves, "move")]
            .map(|(count, unit)| format!("{count} {unit}{}", if count == 1 { "" } else { "s" }));
        let wanted = format!("findings: 0, in 0 of {files} ({games}, {moves}){ignored}");
        assert_eq!(checked(folder, paths), wanted, "{paths:?}");
    }
}

/// Copies are still duplicates, as are members of the same name, which an archive may have.
#[test]
fn other_files_are_still_compared() {
    let folder = records();
    let folder = folder.path();
    fs::write(folder.join("q/copy.sgf"), COPY).unwrap();
    let twice = [("a.sgf", GAME.as_bytes()), ("a.sgf", COPY.as_bytes())];
    fs::write(folder.join("twice.zip"), zip(&twice)).unwrap();
    for paths in [&["q", "q/r"] as &[&str], &["twice.zip/a.sgf", "twice.zip"]] {
        let (status, stdout, stderr) =
            run(gocheck(folder).args(["lint", "--duplicates", "--format", "json", "-q"]).args(paths));
        let group: Value = serde_json::from_str(stdout.trim_end()).unwrap_or_else(|_| panic!("{stderr}"));
        assert_eq!((status, &group["kind"]), (1, &Value::from("same")), "{paths:?}");
        assert_eq!(group["games"].as_array().unwrap().len(), 2, "{paths:?}");
    }
}

#[test]
fn what_is_left_out_is_counted() {
    let folder = records();
    for (language, words) in [
        ("en", "repeated files skipped, because each is read only once: 2\n"),
        ("zh", "略过 2 个重复的文件：每个文件只读一次\n"),
    ] {
        for command in ["lint", "score", "view"] {
            let call = [command, "q", "q/r", "./q/a.sgf", "--lang", language];
            let (_, _, stderr) = run(gocheck(folder.path()).args(call));
            assert!(stderr.starts_with(words), "{command}: {stderr}");
        }
    }
    let (_, _, stderr) = run(gocheck(folder.path()).args(["lint", "q"]));
    assert!(!stderr.contains("repeated"), "{stderr}");
}

/// Every command with several inputs gives the same output for one path to each file and for several.
#[test]
fn every_command_reads_a_file_once() {
    let folder = records();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("t_1.txt"), PUZZLE).unwrap();
    fs::write(path("right.txt"), RIGHT).unwrap();
    for (command, output, paths) in [
        ("lint --games csv", None, ["q/a.sgf", "./q/a.sgf"]),
        ("score", None, ["q/a.sgf", "./q/a.sgf"]),
        ("fix --diff", None, ["q/a.sgf", "./q/a.sgf"]),
        ("fix -o out", Some("out/a.sgf"), ["q/a.sgf", "./q/a.sgf"]),
        ("format -o out", Some("out/a.sgf"), ["q/a.sgf", "./q/a.sgf"]),
        ("view -o out/page.html", Some("out/page.html"), ["q/a.sgf", "./q/a.sgf"]),
        ("dataset -o out --table out.csv --format json", Some("out.csv"), ["q", "q/../q"]),
        ("-o out --no-images", Some("out/answer_for_t.txt"), ["t_1.txt", "q/../t_1.txt"]),
        ("-o out --no-images --expect right.txt --expect ./right.txt", None, ["t_1.txt", "./t_1.txt"]),
        (
            "grade -o out --submissions right.txt --format json",
            Some("out/grades.csv"),
            ["t_1.txt", "./t_1.txt"],
        ),
    ] {
        let outcome = |paths: &[&str]| {
            let mut call = gocheck(folder.path());
            let words: Vec<&str> = command.split(' ').collect();
            let is_puzzle = words[0].starts_with('-');
            if is_puzzle {
                call.args(paths).args(words)
            } else {
                call.arg(words[0]).args(paths).args(&words[1..])
            };
            let (status, stdout, stderr) = run(&mut call);
            let written = output.map(|output| {
                fs::read_to_string(path(output))
                    .unwrap_or_else(|error| panic!("{command}: {error}: {stderr}"))
            });
            let _ = (fs::remove_dir_all(path("out")), fs::remove_file(path("out.csv")));
            (status, stdout, written)
        };
        assert_eq!(outcome(&paths), outcome(&paths[..1]), "{command}");
    }
}

#[test]
fn submissions_are_graded_once() {
    let folder = class(&[("ann/answer_for_t.txt", RIGHT.as_bytes()), ("bert.txt", RIGHT.as_bytes())]);
    let (_, once, _) = grade(folder.path(), &[]);
    assert_eq!(once.keys().collect::<Vec<_>>(), ["ann", "bert"]);
    for more in ["class", "class/../class", "class/ann", "class/bert.txt", "class/ann/answer_for_t.txt"] {
        let (_, rows, stderr) = grade(folder.path(), &["--submissions", more]);
        assert_eq!(rows, once, "{more}: {stderr}");
    }
}

#[cfg(unix)]
mod links {
    use super::*;
    use std::os::unix::fs::symlink;

    #[test]
    fn links_are_the_file_that_they_lead_to() {
        let folder = records();
        let path = |name: &str| folder.path().join(name);
        symlink("q/a.sgf", path("link.sgf")).unwrap();
        symlink("q", path("folder")).unwrap();
        symlink("in.zip", path("other.zip")).unwrap();
        fs::hard_link(path("q/a.sgf"), path("apart/hard.sgf")).unwrap();
        fs::hard_link(path("in.zip"), path("apart/hard.zip")).unwrap();
        for (paths, files) in [
            (&["q/a.sgf", "link.sgf"] as &[&str], 1),
            (&["link.sgf", "q"], 2),
            (&["folder/r", "q", "folder"], 2),
            (&["in.zip", "other.zip", "other.zip/d.sgf"], 2),
            (&["q", "apart/hard.sgf"], 2),
            (&["apart", "q", "in.zip"], 4),
        ] {
            let found = checked(folder.path(), paths);
            let unit = if files == 1 { "file" } else { "files" };
            assert!(found.contains(&format!("in 0 of {files} {unit} ")), "{paths:?}: {found}");
        }
    }

    /// A command that writes a file for each name writes all of them.
    #[test]
    fn hard_links_are_fixed_under_each_name() {
        let folder = records();
        let path = |name: &str| folder.path().join(name);
        fs::hard_link(path("q/a.sgf"), path("q/b.sgf")).unwrap();
        // On this board, `tt` is a pass in the old form.
        fs::write(path("q/a.sgf"), "(;FF[4]CA[UTF-8]SZ[9];B[ee];W[tt])").unwrap();
        let (_, _, stderr) = run(gocheck(folder.path()).args(["fix", "q", "-o", "out"]));
        assert!(path("out/a.sgf").exists() && path("out/b.sgf").exists(), "{stderr}");
        let (_, _, stderr) = run(gocheck(folder.path()).args(["fix", "q", "--in-place"]));
        for name in ["q/a.sgf", "q/b.sgf"] {
            assert!(fs::read_to_string(path(name)).unwrap().contains("W[]"), "{name}: {stderr}");
        }
    }

    /// The name of a puzzle implies the question, that of a submission the student.
    #[test]
    fn hard_links_of_puzzles_and_submissions_are_told_apart() {
        let folder = class(&[("ann.txt", RIGHT.as_bytes())]);
        let path = |name: &str| folder.path().join(name);
        fs::hard_link(path("class/ann.txt"), path("class/bert.txt")).unwrap();
        let (_, rows, stderr) = grade(folder.path(), &[]);
        assert_eq!(rows.keys().collect::<Vec<_>>(), ["ann", "bert"], "{stderr}");
        fs::hard_link(path("t_1.txt"), path("t_5.txt")).unwrap();
        let call = ["t_1.txt", "t_5.txt", "--no-images", "-o", "out"];
        let (status, stdout, stderr) = run(gocheck(folder.path()).args(call));
        assert_eq!((status, stdout.lines().count()), (0, 2), "{stderr}");
    }
}
