use super::StreamOptions;
use crate::board::{Color, Size};
use crate::diagnostic::{Diagnostic, Message, Span};

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
    /// The most bytes of a line: a hundred times those of the largest board.
    pub const MAX: usize = 1 << 16;

    /// Reads a line without its end.
    ///
    /// # Errors
    /// When it is no position: why, and the byte, from 1, where it goes wrong.
    pub fn parse(line: &'a [u8], options: &StreamOptions) -> Result<Self, Diagnostic> {
        if line.len() > Self::MAX {
            return Err(Message::LongLine { most: Self::MAX }.at(Span::at(1, 1)));
        }
        let line = line.trim_ascii_end();
        let start = line.len() - line.trim_ascii_start().len();
        let rest = &line[start..];
        let end = rest.iter().position(|&letter| !IS_LETTER[usize::from(letter)]).unwrap_or(rest.len());
        let (board, rest) = rest.split_at(end);
        let fault = |at: usize, message: Message| message.at(Span::at(1, at + 1));
        if let Some(&letter) = rest.first().filter(|letter| !letter.is_ascii_whitespace()) {
            return Err(fault(start + end, Message::BadLetter { letter }));
        }
        let side = board.len().isqrt();
        let size = match options.size {
            Some(size) if size.area() == board.len() => size,
            Some(size) => return Err(fault(start, Message::WrongLength { points: board.len(), size })),
            None => Size::new(side, side)
                .ok()
                .filter(|size| size.area() == board.len())
                .ok_or_else(|| fault(start, Message::NotSquare { points: board.len() }))?,
        };
        let gap = rest.len() - rest.trim_ascii_start().len();
        let (said, at) = (&rest[gap..], start + end + gap);
        let to_move = match said {
            [] => options.to_move.ok_or_else(|| fault(line.len(), Message::NoToMove))?,
            [b'w' | b'W'] => Color::White,
            [b'b' | b'B'] => Color::Black,
            [b'w' | b'W' | b'b' | b'B', next, ..] if next.is_ascii_whitespace() => {
                return Err(fault(at + 1, Message::Rest));
            }
            _ => return Err(fault(at, Message::BadToMove)),
        };
        Ok(Self { board, size, to_move })
    }
}
