//! The midgame search.

use super::engine::random_position;
use games_engine::game::{Game, History};
use games_engine::search::{Engine, Report, SearchLimits};
use games_reversi::endgame::Solver;
use games_reversi::evaluation::Evaluation;
use games_reversi::{Move, Position, ReversiEngine, Selectivity};
use gocheck_board::Color;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use test_support::thorough;

/// The embedded evaluation without its network, whose lazy evaluation would make results depend on the windows.
static ROUGH: LazyLock<Arc<Evaluation>> = LazyLock::new(|| {
    let mut rough = Evaluation::clone(Evaluation::embedded());
    rough.set_network(None);
    Arc::new(rough)
});

/// The value after `depth` plies by plain negamax, in units. A pass does not count as a ply.
fn negamax(position: &Position, depth: u32) -> i32 {
    let moves = position.moves();
    if moves.is_empty() {
        let count = |set: u64| set.count_ones() as i32;
        let difference = count(position.own()) - count(position.enemy());
        return Evaluation::UNIT * (difference + difference.signum() * count(position.empty()));
    }
    if moves != [Move::Pass] && depth == 0 {
        let tempo = Evaluation::tempo(position.empty().count_ones());
        let most = 64 * Evaluation::UNIT;
        return (ROUGH.value(position.own(), position.enemy()) + tempo).clamp(-most, most);
    }
    let left = if moves == [Move::Pass] { depth } else { depth - 1 };
    moves.iter().map(|&mv| -negamax(&position.play_unchecked(mv), left)).max().unwrap_or_default()
}

fn think(engine: &mut ReversiEngine, position: &Position, limits: SearchLimits<'_>) -> Option<Report<Move>> {
    engine.search(&History::new(*position), limits, &mut |_| {})
}

#[test]
fn without_selectivity_values_are_those_of_negamax() {
    let deepest = if thorough() { 6 } else { 3 };
    for seed in 0..20 {
        for empty in [2, 5, 9, 14, 20, 30, 45, 56] {
            let position = random_position(seed, empty);
            for threads in [1, 2] {
                let mut engine =
                    ReversiEngine::of(Arc::clone(&ROUGH), 1, threads).with_selectivity(Selectivity::NONE);
                for depth in 1..=deepest {
                    let limits = SearchLimits { depth, ..SearchLimits::default() };
                    let Some(report) = think(&mut engine, &position, limits) else { continue };
                    let depth = depth.min(empty);
                    let value = negamax(&position, depth);
                    assert_eq!(report.score, value * 100 / Evaluation::UNIT, "{position} depth {depth}");
                    assert_eq!(report.depth, depth, "{position}");
                    let next = position.play(report.line[0]).unwrap();
                    let left = if report.line[0] == Move::Pass { depth } else { depth - 1 };
                    assert_eq!(-negamax(&next, left), value, "{position} depth {depth}: {:?}", report.line);
                }
            }
        }
    }
}

/// Also with ProbCut and with an early endgame.
#[test]
fn the_end_is_exact() {
    let mut solver = Solver::new(4);
    for seed in 0..12 {
        for empty in if thorough() { [12, 17] } else { [8, 12] } {
            let position = random_position(seed, empty);
            let Some(best) =
                solver.solve(&position, SearchLimits::default()).filter(|found| found.best.is_some())
            else {
                continue;
            };
            let mut early = ReversiEngine::new(4, 1).with_early_endgame();
            for (engine, depth) in [(&mut ReversiEngine::new(4, 2), 60), (&mut early, empty - 5)] {
                let report =
                    think(engine, &position, SearchLimits { depth, ..SearchLimits::default() }).unwrap();
                assert_eq!((report.score, report.depth), (100 * best.value, empty), "{position}");
                let next = position.play(report.line[0]).unwrap();
                assert_eq!(
                    -solver.solve(&next, SearchLimits::default()).unwrap().value,
                    best.value,
                    "{position}"
                );
            }
        }
    }
}

#[test]
fn lines_are_legal_and_reports_go_deeper() {
    for seed in 0..10 {
        let position = random_position(seed, 12 + 4 * seed as u32);
        let mut depths = Vec::new();
        let limits = SearchLimits { depth: 8, ..SearchLimits::default() };
        let report = ReversiEngine::new(1, 1).search(&History::new(position), limits, &mut |report| {
            depths.push(report.depth);
            let mut game = History::new(position);
            report.line.iter().for_each(|&mv| game.play(mv).unwrap());
            assert!(report.nodes > 0 && !report.line.is_empty());
        });
        assert_eq!(depths, (1..=8).collect::<Vec<_>>(), "{position}");
        assert_eq!(report.unwrap().depth, 8);
    }
}

/// Counted in nodes, so that a busy machine does not fail the test.
#[test]
fn a_search_keeps_its_limits() {
    let stop = AtomicBool::new(true);
    for empty in [10, 18, 24, 30, 50] {
        let position = random_position(7, empty);
        let late = SearchLimits { deadline: Some(Instant::now()), ..SearchLimits::default() };
        for limits in [SearchLimits { stop: Some(&stop), ..SearchLimits::default() }, late] {
            let report =
                think(&mut ReversiEngine::new(1, 1).with_early_endgame(), &position, limits).unwrap();
            assert!(position.moves().contains(&report.line[0]), "{position}");
            assert!(report.nodes < 20_000, "{position}: {} nodes", report.nodes);
        }
        let limits = SearchLimits { nodes: Some(30_000), ..SearchLimits::default() };
        let report = think(&mut ReversiEngine::new(1, 1).with_early_endgame(), &position, limits).unwrap();
        assert!(report.nodes < 50_000, "{position}: {} nodes", report.nodes);
    }
}

/// The hash tables keep entries from move to move. After best moves the exact score must not change.
#[test]
fn scores_do_not_change_after_best_moves() {
    let mut engine = ReversiEngine::new(1, 2);
    let mut game = History::new(random_position(1, if thorough() { 18 } else { 12 }));
    let mut values = Vec::new();
    while game.outcome().is_none() {
        let report = think(&mut engine, game.position(), SearchLimits::default()).unwrap();
        let is_black = game.position().to_move() == Color::Black;
        values.push(if is_black { report.score } else { -report.score });
        game.play(report.line[0]).unwrap();
    }
    values.dedup();
    assert_eq!(values.len(), 1, "{values:?}");
}

/// Searches to the end of the game and shallower ones.
#[test]
fn a_search_among_some_moves_finds_the_best_of_them() {
    for seed in 0..10 {
        for empty in [6, 8, 30] {
            let position = random_position(seed, empty);
            let moves = position.moves();
            let depth = if empty == 30 { 2 } else { empty };
            let worth = |mv| -negamax(&position.play_unchecked(mv), depth - u32::from(mv != Move::Pass));
            let mut engine = ReversiEngine::of(Arc::clone(&ROUGH), 1, 1).with_selectivity(Selectivity::NONE);
            let limits = SearchLimits { depth, ..SearchLimits::default() };
            let occupied: Move = "d4".parse().unwrap();
            assert_eq!(engine.search_among(&position, &[occupied], limits), None);
            assert_eq!(engine.search_among(&position, &[], limits), None);
            let (Some(&first), Some(&last)) = (moves.first(), moves.last()) else { continue };
            for among in [moves.iter().copied().step_by(2).collect(), vec![last], vec![occupied, first]] {
                engine.clear();
                let report = engine.search_among(&position, &among, limits).unwrap();
                let best = among.iter().filter(|mv| moves.contains(mv)).map(|&mv| worth(mv)).max().unwrap();
                assert_eq!(report.score, best * 100 / Evaluation::UNIT, "{position} {among:?}");
                let found = report.line[0];
                assert!(among.contains(&found) && worth(found) == best, "{position} {among:?}: {found}");
            }
        }
    }
}

#[test]
fn a_search_among_all_moves_equals_a_normal_search() {
    let position = random_position(4, 40);
    let limits = SearchLimits { nodes: Some(3_000), ..SearchLimits::default() };
    let of = |report: Report<Move>| (report.depth, report.score, report.nodes, report.line);
    let all = ReversiEngine::new(1, 1).search_among(&position, &position.moves(), limits).map(of);
    assert_eq!(all, think(&mut ReversiEngine::new(1, 1), &position, limits).map(of));
}
