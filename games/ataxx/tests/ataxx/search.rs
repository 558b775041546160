//! The engine and the players of Ataxx.

use games_ataxx::{GreedyBot, Position, Rules};
use games_engine::description::Described;
use games_engine::game::{Game, History};
use games_engine::search::{
    AlphaBetaEngine, EngineOptions, MAX_LEVEL, Player, SearchLimits, WIN, WIN_AT_LEAST,
};
use gocheck_board::random::Random;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

fn game(fen: &str, rules: Rules) -> History<Position> {
    History::new(Position::from_fen(fen, rules).unwrap())
}

/// Returns true if the side to move wins within `plies` plies, by exhaustive search.
fn wins(position: &Position, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(position.to_move());
    }
    plies > 0 && position.moves().into_iter().any(|mv| loses(&position.play(mv).unwrap(), plies - 1))
}

fn loses(position: &Position, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(position.to_move().opponent());
    }
    plies > 0 && position.moves().into_iter().all(|mv| wins(&position.play(mv).unwrap(), plies - 1))
}

/// A selective search may overlook a win at low depth, but the wins that it reports must exist.
#[test]
fn wins_and_losses_near_the_end_are_exact() {
    const PLIES: u32 = 4;
    let within = WIN - PLIES.cast_signed();
    let (mut won, mut lost) = (0, 0);
    for seed in 0..300 {
        let rules = Rules::ALL[seed as usize % 3];
        let mut random = Random::new(seed);
        let mut game = History::new(Position::start(rules));
        while game.outcome().is_none() && game.position().board().count_empty() > 2 {
            let mv = *random.pick(&game.legal_moves()).unwrap();
            game.play(mv).unwrap();
        }
        if game.legal_moves().is_empty() {
            continue;
        }
        let score = |depth| {
            let limits = SearchLimits { depth, ..SearchLimits::default() };
            AlphaBetaEngine::new(1, 1).search(&game, limits, |_| {}).unwrap().score
        };
        let (first, last) = (score(4), score(12));
        if wins(game.position(), PLIES) {
            assert!(last >= WIN_AT_LEAST, "overlooks a win: {}", game.position());
            won += 1;
        } else {
            assert!(first.max(last) < within, "claims a win: {}", game.position());
        }
        if loses(game.position(), PLIES) {
            assert!(last <= -WIN_AT_LEAST, "overlooks a loss: {}", game.position());
            lost += 1;
        } else {
            assert!(first.min(last) > -within, "claims a loss: {}", game.position());
        }
    }
    assert!(won > 5 && lost > 1, "{won} won, {lost} lost: the test must see both");
}

/// White has a single stone; flipping it wins.
#[test]
fn every_level_above_random_wipes_out() {
    let game = game("7/7/7/1x1o3/7/7/7 x 0 1", Rules::Botzone);
    for level in 2..=MAX_LEVEL {
        let mut player =
            (Position::SPEC.players.player)(EngineOptions { level, threads: 1, megabytes: 1, seed: 1 });
        let mv = player.choose(&game, SearchLimits::default(), &mut |_| {}).unwrap();
        assert_eq!(
            game.position().play(mv).unwrap().outcome().unwrap().winner,
            Some(game.position().to_move()),
            "level {level}"
        );
    }
}

/// Limited levels ignore time and threads.
#[test]
fn a_level_below_the_highest_is_the_same_on_every_machine() {
    let game = game("2x1o2/1xx4/7/2-1-2/4oo1/7/o5x x 0 1", Rules::Uai);
    for level in 3..MAX_LEVEL {
        let choose = |seconds: Option<u64>, threads| {
            let mut player =
                (Position::SPEC.players.player)(EngineOptions { level, threads, megabytes: 1, seed: 7 });
            let deadline = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
            player.choose(&game, SearchLimits { deadline, ..SearchLimits::default() }, &mut |_| {})
        };
        let chosen = choose(None, 1);
        assert_eq!(chosen, choose(Some(3600), 1), "level {level}");
        assert_eq!(chosen, choose(None, 3), "level {level}");
    }
}

/// Every level plays a legal move under all rules, even if its time is up before it begins.
#[test]
fn every_level_plays_legal_moves_without_time() {
    for level in 1..=MAX_LEVEL {
        let mut player =
            (Position::SPEC.players.player)(EngineOptions { level, threads: 1, megabytes: 1, seed: 3 });
        for seed in 0..4 {
            let mut random = Random::new(seed);
            let mut game = History::new(Position::start(Rules::ALL[seed as usize % 3]));
            for _ in 0..60 {
                let limits = SearchLimits { deadline: Some(Instant::now()), ..SearchLimits::default() };
                let Some(mv) = player.choose(&game, limits, &mut |_| {}) else { break };
                game.play(mv).unwrap_or_else(|error| panic!("level {level}: {mv}: {error}"));
                let Some(&reply) = random.pick(&game.legal_moves()) else { break };
                game.play(reply).unwrap();
            }
        }
    }
}

/// Counted in nodes, so that a busy machine does not fail the test.
#[test]
fn a_deadline_ends_the_search() {
    let limits = SearchLimits { deadline: Some(Instant::now()), ..SearchLimits::default() };
    let report = AlphaBetaEngine::new(1, 1).search(&game("startpos", Rules::Uai), limits, |_| {}).unwrap();
    assert!(report.nodes < 100_000, "{report:?}");
}

#[test]
fn the_loop_rule_holds_for_every_level() {
    let mut game = History::new(Position::start(Rules::Botzone));
    for mv in ["a7c7", "g7g5", "c7a7", "g5g7"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    for (level, seed) in (1..=4).flat_map(|level| (0..50).map(move |seed| (level, seed))) {
        let mut player =
            (Position::SPEC.players.player)(EngineOptions { level, threads: 1, megabytes: 1, seed });
        let limits = SearchLimits { depth: 2, ..SearchLimits::default() };
        let mv = player.choose(&game, limits, &mut |_| {}).unwrap();
        assert_ne!(mv.to_string(), "a7c7", "level {level}");
    }
}

/// A single next to c6 scores 5 and a jump 0. Of the two singles b6 is generated first.
#[test]
fn the_greedy_bot_weighs_stones_against_jumps() {
    let game = game("x6/2o4/7/7/7/7/7 x 0 1", Rules::Botzone);
    let mv = GreedyBot::new(1).choose(&game, SearchLimits::default(), &mut |_| {}).unwrap();
    assert_eq!(mv.to_string(), "b6");
}

/// With one thread, results are reproducible; with several, the move is legal.
#[test]
fn one_thread_is_deterministic() {
    let game = game("x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1", Rules::Uai);
    let think = |threads| {
        let limits = SearchLimits { depth: 5, ..SearchLimits::default() };
        let report = AlphaBetaEngine::new(4, threads).search(&game, limits, |_| {}).unwrap();
        (report.score, report.nodes, report.line)
    };
    assert_eq!(think(1), think(1));
    assert!(game.position().play(think(3).2[0]).is_ok());
}

#[test]
fn principal_variations_are_legal() {
    let start = game("x5o/7/7/7/7/7/o5x x 0 1", Rules::Uai);
    let limits = SearchLimits { depth: 5, ..SearchLimits::default() };
    let mut depths = Vec::new();
    AlphaBetaEngine::new(4, 1).search(&start, limits, |report| {
        let mut game = start.clone();
        for &mv in &report.line {
            game.play(mv).unwrap();
        }
        depths.push(report.depth);
    });
    assert_eq!(depths, [1, 2, 3, 4, 5]);
}

#[test]
fn the_stop_flag_ends_the_search() {
    let stop = AtomicBool::new(true);
    let game = game("startpos", Rules::Uai);
    let limits = SearchLimits { stop: Some(&stop), ..SearchLimits::default() };
    let report = AlphaBetaEngine::new(1, 2).search(&game, limits, |_| {}).unwrap();
    assert!(report.nodes < 100_000);
    assert!(game.position().play(report.line[0]).is_ok());
}
