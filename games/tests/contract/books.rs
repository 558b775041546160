//! The books of openings that are part of the programs.

use games::arena::tournament::openings::Openings;
use games::arena::tournament::schedule::Pairing;
use games::arena::tournament::settings::OpeningSettings;
use games::description::Described;
use games::game::symmetry::Symmetry;
use games::game::{Cell, History};
use std::collections::HashSet;

/// The smallest of the images of a board, which represents all of them.
fn least_image<G: Described>(position: &G) -> String {
    let cells: Vec<char> = position.cells().map(Cell::letter).collect();
    let image = |symmetry: Symmetry| -> String {
        (0..cells.len()).map(|place| cells[symmetry.place(place, G::GRID)]).collect()
    };
    let least = Symmetry::all(G::GRID).map(image).min().unwrap();
    format!("{least}{}", position.to_move().letter())
}

/// Every opening can be played under every rule set, leaves a choice of moves, and no two are the same board.
fn check<G: Described>() {
    for (name, text) in G::SPEC.books {
        let lines = text.lines().filter(|line| !line.starts_with('#')).count() as u64;
        assert!(lines >= 400, "{name}: {lines}");
        for variant in G::SPEC.variants {
            let settings = OpeningSettings::default();
            let list = Openings::<G>::book(name).map(|bytes| (*name, bytes));
            let openings = Openings::new(&settings, list, variant, 0)
                .unwrap_or_else(|error| panic!("{name}, {}: {error}", variant.name));
            let mut boards = HashSet::new();
            for round in 0..lines {
                let opening = openings.of(&Pairing { number: 2 * round, round, black: 0, white: 1 });
                let mut game = History::new(opening.start);
                for mv in opening.moves {
                    game.play(mv).unwrap();
                }
                assert_eq!(game.outcome(), None, "{name}, round {round}");
                assert!(game.legal_moves().len() > 1, "{name}, round {round}");
                assert!(boards.insert(least_image(game.position())), "{name}, round {round}: there before");
                // The side with one move less still has pieces.
                let [black, white] = game.position().pieces();
                assert!(black.min(white) >= 2, "{name}, round {round}: {black} to {white}");
            }
        }
    }
}

#[test]
fn books_hold_openings_that_differ_and_can_be_played() {
    every_game!(G => check::<G>());
}
