//! CodinGame's side of its games: the own id and perhaps a configuration first; each turn the rows of the board, the
//! number of legal actions, and perhaps the actions.

use super::referee::{MoveLimits, Referee, Reply};
use crate::game::board_game::BoardGame;
use crate::game::cell::Cell;
use crate::game::rules::{Game, History};
use gocheck_board::Color;
use gocheck_text::Phrase;
use std::fmt::Write;

/// CodinGame's notation of a game.
#[derive(Debug)]
pub struct CodinGameNotation<G: Game> {
    /// The configuration line of a game that begins at a position.
    pub configuration: fn(&G) -> String,
    /// Whether the last row of the board comes first.
    pub from_bottom: bool,
    /// The text between the rows and the number of legal actions.
    pub news: fn(&History<G>) -> String,
    /// What is expected instead of a line that is no move.
    pub expected: fn() -> Phrase,
    /// The fault of a legal move in this spelling, if there is one.
    pub fault: fn(G::Move, &str) -> Option<Phrase>,
}

/// The optional lines of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InputForm {
    /// Whether the configuration follows the id.
    pub has_configuration: bool,
    /// Whether the legal actions follow their number, one per line.
    pub lists_actions: bool,
}

/// CodinGame's referee. Each line of a program is an answer.
pub struct CodinGameReferee<G: Game> {
    notation: &'static CodinGameNotation<G>,
    form: InputForm,
    has_begun: bool,
}

impl<G: Game> CodinGameReferee<G> {
    /// The judge's side of a game.
    #[must_use]
    pub const fn new(notation: &'static CodinGameNotation<G>, form: InputForm) -> Self {
        Self { notation, form, has_begun: false }
    }
}

impl<G: BoardGame> Referee<G> for CodinGameReferee<G> {
    fn ask(&mut self, game: &History<G>, _: MoveLimits) -> String {
        let mut text = String::new();
        if !self.has_begun {
            self.has_begun = true;
            text = format!("{}\n", game.position().to_move() as u8);
            if self.form.has_configuration {
                text += &format!("{}\n", (self.notation.configuration)(game.start()));
            }
        }
        let actions = game.legal_moves();
        let mut rows = game.position().rows(letter);
        if self.notation.from_bottom {
            rows.reverse();
        }
        rows.iter().for_each(|row| text += &format!("{row}\n"));
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}{}", (self.notation.news)(game), actions.len());
        if self.form.lists_actions {
            actions.iter().for_each(|action| text += &format!("{action}\n"));
        }
        text
    }

    /// A message may follow the action.
    fn parse_line(&mut self, _: &History<G>, line: &str) -> Reply<G::Move> {
        let Some(word) = line.split_whitespace().next() else { return Reply::More };
        let Ok(mv) = word.parse::<G::Move>() else {
            return Reply::unreadable(line, (self.notation.expected)());
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
        Cell::Stone(Color::Black) | Cell::Piece(Color::Black, _) => '0',
        Cell::Stone(Color::White) | Cell::Piece(Color::White, _) => '1',
    }
}
