//! CodinGame: the own id first; each turn the rows of the board and the list of legal actions.

use super::{Clock, Heard, Referee};
use crate::ataxx::{self, Cell};
use crate::board::Color;
use crate::game::{Game, History};
use crate::reversi;
use std::fmt::Write;

/// A game as CodinGame writes it.
pub(super) trait CodinGame: Game {
    /// What follows the id.
    const SETTING: &'static str;
    /// The rows, a line each.
    fn rows(&self) -> String;
    /// What stands between the rows and the number of legal actions.
    fn news(game: &History<Self>) -> String;
    /// What is wrong with a move that is written like this, if anything is.
    fn fault(mv: Self::Move, word: &str) -> Option<&'static str>;
}

/// Either game's referee.
#[derive(Default)]
pub(super) struct CodinGameReferee {
    has_begun: bool,
}

impl<G: CodinGame> Referee<G> for CodinGameReferee {
    fn ask(&mut self, game: &History<G>, _: Clock) -> String {
        let mut text = String::new();
        if !self.has_begun {
            self.has_begun = true;
            text = format!("{}\n{}", game.position().to_move() as u8, G::SETTING);
        }
        let actions = game.legal_moves();
        text += &game.position().rows();
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}{}", G::news(game), actions.len());
        for action in actions {
            let _ = writeln!(text, "{action}");
        }
        text
    }

    /// A message may follow the action.
    fn hear(&mut self, _: &History<G>, line: &str) -> Heard<G::Move> {
        let Some(word) = line.split_whitespace().next() else { return Heard::More };
        let Ok(mv) = word.parse::<G::Move>() else {
            return Heard::unreadable(line, "expected one of the listed actions");
        };
        match G::fault(mv, word) {
            Some(fault) => Heard::unreadable(line, fault),
            None => Heard::Move { mv, line: line.to_owned() },
        }
    }
}

const fn digit(color: Color) -> char {
    match color {
        Color::Black => '0',
        Color::White => '1',
    }
}

impl CodinGame for reversi::Position {
    const SETTING: &'static str = "8\n";

    fn rows(&self) -> String {
        let mut rows = String::new();
        for square in reversi::Square::all() {
            rows.push(self.stone(square).map_or('.', digit));
            if square.column() == 7 {
                rows.push('\n');
            }
        }
        rows
    }

    fn news(_: &History<Self>) -> String {
        String::new()
    }

    fn fault(mv: Self::Move, _: &str) -> Option<&'static str> {
        (mv == reversi::Move::Pass).then_some("a pass is not asked for")
    }
}

impl CodinGame for ataxx::Position {
    const SETTING: &'static str = "";

    /// From the bottom to the top.
    fn rows(&self) -> String {
        let mut rows = String::new();
        for square in ataxx::Square::all() {
            rows.push(match self.board().cell(square) {
                Cell::Empty => '.',
                Cell::Wall => '#',
                Cell::Stone(color) => digit(color),
            });
            if square.file() == 6 {
                rows.push('\n');
            }
        }
        rows
    }

    /// The last action.
    fn news(game: &History<Self>) -> String {
        match game.last_move() {
            None => "null\n".to_owned(),
            Some(ataxx::Move::Pass) => "pass\n".to_owned(),
            Some(mv) => format!("{mv}\n"),
        }
    }

    /// CodinGame takes `b7`, not `a7b7`.
    fn fault(mv: Self::Move, word: &str) -> Option<&'static str> {
        let is_good = mv != ataxx::Move::Pass && mv.to_string() == word;
        (!is_good).then_some("expected b7 for a spawn or a7c7 for a jump")
    }
}
