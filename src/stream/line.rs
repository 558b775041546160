use super::Options;
use crate::board::{Color, Size};
use std::fmt;

/// A position as its line gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// The points row after row; every letter is one that stands for a stone or an empty point.
    pub board: &'a [u8],
    /// The size of the board.
    pub size: Size,
    /// Who moves.
    pub to_move: Color,
}

/// Why a line is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The byte of the line where it goes wrong, from 1.
    pub column: usize,
    /// What is wrong.
    pub what: What,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A byte that stands for nothing.
    Letter(u8),
    /// So many points make no square board.
    NotSquare(usize),
    /// So many points are not those of the board that was asked for.
    Length(usize, Size),
    /// Something other than `w` or `b` behind the board.
    ToMove,
    /// Something behind who moves.
    Rest,
    /// Who moves must be said.
    NoToMove,
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Letter(byte) => {
                write!(f, "'{}' is none of . X O", byte.escape_ascii())
            }
            Self::NotSquare(points) => write!(f, "{points} points are no square board of 1 to {}", Size::MAX),
            Self::Length(points, size) => {
                write!(f, "{points} points, a {size} board has {}", size.area())
            }
            Self::ToMove => f.write_str("behind the board stands neither w nor b"),
            Self::Rest => f.write_str("nothing may follow who moves"),
            Self::NoToMove => f.write_str("who moves is missing: w or b behind the board"),
        }
    }
}

/// What a letter stands for: nothing for no letter of a board.
pub(super) const fn stone_of(letter: u8) -> Option<Option<Color>> {
    match letter {
        b'.' | b'-' | b'0' => Some(None),
        b'X' | b'x' | b'B' | b'b' => Some(Some(Color::Black)),
        b'O' | b'o' | b'W' | b'w' => Some(Some(Color::White)),
        _ => None,
    }
}

/// Whether each byte is a letter of a board.
const IS_LETTER: [bool; 256] = {
    let mut table = [false; 256];
    let mut letter = 0;
    while letter < 256 {
        table[letter] = stone_of(letter as u8).is_some();
        letter += 1;
    }
    table
};

impl<'a> Line<'a> {
    /// Reads a line without its end.
    ///
    /// # Errors
    /// When it is no position: where and why.
    pub fn parse(line: &'a [u8], options: &Options) -> Result<Self, Fault> {
        let line = line.trim_ascii_end();
        let start = line.len() - line.trim_ascii_start().len();
        let rest = &line[start..];
        let end = rest.iter().position(|&letter| !IS_LETTER[usize::from(letter)]).unwrap_or(rest.len());
        let (board, rest) = rest.split_at(end);
        let fault = |column: usize, what| Fault { column: column + 1, what };
        if let Some(&letter) = rest.first().filter(|letter| !letter.is_ascii_whitespace()) {
            return Err(fault(start + end, What::Letter(letter)));
        }
        let side = board.len().isqrt();
        let size = match options.size {
            Some(size) if size.area() == board.len() => size,
            Some(size) => return Err(fault(start, What::Length(board.len(), size))),
            None => Size::new(side, side)
                .ok()
                .filter(|size| size.area() == board.len())
                .ok_or_else(|| fault(start, What::NotSquare(board.len())))?,
        };
        let gap = rest.len() - rest.trim_ascii_start().len();
        let (said, at) = (&rest[gap..], start + end + gap);
        let to_move = match said {
            [] => options.to_move.ok_or_else(|| fault(line.len(), What::NoToMove))?,
            [b'w' | b'W'] => Color::White,
            [b'b' | b'B'] => Color::Black,
            [b'w' | b'W' | b'b' | b'B', next, ..] if next.is_ascii_whitespace() => {
                return Err(fault(at + 1, What::Rest));
            }
            _ => return Err(fault(at, What::ToMove)),
        };
        Ok(Self { board, size, to_move })
    }
}
