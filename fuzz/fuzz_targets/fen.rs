//! Any text of an Ataxx position is read or rejected. A position that is read, written and read again is the same.

#![no_main]

use games::ataxx::{Position, Rules};
use games::game::Game;
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(position) = linear(text.len(), || Position::from_fen(text, Rules::Uai)) {
        let written = position.to_string();
        let again = Position::from_fen(&written, Rules::Uai).expect("what was written can be read");
        assert_eq!(written, again.to_string());
        assert_eq!(position.moves(), again.moves());
    }
});
