//! The rules: numbers of positions, ends of games, texts.

use games_connect_four::{Column, Position};
use games_engine::description::Described;
use games_engine::game::{BoardGame, Game, History, NotLegal};
use gocheck_board::Color;
use std::collections::BTreeSet;

fn start() -> Position {
    Position::default()
}

/// A game of moves without blanks.
fn played(moves: &str) -> History<Position> {
    let mut game = History::new(start());
    for letter in moves.chars() {
        game.play(letter.to_string().parse().unwrap()).unwrap();
    }
    game
}

/// John Tromp's numbers of different positions after 0, 1, 2, ... moves: sequence A212693 of the OEIS.
#[test]
fn there_are_as_many_positions_as_published() {
    let mut positions = BTreeSet::from([start().to_string()]);
    for count in [1, 7, 49, 238, 1120, 4263, 16_422, 54_859] {
        assert_eq!(positions.len(), count);
        let read = |text: &String| Position::read(text, Position::SPEC.usual()).unwrap();
        let next = positions.iter().map(read).flat_map(|position| {
            position.moves().into_iter().map(move |mv| position.play(mv).unwrap().to_string())
        });
        positions = next.collect();
    }
}

#[test]
fn four_in_a_row_win() {
    for (moves, winner) in [
        // Upright, level, and both diagonals.
        ("abababa", Color::Black),
        ("agbgcgd", Color::Black),
        ("bababaca", Color::White),
        ("abbccdcddgd", Color::Black),
        ("gffeededdad", Color::Black),
    ] {
        let game = played(moves);
        let outcome = game.outcome().unwrap_or_else(|| panic!("{moves}:\n{}", game.position()));
        assert_eq!((outcome.winner, outcome.reason.en), (Some(winner), "four in a row"), "{moves}");
        assert!(game.legal_moves().is_empty());
        assert!(played(&moves[..moves.len() - 1]).outcome().is_none(), "{moves}: it was over before");
    }
}

/// Bits of neighbouring columns are neighbours, too, but a row does not go over an edge.
#[test]
fn rows_end_at_the_edges() {
    // Black has the three highest squares of the first column and the lowest one of the second.
    let game = played("bagagaagada");
    assert!(game.outcome().is_none(), "{}", game.position());
}

#[test]
fn a_full_column_takes_no_disc() {
    let game = played("aaaaaa");
    let a: Column = "a".parse().unwrap();
    assert_eq!(game.position().play(a), Err(NotLegal::Move));
    assert_eq!(game.legal_moves().len(), 6);
    for text in ["h", "", "aa", "1", "A"] {
        assert!(text.parse::<Column>().is_err(), "{text}");
    }
}

#[test]
fn positions_are_texts() {
    let text = "......./......./......./......./...O.../..XX... O";
    assert_eq!(played("ddc").position().to_string(), text);
    let fault = |text: &str| Position::read(text, Position::SPEC.usual()).unwrap_err().why;
    assert_eq!(fault("..."), "expected 6 rows with / between them, found 1");
    assert_eq!(fault(&text.replacen("...", "..", 1)), "row 1 has 6 squares, not 7");
    assert_eq!(fault(&text.replace("XX", "X?")), "row 6 has the unknown letter '?'");
    assert_eq!(fault(text.trim_end_matches(" O")), "expected the side to move, X or O, after the rows");
    let twice = "......./......./......./......./......./..XX...";
    // A disc in the air, the wrong side to move, and a side that moved twice.
    for wrong in
        [text.replacen('.', "X", 1), text.replace(". O", ". X"), format!("{twice} X"), format!("{twice} O")]
    {
        assert_eq!(fault(&wrong), "no game can come to this position", "{wrong}");
    }
}
