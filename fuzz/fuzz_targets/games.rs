//! Any file of games is read to its end. Games that can be played are written and read again unchanged.

#![no_main]

use games::arena::notations::Notations;
use games::description::Described;
use games::{ataxx, reversi};
use gocheck_fuzz::whole_games;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // The first byte chooses the game and the notation.
    let Some((&which, bytes)) = bytes.split_first() else { return };
    if which & 1 == 0 {
        check::<reversi::Position>(which >> 1, bytes)
    } else {
        check::<ataxx::Position>(which >> 1, bytes)
    }
});

fn check<G: Described>(which: u8, bytes: &[u8]) {
    let all = Notations::<G>::all();
    let notation = all[usize::from(which) % all.len()];
    for game in whole_games(notation, bytes) {
        let mut again = notation.head.map(|head| head(1)).unwrap_or_default();
        if (notation.write)(&game, &mut again).is_ok() {
            let read = whole_games(notation, &again);
            assert_eq!(read.len(), 1, "{}: {}", notation.name, String::from_utf8_lossy(&again));
            let moves: Vec<_> = game.game.moves().collect();
            // Games that begin at the mirror image of the start are mirrored.
            let mirrored: Option<Vec<_>> =
                G::SPEC.mirrored.map(|mirrored| moves.iter().map(|&mv| mirrored(mv)).collect());
            let found: Vec<_> = read[0].game.moves().collect();
            assert!(found == moves || Some(found) == mirrored);
        }
    }
}
