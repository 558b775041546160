//! The rules of a game.

use super::draughts::Draughts;
use super::tictactoe::TicTacToe;
use games::ataxx::{self, Rules};
use games::description::Described;
use games::game::{Cell, History, Path};
use games::perft::perft;
use games::reversi;
use games::search::WIN_AT_LEAST;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::collections::HashSet;
use test_support::thorough;

/// Plays games at random and checks every position on the way.
fn check<G: Described>(start: &G, games: u64) {
    for seed in 0..games {
        let mut random = StdRng::seed_from_u64(seed);
        let mut game = History::new(start.clone());
        while game.outcome().is_none() {
            check_position(game.position());
            let moves = game.legal_moves();
            let Some(&mv) = moves.get(random.random_range(0..moves.len().max(1))) else { break };
            game.play(mv).unwrap();
        }
        if game.position().outcome().is_some() {
            assert!(game.position().moves().is_empty());
            assert_eq!((game.position().count_moves(), game.position().count_replies()), (0, 0));
            if let Some((before, last)) = game.earlier().last() {
                assert!(before.play(*last).is_ok());
                assert!(game.position().play(*last).is_err(), "a finished game takes no move");
            }
        }
        check_rewinding(&game);
    }
}

fn check_position<G: Described>(position: &G) {
    let moves = position.moves();
    assert!(!moves.is_empty(), "a game that goes on has a move:\n{position}");
    assert_eq!(moves.iter().collect::<HashSet<_>>().len(), moves.len(), "no duplicates:\n{position}");
    assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
    let slots: HashSet<u16> = moves.iter().map(|&mv| G::move_index(mv)).collect();
    assert_eq!(slots.len(), moves.len(), "a slot for each move:\n{position}");
    assert!(slots.iter().all(|&slot| usize::from(slot) < G::MOVE_INDICES), "{position}");
    assert!(position.evaluate().abs() < WIN_AT_LEAST, "{position}");
    let mut replies = 0;
    for &mv in &moves {
        let next = position.play(mv).unwrap_or_else(|error| panic!("{position}: {mv}: {error}"));
        assert_eq!(next, position.play_unchecked(mv), "{position}: {mv}");
        assert_ne!(next.to_move(), position.to_move(), "{position}: {mv}");
        assert_eq!(mv.to_string().parse::<G::Move>().ok(), Some(mv));
        check_text(&next);
        replies += next.moves().len() as u64;
    }
    assert_eq!(position.count_replies(), replies, "{position}");
    assert_eq!(perft(position, 2), replies, "{position}");
    check_text(position);
    check_mirror(position);
}

/// A position is read from its text. The text need not contain the exact length of the game.
fn check_text<G: Described>(position: &G) {
    let text = position.to_string();
    let read = G::read(&text, G::SPEC.variant(position.rule_set()).unwrap()).unwrap();
    assert_eq!(read.to_string(), text);
    assert_eq!(read.hash(), position.hash(), "{position}: the hash is kept up");
    assert!(read.cells().eq(position.cells()), "{position}");
}

/// Mirroring left and right does not change the game.
fn check_mirror<G: Described>(position: &G) {
    let variant = G::SPEC.variant(position.rule_set()).unwrap();
    let cells: Vec<Cell> = position.cells().collect();
    let mirror =
        |place: usize| place - G::GRID.column(place) + (G::GRID.columns() - 1 - G::GRID.column(place));
    let mirrored: Vec<Cell> = (0..cells.len()).map(|place| cells[mirror(place)]).collect();
    let [seen, mirrored] =
        [cells, mirrored].map(|cells| G::with_cells(&cells, position.to_move(), variant).unwrap());
    assert_eq!(seen.outcome(), mirrored.outcome(), "{position}");
    let paths = |position: &G, place: &dyn Fn(usize) -> usize| -> HashSet<String> {
        let path = |mv| {
            let Path { from, to, is_jump, .. } = position.path(mv);
            let mut from: Vec<usize> = from.into_iter().map(place).collect();
            from.sort_unstable();
            format!("{from:?} {:?} {is_jump}", to.map(place))
        };
        position.moves().into_iter().map(path).collect()
    };
    assert_eq!(paths(&seen, &mirror), paths(&mirrored, &|place| place), "{position}");
}

fn check_rewinding<G: Described>(game: &History<G>) {
    let ply = game.earlier().len() / 2;
    let mut rewound = game.clone();
    rewound.rewind(ply);
    assert_eq!(rewound.earlier(), &game.earlier()[..ply]);
    for mv in game.moves().skip(ply) {
        rewound.play(mv).unwrap();
    }
    assert_eq!(rewound, *game);
}

/// The number of games of each kind: `few`, or `many` if thorough.
fn games(few: u64, many: u64) -> u64 {
    if thorough() { many } else { few }
}

#[test]
fn every_game() {
    every_game!(G => for variant in G::SPEC.variants {
        check(&(variant.start)(), games(1, 20));
    });
}

#[test]
fn ataxx() {
    let starts = [
        "x5o/7/2-1-2/3-3/2-1-2/7/o5x x 0 1",
        "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1",
        "xxxxxxx/-------/-------/o6/7/7/7 x 0 1",
        "x1--1-o/1---1-1/7/3-3/-----1-/7/o1-1-1x x 0 1",
        "x5o/7/7/7/7/7/o5x x 96 149",
        "x5o/7/7/7/7/7/o5x o 0 200",
    ];
    for rules in Rules::ALL {
        for fen in starts {
            check(&ataxx::Position::from_fen(fen, rules).unwrap(), games(1, 20));
        }
    }
}

#[test]
fn reversi() {
    let starts = [
        "------XO-------------------------------------------------------- X",
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
    ];
    for text in starts {
        check::<reversi::Position>(&text.parse().unwrap(), games(10, 100));
    }
}

#[test]
fn tictactoe() {
    check(&TicTacToe::START, games(50, 500));
}

#[test]
fn connect_four() {
    check(&games_connect_four::Position::default(), games(20, 200));
}

/// The numbers that programs for English draughts agree on (<https://aartbik.blogspot.com/2009/02/perft-for-checkers.html>).
#[test]
fn draughts() {
    let start = Draughts::<8, 8>::start();
    let counts: Vec<u64> = (1..=6).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [7, 49, 302, 1469, 7361, 36_768]);
}
