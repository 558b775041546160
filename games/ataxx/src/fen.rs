//! Positions as one line of text, as UAI writes them.

use super::board::Board;
use super::position::{Clock, Position};
use super::rules::Rules;
use super::square::{Square, WIDTH};
use games_engine::game::cell::Cell;
use games_engine::game::rules::Game;
use gocheck_board::Color;
use std::fmt;

/// The classic start.
pub const START_FEN: &str = "x5o/7/7/7/7/7/o5x x 0 1";

impl Position {
    /// Parses a FEN: the ranks from 7 down to 1 (`x` or `b` black, `o` or `w` white, `-` a wall, a digit for a number of
    /// empty squares), the side to move, half-moves since the last single, and the move number. The last two are
    /// optional. `startpos` is the classic start.
    ///
    /// # Errors
    /// If the text is not a FEN.
    pub fn from_fen(text: &str, rules: Rules) -> Result<Self, FenError> {
        if text.trim() == "startpos" {
            return Ok(Self::start(rules));
        }
        let mut fields = text.split_whitespace();
        let board = read_board(fields.next().ok_or(FenError::Empty)?)?;
        let to_move = match fields.next().ok_or(FenError::NoSide)? {
            "x" | "X" | "b" | "B" => Color::Black,
            "o" | "O" | "w" | "W" => Color::White,
            _ => return Err(FenError::Side),
        };
        let mut number = |name, unless| {
            fields.next().map_or(Ok(unless), |field| field.parse().map_err(|_| FenError::Number { name }))
        };
        let halfmoves = number("half-moves", 0)?;
        // Some programs count moves from 0.
        let fullmove = number("move number", 1)?.max(1);
        match fields.next() {
            None => Ok(Self::at(board, to_move, Clock::new(halfmoves, fullmove, to_move), rules)),
            Some(_) => Err(FenError::Rest),
        }
    }
}

fn read_board(text: &str) -> Result<Board, FenError> {
    let ranks = text.split('/').count();
    if ranks != WIDTH {
        return Err(FenError::Ranks { found: ranks });
    }
    let mut board = Board::default();
    for (rank, line) in (0..WIDTH).rev().zip(text.split('/')) {
        let width_error = FenError::Files { rank: rank + 1 };
        let mut file = 0;
        for letter in line.chars() {
            let cell = match letter {
                '1'..='7' => {
                    file += letter as usize - '0' as usize;
                    continue;
                }
                'x' | 'X' | 'b' | 'B' => Cell::Stone(Color::Black),
                'o' | 'O' | 'w' | 'W' => Cell::Stone(Color::White),
                '-' => Cell::Wall,
                found => return Err(FenError::Letter { found, rank: rank + 1 }),
            };
            board.set(Square::new(file, rank).ok_or(width_error)?, cell);
            file += 1;
        }
        if file != WIDTH {
            return Err(width_error);
        }
    }
    Ok(board)
}

/// The FEN.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..WIDTH).rev() {
            let mut empty = 0;
            for cell in (0..WIDTH).filter_map(|file| Square::new(file, rank)).map(|at| self.board.cell(at)) {
                let letter = match cell {
                    Cell::Empty => {
                        empty += 1;
                        continue;
                    }
                    Cell::Stone(color) | Cell::Piece(color, _) => fen_letter(color),
                    Cell::Wall => '-',
                };
                write_empty(f, empty)?;
                write!(f, "{letter}")?;
                empty = 0;
            }
            write_empty(f, empty)?;
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let Clock { halfmoves, fullmove, .. } = self.clock;
        write!(f, " {} {halfmoves} {fullmove}", fen_letter(self.to_move()))
    }
}

fn write_empty(f: &mut fmt::Formatter<'_>, empty: u32) -> fmt::Result {
    if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
}

const fn fen_letter(color: Color) -> char {
    match color {
        Color::Black => 'x',
        Color::White => 'o',
    }
}

/// Why a text is not a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenError {
    /// The text is empty.
    Empty,
    /// The number of ranks is not 7.
    Ranks {
        /// The number found.
        found: usize,
    },
    /// A rank does not have 7 squares.
    Files {
        /// The rank, from 1 at the bottom.
        rank: usize,
    },
    /// An unknown letter.
    Letter {
        /// The letter.
        found: char,
        /// The rank, from 1 at the bottom.
        rank: usize,
    },
    /// The side to move is missing.
    NoSide,
    /// The side to move is not one of two.
    Side,
    /// A number is unreadable or too large.
    Number {
        /// The name of the number.
        name: &'static str,
    },
    /// Something follows the move number.
    Rest,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "nothing there: expected a FEN such as {START_FEN}"),
            Self::Ranks { found } => write!(f, "{found} ranks: expected 7, with / between them"),
            Self::Files { rank } => write!(f, "rank {rank} has not 7 squares"),
            Self::Letter { found, rank } => {
                write!(f, "{found:?} in rank {rank}: expected x, o, - (wall) or a digit 1 to 7")
            }
            Self::NoSide => f.write_str("the side to move is missing: expected x or o after the ranks"),
            Self::Side => f.write_str("the side to move is x or o"),
            Self::Number { name } => write!(f, "the {name}: expected a number from 0 to 65535"),
            Self::Rest => f.write_str("something follows the move number"),
        }
    }
}

impl std::error::Error for FenError {}
