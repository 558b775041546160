//! Helpers of several targets.

pub mod work;

use games::arena::notations::Notations;
use games::description::Described;
use games::protocol::{BotSetup, Lines};
use games::search::EngineOptions;
use std::io::Cursor;

/// The output of a bot that plays at random.
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
