//! `gocheck grade --run auto`: the programs of `tests/data/endings`, `tests/data/languages` and `tests/data/windows`, with the
//! scores and verdicts of `expected.tsv`.

use crate::cli::folder;
use crate::gocheck;
use crate::run_programs::{codes, graded, has_program, has_sandbox};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::{project, run};

struct Case {
    /// The file or folder.
    path: String,
    score: Option<f64>,
    /// The codes, and whether each is required.
    codes: Vec<(String, bool)>,
    missing: Option<String>,
    is_endless: bool,
}

impl Case {
    fn name(&self) -> &str {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        name.rsplit_once('.').map_or(name, |(stem, _)| stem)
    }

    /// Describes what differs from the expected row.
    fn fault(&self, row: &Value) -> Option<String> {
        let found = codes(row);
        // The language is not installed, or this Python has no Tk.
        if found.iter().any(|code| ["G303", "G304", "G314", "G315"].contains(&code.as_str())) {
            println!("{}: skipped: {row}", self.name());
            return None;
        }
        let is_known = |code: &String| {
            !code.starts_with('G') || code == "G319" || self.codes.iter().any(|(known, _)| known == code)
        };
        let has = |(code, is_required): &(String, bool)| !is_required || found.contains(code);
        let missing = row["problems"].as_array().into_iter().flatten();
        let mut missing = missing.filter(|problem| problem["verdict"] == "not answered");
        let is_right = row["score"].as_f64() == self.score
            && found.iter().all(is_known)
            && self.codes.iter().all(has)
            && missing.all(|problem| problem["reason"]["code"].as_str() == self.missing.as_deref());
        (!is_right).then(|| format!("{}: {found:?} {row}", self.name()))
    }
}

fn cases(folder: &Path) -> Vec<Case> {
    let text = fs::read_to_string(folder.join("expected.tsv")).unwrap();
    let case = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let code = |code: &str| (code.trim_end_matches('?').to_owned(), !code.ends_with('?'));
        Case {
            path: cells[0].to_owned(),
            score: cells[1].parse().ok(),
            codes: cells[2].split(',').filter(|code| !code.is_empty()).map(code).collect(),
            missing: Some(cells[3].to_owned()).filter(|code| code != "-"),
            is_endless: cells[4] == "endless",
        }
    };
    text.lines().skip(1).map(case).collect()
}

/// Copies a program, with the files that it names next to it.
fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        for entry in from.read_dir().unwrap() {
            let entry = entry.unwrap();
            copy(&entry.path(), &to.join(entry.file_name()));
        }
        return;
    }
    let folder = to.parent().unwrap();
    fs::create_dir_all(folder).unwrap();
    let text = fs::read_to_string(from).unwrap();
    for (word, name) in [("rules_of_go", "rules_of_go.py"), ("lines.txt", "lines.txt")] {
        if text.contains(word) {
            // A program finds its lines where it is started.
            fs::copy(project("tests/data/endings").join(name), folder.join(name)).unwrap();
        }
    }
    fs::write(to, text).unwrap();
}

/// The programs of a folder whose ends are like this, at most `seconds` each.
fn faults(folder: &str, is_endless: bool, seconds: &str) -> Vec<String> {
    let programs = project(folder);
    let class = tempfile::tempdir().unwrap();
    let mut cases = cases(&programs);
    cases.retain(|case| case.is_endless == is_endless);
    for case in &cases {
        let from = programs.join(&case.path);
        let folder = class.path().join(case.name());
        copy(&from, &if from.is_dir() { folder } else { folder.join(from.file_name().unwrap()) });
    }
    let output = tempfile::tempdir().unwrap();
    // Most of them wait.
    let rows = graded(class.path(), "test", output.path(), &["--time", seconds, "-j", "4"]);
    assert_eq!(rows.len(), cases.len());
    cases.iter().filter_map(|case| case.fault(&rows[case.name()])).collect()
}

#[test]
fn programs_that_wait_for_somebody_go_on() {
    if has_sandbox() {
        // Long enough for a loaded machine.
        assert_eq!(faults("tests/data/endings", false, "60"), Vec::<String>::new());
    }
}

#[test]
fn endless_programs_have_the_answers_that_they_gave() {
    if has_sandbox() {
        assert_eq!(faults("tests/data/endings", true, "10"), Vec::<String>::new());
    }
}

/// The assignment's template, solutions in the style of public ones, and variants of what a window waits for.
#[test]
fn windows_of_all_libraries_are_used_and_closed() {
    if has_sandbox() {
        assert_eq!(faults("tests/data/windows", false, "60"), Vec::<String>::new());
    }
}

#[test]
fn windows_that_are_redrawn_in_a_loop_are_closed() {
    if has_sandbox() {
        assert_eq!(faults("tests/data/windows", true, "16"), Vec::<String>::new());
    }
}

/// The module is in an environment that is not active.
#[test]
fn modules_are_found_in_a_virtual_environment() {
    if !has_sandbox() || !has_program("python3") {
        return;
    }
    let folder = folder(&[
        ("class/ann/go.py", "import numpy\nprint('[t]Problem 1: forward on step:[(%d, 0)]' % numpy.one)\n"),
        ("t_1.txt", "0 0 -1\n0 1 1\n"),
    ]);
    let environment = folder.path().join(".venv");
    let (status, _, stderr) =
        run(Command::new("python3").args(["-m", "venv", "--without-pip"]).arg(&environment));
    assert_eq!(status, 0, "{stderr}");
    for library in environment.join("lib").read_dir().unwrap() {
        let module = library.unwrap().path().join("site-packages/numpy");
        fs::create_dir_all(&module).unwrap();
        fs::write(module.join("__init__.py"), "one = 1\n").unwrap();
    }
    let mut command = gocheck(folder.path());
    command.args(["grade", "t_1.txt", "--submissions", "class", "--run", "auto", "--time", "60"]);
    let (status, stdout, stderr) = run(&mut command);
    // A numpy of this machine has no such name.
    let is_other = stdout.contains("has no attribute");
    assert!(is_other || status == 0 && stdout.contains("100.0"), "{stdout}{stderr}");
}
