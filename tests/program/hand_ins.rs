//! Hand-ins as students write them, graded: `tests/data/hand_ins`. Each set has a table of what its hand-ins say.

use crate::gocheck;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use test_support::{project, run, table};

const PROBLEMS: [&str; 7] = ["0", "00", "1", "2", "3", "4", "5"];

/// A file or a folder that a student hands in.
struct HandIn {
    path: PathBuf,
    tags: Vec<String>,
    /// False if it is not read as it should be yet.
    is_read: bool,
    /// Answers other than the right ones, by puzzle.
    others: Vec<(String, String)>,
}

/// The names of the sets, each with a table next to it.
fn sets() -> Vec<String> {
    let files = project("tests/data/hand_ins").read_dir().unwrap();
    let names = files.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter_map(|name| name.strip_suffix(".tsv").map(str::to_owned)).collect()
}

fn hand_ins(set: &str) -> Vec<HandIn> {
    let folder = project("tests/data/hand_ins");
    let text = fs::read_to_string(folder.join(format!("{set}.tsv"))).unwrap();
    let pair =
        |text: &str| text.split_once(" = ").map(|(puzzle, answer)| (puzzle.to_owned(), answer.to_owned()));
    let all = table(&text).map(|row| HandIn {
        path: folder.join(set).join(row[0]),
        tags: row[1].split(' ').map(str::to_owned).collect(),
        is_read: row[2] == "yes",
        others: row[3].split("; ").filter_map(pair).collect(),
    });
    all.collect()
}

/// The right answers in the form of a grade's JSON.
fn right(tag: &str, puzzle: &str) -> Value {
    let text = fs::read_to_string(project("data").join(format!("answer_for_{tag}.txt"))).unwrap();
    let block = text.split("\n\n").map(str::trim).find(|block| block.lines().next() == Some(puzzle));
    answer(&block.unwrap().lines().skip(1).collect::<Vec<_>>().join(", "))
}

/// `True`, or points such as `0 6, 6 5`; `none` for no points; null if there is no answer that can be read.
fn answer(text: &str) -> Value {
    let number = |word: &str| word.parse::<i32>().unwrap();
    let point = |text: &str| text.split(' ').map(number).collect::<Vec<i32>>();
    match text {
        "True" => json!(true),
        "False" => json!(false),
        "none" => json!([]),
        "unanswered" | "refused" => Value::Null,
        points => json!(points.split(", ").map(point).collect::<Vec<_>>()),
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    match from.is_dir() {
        false => drop(fs::copy(from, to.join(from.file_name().unwrap())).unwrap()),
        true => {
            for entry in from.read_dir().unwrap() {
                let path = entry.unwrap().path();
                let to = if path.is_dir() { to.join(path.file_name().unwrap()) } else { to.to_owned() };
                copy(&path, &to);
            }
        }
    }
}

#[test]
fn hand_ins_are_read_as_they_are_meant() {
    let mut wrong = String::new();
    for set in sets() {
        let all = hand_ins(&set);
        for tag in ["train", "test"] {
            let folder = tempfile::tempdir().unwrap();
            let class = folder.path().join("class");
            let of_tag =
                || all.iter().enumerate().filter(|(_, hand_in)| hand_in.tags.iter().any(|of| of == tag));
            for (number, hand_in) in of_tag() {
                copy(&hand_in.path, &class.join(format!("2019011{number:03}")));
            }
            let puzzles = PROBLEMS.map(|problem| format!("data/{tag}_{problem}.txt"));
            let mut command = gocheck(&project(""));
            command
                .arg("grade")
                .args(&puzzles)
                .arg("--submissions")
                .arg(&class)
                .args(["-q", "--format", "json", "-o"]);
            let (status, stdout, stderr) = run(command.arg(folder.path().join("out")));
            assert!(status < 2, "{stderr}");
            let rows: Vec<Value> = stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
            for (number, hand_in) in of_tag().filter(|(_, hand_in)| hand_in.is_read) {
                let name = format!("2019011{number:03}");
                let row =
                    rows.iter().find(|row| row["student"].as_str().unwrap().starts_with(&name)).unwrap();
                let given = |puzzle: &str| {
                    let problems = row["problems"].as_array().into_iter().flatten();
                    problems
                        .clone()
                        .find(|problem| problem["name"] == puzzle)
                        .map_or(Value::Null, |problem| problem["given"].clone())
                };
                for problem in PROBLEMS {
                    let puzzle = format!("{tag}_{problem}");
                    let other = hand_in.others.iter().find(|(of, _)| *of == puzzle);
                    let expected = other.map_or_else(|| right(tag, &puzzle), |(_, text)| answer(text));
                    if sorted(given(&puzzle)) != sorted(expected.clone()) {
                        wrong += &format!(
                            "{}: {puzzle}: {} instead of {expected}\n",
                            hand_in.path.display(),
                            given(&puzzle)
                        );
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

fn sorted(mut answer: Value) -> Value {
    if let Some(points) = answer.as_array_mut() {
        points.sort_by_key(Value::to_string);
    }
    answer
}
