//! Any puzzle file is read or its faults are reported. A puzzle that is read, written and read again is the same.

#![no_main]

use gocheck::board::Size;
use gocheck::puzzle::Puzzle;
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for (rows, cols) in [(9, 9), (1, 3), (25, 25)] {
        let size = Size::new(rows, cols).expect("at most 25");
        match linear(bytes.len(), || Puzzle::parse(bytes, size)) {
            Ok(puzzle) => {
                let text = Puzzle::text(&puzzle.setup);
                let again = Puzzle::parse(text.as_bytes(), size).expect("what was written can be read");
                assert_eq!(puzzle.setup, again.setup);
            }
            Err(errors) => assert!(!errors.0.is_empty(), "a rejection has errors"),
        }
    }
});
