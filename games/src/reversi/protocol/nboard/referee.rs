use super::super::super::{Move, Position};
use super::{ggf, name};
use crate::game::History;
use crate::protocol::{Heard, MoveTime, Referee};

/// How deep a program is told to look: the protocol knows of no time.
const DEPTH: u32 = 8;

/// NBoard: the game so far, then each move as it is played, and `go`.
#[derive(Default)]
pub(in super::super) struct NboardReferee {
    /// How many moves of the game the program knows; nothing before it knows the game.
    known: Option<usize>,
}

impl Referee<Position> for NboardReferee {
    fn ask(&mut self, game: &History<Position>, _: MoveTime) -> String {
        let moves = game.earlier();
        let text = match self.known {
            None => format!("nboard 2\nset depth {DEPTH}\nset game {}\n", ggf::write(game)),
            Some(known) => moves[known.min(moves.len())..]
                .iter()
                .map(|(_, mv)| format!("move {}\n", name(*mv)))
                .collect::<String>(),
        };
        self.known = Some(moves.len());
        text + "go\n"
    }

    fn hear(&mut self, _: &History<Position>, line: &str) -> Heard<Move> {
        let Some(answer) = line.strip_prefix("===") else { return Heard::More };
        match answer.trim().split(['/', ' ']).next().unwrap_or_default().parse() {
            Ok(mv) => Heard::Move { mv, line: line.to_owned() },
            Err(error) => Heard::unreadable(line, error),
        }
    }

    fn farewell(&self) -> &'static str {
        "quit\n"
    }
}
