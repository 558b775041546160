//! The rules of Ataxx, compared with published tables and with the definition.

use games_ataxx::{Board, Move, Position, Rules, Square};
use games_engine::game::{Game, History, PlayError};
use games_engine::perft::{divide, perft};
use test_support::{table, thorough};

fn rules(name: &str) -> Rules {
    Rules::ALL.into_iter().find(|rules| rules.name() == name).unwrap()
}

fn position(fen: &str, rules: Rules) -> Position {
    Position::from_fen(fen, rules).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// To a depth that takes a second without optimisation, or to the end of the table if thorough.
#[test]
fn perft_table() {
    let most = if thorough() { u64::MAX } else { 5_000_000 };
    for line in table(include_str!("../../../tests/data/ataxx/perft.tsv")) {
        let start = position(line[0], Rules::Uai);
        for (depth, nodes) in (0..).zip(line[1].split(' ')) {
            let nodes: u64 = nodes.parse().unwrap();
            if nodes <= most {
                assert_eq!(perft(&start, depth), nodes, "{} at depth {depth}", line[0]);
            }
        }
    }
}

#[test]
fn divide_adds_up_to_perft() {
    let start = Position::start(Rules::Uai);
    let parts = divide(&start, 4);
    assert_eq!(parts.len(), 16);
    assert_eq!(parts.iter().map(|(_, nodes)| nodes).sum::<u64>(), 155_888);
    assert!(divide(&start, 0).is_empty());
}

#[test]
fn outcomes() {
    for line in table(include_str!("../../../tests/data/ataxx/outcomes.tsv")) {
        let position = position(line[1], rules(line[0]));
        let outcome = position.outcome().map_or_else(|| "-".to_owned(), |outcome| outcome.to_string());
        assert_eq!(outcome, line[2], "{line:?}");
    }
}

#[test]
fn wrong_fens_are_explained() {
    for line in table(include_str!("../../../tests/data/ataxx/fen_errors.tsv")) {
        let error = Position::from_fen(line[0], Rules::Uai).expect_err(line[0]).to_string();
        assert!(error.contains(line[1]), "{}: {error}", line[0]);
    }
}

#[test]
fn illegal_moves_are_explained() {
    for line in table(include_str!("../../../tests/data/ataxx/illegal.tsv")) {
        let position = position(line[1], rules(line[0]));
        let error = position.play(line[2].parse().unwrap()).expect_err(line[2]).to_string();
        assert!(error.contains(line[3]), "{line:?}: {error}");
    }
}

#[test]
fn fens_of_other_programs_are_read() {
    let start = Position::start(Rules::Uai);
    for fen in ["startpos", "b5w/7/7/7/7/7/w5b b 0 1", "x5o/7/7/7/7/7/o5x x", "x5o/7/7/7/7/7/o5x x 0 0"] {
        assert_eq!(position(fen, Rules::Uai), start, "{fen}");
    }
}

/// A move, the board before it, and the one after it.
#[test]
fn moves_flip_neighbours_and_jumps_leave_their_square_over_walls() {
    for text in [
        "c5
            . . . . . . .    . . . . . . .
            . X . . . . .    . X . . . . .
            . . . O O . .    . . X X O . .
            . . . # O . .    . . . # O . .
            . . O . . . .    . . O . . . .
            . . . . . . .    . . . . . . .
            . . . . . . .    . . . . . . .",
        "a5c5
            . . . . . . .    . . . . . . .
            X # . . . . .    X # . . . . .
            X # . O . . .    . # X X . . .
            . # . . . . .    . # . . . . .
            . . . . . . .    . . . . . . .
            . . . . . . .    . . . . . . .
            . . . . . . .    . . . . . . .",
    ] {
        let (mv, boards) = text.split_once('\n').unwrap();
        let board = |columns: std::ops::Range<usize>| -> Board {
            let rows = boards.lines().map(|row| row.trim().get(columns.clone()).unwrap());
            rows.collect::<Vec<_>>().join("\n").parse().unwrap()
        };
        let position = Position::new(board(0..13), gocheck_board::Color::Black, Rules::Uai);
        assert_eq!(*position.play(mv.parse().unwrap()).unwrap().board(), board(17..30), "{mv}");
    }
}

/// Two stones jump back and forth and flip nothing.
/// h[4] = h[0], and ply 5 makes h[5] = h[1]: a loop from ply 1 on.
#[test]
fn botzone_forbids_loops() {
    let mut game = History::new(Position::start(Rules::Botzone));
    for mv in ["a7c7", "g7g5", "c7a7", "g5g7"] {
        game.play(mv.parse().unwrap()).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    let again: Move = "a7c7".parse().unwrap();
    assert_eq!(game.play(again), Err(PlayError::Repeats { ply: 1 }));
    assert!(game.position().moves().contains(&again));
    assert!(!game.legal_moves().contains(&again));
    game.play("a7a5".parse().unwrap()).unwrap();
}

/// The start position occurs for the third time after eight plies.
#[test]
fn codingame_draws_at_the_third_occurrence() {
    let mut game = History::new(Position::start(Rules::CodinGame));
    for _ in 0..2 {
        for mv in ["a7c7", "g7g5", "c7a7", "g5g7"] {
            assert_eq!(game.outcome(), None);
            game.play(mv.parse().unwrap()).unwrap();
        }
    }
    assert_eq!(game.outcome().unwrap().to_string(), "draw: third occurrence of the position");
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.play("b7".parse().unwrap()), Err(PlayError::Over));
}

#[test]
fn uai_allows_repetition() {
    let mut game = History::new(Position::start(Rules::Uai));
    for mv in ["a7c7", "g7g5", "c7a7", "g5g7"].repeat(25) {
        assert_eq!(game.outcome(), None);
        game.play(mv.parse().unwrap()).unwrap();
    }
    assert_eq!(game.outcome().unwrap().to_string(), "draw: too many half-moves without a single");
}

/// A skipped turn does not count; a pass is a half-move.
#[test]
fn sides_without_a_move_pass_or_are_skipped() {
    let fen = "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 7 5";
    let clock = |rules| position(fen, rules).play(Move::Pass).unwrap().clock();
    let (skipped, passed) = (clock(Rules::CodinGame), clock(Rules::Uai));
    assert_eq!((skipped.turns, skipped.halfmoves), (8, 7));
    assert_eq!((passed.turns, passed.halfmoves), (9, 8));
}

#[test]
fn singles_may_be_written_with_their_source() {
    let to: Square = "f2".parse().unwrap();
    assert_eq!("f1f2".parse(), Ok(Move::Single(to)));
    for text in ["", "f", "f2f", "h1", "a0", "a8", "a1d1", "a1a1", "00000", "é1", "aé1"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}
