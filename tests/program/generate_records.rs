//! `gocheck generate --from DIR` and `--format sgf`: positions from game records, and puzzles as records.

use crate::generate::{contents, generate, made, places, setups};
use crate::gocheck;
use gocheck::board::random::Random;
use gocheck::board::{Color, Size};
use gocheck::generate::LEVELS;
use gocheck::go::{Board, Replay, RuleSet};
use gocheck::puzzle::Puzzle;
use gocheck::record::main_line;
use std::collections::{BTreeSet, HashSet};
use std::fs;
use test_support::run;

/// A record of random moves that are legal under Japanese rules.
fn record(size: Size, moves: usize, seed: u64) -> String {
    let (mut game, mut random) = (Replay::new(size), Random::new(seed));
    let points: Vec<_> = size.points().collect();
    let mut record = format!("(;SZ[{}]", size.rows());
    for _ in 0..20 * moves {
        let (color, &point) = (game.to_move(), random.pick(&points).unwrap());
        if game.moves() < moves as u32 && game.play(color, point, RuleSet::Japanese).is_ok() {
            let letter = |index: usize| char::from(b'a' + index as u8);
            let player = if color == Color::Black { 'B' } else { 'W' };
            record.push_str(&format!(";{player}[{}{}]", letter(point.col()), letter(point.row())));
        }
    }
    record + ")"
}

/// Positions come from different games, with White to move. Unreadable files are reported.
#[test]
fn positions_are_taken_from_records() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records/more");
    fs::create_dir_all(&records).unwrap();
    let mut boards = Vec::new();
    for seed in 0..12 {
        let text = record(Size::default(), 70, seed);
        fs::write(records.join(format!("{seed:02}.sgf")), &text).unwrap();
        let game = main_line(text.as_bytes(), None).unwrap().game.unwrap();
        // White makes every second move.
        let of_game = (1..=game.moves()).step_by(2).map(|number| game.board_after(number).to_string());
        boards.push(of_game.collect::<HashSet<_>>());
    }
    fs::write(folder.path().join("records/large.sgf"), record(Size::new(13, 13).unwrap(), 70, 1)).unwrap();
    let output_of = |arguments: &str| {
        let mut command = gocheck(folder.path());
        command.args(["generate", "--from", "records", "--difficulty", "3"]);
        run(command.args(arguments.split_whitespace()))
    };
    for question in ["captures", "moves"] {
        let (status, _, stderr) = output_of(&format!("--ask {question} --count 6 -o {question}"));
        assert_eq!(status, 0, "{stderr}");
        assert!(stderr.contains("read 13 records, 12 of them on 9x9 boards"), "{stderr}");
        let puzzles = setups(&contents(&folder.path().join(question)), Size::default());
        let game =
            |puzzle: &Board| boards.iter().position(|game| game.contains(&puzzle.to_string())).unwrap();
        assert_eq!(puzzles.iter().map(game).collect::<BTreeSet<_>>().len(), 6);
        let [least, most] = LEVELS[2].stones_on(Size::default());
        assert!(puzzles.iter().all(|puzzle| (least..=most).contains(&puzzle.stones().count())));
    }

    fs::write(folder.path().join("records/none.sgf"), "no game").unwrap();
    let (status, _, stderr) = output_of("--ask captures --count 6 -o captures");
    assert_eq!(status, 2);
    assert!(stderr.contains("none.sgf: E") && stderr.contains("6 puzzles"), "{stderr}");
    let (status, _, stderr) = output_of("--ask captures --count 1000 -o other");
    assert_eq!(status, 2);
    assert!(stderr.contains("of 1000 positions\n  12 of the 14 records in records"), "{stderr}");
    assert!(!folder.path().join("other").exists());
    for (from, why) in [("nowhere", "F1"), ("captures", "F107")] {
        let mut command = gocheck(folder.path());
        let (status, _, stderr) = run(command.args(["generate", "--set", "--from", from, "-o", "other"]));
        assert_eq!(status, 2);
        assert!(stderr.contains(why), "{stderr}");
    }
}

/// Puzzles written as records are unchanged, have the same answers, and pass lint without findings.
#[test]
fn puzzles_are_written_as_records() {
    let folder = tempfile::tempdir().unwrap();
    for (question, title, comment) in [
        ("captures", "forward on step", "C[Where does White capture?]"),
        ("moves", "all possible position", "C[Where may White play?]"),
    ] {
        let arguments = format!("--ask {question} --count 5 --size 9x7");
        let texts = made(&arguments);
        let out = folder.path().join(question);
        let records = generate(&out, &format!("{arguments} --format sgf"));
        assert_eq!(records["answer_for_test.txt"], texts["answer_for_test.txt"]);
        let (status, stdout, stderr) = run(gocheck(&out).args(["lint", "."]));
        assert_eq!((status, stdout.as_str()), (0, ""), "{stderr}");
        for number in 1..=5 {
            let (text, record) =
                (format!("test_{question}_000{number}.txt"), format!("test_{question}_000{number}.sgf"));
            let game = main_line(records[&record].as_bytes(), None).unwrap().game.unwrap();
            assert!(records[&record].contains(comment), "{}", records[&record]);
            let puzzle = Puzzle::parse(texts[&text].as_bytes(), Size::new(9, 7).unwrap()).unwrap();
            assert_eq!((game.board(), game.to_move()), (puzzle.setup, Color::White));
            let (_, stdout, _) = run(gocheck(&out).args(["position", &record, "--ask", question]));
            let answer =
                stdout.strip_prefix(&format!("[test_{question}_000{number}_move0]{title}:")).unwrap();
            let answers = records["answer_for_test.txt"].replace("\n\n", "\0");
            let block = answers.split('\0').nth(number - 1).unwrap();
            let (_, points) = block.split_once('\n').unwrap();
            assert_eq!(places(answer), places(points), "{stdout}\n{block}");
            assert!(question == "captures" || !places(answer).is_empty());
        }
    }
}
