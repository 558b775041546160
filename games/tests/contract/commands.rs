//! A third game gets its commands from its description.

use super::tictactoe::TicTacToe;
use clap::{Parser, Subcommand};
use games::cli::GameCommand;
use games::game::Game;
use gocheck_program::Status;
use std::fs;
use test_support::words;

#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    #[command(flatten)]
    Game(GameCommand<TicTacToe>),
}

fn run(arguments: &[&str]) -> (Status, String) {
    let Command::Game(command) = Args::try_parse_from([&["tictactoe"], arguments].concat()).unwrap().command;
    let mut output = Vec::new();
    let status = command.run(&mut output).unwrap();
    (status, String::from_utf8(output).unwrap())
}

/// The numbers of sequences from combinatorics, including 255,168 complete games.
#[test]
fn perft() {
    for (depth, nodes) in (1..).zip([9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]) {
        assert_eq!(run(&["perft", &depth.to_string()]), (Status::Well, format!("{nodes}\n")));
    }
    assert_eq!(games_from(TicTacToe::START), 255_168);
}

fn games_from(position: TicTacToe) -> u64 {
    let games: u64 = position.moves().into_iter().map(|mv| games_from(position.play_unchecked(mv))).sum();
    games.max(1)
}

#[test]
fn legal_moves() {
    assert_eq!(run(&["legal", "XO.X.....", "--rules", "tictactoe"]).1, "c1\nb2\nc2\na3\nb3\nc3\n");
}

/// A perfect player never loses, and draws against another one.
#[test]
fn a_match() {
    let arguments = ["match", "builtin:level=10", "builtin:level=10", "--games", "2", "--time", "600000"];
    let (status, text) = run(&arguments);
    assert_eq!(status, Status::Well);
    assert!(
        text.starts_with("game 1, A black, B white: draw 5 to 4: the board is full (9 moves)\n"),
        "{text}"
    );
    assert!(text.ends_with("A: 0 wins, 2 draws, 0 losses\n"), "{text}");
    let arguments = ["match", "builtin:level=10", "builtin:level=1", "--games", "10", "--time", "600000"];
    let (_, text) = run(&arguments);
    assert!(text.ends_with(" 0 losses\n") && text.contains("wins by \"three in a row\": "), "{text}");
}

#[test]
fn a_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    let players = ["perfect=builtin:level=10", "short=builtin:level=3", "random=builtin:level=1"];
    let options = ["--rounds", "2", "--random-plies", "1", "--jobs", "1", "-o", folder];
    let (status, table) = run(&[&["tournament"], &players[..], &options].concat());
    assert_eq!(status, Status::Well);
    assert!(table.contains("perfect") && table.contains("three in a row"), "{table}");
    assert_eq!(fs::read_to_string(format!("{folder}/table.txt")).unwrap(), table);
    let page = fs::read_to_string(format!("{folder}/report.html")).unwrap();
    assert!(page.contains("\"board\":{\"columns\":3,\"rows\":3,\"files\":[\"a\",\"b\",\"c\"]"));
    let (_, merged) = run(&["merge", &format!("{folder}/games.jsonl"), "-o", folder]);
    assert_eq!(merged, table);
}

/// It has no protocol: the message lists the alternatives.
#[test]
fn a_program_cannot_be_asked() {
    let Command::Game(command) = Args::try_parse_from(["t", "match", "true", "builtin"]).unwrap().command;
    let error = format!("{:#}", command.run(&mut Vec::new()).unwrap_err());
    assert_eq!(error, "true: tictactoe has no protocol for programs: use builtin:level=5");
}

/// Nor has it opening books.
#[test]
fn a_book_cannot_be_played_from() {
    let Command::Game(command) =
        Args::try_parse_from(["t", "match", "builtin:book=x", "builtin"]).unwrap().command;
    let error = format!("{:#}", command.run(&mut Vec::new()).unwrap_err());
    assert_eq!(error, "builtin:book=x: x: tictactoe has no opening books");
}

/// General options are accepted before and after the name of the command.
#[test]
fn general_options_stand_anywhere() {
    for (name, program, perft) in [
        ("ataxx", env!("CARGO_BIN_EXE_ataxx"), "perft startpos 1"),
        ("reversi", env!("CARGO_BIN_EXE_reversi"), "perft 1"),
    ] {
        let output = |arguments: &str| {
            let (code, output, error) =
                test_support::run(std::process::Command::new(program).args(words(arguments)));
            assert_eq!((code, error.as_str()), (0, ""), "{name} {arguments}");
            output
        };
        for arguments in [format!("-q --color never {perft}"), format!("{perft} --color never -q")] {
            assert_eq!(output(&arguments).lines().count(), 1);
        }
        assert!(output("--completions bash").contains(&format!("complete -F _{name}")));
        assert!(output("--man-page").contains(&format!(".TH {name} 1")));
        for arguments in ["match --man-page", "--man-page match", "--generate man match"] {
            assert!(output(arguments).contains(&format!(".TH {name}-match 1")));
        }
    }
}

/// A hidden command, whatever its arguments.
#[test]
fn removed_commands_say_where_they_are() {
    for (name, program) in
        [("ataxx", env!("CARGO_BIN_EXE_ataxx")), ("reversi", env!("CARGO_BIN_EXE_reversi"))]
    {
        let output =
            |arguments: &str| test_support::run(std::process::Command::new(program).args(words(arguments)));
        let now = format!("cargo run --release -p workshop -- {name}-learn");
        for arguments in ["", "--help", "-h", "folder --games 50 --policy", "folder --games 210 -j 2"] {
            let (code, output, error) = output(&format!("learn {arguments}"));
            assert_eq!((code, output.as_str()), (2, ""), "{name}: {error}");
            assert!(error.contains(&now), "{name}: {error}");
        }
        assert!(output("help learn").1.contains(&now));
        let folder = tempfile::tempdir().unwrap();
        output(&format!("--man-pages {}", folder.path().display()));
        let has_page = |command: &str| folder.path().join(format!("{name}-{command}.1")).exists();
        assert!(has_page("match") && !has_page("learn"), "{name}");
    }
}
