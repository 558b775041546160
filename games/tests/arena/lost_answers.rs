//! Records of games that were lost by an unreadable or illegal answer hold that answer.
#![cfg(unix)]

use crate::{ataxx, reversi};
use serde_json::Value;
use std::fs;
use std::process::Command;
use test_support::{quoted, run};

/// A bot of the assignment or of CodinGame that answers everything with the same line.
fn parrot(answer: &str) -> String {
    let script = format!("while read -r line; do printf '%s\\n' {}; done", quoted(answer));
    format!("parrot=sh -c {}", quoted(script))
}

#[test]
fn every_notation_of_a_lost_game_has_the_answer() {
    type Program = fn(&[&str]) -> Command;
    type Options = &'static [&'static str];
    const CODINGAME: &[&str] = &["--protocol", "codingame", "--variant", "statement"];
    // An illegal answer and two unreadable ones, with characters that notations use for themselves.
    let cases: [(Program, Options, &str, Options); 3] = [
        (reversi, &[], "9 9", &["ggf", "sgf", "json"]),
        (reversi, &[], r#"he said "d3]" \;)"#, &["sgf", "json"]),
        (ataxx, CODINGAME, r#"a1 "} 1-0"#, &["pgn", "json"]),
    ];
    for (program, options, answer, notations) in cases {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("out");
        let mut command = program(&["tournament", "-q", "--games-csv", "-o", out.to_str().unwrap()]);
        run(command.args(options).args([&parrot(answer), "builtin:level=1"]));
        let log = out.join("games.jsonl");
        let first = |text: &str| -> Value { serde_json::from_str(text.lines().next().unwrap()).unwrap() };
        let csv = fs::read_to_string(out.join("games.csv")).unwrap();
        let head = csv.lines().next().unwrap();
        assert!(head.ends_with(",moves,answer"), "{head}");
        assert!(csv.contains(&answer.replace('"', "\"\"")), "{csv}");
        for notation in notations {
            let (status, text, error) =
                run(&mut program(&["games", log.to_str().unwrap(), "--to", notation]));
            assert_eq!(status, 0, "{error}");
            let escapes: &[&str] = match *notation {
                "ggf" => &[],
                "sgf" => &["\\", "]"],
                _ => &["\\", "\""],
            };
            let held =
                escapes.iter().fold(answer.to_owned(), |held, each| held.replace(each, &format!("\\{each}")));
            assert!(text.contains(&held), "{notation}: {text}");
            // It is read again, and changes nothing else.
            let file = folder.path().join(format!("again.{notation}"));
            fs::write(&file, &text).unwrap();
            let (status, again, error) =
                run(&mut program(&["games", file.to_str().unwrap(), "--to", "json"]));
            assert_eq!(status, 0, "{notation}: {error}");
            let end = &first(&again)["end"];
            assert_eq!(end["answer"], answer, "{notation}: {again}");
            assert_eq!(first(&again)["moves"].as_array().unwrap().len(), moves(&log), "{notation}");
        }
    }
}

/// The number of moves of the first game of a log.
fn moves(log: &std::path::Path) -> usize {
    let text = fs::read_to_string(log).unwrap();
    let game: Value = serde_json::from_str(text.lines().nth(1).unwrap()).unwrap();
    game["moves"].as_array().unwrap().len()
}
