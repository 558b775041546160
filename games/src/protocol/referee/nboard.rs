use super::gtp::letter;
use super::{Clock, Heard, Referee};
use crate::game::{Game, History};
use crate::reversi::{Move, Position};

/// How deep a program is told to look: the protocol knows of no time.
const DEPTH: u32 = 8;

/// NBoard: the game so far, then each move as it is played, and `go`.
#[derive(Default)]
pub(super) struct Nboard {
    /// How many moves of the game the program knows; nothing before it knows the game.
    known: Option<usize>,
}

impl Referee<Position> for Nboard {
    fn ask(&mut self, game: &History<Position>, _: Clock) -> String {
        let moves = game.earlier();
        let text = match self.known {
            None => format!("nboard 2\nset depth {DEPTH}\nset game {}\n", ggf(game)),
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

/// The game in the Generic Game Format.
fn ggf(game: &History<Position>) -> String {
    let start = game.earlier().first().map_or(game.position(), |(start, _)| start);
    let board = start.to_string().replace(' ', "").replace('X', "*");
    let (squares, side) = board.split_at(64);
    let play = |(position, mv): &(Position, Move)| {
        format!("{}[{}]", letter(position.to_move()).to_ascii_uppercase(), name(*mv))
    };
    let moves: String = game.earlier().iter().map(play).collect();
    format!("(;GM[Othello]TY[8]BO[8 {squares} {side}]{moves};)")
}

fn name(mv: Move) -> String {
    mv.square().map_or("PA".to_owned(), |square| square.to_string().to_uppercase())
}
