//! Games in the Generic Game Format, as NBoard sends them.

use super::super::super::{Move, Position};
use super::name;
use crate::board::Color;
use crate::game::{Game, History};
use std::fmt;

/// Reads a game of Othello: `(;GM[Othello]..BO[8 -..- *]B[F5//1.2]W[D6]..;)`.
///
/// # Errors
/// When there is no board in it, or a move is none or illegal.
pub(super) fn read(text: &str) -> Result<History<Position>, GgfError> {
    let mut game: Option<History<Position>> = None;
    for (name, value) in properties(text) {
        match name {
            "BO" => game = Some(History::new(board(value)?)),
            "B" | "W" => {
                let color = if name == "B" { Color::Black } else { Color::White };
                let game = game.as_mut().ok_or(GgfError::NoBoard)?;
                play(game, color, value)?;
            }
            _ => {}
        }
    }
    game.ok_or(GgfError::NoBoard)
}

/// Writes a game.
pub(super) fn write(game: &History<Position>) -> String {
    let board = game.start().to_string().replace(' ', "").replace('X', "*");
    let (squares, side) = board.split_at(64);
    let play = |(position, mv): &(Position, Move)| {
        let color = if position.to_move() == Color::Black { 'B' } else { 'W' };
        format!("{color}[{}]", name(*mv))
    };
    let moves: String = game.earlier().iter().map(play).collect();
    format!("(;GM[Othello]TY[8]BO[8 {squares} {side}]{moves};)")
}

fn play(game: &mut History<Position>, color: Color, value: &str) -> Result<(), GgfError> {
    let fault = |reason: String| GgfError::Move { text: value.to_owned(), reason };
    let name = value.split('/').next().unwrap_or_default();
    let mv: Move = name.trim().parse().map_err(|error| fault(format!("{error}")))?;
    if game.position().to_move() != color && mv != Move::Pass {
        game.play(Move::Pass).map_err(|_| fault(format!("it is not {color}'s turn")))?;
    }
    game.play(mv).map_err(|error| fault(error.to_string()))
}

/// The properties in turn: a name in capitals and a value in brackets.
fn properties(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let open = rest.find('[')?;
        let close = open + rest[open..].find(']')?;
        let before = rest[..open].trim_end();
        let start = before.rfind(|letter: char| !letter.is_ascii_uppercase()).map_or(0, |at| at + 1);
        let property = (before.get(start..)?, &rest[open + 1..close]);
        rest = &rest[close + 1..];
        Some(property)
    })
}

/// `8`, 64 squares `*` black, `O` white, `-` empty, and who moves.
fn board(value: &str) -> Result<Position, GgfError> {
    let fault = || GgfError::Board(value.to_owned());
    let squares = value.trim().strip_prefix('8').ok_or_else(fault)?;
    let letters: String = squares.chars().filter(|letter| !letter.is_whitespace()).collect();
    let (side, letters) =
        letters.char_indices().last().map(|(at, side)| (side, &letters[..at])).ok_or_else(fault)?;
    format!("{letters} {side}").parse().map_err(|_| fault())
}

/// Why a text is no such game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum GgfError {
    /// It has no board.
    NoBoard,
    /// The board is wrong.
    Board(String),
    /// A move is wrong.
    Move {
        /// What is written.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
}

impl fmt::Display for GgfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBoard => f.write_str("the game has no board: expected BO[8 ..] before the moves"),
            Self::Board(found) => {
                write!(f, "{found:?} is no board: expected 8, 64 squares of * O - and the side")
            }
            Self::Move { text, reason } => write!(f, "{text:?}: {reason}"),
        }
    }
}

impl std::error::Error for GgfError {}
