use super::options::StreamOptions;
use gocheck_board::{Color, Size};
use gocheck_text::{Diagnostic, Span, codes};

codes! {
    /// Messages about a line of a stream.
    pub enum LineMessage, LineCode {
        BadLetter { letter: u8 } = Error "L101" "bad-letter" {
            title "An invalid letter on a board." "棋盘里有无法识别的字符。";
            message
                { format!("expected . X or O, found '{}'", letter.escape_ascii()) }
                { format!("'{}' 不是 . X O 之一", letter.escape_ascii()) };
        }
        NotSquare { points: usize } = Error "L102" "not-square" {
            title "A board that is not square, although no size is given." "没有指定大小，而棋盘不是正方形。";
            message
                { format!("{points} points do not make a square board of 1 to {}", Size::MAX) }
                { format!("{points} 个点排不成边长 1 到 {} 的正方形棋盘", Size::MAX) };
        }
        WrongLength { points: usize, size: Size } = Error "L103" "wrong-length" {
            title "A board of another size than the given one." "棋盘的大小与指定的不同。";
            message
                { format!("expected {} points for a {size} board, found {points}", size.area()) }
                { format!("这里有 {points} 个点，{size} 的棋盘有 {} 个", size.area()) };
        }
        BadToMove = Error "L104" "bad-to-move" {
            title "Something other than the player to move after a board." "棋盘后面写的不是轮到谁下。";
            message "expected w or b after the board" "棋盘后面既不是 w 也不是 b";
        }
        Rest = Error "L105" "rest" {
            title "Text after the player to move." "写了轮到谁下之后，还有别的内容。";
            message "unexpected text after the player to move" "写了轮到谁下之后，不能再有别的内容";
        }
        NoToMove = Error "L106" "no-to-move" {
            title
                "A board without the player to move, although every line must name one."
                "每行都要写轮到谁下，这一行没有写。";
            message "the player to move is missing: expected w or b after the board" "没有写轮到谁下：棋盘后面应有 w 或 b";
        }
        LongLine { most: usize } = Error "L107" "long-line" {
            title "A line that is far longer than any board." "一行比任何棋盘都长得多。";
            message "more than {most} bytes: too long for a board" "超过 {most} 字节：棋盘没有这么长的行";
        }
    }
}

/// A position as given by its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// The points row after row; every letter is a stone or an empty point.
    pub board: &'a [u8],
    /// The size of the board.
    pub size: Size,
    /// The side to move.
    pub to_move: Color,
}

/// The meaning of a letter; `None` if it is invalid.
pub(super) const fn stone_of(letter: u8) -> Option<Option<Color>> {
    match letter {
        b'.' | b'-' | b'0' => Some(None),
        b'X' | b'x' | b'B' | b'b' => Some(Some(Color::Black)),
        b'O' | b'o' | b'W' | b'w' => Some(Some(Color::White)),
        _ => None,
    }
}

/// True for each byte that is a valid letter.
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
    /// The maximum number of bytes of a line: a hundred times that of the largest board.
    pub const MAX: usize = 1 << 16;

    /// Parses a line without its line break.
    ///
    /// # Errors
    /// If it is not a position, with the reason and the faulty byte, counted from 1.
    pub fn parse(line: &'a [u8], options: &StreamOptions) -> Result<Self, Diagnostic> {
        if line.len() > Self::MAX {
            return Err(LineMessage::LongLine { most: Self::MAX }.at(Span::at(1, 1)));
        }
        let line = line.trim_ascii_end();
        let start = line.len() - line.trim_ascii_start().len();
        let rest = &line[start..];
        let end = rest.iter().position(|&letter| !IS_LETTER[usize::from(letter)]).unwrap_or(rest.len());
        let (board, rest) = rest.split_at(end);
        let fault = |at: usize, message: LineMessage| message.at(Span::at(1, at + 1));
        if let Some(&letter) = rest.first().filter(|letter| !letter.is_ascii_whitespace()) {
            return Err(fault(start + end, LineMessage::BadLetter { letter }));
        }
        let side = board.len().isqrt();
        let size = match options.size {
            Some(size) if size.area() == board.len() => size,
            Some(size) => return Err(fault(start, LineMessage::WrongLength { points: board.len(), size })),
            None => Size::new(side, side)
                .ok()
                .filter(|size| size.area() == board.len())
                .ok_or_else(|| fault(start, LineMessage::NotSquare { points: board.len() }))?,
        };
        let gap = rest.len() - rest.trim_ascii_start().len();
        let (side, at) = (&rest[gap..], start + end + gap);
        let to_move = match side {
            [] => options.to_move.ok_or_else(|| fault(line.len(), LineMessage::NoToMove))?,
            [b'w' | b'W'] => Color::White,
            [b'b' | b'B'] => Color::Black,
            [b'w' | b'W' | b'b' | b'B', next, ..] if next.is_ascii_whitespace() => {
                return Err(fault(at + 1, LineMessage::Rest));
            }
            _ => return Err(fault(at, LineMessage::BadToMove)),
        };
        Ok(Self { board, size, to_move })
    }
}
