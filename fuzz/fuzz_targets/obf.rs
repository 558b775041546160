//! Any file of Reversi positions is read or its first fault is reported. A position that is read, written and read again
//! is the same.

#![no_main]

use games::reversi::{Position, Problem};
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match linear(text.len(), || Problem::parse_all(text)) {
        Ok(problems) => {
            for Problem { position, .. } in problems {
                let again: Position = position.to_string().parse().expect("what was written can be read");
                assert_eq!(position, again);
            }
        }
        Err(error) => assert!((1..=text.lines().count()).contains(&error.line)),
    }
});
