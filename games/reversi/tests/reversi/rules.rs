//! The rules of Reversi, compared with published tables and with a plain implementation.

use games_engine::description::Described;
use games_engine::game::{BoardGame, Game, History};
use games_engine::perft;
use games_reversi::perft::{Convention, divide};
use games_reversi::{Move, Position, Problem, Square};
use gocheck_board::Color;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use test_support::{table, thorough};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// To depth 10, or 12 if thorough.
#[test]
fn perft_table() {
    let most = if thorough() { u64::MAX } else { 2_500_000 };
    for line in table(include_str!("../../../tests/data/reversi/perft.tsv")) {
        let convention = Position::SPEC.perft.iter().find(|known| known.name == line[0]).unwrap();
        let start = position(line[1]);
        for (depth, nodes) in (1..).zip(line[2].split(' ')).filter(|(_, nodes)| *nodes != "-") {
            let nodes: u64 = nodes.parse().unwrap();
            if nodes <= most {
                let counted = (convention.perft)(&start, depth);
                assert_eq!(counted, nodes, "{line:?} at depth {depth}");
            }
        }
    }
}

/// The generic perft counts like convention E.
#[test]
fn bulk_perft_equals_generic_perft() {
    let mut random = StdRng::seed_from_u64(5);
    for _ in 0..60 {
        let start = *random_game(&mut random, 60).position();
        for depth in 0..5 {
            let counted = games_reversi::perft::perft(&start, depth, Convention::E);
            assert_eq!(counted, perft::perft(&start, depth), "{start} at depth {depth}");
        }
    }
}

#[test]
fn divide_adds_up() {
    for (convention, nodes) in [(Convention::A, 55092), (Convention::N, 55092)] {
        let parts = divide(&Position::start(), 7, convention);
        assert_eq!(parts.iter().map(|(_, nodes)| nodes).sum::<u64>(), nodes);
        let names: Vec<String> = parts.iter().map(|(mv, _)| mv.to_string()).collect();
        assert_eq!(names, ["d3", "c4", "f5", "e6"]);
    }
    assert!(divide(&Position::start(), 0, Convention::A).is_empty());
}

/// A position after up to `plies` random moves.
fn random_game(random: &mut StdRng, plies: usize) -> History<Position> {
    let mut game = History::new(Position::start());
    for _ in 0..random.random_range(0..=plies) {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[random.random_range(0..moves.len())]).unwrap();
    }
    game
}

/// The set of the stones that `color` flips with a stone on `to`, square by square; empty if the move is illegal.
fn turned(position: &Position, color: Color, to: Square) -> u64 {
    let mut turned = 0;
    for (down, right) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
        let mut line = 0;
        for distance in 1.. {
            let place = |from: usize, step: i32| usize::try_from(from as i32 + step * distance).ok();
            let square = place(to.file(), right).zip(place(to.rank(), down));
            let square = square.and_then(|(file, rank)| Square::new(file, rank));
            let stone = square.and_then(|square| Some((square, position.stone(square)?)));
            match stone {
                Some((square, stone)) if stone != color => line |= square.bit(),
                Some(_) => {
                    turned |= line;
                    break;
                }
                None => break,
            }
        }
    }
    turned
}

/// In random games and on random boards.
#[test]
fn moves_and_flips_are_those_of_the_plain_rules() {
    let mut random = StdRng::seed_from_u64(7);
    let check = |position: Position| {
        for color in Color::BOTH {
            let position = position.with_to_move(color);
            let mut legal = 0;
            for square in Square::all().filter(|&square| position.stone(square).is_none()) {
                let set = turned(&position, color, square);
                assert_eq!(position.turned(square), set, "{position:?} {square}");
                legal |= if set == 0 { 0 } else { square.bit() };
            }
            assert_eq!(position.places(), legal, "{position:?}");
        }
    };
    for _ in 0..300 {
        check(*random_game(&mut random, 60).position());
        let (black, white): (u64, u64) = (random.random(), random.random());
        let taken: u64 = random.random::<u64>() | random.random::<u64>();
        check(Position::new(black & taken, white & taken & !black, Color::Black).unwrap());
    }
}

#[test]
fn the_assignment_starts_with_the_mirror_image() {
    let start = Position::assignment_start();
    let stone = |row, column| start.stone(Square::new(column, row).unwrap());
    assert_eq!((stone(3, 3), stone(4, 4)), (Some(Color::Black), Some(Color::Black)));
    assert_eq!((stone(3, 4), stone(4, 3)), (Some(Color::White), Some(Color::White)));
    assert_eq!(start.mirrored(), Position::start());
}

#[test]
fn a_side_without_a_move_passes() {
    let start = position("------XO-------------------------------------------------------- X");
    assert_eq!(start.moves(), [Move::Pass]);
    let next = start.play(Move::Pass).unwrap();
    assert_eq!(next.moves(), ["f1".parse::<Move>().unwrap()]);
    let end = next.play("f1".parse().unwrap()).unwrap();
    assert_eq!(end.outcome().unwrap().to_string(), "white wins: 0 to 3");
    assert!(end.moves().is_empty());
}

#[test]
fn illegal_moves_are_explained() {
    for line in table(include_str!("../../../tests/data/reversi/illegal.tsv")) {
        let error = position(line[0]).play(line[1].parse().unwrap()).expect_err(line[1]).to_string();
        assert_eq!(error, line[2], "{line:?}");
    }
}

#[test]
fn wrong_positions_are_explained() {
    for line in table(include_str!("../../../tests/data/reversi/position_errors.tsv")) {
        let error = line[0].parse::<Position>().expect_err(line[0]).to_string();
        assert!(error.contains(line[1]), "{}: {error}", line[0]);
    }
}

/// The games of the table, which are written without passes, end as expected.
#[test]
fn games_are_read() {
    for line in table(include_str!("../../../tests/data/reversi/games.tsv")) {
        let mut game = History::new(Position::start());
        for mv in Position::split_moves(line[0]) {
            if game.position().must_pass() {
                game.play(Move::Pass).unwrap();
            }
            game.play(mv.parse().unwrap()).unwrap_or_else(|error| panic!("{line:?}: {mv}: {error}"));
        }
        let outcome = game.outcome().map_or_else(|| "-".to_owned(), |outcome| outcome.to_string());
        assert_eq!(outcome, line[1], "{line:?}");
    }
    assert_eq!(Position::split_moves("f5d6c"), ["f5", "d6", "c"]);
}

#[test]
fn obf_lines_are_read() {
    let problems = Problem::parse_all(include_str!("../../../tests/data/reversi/ffo-40-49.obf")).unwrap();
    assert_eq!(problems.len(), 10);
    assert_eq!((problems[0].best_score(), problems[1].best_score()), (Some(38), Some(0)));
    let best: Vec<String> = problems[3].best_moves().iter().map(Move::to_string).collect();
    assert_eq!(best, ["g3", "c7"]);
    let problems = Problem::parse_all(include_str!("../../../tests/data/reversi/ffo-50-59.obf")).unwrap();
    let scores: Vec<i32> = problems.iter().filter_map(Problem::best_score).collect();
    assert_eq!(scores, [10, 6, 0, -2, -2, 0, 2, -10, 4, 64]);
    let error = Problem::parse_all(&format!("{}; F5=3", Position::start())).expect_err("a wrong score");
    assert!(error.to_string().starts_with("1: \"F5=3\""), "{error}");
}
