//! Reads and writes puzzle files.

use super::encoding::decode_text;
use super::matrix::may_be_matrix;
use super::puzzle_codes::{LikelyCause, PuzzleMessage};
use super::source_line::SourceLine;
use super::stones::Stones;
use super::text::TextMessage;
use gocheck_board::{Color, Point, Size};
use gocheck_rules::Board;
use gocheck_text::Diagnostics;

/// The maximum number of bytes of a puzzle file. The largest board needs a hundredth of it.
pub const MAX_BYTES: usize = 1 << 20;

/// The content of a puzzle file.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The stones.
    pub setup: Board,
    /// Warnings about probable mistakes in the file.
    pub warnings: Vec<gocheck_text::Diagnostic>,
}

impl Puzzle {
    /// Parses a puzzle file: one `row col color` per line, -1 black, 1 white, 0 empty.
    ///
    /// ```
    /// use gocheck_board::Size;
    /// use gocheck_puzzle::Puzzle;
    ///
    /// let puzzle = Puzzle::parse(b"0 1 -1\n0 2 1\n1 0 -1\n", Size::new(3, 3)?)?;
    /// assert_eq!(puzzle.setup.to_string(), ". X O\nX . .\n. . .\n");
    ///
    /// let errors = Puzzle::parse(b"0 1\n0 3 1\n", Size::new(3, 3)?).unwrap_err();
    /// assert_eq!(
    ///     errors.to_string(),
    ///     "1:1: Q102 error: expected 3 fields, found 2\n2:3: T203 error: column 3 is off the board: expected 0 to 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Also reads other notations, with a note: commas, brackets, words such as `black`, headings, comments, other encodings, and
    /// the board as a matrix.
    ///
    /// # Errors
    /// The first ten errors of the file, in order, and the number of further ones.
    pub fn parse(bytes: &[u8], size: Size) -> Result<Self, Diagnostics> {
        Self::read(bytes, size, false)
    }

    /// Like [`Puzzle::parse`], but accepts only the assignment's form. Any other form of a line is an error.
    pub fn parse_strictly(bytes: &[u8], size: Size) -> Result<Self, Diagnostics> {
        Self::read(bytes, size, true)
    }

    fn read(bytes: &[u8], size: Size, is_strict: bool) -> Result<Self, Diagnostics> {
        if bytes.len() > MAX_BYTES {
            return Err(PuzzleMessage::PuzzleTooLarge { most: MAX_BYTES }.into());
        }
        let (text, encoding) = decode_text(bytes)?;
        let mut stones = Stones::new(size, is_strict);
        if encoding != "UTF-8" {
            stones.other_encoding(encoding);
        }
        let has_return =
            bytes.iter().enumerate().any(|(at, &byte)| byte == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
        if has_return && encoding == "UTF-8" {
            stones.old_system(TextMessage::LoneReturns, "CR");
        }
        if bytes.ends_with(b"\x1A") {
            stones.old_system(TextMessage::EndMark, "Ctrl-Z");
        }
        let lines = || (1..).zip(text.split('\n')).filter(|(_, line)| !line.trim().is_empty());
        if text.trim_start().starts_with("(;") {
            return Err(PuzzleMessage::LooksLike { cause: LikelyCause::Record }.into());
        }
        let all = || lines().map(|(number, source)| SourceLine::new(number, source)).collect();
        let triples: Option<Vec<[i32; 3]>> = lines().map(|(_, line)| usual(line)).collect();
        match triples {
            Some(all) if may_be_matrix(&all, size) => {
                return Err(PuzzleMessage::MatrixOrStones.into());
            }
            Some(triples) => {
                let mut are_stones = true;
                for ((number, source), stone) in lines().zip(triples) {
                    are_stones &= stones.usual(number, source, stone);
                }
                if !are_stones {
                    stones = Stones::new(size, is_strict);
                    stones.lines(all());
                }
            }
            None => stones.lines(all()),
        }
        let (setup, warnings) = stones.finish()?;
        Ok(Self { setup, warnings })
    }

    /// The text of a puzzle file: one line per stone, row by row. If the board has three stones whose lines could also be a
    /// matrix, a line for an empty point follows.
    #[must_use]
    pub fn text(setup: &Board) -> String {
        let number = |color| if color == Color::Black { -1 } else { 1 };
        let line = |point: Point, number: i32| format!("{} {} {number}\n", point.row(), point.col());
        let mut text: String = setup.stones().map(|(point, color)| line(point, number(color))).collect();
        let usual: Option<Vec<[i32; 3]>> = text.lines().map(usual).collect();
        if usual.is_some_and(|all| may_be_matrix(&all, setup.size())) {
            text.extend(setup.empty_points().last().map(|point| line(point, 0)));
        }
        text
    }
}

/// Parses a line in the assignment's form.
fn usual(line: &str) -> Option<[i32; 3]> {
    if !line.is_ascii() || line.contains('+') {
        return None;
    }
    let mut words = line.split_whitespace().map(|word| word.parse().ok());
    let numbers = [words.next()??, words.next()??, words.next()??];
    words.next().is_none().then_some(numbers)
}
