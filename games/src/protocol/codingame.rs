//! CodinGame's side of its games: the own id first; each turn the rows of the board and the list of legal actions.

use super::referee::{MoveLimits, Referee, Reply};
use crate::game::board_game::BoardGame;
use crate::game::cell::Cell;
use crate::game::rules::{Game, History};
use gocheck_common::board::Color;
use std::fmt::Write;

/// CodinGame's notation of a game.
#[derive(Debug)]
pub struct CodinGameNotation<G: Game> {
    /// The text after the id.
    pub setting: &'static str,
    /// Whether the last row of the board comes first.
    pub from_bottom: bool,
    /// The text between the rows and the number of legal actions.
    pub news: fn(&History<G>) -> String,
    /// The fault of a legal move in this spelling, if there is one.
    pub fault: fn(G::Move, &str) -> Option<&'static str>,
}

/// CodinGame's referee. Each line of a program is an answer.
pub struct CodinGameReferee<G: Game> {
    notation: &'static CodinGameNotation<G>,
    has_begun: bool,
}

impl<G: Game> CodinGameReferee<G> {
    /// The judge's side of a game.
    #[must_use]
    pub const fn new(notation: &'static CodinGameNotation<G>) -> Self {
        Self { notation, has_begun: false }
    }
}

impl<G: BoardGame> Referee<G> for CodinGameReferee<G> {
    fn ask(&mut self, game: &History<G>, _: MoveLimits) -> String {
        let mut text = String::new();
        if !self.has_begun {
            self.has_begun = true;
            text = format!("{}\n{}", game.position().to_move() as u8, self.notation.setting);
        }
        let actions = game.legal_moves();
        let mut rows = game.position().rows(letter);
        if self.notation.from_bottom {
            rows.reverse();
        }
        rows.iter().for_each(|row| text += &format!("{row}\n"));
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}{}", (self.notation.news)(game), actions.len());
        for action in actions {
            let _ = writeln!(text, "{action}");
        }
        text
    }

    /// A message may follow the action.
    fn parse_line(&mut self, _: &History<G>, line: &str) -> Reply<G::Move> {
        let Some(word) = line.split_whitespace().next() else { return Reply::More };
        let Ok(mv) = word.parse::<G::Move>() else {
            return Reply::unreadable(line, "expected one of the listed actions");
        };
        match (self.notation.fault)(mv, word) {
            Some(fault) => Reply::unreadable(line, fault),
            None => Reply::Move { mv, line: line.to_owned() },
        }
    }
}

/// A cell as CodinGame writes it: `0` for black, `1` for white.
#[must_use]
pub const fn letter(cell: Cell) -> char {
    match cell {
        Cell::Empty => '.',
        Cell::Wall => '#',
        Cell::Stone(Color::Black) => '0',
        Cell::Stone(Color::White) => '1',
    }
}
