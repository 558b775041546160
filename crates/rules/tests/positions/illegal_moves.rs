//! Moves that a rule set forbids: each reason with its evidence and its message, worked out by hand.

use gocheck_board::Color::{Black, White};
use gocheck_board::{Color, OffBoard, Point, Size};
use gocheck_rules::{Board, IllegalMove, Reason, Repetition, Replay, RuleSet, vertex};

fn game(setup: &str) -> Replay {
    let setup: Board = setup.parse().unwrap();
    let mut game = Replay::new(setup.size());
    game.set_up(setup.stones().map(|(point, color)| (point, Some(color))));
    game
}

fn at(game: &Replay, row: usize, col: usize) -> Point {
    game.size().point(row, col).unwrap()
}

/// Plays a move that the rules forbid. Nothing may change.
fn refused(game: &mut Replay, color: Color, point: Point, rules: RuleSet) -> IllegalMove {
    let before = (game.board(), game.steps(), game.hash());
    let error = game.play(color, point, rules).unwrap_err();
    assert_eq!((game.board(), game.steps(), game.hash()), before, "{error}");
    assert!(game.legal(color, rules).all(|legal| legal != point), "{error}");
    error
}

#[test]
fn a_stone_is_not_replaced() {
    let mut game = game("X O\n. .\n");
    let point = at(&game, 0, 1);
    for rules in RuleSet::ALL {
        let error = refused(&mut game, Black, point, rules);
        assert_eq!(error, IllegalMove::Occupied { vertex: vertex(game.size(), point), stone: White });
        assert_eq!(error.reason(), Some(Reason::Occupied));
        assert_eq!(error.to_string(), "B2 is an occupied point");
    }
}

#[test]
fn a_point_off_the_board_is_refused() {
    let size = Size::new(2, 2).unwrap();
    let point = Size::GO.point(3, 15).unwrap();
    let error = refused(&mut Replay::new(size), Black, point, RuleSet::Free);
    assert_eq!(error, IllegalMove::OffBoard(OffBoard { point, size }));
    assert_eq!(error.reason(), None);
    assert_eq!(error.to_string(), "(3, 15) is off the 2x2 board");
}

#[test]
fn suicide_is_refused_unless_the_rules_allow_it() {
    let mut game = game(". X O\nO O .\n");
    let point = at(&game, 0, 0);
    let error = refused(&mut game, Black, point, RuleSet::Japanese);
    assert_eq!(error, IllegalMove::Suicide { vertex: vertex(game.size(), point), stones: 2 });
    assert_eq!(error.reason(), Some(Reason::Suicide));
    assert_eq!(error.to_string(), "A2 is suicide");

    assert_eq!(game.play(Black, point, RuleSet::NewZealand).unwrap().suicide, 2);
    assert_eq!(game.board().to_string(), ". . O\nO O .\n");
}

#[test]
fn a_ko_names_the_move_that_took_it() {
    let mut game = game(". X O . .\nX . X O .\n. X O . .\n");
    game.play(Black, at(&game, 0, 4), RuleSet::Chinese).unwrap();
    game.play(White, at(&game, 1, 1), RuleSet::Chinese).unwrap();
    let point = at(&game, 1, 2);
    let error = refused(&mut game, Black, point, RuleSet::Chinese);
    assert_eq!(error, IllegalMove::Ko { vertex: vertex(game.size(), point), took: 2 });
    assert_eq!(error.reason(), Some(Reason::Ko));
    assert_eq!(error.to_string(), "C2 is ko: move 2 took it");

    assert_eq!(game.play(Black, point, RuleSet::Free).unwrap().captured, 1);
}

/// On two points: Black, White takes, two passes, and Black would take back.
#[test]
fn superko_names_the_board_that_comes_back() {
    let mut game = Replay::new(Size::new(1, 2).unwrap());
    let [left, right] = [0, 1].map(|col| at(&game, 0, col));
    game.play(Black, left, RuleSet::TrompTaylor).unwrap();
    game.play(White, right, RuleSet::TrompTaylor).unwrap();
    game.pass(Black);
    game.pass(White);
    let (vertex, earlier) = (vertex(game.size(), left), Repetition { after: 1, length: 4 });
    let error = refused(&mut game, Black, left, RuleSet::TrompTaylor);
    assert_eq!(error, IllegalMove::PositionalSuperko { vertex, earlier });
    assert_eq!(error.reason(), Some(Reason::PositionalSuperko));
    assert_eq!(error.to_string(), "A1 is positional superko: the board after move 1 comes back");
    let error = refused(&mut game, Black, left, RuleSet::Aga);
    assert_eq!(error, IllegalMove::SituationalSuperko { vertex, earlier });
    assert_eq!(error.reason(), Some(Reason::SituationalSuperko));
    assert_eq!(error.to_string(), "A1 is situational superko: the board after move 1 comes back");

    // The rules of Japan know only the ko.
    assert_eq!(game.play(Black, left, RuleSet::Japanese).unwrap().captured, 1);
}

#[test]
fn superko_names_the_start() {
    let mut game = Replay::new(Size::new(1, 1).unwrap());
    let point = at(&game, 0, 0);
    let error = refused(&mut game, Black, point, RuleSet::TrompTaylor);
    assert_eq!(error.to_string(), "A1 is positional superko: the board of the start comes back");
    // With White to move the empty board is new.
    assert_eq!(game.play(Black, point, RuleSet::NewZealand).unwrap().suicide, 1);
    game.pass(White);
    let error = refused(&mut game, White, point, RuleSet::NewZealand);
    assert_eq!(error.to_string(), "A1 is situational superko: the board of the start comes back");
}

#[test]
fn legal_moves_are_listed_row_by_row() {
    let game = game(". X O .\nX . X O\n. X O .\n");
    let places = |color, rules| -> Vec<(usize, usize)> {
        game.legal(color, rules).map(|point| (point.row(), point.col())).collect()
    };
    // White may capture in the middle, and fill neither corner of Black's.
    assert_eq!(places(White, RuleSet::Japanese), [(0, 3), (1, 1), (2, 3)]);
    assert_eq!(places(White, RuleSet::Free), [(0, 0), (0, 3), (1, 1), (2, 0), (2, 3)]);
    // Suicide of one stone leaves the board as it was.
    assert_eq!(places(White, RuleSet::TrompTaylor), places(White, RuleSet::Japanese));
}
