//! `gocheck generate`: the same seed, no position twice, answers, and what makes a puzzle worth asking, by the
//! flood fill.

use crate::gocheck;
use gocheck::board::{Color, Size};
use gocheck::generate::{LEVELS, canonical, playout, traps};
use gocheck::go::{Setup, plain};
use gocheck::puzzle::{Puzzle, Question};
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
    for arguments in
        [&["generate"][..], &["generate", "--set", "--ask", "rule"], &["generate", "--set", "--tag", "../x"]]
    {
        assert_eq!(run(gocheck(folder.path()).args(arguments)).0, 2, "{arguments:?}");
    }
}

/// What a smaller run would leave of a larger one is not taken for its own: it is named, and kept or deleted.
#[test]
fn puzzles_of_an_earlier_run_are_not_mixed_with_new_ones() {
    let folder = tempfile::tempdir().unwrap();
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    let many = generate(folder.path(), "--ask captures --count 5");
    // The same again is no mixture, nor are files of another tag.
    assert_eq!(generate(folder.path(), "--ask captures --count 5"), many);
    let notes = ["other_0009.txt", "notes.txt", "test2_0009.txt", "test_0009.png", "test_a.txt"];
    for name in notes {
        fs::write(folder.path().join(name), "").unwrap();
    }
    let refused = |arguments: &str, said: &str| {
        let mut command = gocheck(folder.path());
        let (status, _, stderr) =
            run(command.arg("generate").args(arguments.split_whitespace()).args(["-o", "."]));
        assert_eq!(status, 2);
        assert!(stderr.contains(said) && stderr.contains("--replace deletes them"), "{stderr}");
    };
    refused("--ask captures --count 3 --seed 2", ". holds 2 files from an earlier run");
    refused("--set", "5 files from an earlier run that this one does not make: test_0001.txt and others");
    assert!(many.iter().all(|(name, text)| fs::read_to_string(folder.path().join(name)).unwrap() == *text));

    let files = generate(folder.path(), "--ask captures --count 3 --seed 2 --replace");
    let mut expected: Vec<String> =
        ["answer_for_test.txt", "test_0001.txt", "test_0002.txt", "test_0003.txt"]
            .into_iter()
            .chain(notes)
            .map(str::to_owned)
            .collect();
    expected.sort();
    assert_eq!(names(&files), expected);

    let sets = tempfile::tempdir().unwrap();
    generate(sets.path(), "--set --count 12");
    let files = generate(sets.path(), "--set --count 2 --replace");
    assert_eq!(files.keys().filter(|name| name.starts_with("answer")).count(), 2);
    assert_eq!(files.len(), 16);
}

/// Whether every neighbour of some empty point is a white stone.
fn has_white_eye(setup: &Setup) -> bool {
    setup
        .empty_points()
        .any(|point| setup.size().neighbors(point).all(|next| setup.get(next) == Some(Color::White)))
}

#[test]
fn every_puzzle_is_worth_asking() {
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
                let found = match question {
                    Question::Captures => analysis.captures.len(),
                    Question::Moves => {
                        assert!(has_white_eye(&setup), "{setup}");
                        setup.empty_points().count() - analysis.legal.len()
                    }
                    Question::Rule => {
                        spoiled += analysis.dead.len();
                        let groups = plain::groups(&setup);
                        groups.iter().filter(|group| plain::liberties(&setup, group).len() == 1).count()
                    }
                    other => panic!("a question without a count of its traps: {other:?}"),
                };
                assert_eq!(found, traps(&setup, question));
                // The stones that kill a group may free or take another's last liberty but one.
                if analysis.is_valid() {
                    assert!(found >= level.traps, "{found} traps, level {number}: {setup}");
                }
                assert!(analysis.dead.len() <= usize::from(question == Question::Rule), "{setup}");
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
