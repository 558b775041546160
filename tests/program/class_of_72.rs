//! `gocheck grade` for a class with every kind of submission: `tests/data/class`, whose table was worked out by hand and by
//! an independent program.

use crate::gocheck;
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use test_support::{project, run};

/// The names of the reasons for a word of `expected.tsv`, if they differ from it.
const REASONS: [(&str, &[&str]); 9] = [
    // The document contains no text document.
    ("other-files", &["other-files", "unread-document"]),
    ("suicides", &["suicide-as-legal"]),
    ("no-capture", &["takes-nothing"]),
    ("not-answered", &["not-given"]),
    // Without points, or with some points missing.
    ("missing", &["no-points", "differs"]),
    ("occupied", &["differs"]),
    ("other-colour", &["other-colour", "no-points"]),
    ("from-one", &["from-one"]),
    ("other-tag", &["other-tag", "wrong-value"]),
];

struct Expected {
    student: String,
    score: String,
    problems: Vec<String>,
    why: String,
    roster: String,
}

fn expected() -> Vec<Expected> {
    let table = fs::read_to_string(project("tests/data/class/expected.tsv")).unwrap();
    let rows = table.lines().skip(1).map(|line| {
        let fields: Vec<String> = line.split('\t').map(str::to_owned).collect();
        Expected {
            student: fields[0].clone(),
            score: fields[1].clone(),
            problems: fields[2..9].to_vec(),
            why: fields[9].clone(),
            roster: fields[10].clone(),
        }
    });
    rows.collect()
}

fn grade(output: &Path, arguments: &[&str]) -> (i32, Vec<Value>) {
    let puzzles = ["0", "00", "1", "2", "3", "4", "5"].map(|problem| format!("data/train_{problem}.txt"));
    let mut command = gocheck(&project(""));
    command.arg("grade").args(puzzles).args(["--submissions", "tests/data/class/submissions", "-q"]);
    let (status, stdout, _) = run(command.args(["--format", "json", "-o"]).arg(output).args(arguments));
    (status, stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

#[test]
fn every_student_has_the_expected_line() {
    let output = tempfile::tempdir().unwrap();
    let (status, rows) = grade(output.path(), &[]);
    assert_eq!(status, 1);
    let found: HashMap<&str, &Value> =
        rows.iter().map(|row| (row["student"].as_str().unwrap(), row)).collect();
    let expected = expected();
    assert_eq!(rows.len(), expected.len());
    for Expected { student, score, problems, why, .. } in expected {
        let row = found[student.as_str()];
        let names = REASONS
            .iter()
            .find(|(word, _)| *word == why)
            .map_or(vec![why.as_str()], |(_, names)| names.to_vec());
        if score == "-" {
            assert!(row["score"].is_null(), "{student}: {row}");
            assert!(names.contains(&row["errors"][0]["name"].as_str().unwrap()), "{student}: {row}");
            continue;
        }
        assert_eq!(format!("{:.1}", row["score"].as_f64().unwrap()), score, "{student}: {row}");
        let marks = row["problems"].as_array().unwrap();
        for (mark, problem) in marks.iter().zip(&problems) {
            let counts = ["right", "missing", "extra"].map(|key| mark[key].to_string()).join("/");
            assert_eq!(&counts, problem, "{student}: {mark}");
            // Every wrong answer has a reason.
            assert_eq!(mark["score"] == 100.0, mark["reason"].is_null(), "{student}: {mark}");
            let reason = mark["reason"]["name"].as_str();
            assert!(reason.is_none_or(|reason| names.contains(&reason)), "{student}: {mark}");
        }
        if why == "not-asked" {
            assert_eq!(row["not_asked"], serde_json::json!(["train_9"]));
        }
    }
}

#[test]
fn the_columns_of_the_roster_are_copied() {
    let output = tempfile::tempdir().unwrap();
    let (_, rows) = grade(output.path(), &["--roster", "tests/data/class/roster.csv"]);
    let roster = fs::read_to_string(project("tests/data/class/roster.csv")).unwrap();
    let students: Vec<Vec<&str>> = roster.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let found: HashMap<&str, &Value> =
        rows.iter().map(|row| (row["student"].as_str().unwrap(), row)).collect();
    for student in &students {
        let row = found[format!("{} {}", student[0], student[1]).as_str()];
        assert_eq!(
            row["details"],
            serde_json::json!({"id": student[0], "name": student[1], "班级": student[2]})
        );
    }
    for absent in ["2023071", "2023072"] {
        let row = rows.iter().find(|row| row["details"]["id"] == absent).unwrap();
        assert_eq!(row["errors"][0]["name"], "not-handed-in");
    }
    for Expected { student, roster, .. } in expected() {
        let name = if roster == "-" { &student } else { &roster };
        assert!(found.contains_key(name.as_str()), "{student}");
    }
    // The byte-order mark makes spreadsheets read it as UTF-8.
    let csv = fs::read_to_string(output.path().join("grades.csv")).unwrap();
    assert!(csv.starts_with("\u{feff}student,id,name,班级,score,"), "{csv}");
    assert!(csv.contains("\n2023001 张三,2023001,张三,"), "{csv}");
}

#[test]
fn scores_follow_the_options() {
    let output = tempfile::tempdir().unwrap();
    let score = |student: &str, arguments: &[&str]| {
        let (_, rows) = grade(output.path(), arguments);
        let row = rows.iter().find(|row| row["student"] == student).unwrap();
        format!("{:.1}", row["score"].as_f64().unwrap())
    };
    // Problem 2 is empty, one point of four is missing in problem 3.
    let student = "2023051_韦三";
    assert_eq!(score(student, &[]), "82.1");
    assert_eq!(score(student, &["--score", "all-or-nothing"]), "71.4");
    // 33 points of 35: one is missing in problem 2, one in problem 3.
    assert_eq!(score(student, &["--score", "per-point"]), "94.2");
    // (5 + 1 + 1 + 0 + 20 * 3/4 + 1 + 1) / (5 + 1 + 1 + 0 + 20 + 1 + 1)
    let weights = ["--weights", "0=5,2=0,train_3=20"];
    assert_eq!(score(student, &weights), "82.7");
    let mut command = gocheck(&project(""));
    command.args(["grade", "data/train_1.txt", "--submissions", "tests/data/class/submissions", "--weights"]);
    let (status, _, stderr) = run(command.arg("7=3"));
    assert_eq!(status, 2);
    assert!(stderr.contains("unknown problem 7: expected one of train_1"), "{stderr}");
}

#[test]
fn every_student_has_a_feedback_page() {
    let output = tempfile::tempdir().unwrap();
    let pages = output.path().join("pages");
    let (_, rows) = grade(output.path(), &["--feedback", pages.to_str().unwrap()]);
    assert_eq!(fs::read_dir(&pages).unwrap().count(), rows.len());
    let page = fs::read_to_string(pages.join("2023040_窦二.html")).unwrap();
    assert!(page.contains("rows and columns are swapped") && page.contains("48.5"), "{page}");
    // The page contains no data of other students.
    assert!(!page.contains("2023041"));
    let page = fs::read_to_string(pages.join("2023066_费八.html")).unwrap();
    assert!(page.contains("cannot be opened: it has a password"), "{page}");
}

/// A file that was not written by gocheck is not replaced by grades.
#[test]
fn other_tables_are_not_replaced() {
    for name in ["grades.csv", "grades.html"] {
        let output = tempfile::tempdir().unwrap();
        fs::write(output.path().join(name), "my notes").unwrap();
        let mut command = gocheck(&project(""));
        command.args(["grade", "data/train_1.txt", "--submissions", "data/answer_for_train.txt", "-o"]);
        let (status, stdout, stderr) = run(command.arg(output.path()));
        assert_eq!((status, stdout.as_str()), (2, ""), "{stderr}");
        assert!(stderr.contains(&format!("{name} was not written by gocheck")), "{stderr}");
        assert_eq!(fs::read_to_string(output.path().join(name)).unwrap(), "my notes");
        assert_eq!(fs::read_dir(output.path()).unwrap().count(), 1);
    }
}
