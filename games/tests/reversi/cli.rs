//! The program `reversi`: output and exit status of its commands.

use crate::reversi;
use test_support::{is_thorough_only, run, run_on};

/// The output of a command that succeeds.
fn output(arguments: &[&str]) -> String {
    let (code, output, error) = run(&mut reversi(arguments));
    assert_eq!(code, 0, "{arguments:?}: {error}");
    output
}

const LAST: &str = "------XO-------------------------------------------------------- X";

#[test]
fn perft_prints_the_count_alone() {
    assert_eq!(output(&["perft", "5"]), "1396\n");
    assert_eq!(output(&["perft", LAST, "2"]), "1\n");
    assert_eq!(output(&["perft", LAST, "3", "--convention", "E"]), "0\n");
    assert_eq!(output(&["perft", "3", "--divide"]), "d3 14\nc4 14\nf5 14\ne6 14\n56\n");
}

#[test]
fn wrong_usage_is_told() {
    for (arguments, reason) in [
        (&["perft", "XO X", "2"][..], "error: \"XO X\" is not a position: the board has 2 characters"),
        (&["perft", "many"], "error: the number of plies must be from 0 to 128"),
        (&["perft", "2", "--convention", "Z"], "\"Z\" is not a known convention: expected A, E, N"),
        (&["solve", "no/such/file"], "error: no/such/file"),
        (&["analyse", "start X"], "error: \"start X\" is not a position"),
    ] {
        let (code, output, error) = run(&mut reversi(arguments));
        assert_eq!((code, output.as_str()), (2, ""), "{arguments:?}");
        assert!(error.contains(reason), "{arguments:?}: {error}");
    }
}

/// The fifteen last squares of a solved game, with values from a plain search.
#[test]
fn solve_tells_value_move_and_line() {
    let problem = "XXXXXXX-OOOOOOO-XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX X; ";
    let (code, text, error) = run_on(&mut reversi(&["solve", "-"]), &format!("% a comment\n{problem}\n"));
    assert_eq!(code, 0, "{error}");
    let fields: Vec<&str> = text.trim_end().split('\t').collect();
    assert_eq!((fields[0], fields[1], fields.len()), ("1", "2", 7), "{text}");
    let (code, _, error) = run_on(&mut reversi(&["solve", "-"]), &format!("{problem} H2:-2;\n"));
    assert_eq!(code, 1, "{error}");
    assert!(error.contains("position 1: the file says -2"), "{error}");
    let (code, _, error) = run_on(&mut reversi(&["solve", "-"]), &format!("{problem}\nXXXX\n"));
    assert_eq!(code, 2, "{error}");
    assert!(error.contains("-:2: the board has 4 characters"), "{error}");
}

/// Every move of a solved position has its published value.
#[test]
fn analyse_finds_the_published_values() {
    if !is_thorough_only() {
        return;
    }
    let problems = include_str!("../data/reversi/ffo-40-49.obf");
    let problems = games::reversi::Problem::parse_all(problems).unwrap();
    let text = output(&["analyse", &problems[0].position.to_string()]);
    let mut told: Vec<String> =
        problems[0].scores.iter().map(|(mv, score)| format!("{mv} {score:+}")).collect();
    let mut found: Vec<String> =
        text.lines().map(|line| line.split('\t').take(2).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(text.split('\t').next(), Some("a2"));
    told.sort();
    found.sort();
    assert_eq!(found, told);
}

#[test]
fn analyse_estimates_far_from_the_end() {
    let text = output(&["analyse", "start", "--depth", "6", "--time", "60000"]);
    let moves: Vec<&str> = text.lines().filter_map(|line| line.split('\t').next()).collect();
    assert_eq!(moves.len(), 4, "{text}");
    for mv in ["d3", "c4", "f5", "e6"] {
        assert!(moves.contains(&mv), "{text}");
    }
    assert!(text.lines().all(|line| line.contains("\tdepth 6\t")), "{text}");
}

#[test]
fn review_tells_every_move_and_what_was_better() {
    let options = ["review", "-", "--depth", "4", "--nodes", "2000"];
    let game = "f5d6c3d3c4f4f6f3e6e7d7g6d8c5c6\n";
    let (code, text, error) = run_on(&mut reversi(&options), game);
    assert_eq!(code, 0, "{error}");
    assert!(text.starts_with("game 1: ? (black) - ? (white)\nply  side   move"), "{text}");
    assert_eq!(text.lines().count(), 2 + 15 + 2, "{text}");
    let (_, json, _) = run_on(&mut reversi(&[&options[..], &["--format", "json"]].concat()), game);
    let told: serde_json::Value = serde_json::from_str(&json).unwrap();
    let moves = told["moves"].as_array().unwrap();
    let played: Vec<&str> = moves.iter().map(|each| each["move"].as_str().unwrap()).collect();
    assert_eq!(played.concat(), game.trim_end());
    for each in moves {
        assert_eq!(each["line"][0], each["move"]);
        assert_eq!(each["best_line"][0], each["best"]);
        assert!(each["loss"].as_f64().unwrap() >= 0.0);
    }
    // The first move is like any other.
    assert_eq!((&moves[0]["verdict"], &moves[0]["loss"]), (&"best".into(), &0.0.into()));
    assert_eq!(run_on(&mut reversi(&options), game).1, text, "the same again");
    let (code, _, error) = run_on(&mut reversi(&["review", "-", "--game", "2"]), game);
    assert_eq!(
        (code, error.contains("the file has 1 game: --game must be from 1 to 1")),
        (2, true),
        "{error}"
    );
    let (code, text, error) = run_on(&mut reversi(&options), "f5d6a1\n");
    assert_eq!((code, text.lines().count()), (1, 2 + 2 + 2), "{text}");
    assert!(error.contains("game 1: move 3: a1 is illegal"), "{error}");
}
