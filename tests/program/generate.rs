//! `gocheck generate`: seeds, no duplicate positions, answers, existing files, and the quality of puzzles, by the flood
//! fill. For records see `generate_records.rs`.

use crate::gocheck;
use gocheck::board::random::Random;
use gocheck::board::{Color, Size};
use gocheck::generate::{Features, LEVELS, canonical, playout};
use gocheck::go::{Board, plain};
use gocheck::puzzle::{Puzzle, Question};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::Path;
use test_support::{project, run};

/// Returns all files of the folder.
pub(crate) fn generate(folder: &Path, arguments: &str) -> BTreeMap<String, String> {
    let mut command = gocheck(&project(""));
    let (status, stdout, stderr) =
        run(command.arg("generate").args(arguments.split_whitespace()).arg("-q").arg("-o").arg(folder));
    assert_eq!((status, stdout.as_str(), stderr.as_str()), (0, "", ""), "{arguments}");
    contents(folder)
}

pub(crate) fn contents(folder: &Path) -> BTreeMap<String, String> {
    let entries = folder.read_dir().unwrap().map(|entry| entry.unwrap());
    let file = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    };
    entries.map(file).collect()
}

pub(crate) fn made(arguments: &str) -> BTreeMap<String, String> {
    generate(tempfile::tempdir().unwrap().path(), arguments)
}

pub(crate) fn setups(files: &BTreeMap<String, String>, size: Size) -> Vec<Board> {
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
    let text =
        |tag: &str| made(&format!("--ask captures --tag {tag}"))[&format!("{tag}_captures_0001.txt")].clone();
    assert_ne!(text("monday"), text("tuesday"));
}

/// The eight rotations and reflections of a square board.
fn pictures(setup: &Board) -> Vec<String> {
    let side = setup.size().rows();
    let turned = |setup: &Board, place: &dyn Fn(usize, usize) -> (usize, usize)| {
        let mut turned = Board::new(setup.size());
        for (point, color) in setup.stones() {
            let (row, col) = place(point.row(), point.col());
            turned.set(setup.size().point(row, col).unwrap(), Some(color)).unwrap();
        }
        turned
    };
    let mut all = vec![setup.clone(), turned(setup, &|row, col| (row, side - 1 - col))];
    for _ in 0..3 {
        let last: Vec<Board> = all[all.len() - 2..].to_vec();
        all.extend(last.iter().map(|setup| turned(setup, &|row, col| (col, side - 1 - row))));
    }
    all.iter().map(ToString::to_string).collect()
}

#[test]
fn no_position_occurs_twice_even_rotated_or_mirrored() {
    // Positions would soon repeat on such a small board.
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
fn too_many_puzzles_are_an_error_with_a_remedy() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = gocheck(folder.path());
    let (status, _, stderr) =
        run(command.args(["generate", "--ask", "captures", "--size", "2", "--count", "20", "-o", "out"]));
    assert_eq!(status, 2);
    assert!(
        stderr.contains("no more different positions were found on 2x2 boards: ask for fewer"),
        "{stderr}"
    );
    assert!(!folder.path().join("out").exists());
    for arguments in
        [&["generate"][..], &["generate", "--set", "--ask", "rule"], &["generate", "--set", "--tag", "../x"]]
    {
        assert_eq!(run(gocheck(folder.path()).args(arguments)).0, 2, "{arguments:?}");
    }
}

/// Games are also played on boards that consist only of edge points: some puzzles have an answer, and none is empty.
#[test]
fn narrow_boards_have_games() {
    for (rows, cols, count) in [(1, 9, 12), (2, 9, 12), (2, 3, 4)] {
        let size = Size::new(rows, cols).unwrap();
        let arguments = format!("--size {size} --count {count} --difficulty 3");
        let captures = setups(&made(&format!("--ask captures {arguments}")), size);
        assert!(captures.iter().all(|setup| setup.stones().count() > 0));
        let answers =
            captures.iter().filter(|setup| !plain::analyse(setup, Color::White).captures.is_empty());
        assert!(answers.count() > 0, "{size}");
        let moves = setups(&made(&format!("--ask moves {arguments}")), size);
        assert!(moves.iter().all(|setup| setup.stones().count() > 0), "{size}");
    }
}

/// If files would be replaced by other puzzles, or be mixed with them, they are named and nothing is written.
#[test]
fn puzzles_of_another_run_are_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    let many = generate(folder.path(), "--ask captures --count 5");
    // The same set again is not a mixture, and neither are files of another tag.
    assert_eq!(generate(folder.path(), "--ask captures --count 5"), many);
    let notes = ["other_0009.txt", "notes.txt", "test2_0009.txt", "test_captures_0009.png", "test_a.txt"];
    for name in notes {
        fs::write(folder.path().join(name), "").unwrap();
    }
    let before = contents(folder.path());
    let six = "6: answer_for_test.txt, test_captures_0001.txt, test_captures_0002.txt, test_captures_0003.txt, test_captures_0004.txt, ...";
    for (arguments, message) in [
        ("--ask captures --count 5 --seed 2", six),
        ("--ask rule --count 5", six),
        // With more or fewer puzzles, the answer file differs.
        ("--ask captures --count 7", "1: answer_for_test.txt"),
        ("--ask captures --count 4", "2: answer_for_test.txt, test_captures_0005.txt"),
        ("--ask captures --count 5 --difficulty 4", six),
        (
            "--ask captures --count 5 --format sgf",
            "5: test_captures_0001.txt, test_captures_0002.txt, test_captures_0003.txt, test_captures_0004.txt, test_captures_0005.txt",
        ),
        ("--set", six),
    ] {
        let mut command = gocheck(folder.path());
        let (status, _, stderr) =
            run(command.arg("generate").args(arguments.split_whitespace()).args(["-o", "."]));
        assert_eq!(status, 2, "{arguments}");
        let expected =
            format!("contains files of another run with the tag test ({message})\n  use --replace to ");
        assert!(stderr.contains(&expected), "{arguments}: {stderr}");
        assert_eq!(contents(folder.path()), before, "{arguments}");
    }

    let files = generate(folder.path(), "--ask captures --count 3 --seed 2 --replace");
    let mut expected: Vec<String> =
        ["answer_for_test.txt", "test_captures_0001.txt", "test_captures_0002.txt", "test_captures_0003.txt"]
            .into_iter()
            .chain(notes)
            .map(str::to_owned)
            .collect();
    expected.sort();
    assert_eq!(names(&files), expected);
    assert_eq!(
        files["test_captures_0001.txt"],
        made("--ask captures --count 3 --seed 2")["test_captures_0001.txt"]
    );

    let sets = tempfile::tempdir().unwrap();
    generate(sets.path(), "--set --count 12");
    let files = generate(sets.path(), "--set --count 2 --replace");
    assert_eq!(files.keys().filter(|name| name.starts_with("answer")).count(), 2);
    assert_eq!(files.len(), 16);
}

/// A tag with a number appended may be another run's tag, and a file of that name may not be from gocheck.
#[test]
fn sets_replace_only_sets() {
    let folder = tempfile::tempdir().unwrap();
    generate(folder.path(), "--ask captures --tag week10");
    generate(folder.path(), "--set --tag week12");
    let own = ["week3_1.txt", "week7_3.txt", "answer_for_week7.txt", "week_a.txt", "weekend_1.txt"];
    own.iter().for_each(|name| fs::write(folder.path().join(name), "mine").unwrap());
    let before = contents(folder.path());
    let kept = |after: BTreeMap<String, String>| {
        assert!(before.iter().all(|file| after.get(file.0) == Some(file.1)));
        after.len() - before.len()
    };
    assert_eq!(kept(generate(folder.path(), "--set --tag week --count 2")), 16);
    assert_eq!(kept(generate(folder.path(), "--set --tag week --count 2 --seed 2 --replace")), 16);
    // Any file that would be overwritten is named.
    let mut command = gocheck(folder.path());
    let (status, _, stderr) =
        run(command.args(["generate", "--set", "--tag", "week", "--count", "3", "--seed", "2", "-o", "."]));
    assert_eq!(status, 2);
    assert!(stderr.contains("(1: week3_1.txt)"), "{stderr}");
}

/// The answers to rule 1 are independent: two neighbours are equal half of the time.
#[test]
fn answers_to_rule_1_are_independent() {
    let is_true = |text: &str| text.contains("True");
    let many = made("--ask rule --count 200");
    let many: Vec<bool> = many["answer_for_test.txt"].split("\n\n").map(is_true).collect();
    assert_eq!(many.iter().filter(|&&value| value).count(), 100, "half of a run");
    let same = many.chunks(2).filter(|pair| pair[0] == pair[1]).count();
    assert!((35..=65).contains(&same), "{same} of 100 pairs");

    let sets = made("--set --count 100");
    let mut counts = BTreeMap::new();
    for (_, text) in sets.iter().filter(|(name, _)| name.starts_with("answer")) {
        let mut blocks = text.split("\n\n").map(is_true);
        *counts.entry([blocks.next().unwrap(), blocks.next().unwrap()]).or_insert(0) += 1;
    }
    assert!(counts.len() == 4 && counts.values().all(|count| (15..=35).contains(count)), "{counts:?}");
}

/// From docs/puzzles.md, without the header.
fn table(heading: &str) -> Vec<Vec<String>> {
    let page = fs::read_to_string(project("docs/puzzles.md")).unwrap();
    let (_, below) = page.split_once(&format!("\n| {heading} |")).unwrap();
    let rows = below.lines().skip(2).take_while(|line| line.starts_with('|'));
    let cells = |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    rows.map(cells).collect()
}

/// As docs/puzzles.md defines it.
fn score(setup: &Board, question: Question) -> u32 {
    let features = Features::of(setup, Color::White).named();
    let column = match question {
        Question::Rule => 1,
        Question::Captures => 2,
        _ => 3,
    };
    let weights = table("what").into_iter().filter(|row| !row[column].is_empty());
    let points = weights.map(|row| {
        let (_, count) = features.iter().find(|(name, _)| row[4] == format!("`{name}`")).unwrap();
        count * row[column].parse::<u32>().unwrap()
    });
    points.sum()
}

#[test]
fn every_puzzle_has_its_difficulty() {
    let bands = table("level");
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
                let score = score(&setup, question);
                let band = &bands[number - 1][2];
                let [least, most] = match places(band)[..] {
                    [least, most] => [least, most],
                    [least] => [least, usize::MAX],
                    _ => panic!("{band}"),
                };
                assert!((least..=most).contains(&(score as usize)), "score {score}, not {band}: {setup}");
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

/// The numbers of points have the distribution of docs/puzzles.md, and none dominates.
#[test]
fn numbers_of_points_are_distributed() {
    const PUZZLES: usize = 300;
    let rows = table("points");
    assert_eq!(rows.len(), 10);
    for row in rows {
        let (name, number) = row[0].split_once(", difficulty ").unwrap();
        let files = made(&format!("--ask {name} --count {PUZZLES} --difficulty {number} --seed 9"));
        let mut counts = vec![0; row.len() - 1];
        for setup in setups(&files, Size::default()) {
            let analysis = plain::analyse(&setup, Color::White);
            let illegal = setup.empty_points().count() - analysis.legal.len();
            counts[if name == "captures" { analysis.captures.len() } else { illegal }] += 1;
        }
        for (&count, listed) in counts.iter().zip(&row[1..]) {
            let listed: usize = if listed.is_empty() { 0 } else { listed.parse().unwrap() };
            assert_eq!(count > 0, listed > 0, "{row:?}: {counts:?}");
            assert!(count * 100 <= 40 * PUZZLES, "{row:?}: {counts:?}");
            assert!((count * 100 / PUZZLES).abs_diff(listed) <= 7, "{row:?}: {counts:?}");
        }
    }
}

/// `gocheck` answers sets by their names, and puzzles of one question with `--ask`.
#[test]
fn the_answers_are_those_of_gocheck() {
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
    assert_eq!(answers.matches("True").count() + answers.matches("False").count(), 2, "{answers}");
}

/// A position cut from a game has the wanted number of stones, and every group has a liberty.
#[test]
fn positions_have_enough_stones_and_are_valid() {
    let games = (0..200).filter_map(|seed| playout(Size::default(), 40, &mut Random::new(seed)));
    let games: Vec<Board> = games.collect();
    assert!(games.len() > 150, "{} games have 40 stones", games.len());
    for setup in games {
        assert!(setup.stones().count() >= 40);
        assert!(plain::dead_groups(&setup).is_empty(), "{setup}");
    }
}

/// The numbers in a list of points, in order.
pub(crate) fn places(text: &str) -> Vec<usize> {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty());
    numbers.map(|number| number.parse().unwrap()).collect()
}
