//! `games`: checks and converts files of the usual formats; tournaments read openings from them.

use crate::{ataxx, logged, reversi};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::{run, run_on, table, words};

/// Black flips everything: the shortest possible game.
const SHORTEST: &str = "e6f4e3f6g5d6e7f5c5";

/// A WTHOR file according to its description: a header with the number of games, then Black's score and the moves of
/// each.
fn wthor(said: u32, games: &[(u8, &str)]) -> Vec<u8> {
    let mut bytes = vec![20, 26, 11, 22];
    bytes.extend(said.to_le_bytes());
    bytes.extend([0, 0, 0xea, 0x07, 8, 0, 22, 0]);
    for (score, moves) in games {
        bytes.extend([3, 0, 200, 1, 7, 0, *score, *score]);
        let mut squares: Vec<u8> =
            moves.as_bytes().chunks(2).map(|mv| 10 * (mv[1] - b'0') + mv[0] - b'a' + 1).collect();
        squares.resize(60, 0);
        bytes.extend(squares);
    }
    bytes
}

/// The output of `games` for a file, and its exit status.
pub(super) fn check(bytes: &[u8], name: &str) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    let program = if name.ends_with("pgn") { ataxx } else { reversi };
    let (code, output, error) = run(&mut program(&["games", path.to_str().unwrap()]));
    let folder = format!("{}/", folder.path().display());
    (code, output.replace(&folder, ""), error.replace(&folder, ""))
}

#[test]
fn wthor_files_are_checked() {
    let games = [(64, SHORTEST), (40, "f5d6c3d3c4")];
    let whole = wthor(2, &games);
    assert_eq!(check(&whole, "x.wtb"), (0, String::new(), "2 games, 14 moves: nothing wrong\n".to_owned()));
    // Tournaments either count only the stones, or give the empty squares to the winner.
    assert_eq!(check(&wthor(1, &[(13, SHORTEST)]), "x.wtb").0, 1);
    let changed = |place: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[place] = byte;
        bytes
    };
    let first = 16;
    for (bytes, finding) in [
        (wthor(3, &games), "x.wtb: the header says 3 games, but the file has 2\n"),
        (wthor(1, &games), "x.wtb: the header says 1 game, but the file has 2\n"),
        (whole[..100].to_vec(), "x.wtb: the header says 2 games, but the file has 1 and 16 bytes of 68\n"),
        (whole[..10].to_vec(), "x.wtb: 10 bytes: a WTHOR file begins with 16\n"),
        (changed(12, 10), "x.wtb: games on boards of 10 x 10: expected 8 x 8\n"),
        (changed(13, 1), "x.wtb: positions to solve (a solitaire file), no games\n"),
        (changed(first + 6, 63), "x.wtb: game 1: the stones are 13 to 0: the file says 63 to 1\n"),
        (changed(first + 6, 20), "x.wtb: game 1: the result is black wins: the file says white wins\n"),
        (changed(first + 7, 65), "x.wtb: game 1: black has 65 stones: there are 64\n"),
        (
            changed(first + 8 + 3, 11),
            "x.wtb: game 1, move 4: a1 is illegal: a disc on a1 would not flip anything\n",
        ),
        (
            changed(first + 8 + 3, 99),
            "x.wtb: game 1, move 4: \"99\" is not a move: expected a move of reversi\n",
        ),
        (changed(first + 8 + 9, 11), "x.wtb: game 1, move 10: a move after the end: black wins: 13 to 0\n"),
        (changed(first + 8 + 20, 11), "x.wtb: game 1: a move after the end of the list, which has 9 moves\n"),
    ] {
        let (code, output, _) = check(&bytes, "x.wtb");
        assert_eq!((code, output.as_str()), (1, finding));
    }
}

/// Black plays, White has no move, Black takes the remaining squares.
pub(super) const WITH_PASS: &str = "(;GM[Othello]PC[GGS/os]DT[2026.01.31_12:00:00.UTC]PB[ant]PW[bee]RB[1800.0]RE[+64.00]TI[15:00//02:00]TY[8]\
BO[8 *O-*O--- -------- -------- -------- -------- -------- -------- -------- *]B[c1/+3.50/0.25]W[PASS]B[F1//0.01];)";

#[test]
fn ggf_files_are_checked() {
    let good = format!("1 {WITH_PASS}\n\n2 {WITH_PASS} {WITH_PASS}");
    assert_eq!(
        check(good.as_bytes(), "x.ggf"),
        (0, String::new(), "3 games, 9 moves: nothing wrong\n".to_owned())
    );
    for (from, to, finding) in [
        ("W[PASS]", "", "game 2, move 2: the pass of white before it is missing"),
        ("W[PASS]", "B[PASS]", "game 2, move 2: it is white's turn"),
        ("RE[+64.00]", "RE[+6.00]", ""),
        ("RE[+64.00]", "RE[+5.00]", "game 2: the stones are 6 to 0: the file says +5 for black"),
        ("RE[+64.00]", "RE[-64.00:r]", "game 2: the result is black wins: the file says white wins"),
        (
            "RE[+64.00]",
            "RE[lots]",
            "game 2: \"lots\" is not a result: expected a number such as +12.00, optionally with :r, :t or :s",
        ),
        ("B[F1//0.01]", "", "game 2: the game is not over, and the file gives no reason for its end"),
        ("B[F1//0.01]", "B[Z9]", "game 2, move 3: \"Z9\" is not a move: expected a move of reversi"),
        ("GM[Othello]", "GM[Amazons]", "game 2: a game of \"Amazons\": expected GM[Othello]"),
        (
            "BO[8 ",
            "BO[10 ",
            "game 2: \"10 *O-*O--- -------- -------- -------- -------- -------- -------- -------- *\" is not a board: expected 8, 64 squares of * O - and the side",
        ),
        ("TY[8]", "KB[F5/3.0]", "game 2: games with a komi chosen by the players are not supported"),
        (";)", "", "game 2: the game has no end: expected ;)"),
    ] {
        let text = format!("{WITH_PASS}\n{}\n", WITH_PASS.replace(from, to));
        let (code, output, _) = check(text.as_bytes(), "x.ggf");
        let expected = if finding.is_empty() { String::new() } else { format!("x.ggf:2: {finding}\n") };
        assert_eq!((code, output), (i32::from(!finding.is_empty()), expected), "{to}");
    }
}

/// As the source writes them: a move that came too late is not played, and White may begin.
#[test]
fn games_of_cuteataxx_are_checked() {
    let text = include_str!("../data/ataxx/cuteataxx.pgn");
    assert_eq!(
        check(text.as_bytes(), "x.pgn"),
        (0, String::new(), "2 games, 6 moves: nothing wrong\n".to_owned())
    );
    for (from, to, finding) in [
        ("2. g2 a2", "2. g2 a3", "x.pgn:1: game 1, move 4: a3 is illegal"),
        (
            "[PlyCount \"2\"]",
            "[PlyCount \"3\"]",
            "x.pgn:19: game 2: the file says 3 moves, but contains another number",
        ),
        (
            "/6x/o5x o 0 2",
            "/7/o5x o 0 2",
            "x.pgn:19: game 2: the game ends in x4oo/7/7/7/7/6x/o5x o 0 2: the file says x4oo/7/7/7/7/7/o5x o 0 2",
        ),
        (
            "[Winner \"one\"]",
            "[Winner \"two\"]",
            "x.pgn:19: game 2: winner: \"two\": by the result it is \"one\"",
        ),
        (
            "{ movetime 7 } 0-1",
            "{ movetime 7 } 1-0",
            "x.pgn:19: game 2: the result is 0-1 in the tag and 1-0 after the moves",
        ),
        (
            "[Adjudicated \"Material imbalance\"]\n",
            "",
            "x.pgn:19: game 2: the game is not over, and the file gives no reason for its end",
        ),
        ("{ movetime 7 }", "{ movetime 7", "x.pgn:19: game 2: a comment has no end: expected }"),
        (
            "[FEN \"x5o/7/7/7/7/7/o5x o 0 1\"]",
            "[FEN \"x5o\"]",
            "x.pgn:19: game 2: fen: 1 ranks: expected 7, with / between them",
        ),
    ] {
        assert!(text.contains(from), "{from}");
        let (code, output, _) = check(text.replace(from, to).as_bytes(), "x.pgn");
        assert!(code == 1 && output.starts_with(finding), "{finding}: {output}");
    }
    let (code, output, error) = run_on(&mut ataxx(&["games", "-", "--to", "pgn"]), text);
    assert_eq!(code, 0, "{error}");
    let second = text.split("\n\n\n").nth(1).unwrap().replace("Site \"CuteAtaxx\"", "Site \"gocheck\"");
    assert!(output.contains(second.trim()), "{output}");
}

/// Engine games in the usual format and back; the written file matches the description.
#[test]
fn games_are_converted() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let log = place("log.jsonl");
    let arguments = "match --games 6 --random-plies 8 --format json builtin:level=1 builtin:level=2";
    let (code, json, error) = run(&mut reversi(&words(arguments)));
    assert_eq!(code, 0, "{error}");
    fs::write(&log, &json).unwrap();
    let lines = |text: &str| text.lines().count();
    let (_, transcripts, _) = run(&mut reversi(&["games", &log, "--to", "transcript"]));
    assert_eq!(lines(&transcripts), 6);
    for name in ["ggf", "sgf", "wtb", "json"] {
        let file = place(&format!("games.{name}"));
        let (code, output, error) = run(&mut reversi(&["games", &log, "--to", name, "-o", &file]));
        assert_eq!((code, output.as_str()), (0, ""), "{error}");
        assert!(error.ends_with("nothing wrong; 6 written, 0 left out\n"), "{error}");
        assert_eq!(run(&mut reversi(&["games", &file])).0, 0);
        assert_eq!(run(&mut reversi(&["games", &file, "--to", "transcript"])).1, transcripts, "{name}");
        // Existing files are not overwritten.
        let (code, _, error) = run(&mut reversi(&["games", &log, "--to", name, "-o", &file]));
        assert!(code == 2 && error.contains("already exists"), "{error}");
    }
    let shortest = format!("{SHORTEST}\n");
    let wtb = place("shortest.wtb");
    assert_eq!(run_on(&mut reversi(&["games", "-", "--to", "wtb", "-o", &wtb]), &shortest).0, 0);
    let written = fs::read(&wtb).unwrap();
    let expected = wthor(1, &[(64, SHORTEST)]);
    assert_eq!((&written[4..8], &written[22..]), (&expected[4..8], &expected[22..]));
}

/// A game that cannot be played is left out and reported; an unreadable file hides no other.
#[test]
fn what_is_wrong_is_not_converted() {
    let (code, output, error) =
        run_on(&mut reversi(&["games", "no/such/file", "-", "--to", "ggf"]), "f5f5\nf5d6\n");
    assert_eq!((code, output.lines().count()), (2, 1), "{output}");
    assert!(output.starts_with("(;GM[Othello]TY[8]BO[8 "), "{output}");
    for part in [
        "error: no/such/file: ",
        "-:1: game 1, move 2: f5 is illegal: f5 is occupied\n",
        "2 games, 3 moves: 1 wrong; 1 written, 1 left out\n",
    ] {
        assert!(error.contains(part), "{part}: {error}");
    }
    let (code, output, _) = run_on(&mut reversi(&["games", "-"]), "");
    assert_eq!((code, output.as_str()), (1, "-: no games\n"));
}

/// The openings of the games of a tournament in a folder.
fn openings(folder: &Path) -> Vec<String> {
    let moves = |entry: &Value| -> String {
        entry["opening"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect()
    };
    logged(folder).iter().map(moves).collect()
}

/// A tournament of two builtins in a folder.
fn tournament(program: fn(&[&str]) -> Command, options: &str, openings: &str, output: &str) -> (i32, String) {
    let options = format!("tournament -q -j 1 builtin:level=1 builtin:level=2 {options}");
    let mut command = program(&words(&options));
    let (code, _, error) = run(command.args(["--openings", openings, "-o", output]));
    (code, error)
}

/// Openings from databases, transcripts without passes and the book; mirrored under the assignment's rules.
#[test]
fn openings_come_from_files_of_games() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // The second game begins like the first, the third is too short.
    let games = [(40, "f5d6c3d3c4f4"), (30, "f5d6c3d3c4b3"), (20, "f5d6c3"), (64, SHORTEST)];
    fs::write(place("x.wtb"), wthor(4, &games)).unwrap();
    fs::write(place("x.txt"), "f5d6c3d3c4f4\na name\te6f4e3f6g5\n").unwrap();
    for (number, (file, rules, expected)) in [
        ("x.wtb", "othello", ["f5d6c3d3c4", "e6f4e3f6g5"]),
        ("x.wtb", "assignment", ["c5e6f3e3f4", "d6c4d3c6b5"]),
        ("x.txt", "othello", ["f5d6c3d3c4", "e6f4e3f6g5"]),
        ("x.txt", "assignment", ["c5e6f3e3f4", "d6c4d3c6b5"]),
    ]
    .into_iter()
    .enumerate()
    {
        let output = place(&number.to_string());
        let options = format!("--rounds 2 --rules {rules} --opening-plies 5");
        let (code, error) = tournament(reversi, &options, &place(file), &output);
        assert_eq!(code, 0, "{error}");
        let [first, second] = expected;
        assert_eq!(openings(Path::new(&output)), [first, first, second, second], "{file} {rules}");
    }
    for (file, reason) in [
        (
            "x.wtb",
            "x.wtb: game 4: the game is over after these moves: use --opening-plies N to take the first N",
        ),
        ("none", "none: neither a file nor a book (book)"),
    ] {
        let (code, error) = tournament(reversi, "", &place(file), &place("bad"));
        assert!(code == 2 && error.contains(reason), "{error}");
    }
}

#[test]
fn a_book_is_named() {
    let folder = tempfile::tempdir().unwrap();
    for (book, file) in [
        ("book", include_str!("../../data/ataxx/openings.txt")),
        ("book-walls", include_str!("../../data/ataxx/openings_walls.txt")),
    ] {
        let output = folder.path().join(book);
        let (code, error) = tournament(ataxx, "--rounds 3", book, output.to_str().unwrap());
        assert_eq!(code, 0, "{error}");
        let first = file.lines().find(|line| !line.starts_with('#')).unwrap();
        let begins = |game: &&Value| match book {
            "book" => game["opening"] == json!(words(first)),
            _ => game["start"] == first,
        };
        assert_eq!(logged(&output).iter().filter(begins).count(), 2, "{first}");
    }
}

/// A player whom both engines see far ahead has won; near the end the result is that of perfect play.
#[test]
fn games_are_ended_early() {
    let play = |arguments: &str| {
        let fixed = "match --games 2 --random-plies 10 --format json --seed 3 --time 600000 builtin:level=7";
        let (code, output, error) = run(reversi(&words(fixed)).args(words(arguments)));
        assert_eq!(code, 0, "{error}");
        let games: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        (games, output)
    };
    // Perfect play from 10 empty squares on: the score is that of the solver for the last position.
    let (games, output) = play("builtin:level=1 --adjudicate-exact 10");
    for game in &games[..2] {
        assert_eq!([&game["end"]["by"], &game["end"]["adjudication"]], ["adjudicated", "exact"]);
        let number = |name: &str| game["end"][name].as_u64().unwrap();
        assert_eq!(number("black") + number("white"), 64);
        let text = |moves: &str| -> Vec<String> {
            let texts = game[moves].as_array().unwrap().iter();
            texts.map(|mv| mv.as_str().or(mv["text"].as_str()).unwrap().to_owned()).collect()
        };
        let start = game["start"].as_str().unwrap();
        let mut position: ::games::reversi::Position = start.parse().unwrap();
        for mv in text("opening").iter().chain(&text("moves")) {
            position = ::games::game::Game::play(&position, mv.parse().unwrap()).unwrap();
        }
        let empty = position.empty().count_ones();
        assert_eq!(empty, 10, "{position}");
        let (code, solved, error) = run_on(&mut reversi(&["solve", "-"]), &format!("{position};\n"));
        assert_eq!(code, 0, "{error}");
        let value: i64 = solved.split('\t').nth(2).unwrap().parse().unwrap();
        let sign = if position.to_string().ends_with('X') { 1 } else { -1 };
        assert_eq!(number("black") as i64 - number("white") as i64, sign * value, "{solved}");
    }
    assert_eq!(run_on(&mut reversi(&["games", "-"]), &output).0, 0);
    // Two similar engines agree that an almost lost game is lost.
    let (games, _) = play("builtin:level=7 --adjudicate-score moves=2 score=100");
    assert!(games[..2].iter().all(|game| game["end"]["adjudication"] == "score"), "{games:?}");
    let (games, _) = play("builtin:level=7 --adjudicate-draw moves=1 score=100000");
    for game in &games[..2] {
        assert_eq!((&game["end"]["adjudication"], &game["winner"]), (&"draw".into(), &Value::Null));
    }
    // An engine without search reports agrees with nothing: level 1 reports no search.
    let (games, _) = play("builtin:level=1 --adjudicate-score moves=1 score=0");
    assert!(games[..2].iter().all(|game| game["end"]["by"] == "rules"), "{games:?}");
}

/// Logs, tables and shards know the rule, and a configuration file can set it.
#[test]
fn a_tournament_whose_games_are_ended_early() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let config = path("settings.toml");
    let settings = "rounds = 2\n[openings]\nfile = \"book\"\n[adjudicate]\nexact = 12\nscore = { moves = 3, score = 5000 }\n\
        [[player]]\nname = \"a\"\ncommand = \"builtin:level=5\"\n[[player]]\nname = \"b\"\ncommand = \"builtin:level=2\"\n";
    fs::write(&config, settings).unwrap();
    let arguments = ["tournament", "-q", "--config", &config, "-o", &path("out")];
    let (code, text, error) = run(&mut reversi(&arguments));
    assert_eq!(code, 0, "{error}");
    assert!(text.contains("exact endgame"), "{text}");
    let log = path("out/games.jsonl");
    assert_eq!(run(&mut reversi(&["games", &log])).0, 0);
    assert_eq!(run(&mut reversi(&["merge", "-o", &path("again"), &log])).1, text);
    for (arguments, reason) in [
        (["--adjudicate-exact", "40"], "exact endgames with 40 empty squares: expected 24 or fewer"),
        (["--adjudicate-score", "moves=3"], "\"moves=3\": expected moves=N score=N"),
        (["--adjudicate-draw", "score=x"], "\"score=x\": expected moves=N score=N"),
    ] {
        let (code, _, error) = run(reversi(&["match", "builtin", "builtin"]).args(arguments));
        assert!(code == 2 && error.contains(reason), "{error}");
    }
    let (code, _, error) = run(&mut ataxx(&["match", "builtin", "builtin", "--adjudicate-exact", "5"]));
    assert!(code == 2 && error.contains("ataxx has no exact endgames to end games by"), "{error}");
}

/// `games` also reads the table of games in other notations.
#[test]
fn finished_games_are_known_to_be_over() {
    for row in table(include_str!("../data/reversi/games.tsv")) {
        let (code, output, _) =
            run_on(&mut reversi(&["games", "-", "--to", "json"]), &format!("{}\n", row[0]));
        assert_eq!(code, 0);
        let by = if row[1] == "-" { "\"by\":\"void\"" } else { "\"by\":\"rules\"" };
        assert!(output.contains(by), "{output}");
    }
}
