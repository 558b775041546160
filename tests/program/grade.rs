//! `gocheck grade`: a class of five, tables in every format, the page.

use crate::gocheck;
use gocheck::board::{Color, Size};
use gocheck::go::{Board, plain};
use gocheck::grade::{Mark, RightAnswers, Task};
use gocheck::puzzle::{Answer, Coordinates, Entry, Given, Name, Question};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use test_support::{project, run};

const CLASS: &str = "tests/data/grade/class";

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
    // The byte-order mark declares UTF-8 to spreadsheets.
    let expected = fs::read_to_string(project("tests/data/grade/expected.csv")).unwrap();
    assert_eq!(written, format!("\u{feff}{expected}"));
}

/// Problems of two tags: the tags are above the numbers, and reasons name the problem.
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

/// From the data of a page.
fn class_of_page(output: &Path) -> Value {
    let page = fs::read_to_string(output.join("grades.html")).unwrap();
    // The namespace of SVG is the only address. Nothing is loaded.
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
    // Bert's two extra points and one missing point in train_1.
    let bert = &class["students"][1];
    assert_eq!(bert["marks"][2]["given"], json!({"points": [0, 1]}));
    assert_eq!(bert["marks"][2]["notes"][0], "0 right. 1 missing: (4, 4). 2 extra: (0, 0), (0, 1).");
    assert_eq!(bert["marks"][1]["given"]["value"], false);
    assert_eq!(bert["marks"][1]["notes"][0], "Answered False. The right answer is True.");
    assert_eq!(bert["marks"][3]["notes"][0], "Not answered. The right answer is [(8, 3)].");
    assert_eq!(bert["notes"][0], "Also answered, but not asked for: train_9");
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

#[test]
fn a_problem_s_score_is_right_of_right_missing_and_extra() {
    // White captures at (0, 0) and at (0, 3).
    let setup: Board = ". X O . X O\nX O . O . .\nO . . . O .\n. . . . . .".parse().unwrap();
    let task = |setup: &Board, question| {
        let analysis = plain::analyse(setup, Color::White);
        let answer = Answer::new(question, &analysis);
        let entry = Entry { name: Name::new("t_1").unwrap(), question, answer };
        Task { entry, setup: setup.clone(), analysis }
    };
    let captures = task(&setup, Question::Captures);
    assert_eq!(captures.entry.answer.to_string(), "[(0, 0)]");
    let rule = task(&setup, Question::Rule);
    // There are no points, so the right answer is only the name.
    let none = task(&Board::new(Size::default()), Question::Captures);
    let points = |points: &[(i32, i32)]| {
        Given::points(points.iter().map(|&(row, col)| Coordinates { row, col }).collect())
    };
    for (task, given, score) in [
        (&captures, points(&[(0, 0)]), "100.0"),
        (&captures, points(&[(0, 0), (2, 2)]), "50.0"),
        (&captures, points(&[(0, 0), (2, 2), (99, -1)]), "33.3"),
        (&captures, points(&[]), "0.0"),
        (&captures, Given::Valid(true), "0.0"),
        (&rule, Given::Valid(true), "100.0"),
        (&rule, Given::Valid(false), "0.0"),
        (&rule, points(&[]), "0.0"),
        (&none, points(&[]), "100.0"),
        (&none, points(&[(0, 0)]), "0.0"),
    ] {
        let mark = Mark::new(task, &given, &RightAnswers::default());
        assert_eq!(mark.score().to_string(), score, "{}: {given}", task.entry.question.title());
    }
    for task in [&captures, &rule, &none] {
        assert_eq!(Mark::not_given(task, None).score().to_string(), "0.0");
    }
}

/// A slip that explains the whole answer is reported with its code.
#[test]
fn slips_are_named() {
    // White (0, 0) captures (0, 1) and would otherwise be suicide; (3, 3) is suicide for White, (4, 0) for Black.
    let board = ". X O . . .\nX O . . . .\n. . . X . .\nO . X . X .\n. O . X . .";
    let setup: Board = board.parse().unwrap();
    let analysis = plain::analyse(&setup, Color::White);
    let mark = |question, points: &[(i32, i32)]| {
        let entry =
            Entry { name: Name::new("t_1").unwrap(), question, answer: Answer::new(question, &analysis) };
        let task = Task { entry, setup: setup.clone(), analysis: analysis.clone() };
        let given = Given::points(points.iter().map(|&(row, col)| Coordinates { row, col }).collect());
        let mark = Mark::new(&task, &given, &RightAnswers::default());
        mark.reason.map_or("right", |reason| reason.code().name())
    };
    let empty: Vec<(i32, i32)> =
        setup.empty_points().map(|point| (point.row() as i32, point.col() as i32)).collect();
    let without = |gone: (i32, i32)| empty.iter().copied().filter(|&point| point != gone).collect::<Vec<_>>();
    let legal = without((3, 3));
    let swapped: Vec<(i32, i32)> = legal.iter().map(|&(row, col)| (col, row)).collect();
    let from_one =
        |points: &[(i32, i32)]| points.iter().map(|&(row, col)| (row + 1, col + 1)).collect::<Vec<_>>();
    let no_capture: Vec<(i32, i32)> = legal.iter().copied().filter(|&point| point != (0, 0)).collect();
    for (points, reason) in [
        (legal.clone(), "right"),
        (from_one(&legal), "from-one"),
        (from_one(&swapped), "swapped-from-one"),
        (swapped, "swapped"),
        (without((4, 0)), "other-colour"),
        (empty.clone(), "suicide-as-legal"),
        (no_capture, "capture-as-suicide"),
        (vec![(2, 0)], "differs"),
        (vec![(2, 0), (99, 99)], "off-the-board"),
        (vec![], "no-points"),
    ] {
        assert_eq!(mark(Question::Moves, &points), reason, "{points:?}");
    }
    assert_eq!(mark(Question::Captures, &[(0, 0), (4, 4)]), "takes-nothing");
    assert_eq!(mark(Question::Rule, &legal), "wrong-kind");
}
