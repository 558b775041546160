//! A class and its puzzles in every form, scored by hand and by an independent program: `tests/data/class`.

use crate::gocheck;
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use test_support::{project, run};

const PROBLEMS: [&str; 7] = ["0", "00", "1", "2", "3", "4", "5"];

/// The rows of a table, by the names of its columns.
fn table(path: &str) -> Vec<HashMap<String, String>> {
    let text = fs::read_to_string(project("tests/data/class").join(path)).unwrap();
    let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned).collect::<Vec<String>>());
    let head = lines.next().unwrap();
    lines
        .map(|line| {
            head.iter().cloned().zip(line.into_iter().chain(std::iter::repeat(String::new()))).collect()
        })
        .collect()
}

/// The names of the reasons for a `finding`, if they differ from it.
const REASONS: [(&str, &[&str]); 9] = [
    // The document has no document in it.
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

/// The rows of a folder or an archive with submissions.
fn grade(folder: &str, tag: &str, submissions: &Path, output: &Path, arguments: &[&str]) -> Vec<Value> {
    let puzzles = PROBLEMS.map(|problem| format!("{folder}/{tag}_{problem}.txt"));
    let mut command = gocheck(&project(""));
    command.arg("grade").args(puzzles).arg("--submissions").arg(submissions).args(arguments);
    let (status, stdout, stderr) = run(command.args(["-q", "--format", "json", "-o"]).arg(output));
    assert!(status < 2, "{stderr}");
    stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The rows of the set `train` by student.
fn train(output: &Path, arguments: &[&str]) -> HashMap<String, Value> {
    let rows = grade("data", "train", &project("tests/data/class/submissions/train"), output, arguments);
    rows.into_iter().map(|row| (row["student"].as_str().unwrap().to_owned(), row)).collect()
}

/// The students of the set `train` whose counts and scores are calculated.
fn calculated() -> impl Iterator<Item = HashMap<String, String>> {
    table("expected.tsv").into_iter().filter(|row| !row["finding"].is_empty())
}

/// The problems that each student of a set has right.
fn right(set: &str, output: &Path) -> HashMap<String, Vec<String>> {
    let (folder, tag) = match set {
        "quiz" => ("tests/data/class/quiz", "test"),
        tag => ("data", tag),
    };
    let submissions = project("tests/data/class/submissions").join(set);
    let rows = grade(folder, tag, &submissions, output, &[]).into_iter().map(|row| {
        let of_row = row["problems"].as_array().cloned().unwrap_or_default();
        let is_right = |problem: &&Value| problem["verdict"] == "right";
        let number =
            |problem: &Value| problem["name"].as_str().unwrap().rsplit('_').next().unwrap().to_owned();
        (row["student"].as_str().unwrap().to_owned(), of_row.iter().filter(is_right).map(number).collect())
    });
    rows.collect()
}

/// A right answer in a rare form may be refused, with a reason. A wrong one is never accepted as right.
#[test]
fn a_class_scored_by_hand_gets_what_it_deserves() {
    const LEAST: usize = 267;
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
        assert!(given.is_empty(), "{}: {given:?}", row["entry"]);
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

/// Every student in a download of a course system has a row, with the score that the submission deserves.
#[test]
fn archives_of_classes_have_a_row_per_student() {
    let output = tempfile::tempdir().unwrap();
    let mut archives: Vec<(String, Vec<HashMap<String, String>>)> = Vec::new();
    for row in table("archives/expected.tsv") {
        match archives.last_mut() {
            Some((archive, students)) if *archive == row["archive"] => students.push(row),
            _ => archives.push((row["archive"].clone(), vec![row])),
        }
    }
    let mut faults = String::new();
    for (archive, students) in archives {
        let path = project("tests/data/class/archives").join(&archive);
        let rows = grade("data", "test", &path, output.path(), &[]);
        let names: Vec<&str> = rows.iter().map(|row| row["student"].as_str().unwrap()).collect();
        if rows.len() != students.len() {
            faults +=
                &format!("{archive}: {} students instead of {}: {names:?}\n", rows.len(), students.len());
        }
        for student in students {
            let name = student["student"].as_str();
            let is_it = |row: &&Value| {
                let found = row["student"].as_str().unwrap();
                name == "?"
                    || found.contains(name)
                    || name.split([',', '(', ')', ' ', '_']).all(|word| found.contains(word))
            };
            let Some(row) = rows.iter().find(is_it) else {
                faults += &format!("{archive}: {name} is not among {names:?}\n");
                continue;
            };
            let (least, most): (f64, f64) =
                (student["total"].parse().unwrap(), student["at_most"].parse().unwrap());
            let right = row["problems"].as_array().into_iter().flatten();
            let score = right.filter(|problem| problem["verdict"] == "right").count() as f64 / 7.0 * 100.0;
            let is_asked = row["score"].is_null() && !row["why"].is_null();
            let is_well = match name {
                "?" => is_asked,
                _ if most == 0.0 => is_asked,
                _ => least - 0.1 < score && score < most + 0.1,
            };
            if !is_well {
                faults += &format!("{archive}: {name} has {score:.1} instead of {least}: {}\n", row["why"]);
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
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
        let path = format!("tests/data/class/puzzles/{}", row["file"]);
        let (status, found, is_noted) = solve(&path);
        let is_read = status == 0;
        // It is refused or read, but never as another board. An empty board has a warning.
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

/// The text of a document is compared, and strict reading refuses it.
#[test]
fn documents_are_compared_unless_reading_is_strict() {
    let output = tempfile::tempdir().unwrap();
    let puzzles = PROBLEMS.map(|problem| format!("data/test_{problem}.txt"));
    for name in [
        "2019011512_褚健.docx",
        "2019011513_卫青.docx",
        "2019011516_韩梅梅.xlsx",
        "2019011518_朱丹.xlsx",
        "2019011519_秦朗.odt",
        "2019011478_段志强.ipynb",
        "2019011525_张弛.html",
        "2019011480_范明.rtf",
    ] {
        let expect = format!("tests/data/class/submissions/test/{name}");
        let mut command = gocheck(&project(""));
        command.args(&puzzles).args(["--no-images", "--expect", &expect, "-o"]).arg(output.path());
        let (status, _, stderr) = run(&mut command);
        assert!(status == 0 && stderr.contains("F208"), "{name}: {stderr}");
        let (status, ..) = run(command.arg("--strict"));
        assert_eq!(status, 2, "{name}");
    }
}

#[test]
fn every_student_has_the_expected_counts_and_reasons() {
    let output = tempfile::tempdir().unwrap();
    let found = train(output.path(), &[]);
    let students = table("expected.tsv").iter().filter(|row| row["set"] == "train").count();
    assert_eq!(found.len(), students);
    for expected in calculated() {
        let (student, finding) = (&expected["student"], expected["finding"].as_str());
        let row = &found[student];
        let names = REASONS
            .iter()
            .find(|(word, _)| *word == finding)
            .map_or(vec![finding], |(_, names)| names.to_vec());
        if expected["score"] == "-" {
            assert!(row["score"].is_null(), "{student}: {row}");
            assert!(names.contains(&row["errors"][0]["name"].as_str().unwrap()), "{student}: {row}");
            continue;
        }
        assert_eq!(format!("{:.1}", row["score"].as_f64().unwrap()), expected["score"], "{student}: {row}");
        let marks = row["problems"].as_array().unwrap();
        let problems: Vec<&str> = expected["counts"].split(' ').collect();
        assert_eq!(marks.len(), problems.len(), "{student}");
        for (mark, problem) in marks.iter().zip(problems) {
            let counts = ["right", "missing", "extra"].map(|key| mark[key].to_string()).join("/");
            assert_eq!(counts, problem, "{student}: {mark}");
            // Every wrong answer has a reason.
            assert_eq!(mark["score"] == 100.0, mark["reason"].is_null(), "{student}: {mark}");
            let reason = mark["reason"]["name"].as_str();
            assert!(reason.is_none_or(|reason| names.contains(&reason)), "{student}: {mark}");
        }
        if finding == "not-asked" {
            assert_eq!(row["not_asked"], serde_json::json!(["train_9"]));
        }
    }
}

#[test]
fn the_columns_of_the_roster_are_copied() {
    let output = tempfile::tempdir().unwrap();
    let found = train(output.path(), &["--roster", "tests/data/class/roster.csv"]);
    let roster = fs::read_to_string(project("tests/data/class/roster.csv")).unwrap();
    let students: Vec<Vec<&str>> = roster.lines().skip(1).map(|line| line.split(',').collect()).collect();
    for student in &students {
        assert_eq!(
            found[&format!("{} {}", student[0], student[1])]["details"],
            serde_json::json!({"id": student[0], "name": student[1], "班级": student[2]})
        );
    }
    for absent in ["2023071", "2023072"] {
        let row = found.values().find(|row| row["details"]["id"] == absent).unwrap();
        assert_eq!(row["errors"][0]["name"], "not-handed-in");
    }
    for row in calculated() {
        let name = &row[if row["roster"] == "-" { "student" } else { "roster" }];
        assert!(found.contains_key(name), "{name}");
    }
    // With its byte-order mark, a spreadsheet reads it as UTF-8.
    let csv = fs::read_to_string(output.path().join("grades.csv")).unwrap();
    assert!(csv.starts_with("\u{feff}student,id,name,班级,score,"), "{csv}");
    assert!(csv.contains("\n2023001 张三,2023001,张三,"), "{csv}");
}

#[test]
fn scores_follow_the_options() {
    let output = tempfile::tempdir().unwrap();
    let score = |student: &str, arguments: &[&str]| {
        format!("{:.1}", train(output.path(), arguments)[student]["score"].as_f64().unwrap())
    };
    // Problem 2 is empty, one point of four is missing in problem 3; without options the score is 82.1.
    let student = "2023051_韦三";
    assert_eq!(score(student, &["--score", "all-or-nothing"]), "71.4");
    // 33 points of 35: one is missing in problem 2, one in problem 3.
    assert_eq!(score(student, &["--score", "per-point"]), "94.2");
    // (5 + 1 + 1 + 0 + 20 * 3/4 + 1 + 1) / (5 + 1 + 1 + 0 + 20 + 1 + 1)
    let weights = ["--weights", "0=5,2=0,train_3=20"];
    assert_eq!(score(student, &weights), "82.7");
    let mut command = gocheck(&project(""));
    command.args([
        "grade",
        "data/train_1.txt",
        "--submissions",
        "tests/data/class/submissions/train",
        "--weights",
    ]);
    let (status, _, stderr) = run(command.arg("7=3"));
    assert_eq!(status, 2);
    assert!(stderr.contains("unknown problem 7: expected one of train_1"), "{stderr}");
}

#[test]
fn every_student_has_a_feedback_page() {
    let output = tempfile::tempdir().unwrap();
    let pages = output.path().join("pages");
    let rows = train(output.path(), &["--feedback", pages.to_str().unwrap()]);
    assert_eq!(fs::read_dir(&pages).unwrap().count(), rows.len());
    let page = fs::read_to_string(pages.join("2023040_窦二.html")).unwrap();
    assert!(page.contains("rows and columns are swapped") && page.contains("48.5"), "{page}");
    // Nothing of other students.
    assert!(!page.contains("2023041"));
    let page = fs::read_to_string(pages.join("2023066_费八.html")).unwrap();
    assert!(page.contains("cannot be opened: it has a password"), "{page}");
}
