//! Any opening book is read or its first fault is reported. A book that is read is written again unchanged.

#![no_main]

use games::game::History;
use games::reversi::Position;
use games::reversi::book::{BookTextError, OpeningGraph};
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let read: Result<OpeningGraph, BookTextError> = linear(text.len(), || text.parse());
    match read {
        Ok(graph) => {
            assert!(graph.to_string().lines().eq(text.lines()));
            assert_eq!(graph.answers().len(), graph.len());
            assert!(graph.main_line().is_some());
            let start = History::new(Position::start());
            assert!(graph.book().answer(&start).is_some());
        }
        Err(error) => assert!((1..=text.lines().count().max(3)).contains(&error.line)),
    }
});
