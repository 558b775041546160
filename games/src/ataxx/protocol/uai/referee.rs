use super::super::super::{Move, Position};
use super::position_line;
use crate::game::History;
use crate::protocol::{Heard, MoveTime, Referee, told};
use std::time::Duration;

/// The Universal Ataxx Interface: the start and all moves, then `go`.
#[derive(Default)]
pub(in super::super) struct UaiReferee {
    has_begun: bool,
}

/// The time for a move where there is no limit.
const USUAL_TIME: Duration = Duration::from_secs(1);

impl Referee<Position> for UaiReferee {
    fn ask(&mut self, game: &History<Position>, time: MoveTime) -> String {
        let hello = if self.has_begun { "" } else { "uai\nuainewgame\nisready\n" };
        self.has_begun = true;
        let milliseconds = |time| told(time).as_millis();
        let go = match (time.turn, time.left) {
            (None, [Some(black), Some(white)]) => {
                let (black, white) = (milliseconds(black), milliseconds(white));
                format!("go btime {black} wtime {white} binc 0 winc 0")
            }
            (turn, _) => format!("go movetime {}", milliseconds(turn.unwrap_or(USUAL_TIME))),
        };
        format!("{hello}{}{go}\n", position_line(game))
    }

    fn hear(&mut self, _: &History<Position>, line: &str) -> Heard<Move> {
        let mut words = line.split_whitespace();
        if words.next() != Some("bestmove") {
            return Heard::More;
        }
        match words.next().unwrap_or_default().parse() {
            Ok(mv) => Heard::Move { mv, line: line.to_owned() },
            Err(error) => Heard::unreadable(line, error),
        }
    }

    fn farewell(&self) -> &'static str {
        "quit\n"
    }
}
