//! Games stored and exported by the page can be read by the other commands.

use super::play::Server;
use serde_json::json;
use std::fs;
use std::process::Command;
use test_support::run;

/// A program's command, a game with moves, the start of its review, and the extension of its records.
type Case = (fn(&[&str]) -> Command, &'static str, &'static str, &'static str, &'static str);

const CASES: [Case; 2] = [
    (crate::ataxx, "ataxx", "b7 a1a3 c7", "human (black) - level 3 (white)", "pgn"),
    (crate::reversi, "reversi", "f5d6c3", "human (black) - level 3 (white)", "ggf"),
];

/// The files of the data folder, and those of Save, Download and Export.
#[test]
fn games_of_the_page_are_reviewed() {
    for (program, game, moves, players, ending) in CASES {
        let saves = tempfile::tempdir().unwrap();
        let server = Server::start(program(&["play", "--no-open", "--saves"]).arg(saves.path()));
        // A text's players are those of the game that is looked at: with the usual computer it would be played on at once.
        server.act(json!({"do": "players", "black": "human", "white": "human"}));
        let looked_at = server.game()["id"].clone();
        server.begin(&json!({"from": "text", "text": moves, "beside": looked_at}));
        // Moves that were taken back are reviewed, too.
        server.act(json!({"do": "goto", "ply": 1}));
        server.act(json!({"do": "players", "black": "human", "white": {"level": 3}}));
        let path = server.path();
        let number = path.rsplit('/').next().unwrap();
        server.good(&format!("{path}/save"), &json!({"name": "mine (1)"}));
        let text = |form: &str| {
            let told = server.good(&format!("{path}/text"), &json!({ "form": form }));
            told["text"].as_str().unwrap().to_owned()
        };
        for (name, text) in
            [(format!("{game}.txt"), text("game")), (format!("{game}.{ending}"), text("record"))]
        {
            fs::write(saves.path().join(name), text).unwrap();
        }
        for file in [
            format!("progress-{game}/{number}.txt"),
            "saves/mine (1).txt".to_owned(),
            format!("{game}.txt"),
            format!("{game}.{ending}"),
        ] {
            let mut command = program(&["review", "--depth", "2", "--exact", "0"]);
            let (status, output, error) = run(command.arg(saves.path().join(&file)));
            assert_eq!((status, &*error), (0, ""), "{file}");
            assert!(output.starts_with(&format!("game 1: {players}\n")), "{file}: {output}");
            let rows: Vec<&str> = output.lines().filter(|line| line.contains("depth")).collect();
            assert_eq!(rows.len(), 3, "{file}: {output}");
        }
    }
}

/// `save.in` is a position: there is nothing to review, and its game can be written in other forms.
#[test]
fn save_in_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("save.in");
    let zeros = "0 0 0 0 0 0 0\n".repeat(5);
    fs::write(&path, format!("1 0 0 0 0 0 -1\n{zeros}-1 0 0 0 0 0 1\n")).unwrap();
    let file = path.to_str().unwrap();
    let (status, output, error) = run(&mut crate::ataxx(&["review", file]));
    assert_eq!((status, &*error), (0, ""), "{output}");
    assert!(output.contains("no moves"), "{output}");
    let (status, output, error) = run(&mut crate::ataxx(&["games", "--to", "uai", file]));
    assert_eq!(status, 0, "{error}");
    assert_eq!(output, "position startpos moves\n");
    fs::write(&path, "1 0\n").unwrap();
    let (status, _, error) = run(&mut crate::ataxx(&["review", file]));
    assert!(
        status == 1 && error.contains("7 lines of 7 numbers") && error.contains("found 2 numbers"),
        "{error}"
    );
}

/// A folder that is removed while the program runs is created again, for the next move and for saved games.
#[test]
fn a_folder_that_was_removed_is_made_again() {
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().join("games");
    let start = || Server::ataxx(&folder, &[]);
    let server = start();
    server.begin(&json!({"from": "new", "game": "ataxx", "white": "human"}));
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(server.good("/api/list", &json!({}))["games"].as_array().unwrap().len(), 2);
    let moved = server.act(json!({"do": "play", "mv": "b7"}));
    assert!(moved["unsaved"].is_null(), "{moved}");
    server.good(&format!("{}/save", server.path()), &json!({"name": "mine"}));
    // The folder still belongs to this program.
    let (status, _, error) = run(crate::ataxx(&["play", "--no-open", "--saves"]).arg(&folder));
    assert!(status == 2 && error.contains("already running"), "{status}: {error}");
    drop(server);
    let server = start();
    assert_eq!(server.game()["moves"][0]["mv"], "b7");
    assert_eq!(server.good("/api/list", &json!({}))["saves"][0]["name"], "mine");
}

/// Faults in a stored game are reported with their line; the moves before them are reviewed.
#[test]
fn a_damaged_game_is_reviewed_as_far_as_it_goes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("1.txt");
    let head = "game: ataxx\nrules: uai\nstart: 0\n";
    for (text, status, wanted, said) in [
        (format!("\u{feff}{head}moves: f1 a2 e1 zz\n"), 1, "e1", "move 4: \"zz\" is not a move"),
        (format!("{head}moves: f1\n{head}moves: a6\n"), 0, "game 2:", ""),
        ("game: ataxx\nmoves: f1\n".to_owned(), 1, "", "the line `start:` is missing"),
        ("game: ataxx\nstart: 0\nmove: f1\n".to_owned(), 1, "", ":3: game 1: unknown name \"move\""),
        ("game: reversi\nstart: start\n".to_owned(), 1, "", "a game of \"reversi\": expected ataxx"),
    ] {
        fs::write(&path, &text).unwrap();
        let mut command = crate::ataxx(&["review", "--depth", "1"]);
        let (found, output, error) = run(command.arg(&path));
        assert_eq!(found, status, "{text}: {error}");
        assert!(output.contains(wanted) && error.contains(said), "{text}: {output}{error}");
    }
}
