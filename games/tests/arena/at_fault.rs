//! Whose fault ended a game, according to the log.
#![cfg(unix)]

use super::merge::{merge, read};
use crate::{REVERSI, reversi};
use serde_json::Value;
use std::fs;
use std::slice::from_ref;
use test_support::{quoted, run};

/// The log says whose fault ended a game, so the winner cannot be swapped. Earlier versions did not say it: there, the
/// side to move is to blame, and a fault before the first move is left open.
#[test]
fn the_winner_of_a_crashed_game_is_not_swapped() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let quits =
        format!("quits=sh -c '\"$0\" bot --protocol lksh --level 1 | sed -u 2q; exit 3' {}", quoted(REVERSI));
    let mut command = reversi(&["tournament", "-q", "-o", out.to_str().unwrap(), "--rules", "assignment"]);
    command.args(["good=builtin:level=1", &quits, "never=sh -c 'exit 3'"]);
    assert_eq!(run(&mut command).0, 1);
    let text = read(&out.join("games.jsonl"));
    let lines: Vec<&str> = text.lines().collect();
    let forged = folder.path().join("forged.jsonl");
    let with = |index: usize, change: &dyn Fn(&mut Value)| {
        let mut line: Value = serde_json::from_str(lines[index]).unwrap();
        change(&mut line);
        let line = line.to_string();
        let all: Vec<&str> = (0..lines.len()).map(|at| if at == index { &line } else { lines[at] }).collect();
        fs::write(&forged, all.join("\n") + "\n").unwrap();
    };
    let swap = |game: &mut Value| {
        game["winner"] = if game["winner"] == "black" { "white".into() } else { "black".into() };
    };
    let forget = |game: &mut Value| drop(game.as_object_mut().unwrap().remove("at_fault"));
    let mut kinds = [0; 2];
    for (index, line) in lines.iter().enumerate().skip(1) {
        let game: Value = serde_json::from_str(line).unwrap();
        let loser = if game["winner"] == "black" { "white" } else { "black" };
        assert_eq!(game["end"]["by"], "fault", "{game}");
        assert_eq!(game["at_fault"], loser, "{game}");
        with(index, &swap);
        let (status, _, error) = merge(&folder.path().join(format!("a{index}")), from_ref(&forged), &[]);
        assert_eq!(status, 1);
        assert!(error.contains(&format!("{loser} was at fault, so it cannot have won: left out")), "{error}");
        // As an earlier version wrote it: the log is read, and nothing is wrong with it.
        with(index, &forget);
        let (_, _, error) = merge(&folder.path().join(format!("b{index}")), from_ref(&forged), &["--verify"]);
        assert!(!error.contains("left out"), "{error}");
        let is_begun = !game["moves"].as_array().unwrap().is_empty();
        kinds[usize::from(is_begun)] += 1;
        with(index, &|game| {
            swap(game);
            forget(game);
        });
        let (_, _, error) = merge(&folder.path().join(format!("c{index}")), from_ref(&forged), &["--verify"]);
        let expected = match is_begun {
            true => format!("{loser} was to move, so "),
            false => "1 game was lost by a fault, and the log does not say whose".to_owned(),
        };
        assert!(error.contains(&expected), "{error}");
    }
    assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
}
