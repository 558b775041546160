use super::botzone::{Botzone, Form};
use super::codingame::CodinGameReferee;
use super::gtp::Gtp;
use super::lksh::Lksh;
use super::mirrored::Mirrored;
use super::nboard::Nboard;
use super::{Protocol, Refereed};
use crate::reversi::Position;

type BoxedReferee = super::BoxedReferee<Position>;

impl Refereed for Position {
    const PROTOCOLS: &'static [Protocol<Self>] = &[
        Protocol { name: "lksh", referee: |start| Ok(lksh(start, false)) },
        Protocol { name: "lksh-colour-first", referee: |start| Ok(lksh(start, true)) },
        Protocol { name: "gtp", referee: |start| from_start(start, Box::new(Gtp::default())) },
        Protocol { name: "nboard", referee: |start| Ok(othello(start, Box::new(Nboard::default()))) },
        Protocol {
            name: "codingame",
            referee: |start| Ok(othello(start, Box::new(CodinGameReferee::default()))),
        },
        Protocol {
            name: "botzone",
            referee: |start| from_start(start, Box::new(Botzone::new(Form::Simple))),
        },
        Protocol {
            name: "botzone-json",
            referee: |start| from_start(start, Box::new(Botzone::new(Form::Json))),
        },
    ];
}

/// A program of the assignment sees the assignment's start.
fn lksh(start: &Position, color_first: bool) -> BoxedReferee {
    let referee = Box::new(Lksh::new(color_first));
    if *start == Position::start() { Box::new(Mirrored(referee)) } else { referee }
}

/// Any other program sees Othello's start.
fn othello(start: &Position, referee: BoxedReferee) -> BoxedReferee {
    if *start == Position::assignment_start() { Box::new(Mirrored(referee)) } else { referee }
}

fn from_start(start: &Position, referee: BoxedReferee) -> Result<BoxedReferee, String> {
    if [Position::start(), Position::assignment_start()].contains(start) {
        Ok(othello(start, referee))
    } else {
        Err("has no way to tell a program of a start position: play from the usual one".to_owned())
    }
}
