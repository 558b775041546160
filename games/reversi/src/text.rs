//! Positions as 64 characters.

use super::position::Position;
use super::square::Square;
use games_engine::game::board_game::BoardGame;
use games_engine::game::cell::Cell;
use games_engine::game::rules::Game;
use gocheck_board::Color;
use std::fmt;
use std::str::FromStr;

/// The name that stands for the start of Othello wherever a position is read.
pub const START: &str = "start";

/// The name of its mirror image.
pub(super) const ASSIGNMENT: &str = "assignment";

/// 64 characters a1 to h8, row by row, `X` black, `O` white, `-` empty; a blank; the side to move.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            write!(f, "{}", self.stone(square).map_or('-', Color::letter))?;
        }
        write!(f, " {}", self.to_move().letter())
    }
}

/// A picture, and who moves.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.rows(Cell::letter) {
            let letters: Vec<String> = row.chars().map(String::from).collect();
            write!(f, "\n{}", letters.join(" "))?;
        }
        writeln!(f)?;
        write!(f, "{} to move", self.to_move())
    }
}

/// Reads what `Display` writes; also `x` or `*` for black, `o` for white, `.` or `_` for empty, and
/// `start`.
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut words = text.split_whitespace();
        let board = words.next().unwrap_or_default();
        if board == START && words.next().is_none() {
            return Ok(Self::start());
        }
        let mut stones = [0; 2];
        for (index, letter) in board.chars().enumerate() {
            match color(letter) {
                _ if index >= 64 => {}
                Some(color) => stones[color as usize] |= 1 << index,
                None if "-._".contains(letter) => {}
                None => return Err(PositionError::Cell { column: index + 1, found: letter }),
            }
        }
        let length = board.chars().count();
        if length != 64 {
            return Err(PositionError::Length(length));
        }
        let side = words.next().unwrap_or_default().trim_end_matches(';');
        let mut letters = side.chars();
        let to_move = match (letters.next().and_then(color), letters.next()) {
            (Some(color), None) => color,
            _ => return Err(PositionError::Side(side.to_owned())),
        };
        match words.next() {
            Some(word) => Err(PositionError::Rest(word.to_owned())),
            None => Ok(Self::with_stones(stones, to_move)),
        }
    }
}

impl Position {
    /// The sets must be disjoint.
    fn with_stones([black, white]: [u64; 2], to_move: Color) -> Self {
        Self::new(black, white, to_move).unwrap_or_else(Self::start)
    }
}

fn color(letter: char) -> Option<Color> {
    match letter {
        'X' | 'x' | '*' => Some(Color::Black),
        'O' | 'o' => Some(Color::White),
        _ => None,
    }
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The board does not have 64 characters but this number.
    Length(usize),
    /// An unknown character of the board.
    Cell {
        /// Its column, from 1.
        column: usize,
        /// The character.
        found: char,
    },
    /// The side to move is unknown.
    Side(String),
    /// Something follows the side to move.
    Rest(String),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(found) => write!(f, "the board has {found} characters: expected 64 of X O -"),
            Self::Cell { column, found } => {
                write!(f, "{found:?} at character {column}: expected one of X O -")
            }
            Self::Side(found) => write!(f, "{found:?} for the side to move: expected X or O"),
            Self::Rest(found) => write!(f, "{found:?} after the side to move: expected nothing"),
        }
    }
}

impl std::error::Error for PositionError {}
