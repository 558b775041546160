//! Generated positions: their features and statistics.

use crate::boards::setups;
use gocheck_board::{Color, Size};
use gocheck_puzzle::Question;
use gocheck_puzzle::generate::{Features, Generator, LEVELS, Level, Records, TooFew, Wanted};
use gocheck_rules::{Board, plain};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use test_support::{every, files, project};

/// A file of hand-counted features: the board, the features, the scores.
fn case(text: &str) -> (Board, BTreeMap<&str, u32>, Vec<(&str, u32)>) {
    let lines = || text.lines().filter(|line| !line.starts_with('#'));
    let is_board = |line: &&str| line.starts_with(['.', 'X', 'O']);
    let board = lines().filter(is_board).collect::<Vec<_>>().join("\n").parse().unwrap();
    let (mut features, mut scores) = (BTreeMap::new(), Vec::new());
    for line in lines().filter(|line| !is_board(line)) {
        let (name, number) = line.rsplit_once(' ').unwrap();
        match name.strip_prefix("score ") {
            Some(question) => scores.push((question, number.parse().unwrap())),
            None => assert_eq!(features.insert(name, number.parse().unwrap()), None, "{line}"),
        }
    }
    (board, features, scores)
}

#[test]
fn features_match_those_counted_by_hand() {
    let mut found = BTreeSet::new();
    every(files(&project("../../tests/data/generate"), "txt"), |path| {
        let text = fs::read_to_string(&path).unwrap();
        let (board, mut expected, scores) = case(&text);
        let features = Features::of(&board, Color::White);
        for (name, count) in features.named() {
            assert_eq!(count, expected.remove(name).unwrap_or(0), "{name} in {}", path.display());
            found.extend((count > 0).then_some(name));
        }
        assert!(expected.is_empty(), "{}: {expected:?}", path.display());
        assert_eq!(scores.len(), Question::ALL.len(), "{}", path.display());
        // Scores are defined for this size.
        let nine = Size::default();
        for (name, score) in scores {
            let question = Question::ALL.into_iter().find(|question| question.name() == name).unwrap();
            assert_eq!(features.score(question, nine), score, "{name} in {}", path.display());
        }
    });
    // Each feature occurs somewhere.
    let all: BTreeSet<&str> = Features::default().named().map(|(name, _)| name).into();
    assert_eq!(found, all);
}

proptest! {
    /// Like [`Features::of`], but by the flood fill, which tries every point.
    #[test]
    fn features_are_those_of_the_moves(board in setups()) {
        let features = Features::of(&board, Color::White);
        let (mut expected, size) = (Features { longest: features.longest, ..Features::default() }, board.size());
        for group in plain::groups(&board) {
            let free = plain::liberties(&board, &group).len();
            expected.ataris += u32::from(free <= 1);
            expected.false_candidates += u32::from(free == if group.color == Color::White { 1 } else { 2 });
        }
        for point in board.empty_points() {
            let neighbors: Vec<_> = size.neighbors(point).map(|next| board.get(next)).collect();
            let is_closed = !neighbors.contains(&None);
            let is_of = |color| neighbors.iter().all(|&stone| stone == Some(color));
            expected.eyes += Color::BOTH.map(|color| u32::from(is_of(color))).iter().sum::<u32>();
            let Ok((taken, after)) = plain::play(&board, Color::White, point) else {
                expected.suicides += 1;
                expected.suicides_like_moves += u32::from(neighbors.contains(&Some(Color::White)));
                continue;
            };
            let mut untaken = after.clone();
            taken.iter().for_each(|&stone| untaken.set(stone, Some(Color::Black)).unwrap());
            let own = plain::group_at(&untaken, point).unwrap();
            let is_suicide_else = plain::liberties(&untaken, &own).is_empty();
            let own = plain::group_at(&after, point).unwrap();
            let groups: BTreeSet<_> = taken.iter().map(|&stone| plain::group_at(&board, stone).unwrap()).collect();
            if taken.is_empty() {
                expected.moves_like_suicide += u32::from(is_closed);
            } else {
                expected.captures += 1;
                expected.double_captures += u32::from(groups.len() > 1);
                expected.captures_like_suicide += u32::from(is_suicide_else);
                let can_be_retaken = plain::liberties(&after, &own).len() == 1 && own.stones.len() > 1;
                expected.snapbacks += u32::from(can_be_retaken);
            }
        }
        prop_assert_eq!(features, expected);
    }
}

/// Puzzles of one question and level; for rule 1 every other one is invalid.
fn puzzles(question: Question, level: Level, count: usize, seed: u64) -> Vec<Board> {
    let request = |index| Wanted { question, is_spoiled: index % 2 == 1, level };
    let wanted: Vec<Wanted> = (0..count).map(request).collect();
    Generator::new(Size::default(), seed).positions(&wanted).unwrap()
}

/// The number of points in the answer: dead groups, captures, or empty points where White may not play.
fn points(question: Question, board: &Board) -> usize {
    let analysis = plain::analyse(board, Color::White);
    match question {
        Question::Captures => analysis.captures.len(),
        Question::Moves => board.empty_points().count() - analysis.legal.len(),
        _ => analysis.dead.len(),
    }
}

/// 251 positions of games on 9 x 9 with 40 to 53 stones have 11.5 groups, and the largest has 13.7 stones.
#[test]
fn positions_look_like_those_of_games() {
    for question in Question::ALL {
        for level in &LEVELS[3..] {
            let boards = puzzles(question, *level, 150, 2);
            let (mut count, mut groups, mut largest) = (0.0, 0.0, 0.0);
            for board in boards.iter().filter(|board| (40..=53).contains(&board.stones().count())) {
                let found = plain::groups(board);
                count += 1.0;
                groups += found.len() as f64;
                largest += found.iter().map(|group| group.stones.len()).max().unwrap() as f64;
            }
            assert!(count > 50.0);
            let is_near = |found: f64, real: f64| (found / count / real - 1.0).abs() < 0.15;
            assert!(is_near(groups, 11.5), "{question:?}: {} groups", groups / count);
            assert!(is_near(largest, 13.7), "{question:?}: {} stones", largest / count);
        }
    }
}

/// No number occurs in more than 35 of 100 puzzles; with so few puzzles, chance adds some.
#[test]
fn the_number_of_answer_points_gives_nothing_away() {
    for question in [Question::Captures, Question::Moves] {
        for (level, number) in LEVELS.into_iter().zip(1..) {
            let boards = puzzles(question, level, 200, 3);
            let mut counts = BTreeMap::new();
            for board in &boards {
                *counts.entry(points(question, board)).or_insert(0) += 1;
            }
            assert!(counts.values().all(|&count| count <= 84), "{question:?} {number}: {counts:?}");
            assert!(counts[&0] >= 4 && counts.len() >= 3, "{question:?} {number}: {counts:?}");
        }
    }
    let boards = puzzles(Question::Rule, LEVELS[2], 200, 3);
    let dead: Vec<Vec<usize>> = boards
        .iter()
        .map(|board| plain::dead_groups(board).iter().map(|group| group.stones.len()).collect())
        .collect();
    assert_eq!(dead.iter().filter(|dead| dead.is_empty()).count(), 100);
    assert!(dead.iter().filter(|dead| dead.len() > 1).count() >= 10, "{dead:?}");
    assert!(dead.iter().flatten().filter(|&&stones| stones == 1).count() < 80, "{dead:?}");
    assert!(dead.iter().flatten().filter(|&&stones| stones >= 4).count() >= 10, "{dead:?}");
}

#[test]
fn a_higher_level_is_harder() {
    for (question, names) in [
        (Question::Rule, &["longest", "ataris", "eyes"][..]),
        (Question::Captures, &["longest", "false_candidates", "captures_like_suicide", "eyes"]),
        (Question::Moves, &["longest", "suicides", "suicides_like_moves", "moves_like_suicide", "eyes"]),
    ] {
        let mut easier = BTreeMap::new();
        for (level, number) in LEVELS.into_iter().zip(1..).step_by(2) {
            let mut sums = BTreeMap::new();
            for board in puzzles(question, level, 100, 4) {
                let features = Features::of(&board, Color::White);
                let score = features.score(question, board.size());
                assert!(
                    (level.score[0]..=level.score[1]).contains(&score),
                    "{question:?} {number}: {score}\n{board}"
                );
                for (name, count) in features.named() {
                    *sums.entry(name).or_insert(0) += count;
                }
            }
            for name in names.iter().copied().filter(|_| number > 1) {
                assert!(sums[name] > easier[name], "{question:?} {number}: {name}");
            }
            easier = sums;
        }
    }
}

/// The share of the stones that two boards have in common, relative to the board with more stones.
fn shared(a: &Board, b: &Board) -> f64 {
    let common = a.stones().filter(|&(point, color)| b.get(point) == Some(color)).count();
    common as f64 / a.stones().count().max(b.stones().count()) as f64
}

#[test]
fn boards_of_two_questions_have_little_in_common() {
    let [rule, captures, moves] = Question::ALL.map(|question| puzzles(question, LEVELS[2], 60, 5));
    let harder = puzzles(Question::Captures, LEVELS[3], 60, 5);
    for (one, other) in [(&rule, &captures), (&rule, &moves), (&captures, &moves), (&captures, &harder)] {
        for a in one {
            for b in other {
                assert!(shared(a, b) < 0.7, "{}:\n{a}\n{b}", shared(a, b));
            }
        }
    }
}

#[test]
fn a_game_gives_one_position_while_there_are_enough() {
    // Ten games with two positions each.
    let level = LEVELS[2];
    let boards = puzzles(Question::Captures, level, 20, 6);
    let games: Vec<Vec<Board>> = boards.chunks(2).map(<[Board]>::to_vec).collect();
    let wanted = |count| vec![Wanted { question: Question::Captures, is_spoiled: false, level }; count];
    let chosen = |count| Records::new(Size::default(), 1, games.clone()).positions(&wanted(count));
    let of_game = |board: &Board| games.iter().position(|game| game.contains(board)).unwrap();
    let ten = chosen(10).unwrap();
    assert_eq!(ten.iter().map(of_game).collect::<BTreeSet<_>>().len(), 10);
    // With too few games the other positions are used, too, and none twice.
    let twenty: BTreeSet<String> = chosen(20).unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(twenty, boards.iter().map(ToString::to_string).collect());
    assert_eq!(chosen(21), Err(TooFew { found: 20, wanted: 21 }));
    // The seed chooses the positions.
    assert_eq!(chosen(10), Ok(ten.clone()));
    assert_ne!(Records::new(Size::default(), 2, games.clone()).positions(&wanted(10)), Ok(ten));
}
