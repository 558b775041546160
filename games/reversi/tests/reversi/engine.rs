//! The endgame solver, the evaluation and the players of Reversi.

use games_engine::description::Described;
use games_engine::game::{Game, History};
use games_engine::search::{Engine, EngineOptions, MAX_LEVEL, SearchLimits};
use games_reversi::endgame::Solver;
use games_reversi::evaluation::{Evaluation, SIZE};
use games_reversi::{Move, Position, ReversiEngine};
use gocheck_board::random::Random;
use std::time::{Duration, Instant};
use test_support::{is_thorough_only, thorough};

/// A position after random moves with `empty` empty squares.
pub(crate) fn random_position(seed: u64, empty: u32) -> Position {
    let mut random = Random::new(seed);
    let mut position = Position::start();
    while position.empty().count_ones() > empty {
        match random.pick(&position.moves()) {
            Some(&mv) => position = position.play_unchecked(mv),
            None => return random_position(seed + 1000, empty),
        }
    }
    position
}

/// The score by exhaustive search.
fn plain_value(position: &Position) -> i32 {
    let best = position.moves().into_iter().map(|mv| -plain_value(&position.play_unchecked(mv))).max();
    best.unwrap_or_else(|| {
        let count = |set: u64| set.count_ones() as i32;
        let difference = count(position.own()) - count(position.enemy());
        difference + difference.signum() * count(position.empty())
    })
}

#[test]
fn values_are_those_of_the_definition() {
    let mut solver = Solver::new(1);
    for seed in 0..60 {
        for empty in 0..=7 {
            let position = random_position(seed, empty);
            let value = plain_value(&position);
            let solution = solver.solve(&position, SearchLimits::default()).unwrap();
            assert_eq!(solution.value, value, "{position:?}");
            if let Some(best) = solution.best {
                assert_eq!(-plain_value(&position.play(best).unwrap()), value, "{position:?}: {best}");
            }
            let line = solver.line(&position, value, SearchLimits::default());
            let mut game = History::new(position);
            line.iter().for_each(|&mv| game.play(mv).unwrap());
            assert!(game.outcome().is_some(), "a line leads to the end");
        }
    }
}

/// The search has several stages by the number of empty squares. The score of a position must agree with those of its
/// successors.
#[test]
fn values_agree_from_move_to_move() {
    let mut solver = Solver::new(4);
    for seed in 0..20 {
        for empty in if thorough() { [9, 11, 13] } else { [7, 9, 11] } {
            let position = random_position(seed, empty);
            let value = solver.solve(&position, SearchLimits::default()).unwrap().value;
            let replies = position.moves().into_iter().map(|mv| {
                let next = position.play_unchecked(mv);
                -Solver::new(1).solve(&next, SearchLimits::default()).unwrap().value
            });
            assert_eq!(replies.max().unwrap_or(value), value, "{position:?}");
        }
    }
}

/// Asserts the published scores and best moves of some of a file's problems, found within `millions` million nodes in
/// total.
fn solves(text: &str, which: std::ops::Range<usize>, millions: u64) {
    if !is_thorough_only() {
        return;
    }
    let problems = games_reversi::Problem::parse_all(text).unwrap();
    let mut solver = Solver::new(128);
    for problem in &problems[which] {
        let solution = solver.solve(&problem.position, SearchLimits::default()).unwrap();
        assert_eq!(Some(solution.value), problem.best_score(), "{}", problem.position);
        assert!(problem.best_moves().contains(&solution.best.unwrap()), "{}", problem.position);
    }
    assert!(solver.nodes() < millions * 1_000_000, "{} positions", solver.nodes());
}

#[test]
fn ffo_40_to_44() {
    solves(include_str!("../../../tests/data/reversi/ffo-40-49.obf"), 0..5, 250);
}

#[test]
fn ffo_45_to_49() {
    solves(include_str!("../../../tests/data/reversi/ffo-40-49.obf"), 5..10, 1_000);
}

/// The easiest of the next ten; `docs/figures.md` has the command for all.
#[test]
fn ffo_51_52_and_59() {
    let text = include_str!("../../../tests/data/reversi/ffo-50-59.obf");
    solves(text, 1..3, 500);
    // 34 empty squares, but one side can win all stones.
    solves(text, 9..10, 1_000);
}

/// Counted in nodes, so that a busy machine does not fail the test.
#[test]
fn a_solver_keeps_its_deadline() {
    let limits = SearchLimits { deadline: Some(Instant::now()), ..SearchLimits::default() };
    let mut solver = Solver::new(1);
    assert_eq!(solver.solve(&random_position(3, 22), limits), None);
    assert!(solver.nodes() < 1_000_000, "{} nodes", solver.nodes());
}

/// A position and its mirror images have the same value.
#[test]
fn the_evaluation_is_symmetric() {
    let evaluation = Evaluation::embedded();
    let mut other = 0;
    for seed in 0..50 {
        let position = random_position(seed, 4 + seed as u32);
        let value = evaluation.value(position.own(), position.enemy());
        other += i32::from(value != 0);
        let mirrored = position.mirrored();
        assert_eq!(evaluation.value(mirrored.own(), mirrored.enemy()), value, "{position:?}");
        let turned = [position.own(), position.enemy()].map(u64::reverse_bits);
        assert_eq!(evaluation.value(turned[0], turned[1]), value, "{position:?}");
    }
    assert!(other > 25, "the weights are learnt");
}

/// The tiger is an even opening. The training data contains no positions with that many empty squares.
#[test]
fn an_even_opening_is_close() {
    let evaluation = Evaluation::embedded();
    let mut position = Position::start();
    for mv in ["f5", "d6", "c3", "d3", "c4"] {
        let value = evaluation.value(position.own(), position.enemy());
        assert!(value.abs() < 8 * Evaluation::UNIT, "{mv}: {value}");
        position = position.play(mv.parse().unwrap()).unwrap();
    }
}

#[test]
fn weights_are_written_and_read() {
    let mut evaluation = Evaluation::zero();
    let stones: Vec<f32> = (0..SIZE).map(|index| (index % 7) as f32 * 10.0 - 30.0).collect();
    evaluation.set_phase(3, &stones);
    let bytes = evaluation.write();
    let read = Evaluation::read(&bytes).unwrap();
    assert_eq!(read.phase(3), evaluation.phase(3));
    assert!(read.write() == bytes);
    for wrong in [&bytes[1..], &bytes[..bytes.len() - 1], &[&bytes[..], &[1]].concat()] {
        assert!(Evaluation::read(wrong).is_err());
    }
}

/// Every level plays legal moves, even if its time is up before it begins.
#[test]
fn every_level_plays_a_game_of_legal_moves() {
    for level in 1..=MAX_LEVEL {
        let mut player =
            (Position::SPEC.players.player)(EngineOptions { level, threads: 1, megabytes: 4, seed: 5 });
        let mut random = Random::new(level.into());
        let mut game = History::new(Position::start());
        while game.outcome().is_none() {
            let limits = SearchLimits { deadline: Some(Instant::now()), ..SearchLimits::default() };
            let mv = if game.earlier().len().is_multiple_of(2) {
                player.choose(&game, limits, &mut |_| {})
            } else {
                random.pick(&game.legal_moves()).copied()
            };
            game.play(mv.unwrap()).unwrap();
        }
    }
}

/// Time, table size and restarts do not change their moves.
#[test]
fn levels_from_2_to_9_depend_on_the_position_and_the_seed_alone() {
    for level in 2..=9 {
        let strength = EngineOptions { level, threads: 1, megabytes: 64, seed: 5 };
        let mut kept = (Position::SPEC.players.player)(strength);
        let mut random = Random::new(level.into());
        let mut game = History::new(Position::start());
        while game.outcome().is_none() {
            let mv = kept.choose(&game, SearchLimits::default(), &mut |_| {});
            let mut started =
                (Position::SPEC.players.player)(EngineOptions { threads: 2, megabytes: 1, ..strength });
            let deadline = Instant::now().checked_add(Duration::from_secs(600));
            let limits = SearchLimits { deadline, ..SearchLimits::default() };
            assert_eq!(started.choose(&game, limits, &mut |_| {}), mv, "level {level}: {}", game.position());
            // Positions of both sides, some after mistakes.
            let mistake = random.pick(&game.legal_moves()).copied();
            let is_wrong = game.earlier().len().is_multiple_of(5);
            game.play(if is_wrong { mistake } else { mv }.unwrap()).unwrap();
        }
    }
}

/// Returns true if the side to move can wipe out the other within `plies` plies, by exhaustive search.
fn can_wipe_out(position: &Position, plies: u32) -> bool {
    let others_lose = |next: &Position| {
        next.own() == 0
            || plies >= 2
                && next.outcome().is_none()
                && next.moves().into_iter().all(|mv| can_wipe_out(&next.play_unchecked(mv), plies - 2))
    };
    plies > 0 && position.moves().into_iter().any(|mv| others_lose(&position.play_unchecked(mv)))
}

/// After b3, which looks best to selective searches, eight plies of sacrifices wipe out White.
#[test]
fn few_stones_are_not_lost_by_sacrifices() {
    let position: Position =
        "----------------X--X-----X-XX---XOXXX----O---X---O-------------- O".parse().unwrap();
    let losing: Vec<Move> =
        position.moves().into_iter().filter(|&mv| can_wipe_out(&position.play_unchecked(mv), 9)).collect();
    assert_eq!(losing, ["b3".parse().unwrap()]);
    let deadline = Instant::now().checked_add(Duration::from_secs(600));
    let limits = SearchLimits { deadline, depth: 12, ..SearchLimits::default() };
    let report = ReversiEngine::new(16, 1).search(&History::new(position), limits, &mut |_| {}).unwrap();
    assert!(!losing.contains(&report.line[0]), "{report:?}");
}

/// The strongest level finds the exact best move near the end.
#[test]
fn the_highest_level_plays_endgames_exactly() {
    let mut player = (Position::SPEC.players.player)(EngineOptions {
        level: MAX_LEVEL,
        threads: 1,
        megabytes: 4,
        seed: 5,
    });
    for seed in 0..10 {
        let position = random_position(seed, 7);
        if position.moves().is_empty() {
            continue;
        }
        let limits = SearchLimits::for_move(Instant::now(), Duration::from_secs(600));
        let mv: Move = player.choose(&History::new(position), limits, &mut |_| {}).unwrap();
        assert_eq!(-plain_value(&position.play(mv).unwrap()), plain_value(&position), "{position:?}");
    }
}
