//! The programs of the folder `examples` that use the library as its documentation says, with results worked out by hand.

use crate::generate::contents;
use gocheck::board::{Color, Size};
use gocheck::go::{Board, plain};
use gocheck::puzzle::{Name, Puzzle, Question};
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::run;

/// `cargo test` builds the examples, `cargo test --test program` does not.
fn example(name: &str) -> Command {
    let programs = Path::new(env!("CARGO_BIN_EXE_gocheck")).parent().unwrap();
    let program = programs.join("examples").join(format!("{name}{EXE_SUFFIX}"));
    assert!(program.exists(), "{} is missing: run `cargo build --examples`", program.display());
    Command::new(program)
}

#[test]
fn label_boards_answers_the_four_questions() {
    let expected = "\
. X O .
X O . .
. . . .
valid: true
dead: 
captures: (0, 0)
legal: (0, 0) (0, 3) (1, 2) (1, 3) (2, 0) (2, 1) (2, 2) (2, 3)
O X O .
X O X .
. X . .
valid: false
dead: (0, 0) (0, 1) (1, 1)
captures: (2, 0)
legal: (0, 3) (1, 3) (2, 0) (2, 2) (2, 3)
";
    assert_eq!(run(&mut example("label_boards")), (0, expected.to_owned(), String::new()));

    let folder = tempfile::tempdir().unwrap();
    let boards = folder.path().join("boards.txt");
    fs::write(&boards, "X .\r\n. .\r\n\r\nX X\r\nX X\r\n").unwrap();
    let expected = "\
X .
. .
valid: true
dead: 
captures: 
legal: (0, 1) (1, 0) (1, 1)
X X
X X
valid: false
dead: (0, 0) (0, 1) (1, 0) (1, 1)
captures: 
legal: 
";
    assert_eq!(run(example("label_boards").arg(boards)), (0, expected.to_owned(), String::new()));
}

#[test]
fn replay_record_refuses_the_illegal_move() {
    let expected = "\
1 black B4, captures 0
2 white C4, captures 0
3 black A3, captures 0
4 white D3, captures 0
5 black B2, captures 0
6 white C2, captures 0
7 black C3, captures 0
8 white B3, captures 1
9 black C3 is ko: move 8 took it
. . . . .
. X O . .
X . X O .
. X O . .
. . . . .
white may play 17 points
";
    assert_eq!(run(&mut example("replay_record")), (0, expected.to_owned(), String::new()));
}

#[test]
fn lint_folder_reports_each_file() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("2026");
    fs::create_dir(&inner).unwrap();
    fs::write(folder.path().join("clean.sgf"), "(;SZ[9];B[ee];W[gc])").unwrap();
    fs::write(folder.path().join("notes.txt"), "(;SZ[9];B[ee];W[ee])").unwrap();
    let (status, found, _) = run(example("lint_folder").arg(folder.path()));
    assert_eq!((status, found.as_str()), (0, "files: 1, games: 1, findings: 0\n"));

    let twice = inner.join("twice.SGF");
    fs::write(&twice, "(;SZ[9];B[ee];W[ee])").unwrap();
    let (status, found, _) = run(example("lint_folder").arg(folder.path()));
    let finding = "1:15: M101 white E5: a black stone is already there";
    let expected = format!("{}:{finding}\nfiles: 2, games: 2, findings: 1\n", twice.display());
    assert_eq!((status, found), (1, expected));
}

#[test]
fn generate_puzzles_writes_puzzles_with_their_answers() {
    let folder = tempfile::tempdir().unwrap();
    let (status, _, errors) = run(example("generate_puzzles").arg(folder.path()).arg("7"));
    assert_eq!((status, errors.as_str()), (0, ""));
    let mut files = contents(folder.path());
    let answers = files.remove("answer_for_new.txt").unwrap();
    let answers: Vec<(&str, Vec<&str>)> = answers
        .split("\n\n")
        .map(|block| block.split_once('\n').unwrap_or((block, "")))
        .map(|(name, answer)| (name, answer.lines().collect()))
        .collect();
    // Three questions at five levels.
    assert_eq!((files.len(), answers.len()), (15, 15));
    for (name, answer) in answers {
        let board = Puzzle::parse(files[&format!("{name}.txt")].as_bytes(), Size::default()).unwrap().setup;
        let question = Name::new(name).unwrap().question().unwrap();
        assert_eq!(answer, expected(&board, question), "{name}{board:?}");
    }
}

/// The answer by the flood fill.
fn expected(board: &Board, question: Question) -> Vec<String> {
    let analysis = plain::analyse(board, Color::White);
    let points: Vec<_> = match question {
        Question::Rule => return vec![if analysis.is_valid() { "True" } else { "False" }.to_owned()],
        Question::Captures => analysis.captures.iter().map(|capture| capture.point).collect(),
        Question::Moves => analysis.legal,
    };
    points.iter().map(|point| format!("{} {}", point.row(), point.col())).collect()
}
