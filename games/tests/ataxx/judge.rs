//! Botzone's judge, case by case: a file of tests/data/ataxx/judge each.
//!
//! A line of four numbers is a move by the side to move, `raw` an entry of the log as it is, `=` what
//! the judge must say in the end. The long games were played at random by a referee of another
//! language, written from the judge's source, which also gave what must be said; the short ones were
//! worked out by hand.

use crate::ataxx;
use serde_json::{Value, json};
use std::fs;
use test_support::{files, project, run_on};

#[test]
fn every_case() {
    for path in files(&project("tests/data/ataxx/judge"), "txt") {
        let (log, expected) = read(&fs::read_to_string(&path).unwrap());
        let (code, output, _) = judge(&json!({ "log": log, "initdata": "" }).to_string());
        let said: Value = serde_json::from_str(&output).unwrap();
        assert_eq!((code, said), (0, expected), "{}", path.display());
    }
}

fn read(case: &str) -> (Vec<Value>, Value) {
    let mut log = Vec::new();
    for line in case.lines().filter(|line| !line.starts_with('#')) {
        if let Some(expected) = line.strip_prefix("= ") {
            return (log, serde_json::from_str(expected).unwrap());
        }
        let entry = match line.strip_prefix("raw ") {
            Some(raw) => serde_json::from_str(raw).unwrap(),
            None => {
                let numbers: Vec<i32> = line.split(' ').map(|word| word.parse().unwrap()).collect();
                let [x0, y0, x1, y1] = numbers[..] else { panic!("{line}") };
                json!({ "verdict": "OK", "response": { "x0": x0, "y0": y0, "x1": x1, "y1": y1 } })
            }
        };
        let side = (log.len() / 2 % 2).to_string();
        log.push(json!({ "output": {}, "verdict": "OK" }));
        log.push(json!({ side: entry }));
    }
    panic!("no line begins with =")
}

fn judge(input: &str) -> (i32, String, String) {
    run_on(&mut ataxx(&["judge", "--rules", "botzone"]), &format!("{input}\n"))
}

#[test]
fn the_answer_is_one_line_with_its_names_in_order() {
    assert_eq!(
        judge(r#"{"log":[],"initdata":""}"#).1,
        "{\"command\":\"request\",\"content\":{\"0\":{\"x0\":-1,\"x1\":-1,\"y0\":-1,\"y1\":-1}},\"display\":\"\"}\n"
    );
}

/// Each wrong input, and what the message says of it.
#[test]
fn what_is_no_log_is_told_why() {
    let late = r#"{"0":{"verdict":"TLE"}}"#;
    for (input, message) in [
        ("", "the log is no JSON"),
        ("hello", "the log is no JSON"),
        ("[]", "expected one line"),
        (r#"{"log":1}"#, "expected one line"),
        (r#"{"log":[{}]}"#, "ends with a request"),
        (&format!(r#"{{"log":[{{}},{late},{{}},{late}]}}"#), "goes on after ply 1"),
    ] {
        let (code, output, error) = judge(input);
        assert_eq!((code, output.as_str()), (2, ""), "{input}");
        assert!(error.starts_with("error: ") && error.contains(message), "{input}: {error}");
    }
}
