//! `gocheck grade --run` a second time: a verdict is kept as long as its cause exists.

use crate::cli::folder;
use crate::gocheck;
use serde_json::Value;
use std::fs;
use std::path::Path;
use test_support::{every, run, write_program};

const PUZZLE: &str = "0 0 -1\n0 1 1\n";
const ANSWER: &str = "[t]Problem 1: forward on step:[(1, 0)]";

/// Returns the score and the codes of one student's program, which has time even on a busy machine.
fn graded(folder: &Path, command: &str) -> (f64, Vec<String>) {
    graded_within(folder, command, "60")
}

/// Like [`graded`], with a limit on the program's time in seconds.
fn graded_within(folder: &Path, command: &str, seconds: &str) -> (f64, Vec<String>) {
    let tools = std::env::join_paths(
        [folder.join("tools")].into_iter().chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    );
    let mut call = gocheck(folder);
    call.args(["grade", "t_1.txt", "--submissions", "class", "--sandbox", "none", "--time", seconds]);
    call.args(["--format", "json", "-q", "--run", command]).env("PATH", tools.unwrap());
    let (status, stdout, stderr) = run(&mut call);
    let row: Value = serde_json::from_str(stdout.trim_end()).unwrap_or_else(|_| panic!("{status} {stderr}"));
    let messages =
        ["errors", "remarks"].into_iter().flat_map(|key| row[key].as_array().cloned().unwrap_or_default());
    let codes = messages.map(|message| message["code"].as_str().unwrap().to_owned()).collect();
    (row["score"].as_f64().unwrap_or_default(), codes)
}

/// A program that fails until a file exists on the machine.
fn program(place: &Path, failure: &str) -> String {
    format!("if [ -e '{}' ]; then echo '{ANSWER}'; else {failure}; fi\n", place.join("there").display())
}

/// A failure that the machine may cause is run again. One that only the program can cause is not.
#[test]
fn a_verdict_that_the_machine_may_cause_is_not_kept() {
    let cases = [
        ("echo \"ModuleNotFoundError: No module named 'numba'\" >&2; exit 1", "G314", true),
        ("echo \"ModuleNotFoundError: No module named 'go_rules'\" >&2; exit 1", "G314", true),
        (
            "echo 'ImportError: libGL.so.1: cannot open shared object file: No such file or directory' >&2; exit 1",
            "G306",
            true,
        ),
        ("echo 'sh: 1: g++: not found' >&2; exit 127", "G306", true),
        ("echo '_tkinter.TclError: no display name and no $DISPLAY' >&2; exit 1", "G315", true),
        ("echo 'SyntaxError: Missing parentheses in call to '\"'print'\" >&2; exit 1", "G303", true),
        ("echo 'RuntimeError: can'\"'\"'t start new thread' >&2; exit 1", "G328", true),
        ("kill -KILL $$", "G306", true),
        ("sleep 600", "G307", true),
        ("echo 'ValueError: bad' >&2; exit 1", "G306", false),
        ("true", "G317", false),
    ];
    every(cases, |(failure, code, is_of_machine)| {
        let class = folder(&[("t_1.txt", PUZZLE)]);
        let place = class.path();
        fs::create_dir_all(place.join("class/ann")).unwrap();
        fs::write(place.join("class/ann/go.sh"), program(place, failure)).unwrap();
        let seconds = if failure.starts_with("sleep") { "5" } else { "60" };
        let (score, codes) = graded_within(place, "sh go.sh", seconds);
        assert!(score == 0.0 && codes.iter().any(|found| found == code), "{failure}: {score} {codes:?}");
        fs::write(place.join("there"), "").unwrap();
        let (score, codes) = graded_within(place, "sh go.sh", seconds);
        assert_eq!(score == 100.0, is_of_machine, "{failure}: {score} {codes:?}");
        assert_eq!(codes.iter().any(|found| found == code), !is_of_machine, "{failure}: {codes:?}");
    });
}

/// With another version of an interpreter, programs are run again.
#[test]
fn the_key_of_a_run_covers_the_interpreter() {
    let class = folder(&[("t_1.txt", PUZZLE), ("class/ann/go.sh", "x"), ("tools/golang", "")]);
    let install =
        |text: &str| write_program(&class.path().join("tools/golang"), format!("#!/bin/sh\n{text}\n"));
    install("echo 'SyntaxError: invalid syntax' >&2; exit 1");
    let (score, codes) = graded(class.path(), "golang go.sh");
    assert!(score == 0.0 && codes.contains(&"G306".to_owned()), "{score} {codes:?}");
    install(&format!("echo '{ANSWER}'"));
    assert_eq!(graded(class.path(), "golang go.sh").0, 100.0);
}
