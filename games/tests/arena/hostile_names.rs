//! Players whose names would be formulas or control a terminal.
#![cfg(unix)]

use crate::{logged, reversi};
use serde_json::Value;
use std::fs;
use test_support::{OBEYED, assert_harmless, quoted, run};

/// A name that a spreadsheet program would take for a formula, with characters that a terminal would obey and a line break.
fn hostile() -> String {
    format!("=2+5{OBEYED}\nEve  9999.0")
}

/// The tournament's files, standard output and messages are harmless. In JSON, the name has its value.
#[test]
fn names_of_players_are_only_names() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let toml = |text: &str| serde_json::to_string(text).unwrap().replace('\u{9B}', "\\u009b");
    let fails = format!("sh -c {}", quoted("printf 'no \\033[31mmove\\n' >&2; exit 3"));
    let config = format!(
        "[[player]]\nname = {}\ncommand = \"builtin:level=1\"\n[[player]]\nname = \"fails\"\ncommand = {}\n\
         [[player]]\nname = \"@absent\\u001b\"\ncommand = \"./no-such-bot\"\n",
        toml(&hostile()),
        toml(&fails)
    );
    fs::write(path("t.toml"), config).unwrap();
    let out = path("out");
    let mut command = reversi(&["tournament", "--rules", "assignment", "--games-csv", "--config"]);
    let (status, stdout, stderr) = run(command.arg(path("t.toml")).arg("-o").arg(&out));
    assert_eq!(status, 1, "{stdout}{stderr}");
    assert_harmless("standard output", &stdout);
    assert_harmless("messages", &stderr);
    let text = |name: &str| fs::read_to_string(out.join(name)).unwrap();
    let files = ["table.txt", "table.csv", "games.csv", "games.jsonl", "report.json", "report.html"];
    for file in files.into_iter().chain(["errors/fails.log"]) {
        assert_harmless(file, &text(file));
    }
    // One line for the header and one for each player.
    let table = text("table.csv");
    assert_eq!(table.lines().count(), 4, "{table}");
    assert!(table.contains(",'=2+5") && table.contains(",'@absent"), "{table}");
    // Data keep their values.
    assert!(text("games.csv").contains(",=2+5"));
    assert!(
        logged(&out).iter().all(|game| [&game["black"], &game["white"]].contains(&&Value::from(hostile())))
    );
    let report: Value = serde_json::from_str(&text("report.json")).unwrap();
    assert_eq!(report["table"][0]["player"], hostile());
}

/// A match names its players by their commands.
#[test]
fn commands_of_a_match_stay_in_their_line() {
    let command = format!("sh -c {}", quoted(format!(": '{OBEYED}'; exit 3")));
    for format in ["text", "json"] {
        let mut played = reversi(&["match", "--format", format, "--games", "2", &command, "builtin:level=1"]);
        let (status, stdout, stderr) = run(&mut played);
        assert_eq!(status, 1, "{stdout}{stderr}");
        assert_harmless(format, &stdout);
        assert_harmless(format, &stderr);
    }
}
