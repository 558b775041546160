//! Helpers of several targets.

pub mod work;

use games::arena::notations::Notations;
use games::description::Described;
use games::notation::{Notation, Replayed};
use games::protocol::{BotSetup, Lines};
use games::search::EngineOptions;
use std::io::Cursor;
use std::ops::ControlFlow;

/// Returns the output of a bot that plays at random.
pub fn bot<G: Described>(protocol: &str, input: &[u8]) -> String {
    let mut output = Vec::new();
    let setup = BotSetup {
        players: &G::SPEC.players,
        load: Notations::<G>::first,
        lines: Lines::new(Cursor::new(input.to_owned())),
        output: &mut output,
        messages: &mut Vec::new(),
        options: EngineOptions { level: 1, threads: 1, megabytes: 1, seed: 1 },
        book: None,
        time: None,
        keep_running: false,
        message: None,
    };
    let protocol = G::SPEC.protocol(protocol).expect("it is known");
    (protocol.bot)(setup).expect("reading from memory succeeds");
    String::from_utf8(output).expect("answers are text")
}

/// Returns the games of a file that can be played to their end.
///
/// # Panics
/// If reading fails, or a fault has no description, or the work is not in proportion to the file.
pub fn whole_games<G: Described>(notation: &Notation<G>, mut bytes: &[u8]) -> Vec<Replayed<G>> {
    let mut games = Vec::new();
    let read = work::linear(bytes.len(), || {
        (notation.read)(&mut bytes, G::SPEC.usual(), &mut |read| {
            match read.map(|game| game.replay(notation.has_passes)) {
                Ok(replayed) if replayed.is_whole() => games.push(replayed),
                Ok(replayed) => {
                    assert!(replayed.findings.iter().all(|finding| !finding.to_string().is_empty()));
                }
                Err(unread) => assert!(!unread.why.is_empty()),
            }
            ControlFlow::Continue(())
        })
    });
    assert!(read.is_ok(), "reading from memory succeeds");
    games
}
