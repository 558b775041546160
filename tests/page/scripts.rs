//! The script of every kind of page, as it ships.

use crate::gocheck;
use std::fs;
use test_support::scripts::{Scope, Script, script_faults};
use test_support::{project, run};

const RECORDS: &str =
    "view -q -o PAGE crates/sgf/tests/data/lint/clean.sgf crates/sgf/tests/data/lint/occupied.sgf";

/// Commands that write pages with different parts, and their pages.
const PAGES: [(&str, &str); 8] = [
    ("view -q -o PAGE", ""),
    ("view -q -o PAGE data/train_3.txt", ""),
    ("view -q -o PAGE data", ""),
    ("view -q -o PAGE --exercise data", ""),
    (RECORDS, ""),
    ("lint -q --html PAGE crates/sgf/tests/data/lint/occupied.sgf", "/index.html"),
    ("data/train_3.txt data/train_5.txt -o PAGE", "/index.html"),
    (
        "grade -q data/train_3.txt data/train_5.txt --submissions tests/data/grade/class -o PAGE",
        "/grades.html",
    ),
];

/// ESLint finds nothing in any of them.
#[test]
fn scripts_are_whole() {
    let folder = tempfile::tempdir().unwrap();
    let page = |(number, (command, file)): (usize, &(&str, &str))| {
        let output = folder.path().join(number.to_string()).display().to_string();
        let command = command.replace("PAGE", &output);
        let (status, _, message) = run(gocheck(&project("")).args(command.split(' ')));
        // 1 means findings or wrong answers.
        assert!(status <= 1, "{command}: {message}");
        let page = fs::read_to_string(format!("{output}{file}"));
        Script::of_page(&command, &page.unwrap_or_else(|error| panic!("{command}: {error}")))
    };
    let scripts: Vec<Script> = PAGES.iter().enumerate().map(page).collect();
    if let Some(faults) = script_faults(&scripts) {
        assert_eq!(faults, [""; 0]);
    }
}

/// The check finds faults that would break a page.
#[test]
fn broken_scripts_are_found() {
    for (text, scope, fault) in [
        ("const a = 1; f(a);", Scope::Page, Some("'f' is not defined.")),
        ("onconnect = () => document;", Scope::SharedWorker, Some("'document' is not defined.")),
        ("const a = 1; a += 1;", Scope::Page, Some("'a' is constant.")),
        ("export default { a: 1, a: 2 };", Scope::Page, Some("Duplicate key 'a'.")),
        ("const a = ;", Scope::Page, Some("Parsing error: Unexpected token ;")),
        ("const a = { b() { return document; } }; a.b();", Scope::Page, None),
    ] {
        let Some(faults) = script_faults(&[Script { name: "a.js".to_owned(), text: text.to_owned(), scope }])
        else {
            return;
        };
        match fault {
            Some(fault) => assert!(faults.len() == 1 && faults[0].contains(fault), "{text}: {faults:?}"),
            None => assert_eq!(faults, [""; 0], "{text}"),
        }
    }
}
