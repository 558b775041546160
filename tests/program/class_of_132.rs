//! A class and its puzzles in every form, scored by hand without gocheck: `tests/data/class_of_132`.

use crate::gocheck;
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use test_support::{project, run};

const PROBLEMS: [&str; 7] = ["0", "00", "1", "2", "3", "4", "5"];

/// The rows of a table with the names of its columns.
fn table(path: &str) -> Vec<HashMap<String, String>> {
    let text = fs::read_to_string(project("tests/data/class_of_132").join(path)).unwrap();
    let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned).collect::<Vec<String>>());
    let head = lines.next().unwrap();
    lines
        .map(|line| {
            head.iter().cloned().zip(line.into_iter().chain(std::iter::repeat(String::new()))).collect()
        })
        .collect()
}

/// The problems that each student of a set has right.
fn right(set: &str, output: &Path) -> HashMap<String, Vec<String>> {
    let (folder, tag) = match set {
        "quiz" => ("tests/data/class_of_132/quiz", "test"),
        tag => ("data", tag),
    };
    let puzzles = PROBLEMS.map(|problem| format!("{folder}/{tag}_{problem}.txt"));
    let submissions = format!("tests/data/class_of_132/submissions/{set}");
    let mut command = gocheck(&project(""));
    command.arg("grade").args(puzzles).args(["--submissions", &submissions, "-q", "--format", "json", "-o"]);
    let (status, stdout, stderr) = run(command.arg(output));
    assert_eq!(status, 1, "{stderr}");
    let rows = stdout.lines().map(|line| {
        let row: Value = serde_json::from_str(line).unwrap();
        let of_row = row["problems"].as_array().cloned().unwrap_or_default();
        let is_right = |problem: &&Value| problem["verdict"] == "right";
        let number =
            |problem: &Value| problem["name"].as_str().unwrap().rsplit('_').next().unwrap().to_owned();
        (row["student"].as_str().unwrap().to_owned(), of_row.iter().filter(is_right).map(number).collect())
    });
    rows.collect()
}

/// A right answer may be refused, with a reason, if its form is rare; a wrong one is never taken for right.
#[test]
fn a_class_scored_by_hand_gets_what_it_deserves() {
    /// Hand-ins in folders with a file per problem, and documents of office programs, are among the others.
    const LEAST: usize = 175;
    /// Two attempts, of which the newer one is worse: which one counts is chosen by the names of files.
    const ATTEMPTS: [&str; 1] = ["2019011447_吕俊杰"];
    let output = tempfile::tempdir().unwrap();
    let sets: HashMap<&str, _> = ["test", "train", "quiz"].map(|set| (set, right(set, output.path()))).into();
    let (mut full, mut refused) = (0, String::new());
    for row in table("expected.tsv") {
        let students = &sets[row["set"].as_str()];
        let begins = |name: &&String| name.starts_with(&row["student"]);
        let longer = || students.get(students.keys().find(begins)?);
        let found = students.get(&row["student"]).or_else(|| students.get(&row["entry"])).or_else(longer);
        let Some(right) = found else {
            refused += &format!("no row: {}\n", row["entry"]);
            continue;
        };
        let deserves = |problem: &str| row[&format!("p_{problem}")].as_str();
        let given: Vec<&String> = right.iter().filter(|problem| deserves(problem) == "0").collect();
        assert!(
            given.is_empty() || ATTEMPTS.contains(&row["student"].as_str()),
            "{}: {given:?}",
            row["entry"]
        );
        if row["deserves"] == "full" {
            if right.len() == PROBLEMS.len() {
                full += 1;
            } else {
                refused += &format!("{}: {}\n", row["entry"], row["form"]);
            }
        }
    }
    assert!(full >= LEAST, "{full} of the hand-ins that deserve full marks have them; not:\n{refused}");
}

#[test]
fn puzzles_are_read_as_expected_or_refused() {
    const LEAST: usize = 150;
    let output = tempfile::tempdir().unwrap();
    let solve = |path: &str| {
        let mut command = gocheck(&project(""));
        let size = if path.ends_with("137/train_1.txt") { "3" } else { "9" };
        command.args([path, "--no-images", "--format", "json", "--size", size, "-o"]).arg(output.path());
        let (status, stdout, _) = run(&mut command);
        let board: Value = serde_json::from_str(stdout.lines().next().unwrap_or("null")).unwrap();
        let is_noted = board["messages"].as_array().is_some_and(|messages| !messages.is_empty());
        (
            status,
            [board["legal_moves"].clone(), board["captures"].clone(), board["illegal"].clone()],
            is_noted,
        )
    };
    let (_, expected, _) = solve("data/train_1.txt");
    let (mut count, mut others) = (0, String::new());
    for row in table("puzzles/expected.tsv") {
        let path = format!("tests/data/class_of_132/puzzles/{}", row["file"]);
        let (status, found, is_noted) = solve(&path);
        let is_read = status == 0;
        // Refused or read, but never read as another board; an empty board has a warning.
        let is_same = !is_read || found == expected;
        assert!(
            is_same || row["read_as"] != "train_1" || row["form"] == "emoji",
            "{}: {}",
            row["file"],
            row["form"]
        );
        let is_expected = match row["read_as"].as_str() {
            "train_1" => is_read && is_same,
            "error" => !is_read,
            _ => true,
        };
        if is_expected && (row["note"] != "yes" || !is_read || is_noted) {
            count += 1;
        } else {
            others += &format!("{}: {} ({is_read}, {is_noted})\n", row["file"], row["form"]);
        }
    }
    assert!(count >= LEAST, "{count} puzzles are read as expected; not:\n{others}");
}
