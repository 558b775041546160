//! Many games at once, move by move against a replay of each.

use crate::replayed::Both;
use gocheck_batch::{GameRules, Games, Legality};
use gocheck_board::{Color, Size};
use gocheck_rules::{Board, KoRule, RuleSet};
use rand::{Rng, SeedableRng, rngs::StdRng};

fn thorough() -> bool {
    std::env::var("GOCHECK_TESTS").is_ok_and(|size| size == "thorough")
}

/// Small boards repeat positions all the time; large ones have more words.
const SIZES: [(usize, usize); 17] = [
    (1, 1),
    (1, 2),
    (2, 1),
    (2, 2),
    (3, 2),
    (2, 3),
    (1, 7),
    (3, 3),
    (4, 4),
    (5, 5),
    (7, 9),
    (8, 8),
    (9, 9),
    (11, 12),
    (13, 13),
    (19, 19),
    (25, 25),
];

#[test]
fn games_are_played_as_by_replays() {
    let mut rng = StdRng::seed_from_u64(51);
    for rules in RuleSet::ALL {
        for (rows, cols) in SIZES {
            let size = Size::new(rows, cols).unwrap();
            let area = size.area();
            let count = if area > 60 { 3 } else { 12 };
            let rounds = match area {
                _ if thorough() => 300,
                0..=25 => 160,
                _ => 60,
            };
            let mut both = Both::with_boards(&mut rng, size, count, rules);
            both.check();
            for round in 0..rounds {
                let mut moves = vec![0; count];
                both.games.sample(rng.random(), 0, &mut moves);
                let sampled = moves.clone();
                for (game, &sampled) in sampled.iter().enumerate() {
                    assert!(sampled != Games::PASS || !both.can_play(game), "{rules} {size}: sampled a pass");
                }
                for place in &mut moves {
                    if rng.random_bool(0.1) {
                        *place = rng.random_range(-2..=area as i32 + 1);
                    }
                }
                let expected = both.expect(&moves);
                let mut found = vec![Legality::Legal; count];
                both.games.play(&moves, &mut found);
                assert_eq!(found, expected, "{rules} {size} {moves:?}");
                for game in 0..count {
                    let (sampled, legality) = (sampled[game], expected[game]);
                    assert!(
                        moves[game] != sampled || matches!(legality, Legality::Legal | Legality::GameOver),
                        "{rules} {size}: sampled {sampled}, which is {legality:?}"
                    );
                    match rng.random_range(0..60) {
                        0 => both.restart(&mut rng, game),
                        1 => both.undo(game),
                        2 => (0..rng.random_range(1..30)).for_each(|_| both.undo(game)),
                        _ if both.is_over(game) && rng.random_bool(0.3) => both.restart(&mut rng, game),
                        _ => {}
                    }
                }
                if area <= 25 || round % 5 == 0 {
                    both.check();
                }
                if round % 20 == 0 {
                    both.check_scores();
                    both.check_features();
                }
            }
        }
    }
}

/// There is room for 128 steps at first. It doubles twice, and positions from before are still known.
#[test]
fn long_games_know_all_their_positions() {
    let mut rng = StdRng::seed_from_u64(260);
    for rules in RuleSet::ALL {
        if !matches!(rules.ko(), KoRule::Positional | KoRule::Situational) {
            continue;
        }
        let mut late = 0;
        for (rows, cols) in [(2, 4), (3, 4)] {
            let size = Size::new(rows, cols).unwrap();
            let (count, area) = (8, size.area() as i32);
            let mut both = Both::new(size, count, GameRules { passes: u16::MAX, ..GameRules::new(rules) });
            for round in 0..360 {
                let mut moves = vec![0; count];
                both.games.sample(rng.random(), 0, &mut moves);
                for place in &mut moves {
                    if rng.random_bool(0.2) {
                        *place = rng.random_range(0..area);
                    }
                }
                let expected = both.expect(&moves);
                let mut found = vec![Legality::GameOver; count];
                both.games.play(&moves, &mut found);
                assert_eq!(found, expected, "{rules} {size} {moves:?}");
                for (game, legality) in found.into_iter().enumerate() {
                    let repeats =
                        matches!(legality, Legality::PositionalSuperko | Legality::SituationalSuperko);
                    late += u32::from(repeats && both.games.moves(game) > 256);
                }
                if round % 16 == 0 {
                    both.check();
                }
            }
            assert!((0..count).all(|game| both.games.moves(game) > 260), "{rules} {size}");
        }
        assert!(late > 0, "{rules}: no late repetition");
    }
}

#[test]
fn samples_are_legal_and_cover_all_moves() {
    let mut games = Games::new(Size::new(3, 3).unwrap(), 1000, GameRules::new(RuleSet::Japanese));
    let mut moves = vec![0; 1000];
    games.sample(7, 0, &mut moves);
    for place in 0..9 {
        let count = moves.iter().filter(|&&chosen| chosen == place).count();
        // 1000 / 9, with six standard deviations.
        assert!((51..=171).contains(&count), "{place}: {count}");
    }
    let mut rest = vec![0; 500];
    games.sample(7, 500, &mut rest);
    assert_eq!(rest, moves[500..]);
}

#[test]
fn boards_that_no_game_begins_with_are_refused() {
    let mut games = Games::new(Size::new(2, 2).unwrap(), 1, GameRules::new(RuleSet::Japanese));
    let full: Board = "X O\nO X".parse().unwrap();
    let error = games.restart(0, &full, Color::Black).unwrap_err();
    assert_eq!(error.to_string(), "a group has no liberty; a game begins with a valid board");
    let other = games.restart(0, &Board::new(Size::GO), Color::Black).unwrap_err();
    assert_eq!(other.to_string(), "a 19x19 board for games on 2x2 boards");
}
