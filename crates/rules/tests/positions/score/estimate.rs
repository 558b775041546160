//! Estimates: positions whose answer is known, and any board.

use super::Case;
use crate::boards::setups;
use gocheck_board::{Bits, Color};
use gocheck_rules::Board;
use gocheck_rules::estimate::{Doubt, Estimate, Options, estimate};
use gocheck_rules::score::{Agreed, Effort, judge};
use proptest::prelude::*;
use test_support::{every, files, project};

/// The estimate is the answer of the field, whatever the seed.
#[test]
fn known_positions() {
    every(files(&project("../../tests/data/score/estimate"), "txt"), |file| {
        let case = Case::read(&std::fs::read_to_string(&file).unwrap());
        let board: Board = case.boards[0].parse().unwrap();
        for seed in 0..3 {
            let judged = estimate(&board, &Options { seed, ..Options::default() }).judged;
            assert_eq!(judged.to_string().trim_end(), case.boards[1], "{}", file.display());
            assert_eq!(judged.range.exact().map(|area| area.to_string()).as_ref(), case.lines.get("area"));
            let [least, most] = judged.territory([0, 0]).map(|territory| territory.to_string());
            assert_eq!([Some(&least), Some(&most)], [case.lines.get("territory"); 2], "{}", file.display());
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Every board has an estimate. It contradicts nothing that is certain, is exact, and is the same every time.
    #[test]
    fn any_board(board in setups(), seed: u64, to_move: Option<bool>) {
        let to_move = to_move.map(|black| if black { Color::Black } else { Color::White });
        let options = Options { to_move, playouts: 4, searched: 0, seed };
        let found = estimate(&board, &options);
        prop_assert_eq!(&found, &estimate(&board, &options));
        prop_assert_eq!(found.ownership.len(), board.size().area());
        prop_assert!(found.ownership.iter().all(|share| (-1000..=1000).contains(share)));
        prop_assert!(found.confidence() <= 1000);
        let certain = judge(&board, &Agreed::Nothing, Effort::Search);
        let judged = &found.judged;
        prop_assert!(judged.open.is_empty());
        prop_assert!((certain.alive & judged.dead).is_empty());
        prop_assert_eq!(certain.dead & judged.dead, certain.dead);
        let score = judged.range.exact().unwrap();
        prop_assert!(certain.range.least <= score && score <= certain.range.most, "{:?}", board);
    }
}

/// A doubt about ten points makes a lead of three uncertain, but not one of thirty.
#[test]
fn confidence_depends_on_the_lead() {
    let empty = Board::new(gocheck_board::Size::default());
    let doubt = Doubt { points: *empty.stones_of(Color::Black), swing: -10, permille: 200 };
    let doubts = vec![doubt.clone(), doubt];
    let found = Estimate { doubts, ..estimate(&empty, &Options { playouts: 1, ..Options::default() }) };
    assert_eq!(found.confidence(), 640);
    assert_eq!(found.winner_confidence(30.0), 1000);
    assert_eq!(found.winner_confidence(3.0), 640);
    assert_eq!(found.winner_confidence(13.0), 960);
    assert_eq!(found.winner_confidence(-3.0), 1000);
}
