//! Botzone's judge: one case per file of tests/data/ataxx/judge.
//!
//! A line of four numbers is a move of the side to move, `raw` a literal entry of the log, `line` the literal input, `=`
//! the expected verdict. The long games were played at random by a referee in another language, written after the
//! judge's source, which also gave the verdicts; the short ones were derived by hand. The verdicts on odd input are
//! those of the judge's public source, built with jsoncpp 1.9.5.

use crate::ataxx;
use serde_json::{Value, json};
use std::fs;
use test_support::{every, files, project, run_on};

#[test]
fn every_case() {
    every(files(&project("tests/data/ataxx/judge"), "txt"), |path| {
        let (line, expected) = read(&fs::read_to_string(&path).unwrap());
        let (code, output, _) = judge(&line);
        let said: Value = serde_json::from_str(&output).unwrap_or_default();
        assert_eq!((code, said), (0, expected), "{}", path.display());
    });
}

/// The judge's input and the expected verdict.
fn read(case: &str) -> (String, Value) {
    let (mut log, mut whole) = (Vec::new(), None);
    for line in case.lines().filter(|line| !line.starts_with('#')) {
        if let Some(expected) = line.strip_prefix("= ") {
            let input = whole.unwrap_or_else(|| json!({ "log": log, "initdata": "" }).to_string());
            return (input, serde_json::from_str(expected).unwrap());
        }
        if let Some(line) = line.strip_prefix("line ") {
            whole = Some(line.to_owned());
            continue;
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

/// If the original exits without a message, ours names the error.
#[test]
fn what_is_no_log_is_told_why() {
    for (input, message) in [
        ("[]", "error: the line: expected an object"),
        (r#"{"log":{"a":1,"b":2}}"#, "error: log: expected a list"),
        (r#"{"log":[{},5]}"#, "error: log[1]: expected an object"),
        (r#"{"log":[{},{"0":"0 0 1 1"}]}"#, "error: log[1][\"0\"]: expected an object"),
        (r#"{"log":[{},{"0":{"verdict":[]}}]}"#, "error: the verdict of log[1]: expected text"),
    ] {
        let (code, output, error) = judge(input);
        assert_eq!((code, output.as_str()), (2, ""), "{input}");
        assert!(error.starts_with(message), "{input}: {error}");
    }
}

/// Oddities that the original ignores get the same verdict and a message.
#[test]
fn oddities_of_a_log_are_reported() {
    let deep = r#"{"log":"#.to_owned() + &"[".repeat(100_000);
    for (input, message) in [
        ("", "the log is not valid JSON: column 1: expected a value; the part before it is judged\n"),
        (
            r#"{"log":[{}"#,
            "the log is not valid JSON: column 11: expected , or ]; the part before it is judged\n",
        ),
        (r#"{"log":[{}]}"#, "the log ends with a request: there is nothing to judge\n"),
        (&deep, "the log is not valid JSON: column 1007: expected lists and objects in each other less"),
        (r#"{"log":[]} /* all */"#, ""),
    ] {
        let (code, _, error) = judge(input);
        assert_eq!(code, 0, "{message}");
        assert!(error.starts_with(message) && error.is_empty() == message.is_empty(), "{message}: {error}");
    }
}
