//! `gocheck grade`: a class of five, tables in every format, the page.

use crate::gocheck;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use test_support::{project, run};

const CLASS: &str = "tests/data/grade/class";

/// Grades the class and returns the output.
fn grade(output: &Path, arguments: &[&str]) -> (i32, String, String) {
    let puzzles = ["0", "00", "1", "2", "3", "4", "5"].map(|problem| format!("data/train_{problem}.txt"));
    let mut command = gocheck(&project(""));
    run(command.arg("grade").args(puzzles).args(arguments).arg("-o").arg(output))
}

#[test]
fn a_class_is_graded_in_every_format() {
    let output = tempfile::tempdir().unwrap();
    for form in ["text", "csv", "json"] {
        let (status, stdout, stderr) =
            grade(output.path(), &["--submissions", CLASS, "--format", form, "-q"]);
        assert_eq!((status, stderr.as_str()), (1, ""));
        let expected = fs::read_to_string(project(&format!("tests/data/grade/expected.{form}"))).unwrap();
        assert_eq!(stdout, expected);
    }
    let written = fs::read_to_string(output.path().join("grades.csv")).unwrap();
    // The byte-order mark tells a spreadsheet that it is UTF-8.
    let expected = fs::read_to_string(project("tests/data/grade/expected.csv")).unwrap();
    assert_eq!(written, format!("\u{feff}{expected}"));
}

/// Problems of two tags: the tags stand above the numbers, and reasons name what they are about.
#[test]
fn two_tags_share_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let answers = fs::read_to_string(project("data/answer_for_train.txt")).unwrap();
    fs::write(folder.path().join("ann.txt"), answers).unwrap();
    let mut command = gocheck(&project(""));
    command.args(["grade", "-q"]);
    command.args(["test_3", "test_5", "train_3", "train_5"].map(|name| format!("data/{name}.txt")));
    command.arg("--submissions");
    let (_, stdout, _) = run(command.arg(folder.path().join("ann.txt")).arg("-o").arg(folder.path()));
    let lines: Vec<Vec<&str>> = stdout.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[0], ["test", "train"]);
    assert_eq!(lines[1], ["student", "score", "3", "5", "3", "5"]);
    assert!(stdout.contains("test: not answered"), "{stdout}");
    // A tag is above its first problem.
    let [tags, heads] = [0, 1].map(|line| stdout.lines().nth(line).unwrap());
    assert_eq!(tags.find("test"), heads.find('3'));
    assert_eq!(tags.find("train"), heads.rfind('3'));
    let class = class_of_page(folder.path());
    assert_eq!(class["tags"], json!([["test", 2], ["train", 2]]));
}

/// The data of a class in a page.
fn class_of_page(output: &Path) -> Value {
    let page = fs::read_to_string(output.join("grades.html")).unwrap();
    // The namespace of SVG is the only address, and nothing is loaded.
    let page = page.replace("http://www.w3.org/2000/svg", "");
    assert!(!page.contains("http:") && !page.contains("https:") && !page.contains(" src="));
    let (_, data) = page.split_once("id=\"data\">").unwrap();
    let data: Value = serde_json::from_str(data.split("</script>").next().unwrap()).unwrap();
    data["class"].clone()
}

#[test]
fn the_page_has_every_student_and_every_mark() {
    let output = tempfile::tempdir().unwrap();
    grade(output.path(), &["--submissions", CLASS]);
    let class = class_of_page(output.path());
    let names: Vec<&str> = class["students"]
        .as_array()
        .unwrap()
        .iter()
        .map(|student| student["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["ada", "bert", "carl", "dora", "emil"]);
    assert_eq!(class["labels"], json!(["0", "00", "1", "2", "3", "4", "5"]));
    // Bert's two extra points and one missing point in train_1. Texts are in English and Chinese.
    let bert = &class["students"][1];
    assert_eq!(bert["marks"][2]["given"], json!({"points": [0, 1]}));
    assert_eq!(bert["marks"][2]["notes"][0][0], "0 right. 1 missing: (4, 4). 2 extra: (0, 0), (0, 1).");
    assert_eq!(bert["marks"][1]["given"]["value"], false);
    assert_eq!(bert["marks"][1]["notes"][0][0], "Answered False. The right answer is True.");
    assert_eq!(bert["marks"][3]["notes"][0][0], "Not answered. The right answer is [(8, 3)].");
    assert_eq!(bert["notes"][0][0], "Also answered, but not asked for: train_9");
    assert_eq!(bert["notes"][0][1], "另外答了不在题目中的：train_9");
    assert_eq!(class["students"][3]["score"], Value::Null);
}

#[test]
fn all_right_is_exit_status_0_and_a_faulty_puzzle_gives_no_grades() {
    let output = tempfile::tempdir().unwrap();
    // A student's folder and the answer file in it are the same student.
    for submission in ["tests/data/grade/class/ada/answer_for_train.txt", "data/answer_for_train.txt"] {
        let (status, stdout, _) = grade(output.path(), &["--submissions", submission, "--format", "json"]);
        assert_eq!(status, 0, "{stdout}");
        let row: Value = serde_json::from_str(stdout.trim()).unwrap();
        assert_eq!((&row["score"], &row["missing"]), (&100.0.into(), &0.into()));
    }
    let (status, stdout, stderr) = grade(
        output.path(),
        &["tests/data/errors/off_the_board.txt", "--ask", "rule", "--submissions", CLASS],
    );
    assert_eq!((status, stdout.as_str()), (2, ""));
    assert!(stderr.contains("error: no grades: 1 of 8 puzzles cannot be read"), "{stderr}");
}

#[test]
fn names_are_inserted_as_text() {
    let folder = tempfile::tempdir().unwrap();
    let class = folder.path().join("class");
    fs::create_dir_all(class.join("<b>&\"Zoë")).unwrap();
    fs::write(class.join("<b>&\"Zoë/answer_for_train.txt"), "train_0\nFalse\n").unwrap();
    fs::write(class.join("max.txt"), "train_0\nTrue\n").unwrap();
    fs::create_dir(class.join("max")).unwrap();
    fs::write(class.join("max/answer_for_train.txt"), "train_0\nFalse\n").unwrap();
    let (_, stdout, _) = grade(folder.path(), &["--submissions", class.to_str().unwrap()]);
    assert!(stdout.lines().nth(1).unwrap().starts_with("<b>&\"Zoë   14.2  1 "), "{stdout}");
    assert!(stdout.contains("\nmax.txt ") && stdout.contains("\nmax "), "{stdout}");
    assert_eq!(class_of_page(folder.path())["students"][0]["name"], "<b>&\"Zoë");
    assert!(!fs::read_to_string(folder.path().join("grades.html")).unwrap().contains("<b>&"));
}

/// A file that is not from gocheck is not replaced by grades.
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
