//! `gocheck generate`: the same seed, no position twice, answers, positions of records, what is not replaced, and what
//! makes a puzzle worth asking, by the flood fill.

use crate::gocheck;
use gocheck::board::{Color, Size};
use gocheck::generate::{LEVELS, canonical, playout};
use gocheck::go::{Replay, RuleSet, Setup, plain};
use gocheck::puzzle::{Puzzle, Question};
use gocheck::record::main_line;
use gocheck_common::random::Random;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::Path;
use test_support::{project, run};

/// Makes puzzles in a folder and gives all its files.
fn generate(folder: &Path, arguments: &str) -> BTreeMap<String, String> {
    let mut command = gocheck(&project(""));
    let (status, stdout, stderr) =
        run(command.arg("generate").args(arguments.split_whitespace()).arg("-q").arg("-o").arg(folder));
    assert_eq!((status, stdout.as_str(), stderr.as_str()), (0, "", ""), "{arguments}");
    contents(folder)
}

/// All files of a folder.
fn contents(folder: &Path) -> BTreeMap<String, String> {
    let entries = folder.read_dir().unwrap().map(|entry| entry.unwrap());
    let file = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    };
    entries.map(file).collect()
}

fn made(arguments: &str) -> BTreeMap<String, String> {
    generate(tempfile::tempdir().unwrap().path(), arguments)
}

fn setups(files: &BTreeMap<String, String>, size: Size) -> Vec<Setup> {
    let puzzles = files.iter().filter(|(name, _)| !name.starts_with("answer"));
    puzzles.map(|(_, text)| Puzzle::parse(text.as_bytes(), size).unwrap().setup).collect()
}

#[test]
fn the_same_seed_makes_the_same_files_with_any_number_of_threads() {
    let arguments = "--ask captures --count 40 --seed 3";
    assert_eq!(made(&format!("{arguments} -j 1")), made(&format!("{arguments} -j 4")));
    assert_ne!(made(arguments), made("--ask captures --count 40 --seed 4"));
    assert_eq!(made("--set --seed 5"), made("--set --seed 5"));
    // Another tag makes other puzzles, too.
    let text = |tag: &str| made(&format!("--ask captures --tag {tag}"))[&format!("{tag}_0001.txt")].clone();
    assert_ne!(text("monday"), text("tuesday"));
}

/// The eight pictures of a square board, made by quarter turns and a mirror.
fn pictures(setup: &Setup) -> Vec<String> {
    let side = setup.size().rows();
    let turned = |setup: &Setup, place: &dyn Fn(usize, usize) -> (usize, usize)| {
        let mut turned = Setup::new(setup.size());
        for (point, color) in setup.stones() {
            let (row, col) = place(point.row(), point.col());
            turned.set(setup.size().point(row, col).unwrap(), Some(color)).unwrap();
        }
        turned
    };
    let mut all = vec![setup.clone(), turned(setup, &|row, col| (row, side - 1 - col))];
    for _ in 0..3 {
        let last: Vec<Setup> = all[all.len() - 2..].to_vec();
        all.extend(last.iter().map(|setup| turned(setup, &|row, col| (col, side - 1 - row))));
    }
    all.iter().map(ToString::to_string).collect()
}

#[test]
fn no_position_comes_twice_not_even_turned_or_mirrored() {
    // On a board so small positions would soon come again.
    let size = Size::new(4, 4).unwrap();
    let setups = setups(&made("--ask captures --count 300 --size 4 --difficulty 2"), size);
    let mut seen = HashSet::new();
    for setup in &setups {
        let pictures = pictures(setup);
        assert!(!pictures.iter().any(|picture| seen.contains(picture)), "{setup}");
        let canonical_of = |picture: &String| canonical(&picture.parse().unwrap());
        assert!(pictures.iter().map(canonical_of).all(|same| same == canonical(setup)));
        seen.extend(pictures);
    }
    assert_eq!(setups.len(), 300);
}

#[test]
fn too_many_are_an_error_that_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = gocheck(folder.path());
    let (status, _, stderr) =
        run(command.args(["generate", "--ask", "captures", "--size", "2", "--count", "20", "-o", "out"]));
    assert_eq!(status, 2);
    assert!(
        stderr.contains("no more different positions of this kind were found on 2x2: ask for fewer"),
        "{stderr}"
    );
    assert!(!folder.path().join("out").exists());
    for arguments in
        [&["generate"][..], &["generate", "--set", "--ask", "rule"], &["generate", "--set", "--tag", "../x"]]
    {
        assert_eq!(run(gocheck(folder.path()).args(arguments)).0, 2, "{arguments:?}");
    }
}

/// What would be replaced by other puzzles, or left among them, is named, and nothing is written.
#[test]
fn puzzles_of_another_run_are_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    let many = generate(folder.path(), "--ask captures --count 5");
    // The same again is no mixture, nor are files of another tag.
    assert_eq!(generate(folder.path(), "--ask captures --count 5"), many);
    let notes = ["other_0009.txt", "notes.txt", "test2_0009.txt", "test_0009.png", "test_a.txt"];
    for name in notes {
        fs::write(folder.path().join(name), "").unwrap();
    }
    let before = contents(folder.path());
    for (arguments, said) in [
        ("--ask captures --count 5 --seed 2", "6, the first is answer_for_test.txt"),
        ("--ask rule --count 5", "6, the first is answer_for_test.txt"),
        // More or fewer of the same puzzles have other answers in all.
        ("--ask captures --count 7", "1, the first is answer_for_test.txt"),
        ("--ask captures --count 4", "2, the first is answer_for_test.txt"),
        ("--ask captures --count 5 --difficulty 4", "6, the first is answer_for_test.txt"),
        ("--ask captures --count 5 --format sgf", "5, the first is test_0001.txt"),
        ("--set", "6, the first is answer_for_test.txt"),
    ] {
        let mut command = gocheck(folder.path());
        let (status, _, stderr) =
            run(command.arg("generate").args(arguments.split_whitespace()).args(["-o", "."]));
        assert_eq!(status, 2, "{arguments}");
        let expected = format!("holds files of another run with the tag test ({said})\n  --replace ");
        assert!(stderr.contains(&expected), "{arguments}: {stderr}");
        assert_eq!(contents(folder.path()), before, "{arguments}");
    }

    let files = generate(folder.path(), "--ask captures --count 3 --seed 2 --replace");
    let mut expected: Vec<String> =
        ["answer_for_test.txt", "test_0001.txt", "test_0002.txt", "test_0003.txt"]
            .into_iter()
            .chain(notes)
            .map(str::to_owned)
            .collect();
    expected.sort();
    assert_eq!(names(&files), expected);
    assert_eq!(files["test_0001.txt"], made("--ask captures --count 3 --seed 2")["test_0001.txt"]);

    let sets = tempfile::tempdir().unwrap();
    generate(sets.path(), "--set --count 12");
    let files = generate(sets.path(), "--set --count 2 --replace");
    assert_eq!(files.keys().filter(|name| name.starts_with("answer")).count(), 2);
    assert_eq!(files.len(), 16);
}

#[test]
fn every_puzzle_is_of_its_level() {
    for (question, name) in
        [(Question::Rule, "rule"), (Question::Captures, "captures"), (Question::Moves, "moves")]
    {
        for (level, number) in LEVELS.iter().zip(1..) {
            let files = made(&format!("--ask {name} --count 10 --difficulty {number} --seed {number}"));
            let size = Size::default();
            let mut spoiled = 0;
            for setup in setups(&files, size) {
                let stones = setup.stones().count();
                let [least, most] = level.stones_on(size);
                assert!((least..=most).contains(&stones), "{stones} stones, level {number}: {setup}");
                let analysis = plain::analyse(&setup, Color::White);
                let most = match question {
                    Question::Captures => level.captures.len(),
                    Question::Moves => level.illegal.len(),
                    _ => 4,
                };
                let points = match question {
                    Question::Captures => analysis.captures.len(),
                    Question::Moves => setup.empty_points().count() - analysis.legal.len(),
                    _ => analysis.dead.len(),
                };
                assert!(points < most, "{points} points, level {number}: {setup}");
                spoiled += usize::from(!analysis.is_valid());
            }
            assert_eq!(spoiled, if question == Question::Rule { 5 } else { 0 });
        }
    }
}

/// Sets are answered by their names, puzzles of one question with `--ask`.
#[test]
fn the_answers_are_those_that_gocheck_gives() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, ask) in
        [("--set --count 12 --tag homework", None), ("--ask moves --count 30 --size 13", Some("moves"))]
    {
        let folder = folder.path().join(ask.unwrap_or("set"));
        let files = generate(&folder, arguments);
        let answers: Vec<&String> = files.keys().filter(|name| name.starts_with("answer")).collect();
        let size = if ask.is_some() { "13" } else { "9" };
        let mut command = gocheck(&folder);
        command
            .args([".", "-q", "-o", "out", "--size", size])
            .args(ask.iter().flat_map(|ask| ["--ask", ask]));
        command.args(answers.iter().flat_map(|name| ["--expect", name]));
        assert_eq!(run(&mut command), (0, String::new(), String::new()));
    }
    let names: BTreeSet<String> =
        ["0", "00", "1", "2", "3", "4", "5"].map(|problem| format!("homework07_{problem}.txt")).into();
    let set = folder
        .path()
        .join("set")
        .read_dir()
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(set.filter(|name| name.starts_with("homework07")).collect::<BTreeSet<_>>(), names);
    let answers = fs::read_to_string(folder.path().join("set/answer_for_homework07.txt")).unwrap();
    // One of the two asked for rule 1 is spoiled.
    assert_eq!((answers.matches("True").count(), answers.matches("False").count()), (1, 1), "{answers}");
}

/// Every step of a game is legal and none repeats the position before the last.
#[test]
fn games_are_cut_with_white_to_move_and_stand() {
    for seed in 0..200 {
        let Some(setup) = playout(Size::default(), 40, &mut Random::new(seed)) else { continue };
        assert!(setup.stones().count() >= 40);
        assert!(plain::dead_groups(&setup).is_empty(), "{setup}");
    }
}

/// A record of random moves that Japanese rules allow.
fn record(size: Size, moves: usize, seed: u64) -> String {
    let (mut game, mut random) = (Replay::new(size), Random::new(seed));
    let points: Vec<_> = size.points().collect();
    let mut record = format!("(;SZ[{}]", size.rows());
    for _ in 0..20 * moves {
        let (color, &point) = (game.to_move(), random.pick(&points).unwrap());
        if game.moves() < moves as u32 && RuleSet::Japanese.forbids(&game.look(color, point)).is_none() {
            game.play(color, point);
            let letter = |index: usize| char::from(b'a' + index as u8);
            let player = if color == Color::Black { 'B' } else { 'W' };
            record.push_str(&format!(";{player}[{}{}]", letter(point.col()), letter(point.row())));
        }
    }
    record + ")"
}

/// Positions of records come from different games, with White to move; what cannot be read is said.
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
    let said = |arguments: &str| {
        let mut command = gocheck(folder.path());
        command.args(["generate", "--from", "records", "--difficulty", "3"]);
        run(command.args(arguments.split_whitespace()))
    };
    for question in ["captures", "moves"] {
        let (status, _, stderr) = said(&format!("--ask {question} --count 6 -o {question}"));
        assert_eq!(status, 0, "{stderr}");
        assert!(stderr.contains("records: 13, of 9x9: 12"), "{stderr}");
        let puzzles = setups(&contents(&folder.path().join(question)), Size::default());
        let game =
            |puzzle: &Setup| boards.iter().position(|game| game.contains(&puzzle.to_string())).unwrap();
        assert_eq!(puzzles.iter().map(game).collect::<BTreeSet<_>>().len(), 6);
        let [least, most] = LEVELS[2].stones_on(Size::default());
        assert!(puzzles.iter().all(|puzzle| (least..=most).contains(&puzzle.stones().count())));
    }

    fs::write(folder.path().join("records/none.sgf"), "no game").unwrap();
    let (status, _, stderr) = said("--ask captures --count 6 -o captures");
    assert_eq!(status, 2);
    assert!(stderr.contains("none.sgf: E") && stderr.contains("puzzles: 6"), "{stderr}");
    let (status, _, stderr) = said("--ask captures --count 1000 -o other");
    assert_eq!(status, 2);
    assert!(
        stderr.contains("of the 1000 positions that are wanted\n  12 of the 14 records in records"),
        "{stderr}"
    );
    assert!(!folder.path().join("other").exists());
    for (from, why) in [("nowhere", "F1"), ("captures", "F107")] {
        let mut command = gocheck(folder.path());
        let (status, _, stderr) = run(command.args(["generate", "--set", "--from", from, "-o", "other"]));
        assert_eq!(status, 2);
        assert!(stderr.contains(why), "{stderr}");
    }
}

/// As records, puzzles are the same ones, with the same answers, and nothing is wrong with them.
#[test]
fn puzzles_are_written_as_records() {
    let folder = tempfile::tempdir().unwrap();
    for (question, title) in [("captures", "forward on step"), ("moves", "all possible position")] {
        let arguments = format!("--ask {question} --count 5 --size 9x7");
        let texts = made(&arguments);
        let out = folder.path().join(question);
        let records = generate(&out, &format!("{arguments} --format sgf"));
        assert_eq!(records["answer_for_test.txt"], texts["answer_for_test.txt"]);
        let (status, stdout, stderr) = run(gocheck(&out).args(["lint", "."]));
        assert_eq!((status, stdout.as_str()), (0, ""), "{stderr}");
        for number in 1..=5 {
            let (text, record) = (format!("test_000{number}.txt"), format!("test_000{number}.sgf"));
            let game = main_line(records[&record].as_bytes(), None).unwrap().game.unwrap();
            let puzzle = Puzzle::parse(texts[&text].as_bytes(), Size::new(9, 7).unwrap()).unwrap();
            assert_eq!((game.board(), game.to_move()), (puzzle.setup, Color::White));
            let (_, stdout, _) = run(gocheck(&out).args(["position", &record, "--ask", question]));
            let answer =
                stdout.trim_end().strip_prefix(&format!("[test_000{number}_move0]{title}:")).unwrap();
            let answers = records["answer_for_test.txt"].replace("\n\n", "\0");
            let block = answers.split('\0').nth(number - 1).unwrap();
            assert_eq!(
                answer.matches('(').count(),
                block.trim_end().lines().count() - 1,
                "{answer}\n{block}"
            );
        }
    }
}
