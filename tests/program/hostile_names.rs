//! Names of files, and output of programs, that would forge lines or control a terminal.

use crate::gocheck;
use serde_json::Value;
use std::fs;
use test_support::{OBEYED, assert_harmless, every, run};

/// White plays on the stone that Black has just placed.
const RECORD: &str = "(;FF[4]CA[UTF-8]SZ[5]KM[0]RU[Japanese]\n;B[bb]\n;W[bb])\n";

/// A name with control characters, and with a line break before an apparent finding of another file.
fn hostile(ending: &str) -> String {
    format!("a{OBEYED}\nb.sgf:1:1: M101.{ending}")
}

/// Every command prints as many lines as for a file with a plain name, and no control characters.
#[test]
fn names_of_files_stay_in_their_line() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("plain.sgf"), RECORD).unwrap();
    fs::write(folder.path().join(hostile("sgf")), RECORD).unwrap();
    let commands = [
        "lint",
        "lint --lang zh",
        "lint --format json",
        "lint --format csv",
        "lint --format sarif",
        "lint --format github",
        "lint --games csv",
        "lint --rules all",
        "score",
        "score --format json",
        "fix --diff",
        "explain",
    ];
    every(commands, |command| {
        let lines = |name: &str| {
            let (_, stdout, stderr) = run(gocheck(folder.path()).args(command.split(' ')).arg(name));
            assert_harmless(command, &stdout);
            assert_harmless(command, &stderr);
            stdout.lines().count() + stderr.lines().count()
        };
        assert_eq!(lines(&hostile("sgf")), lines("plain.sgf"), "{command}");
    });
}

/// JSON output has the unchanged name.
#[test]
fn json_has_the_exact_name() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(hostile("sgf")), RECORD).unwrap();
    let (_, stdout, _) = run(gocheck(folder.path()).args(["lint", "--format", "json"]).arg(hostile("sgf")));
    let finding: Value = serde_json::from_str(stdout.lines().next().unwrap()).unwrap();
    assert_eq!(finding["file"], hostile("sgf"));
}

/// Answers are headed by the names of puzzles.
#[test]
fn puzzles_with_hostile_names_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let name = "t\u{202E}_1.txt";
    fs::write(folder.path().join(name), "0 0 -1\n0 1 1\n").unwrap();
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(["--no-images", name]));
    assert_eq!(status, 2, "{stdout}{stderr}");
    assert_harmless("output", &stdout);
    assert_harmless("messages", &stderr);
}

/// The journal, which teachers read, contains the output of students' programs.
#[test]
fn the_journal_of_runs_is_harmless() {
    if !crate::run_programs::has_program("python3") {
        return println!("skipped: python3 is not installed");
    }
    let folder = tempfile::tempdir().unwrap();
    let class = folder.path().join("class/ann");
    fs::create_dir_all(&class).unwrap();
    let program = "import sys\nsys.stderr.buffer.write('a\\x1b\\x9b\\u202eb\\n'.encode())\nsys.exit(3)\n";
    fs::write(class.join("go.py"), program).unwrap();
    fs::write(folder.path().join("t_1.txt"), "0 0 -1\n0 1 1\n").unwrap();
    let mut command = gocheck(folder.path());
    command.args(["grade", "t_1.txt", "--submissions", "class", "--run", "python3 go.py"]);
    let (_, stdout, stderr) = run(command.args(["--sandbox", "none", "-o", "out"]));
    assert_harmless("output", &stdout);
    assert_harmless("messages", &stderr);
    let journal = fs::read_to_string(folder.path().join("out/runs.jsonl")).unwrap();
    assert_harmless("runs.jsonl", &journal);
    let record: Value = serde_json::from_str(journal.lines().next().unwrap()).unwrap();
    assert!(record["errors"].as_str().unwrap().contains("a\u{1B}\u{9B}\u{202E}b"), "{record}");
}
