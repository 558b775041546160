//! The program `ataxx`: output and exit status of its smaller commands.

use crate::ataxx;
use std::process::Stdio;
use test_support::run;

/// The output of a command that succeeds.
fn output(arguments: &[&str]) -> String {
    let (code, output, error) = run(&mut ataxx(arguments));
    assert_eq!(code, 0, "{arguments:?}: {error}");
    output
}

#[test]
fn perft_prints_the_count_alone() {
    assert_eq!(output(&["perft", "x5o/7/7/7/7/7/o5x x 0 1", "4"]), "155888\n");
    assert_eq!(output(&["perft", "startpos", "0"]), "1\n");
}

/// Black is on a7 and g1; each can spawn onto three squares and jump to five.
#[test]
fn legal_lists_moves() {
    let text = output(&["legal", "startpos"]);
    let moves: Vec<&str> = text.lines().collect();
    assert_eq!(moves.len(), 16);
    for mv in ["b7", "a6", "b6", "f1", "a7c7", "g1e3"] {
        assert!(moves.contains(&mv), "{mv}");
    }
}

/// A stuck side passes by two rule sets; by Botzone's the game is over.
#[test]
fn legal_follows_the_rules() {
    let fen = "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1";
    assert_eq!(output(&["legal", fen]), "0000\n");
    assert_eq!(output(&["legal", fen, "--rules", "codingame"]), "0000\n");
    let (code, moves, message) = run(&mut ataxx(&["legal", fen, "--rules", "botzone"]));
    assert_eq!((code, moves.as_str()), (0, ""));
    assert_eq!(message, "the game is over: white wins: one side is stuck, the other gets the rest\n");
}

#[test]
fn boards_are_counted_listed_and_drawn() {
    assert_eq!(output(&["boards", "--count"]), "14507\n");
    let listed = output(&["boards"]);
    assert_eq!(listed.lines().count(), 14_507);
    assert_eq!(listed.lines().next(), Some("0\tx5o/7/7/7/7/7/o5x x 0 1"));
    let drawn = "\
        X . . . . . O\n\
        . # . . . # .\n\
        . . # . # . .\n\
        . . # # # . .\n\
        . . # . # . .\n\
        . # . . . # .\n\
        O . . . . . X\n";
    assert_eq!(output(&["boards", "--draw", "3ghx"]), drawn);
}

/// Wrong arguments and their messages.
#[test]
fn wrong_usage_is_told_why() {
    for (arguments, message) in [
        (&["perft", "x5o/7", "3"][..], "2 ranks: expected 7"),
        (&["perft", "startpos", "-1"], "unexpected argument"),
        (
            &["legal", "startpos", "--rules", "chess"],
            "\"chess\" is not a known rule set: expected uai, botzone, codingame",
        ),
        (&["boards", "--draw", "9"], "is not a board"),
        (&["judge", "--rules", "uai"], "only the judge of botzone is available"),
        (&["bot", "--protocol", "telepathy"], "invalid value"),
        (&["bot", "--protocol", "uai", "--level", "11"], "invalid value"),
        (&["check-bot", "--protocol", "uai"], "required"),
    ] {
        let (code, output, error) = run(&mut ataxx(arguments));
        assert_eq!((code, output.as_str()), (2, ""), "{arguments:?}");
        assert!(error.contains(message), "{arguments:?}: {error}");
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut process = ataxx(&["boards"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(process.stdout.take());
    let output = process.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

/// `review` reads the notations of `games`; a missed win is shown as such.
#[test]
fn review_reads_what_games_reads() {
    let pgn = test_support::project("tests/data/ataxx/cuteataxx.pgn");
    let options = ["review", pgn.to_str().unwrap(), "--depth", "2", "--nodes", "500", "--format", "json"];
    let (_, text, error) = run(&mut ataxx(&options));
    let games: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(!games.is_empty(), "{error}");
    for (number, game) in (1..).zip(&games) {
        assert_eq!(game["game"], number);
        for each in game["moves"].as_array().unwrap() {
            let chance = each["chance"].as_f64().unwrap();
            assert!(
                (0.0..=1.0).contains(&chance) && chance <= each["best_chance"].as_f64().unwrap(),
                "{each}"
            );
        }
    }
}
