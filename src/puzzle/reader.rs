use super::text::{Line, decode, lines, point, whole_number};
use crate::board::{Color, Point, Size};
use crate::diagnostic::values::FieldName;
use crate::diagnostic::{Diagnostic, Diagnostics, Message, Severity};
use crate::go::Setup;
use std::collections::HashMap;

/// The most bytes a puzzle file may have; the largest board needs a hundredth of it.
pub const MAX_BYTES: usize = 1 << 20;

/// The most errors reported of one file.
const MAX_ERRORS: usize = 10;

/// A puzzle as its file gives it.
///
/// ```
/// use gocheck::board::Size;
/// use gocheck::puzzle::Puzzle;
///
/// let puzzle = Puzzle::parse(b"0 1 -1\n0 2 1\n1 0 -1\n1 1 1\n", Size::new(3, 3)?)?;
/// assert_eq!(puzzle.setup.to_string(), ". X O\nX O .\n. . .\n");
///
/// let errors = Puzzle::parse(b"0 1 black", Size::new(3, 3)?).unwrap_err();
/// assert!(errors.to_string().starts_with("1:5: T201 error"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The stones.
    pub setup: Setup,
    /// What in the file looks like a slip.
    pub warnings: Vec<Diagnostic>,
}

impl Puzzle {
    /// Reads a puzzle file: `row col color` a line, -1 black, 1 white, 0 empty.
    ///
    /// ```
    /// use gocheck::board::Size;
    /// use gocheck::puzzle::Puzzle;
    ///
    /// let puzzle = Puzzle::parse(b"0 1 -1\n0 2 1\n1 0 -1\n", Size::new(3, 3)?)?;
    /// let board = "
    ///     . X O
    ///     X . .
    ///     . . .
    /// ";
    /// assert_eq!(puzzle.setup, board.parse()?);
    ///
    /// let errors = Puzzle::parse(b"0 1\n0 3 1\n", Size::new(3, 3)?).unwrap_err();
    /// assert_eq!(
    ///     errors.to_string(),
    ///     "1:1: Q102 error: expected 3 fields, found 2\n2:3: T203 error: column 3 is outside 0..=2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first ten errors of the file, in its order, and how many more there are.
    pub fn parse(bytes: &[u8], size: Size) -> Result<Self, Diagnostics> {
        if bytes.len() > MAX_BYTES {
            return Err(Message::PuzzleTooLarge { most: MAX_BYTES }.into());
        }
        let text = decode(bytes)?;

        let mut setup = Setup::new(size);
        let mut given: HashMap<Point, (Option<Color>, usize)> = HashMap::new();
        let mut diagnostics = Vec::new();
        for line in lines(&text).filter(|line| !line.text.trim().is_empty()) {
            let (point, stone) = match stone(line, size) {
                Ok(read) => read,
                Err(error) => {
                    diagnostics.push(error);
                    continue;
                }
            };
            match given.insert(point, (stone, line.number)) {
                None => setup.put(point, stone),
                Some((before, first)) => diagnostics.push(given_twice(line, point, stone, before, first)),
            }
        }

        let errors = diagnostics.iter().filter(|said| said.severity() == Severity::Error).count();
        if errors > 0 {
            // Warnings are of use once the file can be read.
            diagnostics.retain(|said| said.severity() == Severity::Error);
            diagnostics.truncate(MAX_ERRORS);
            if errors > MAX_ERRORS {
                diagnostics.push(Message::MoreErrors { count: errors - MAX_ERRORS }.into());
            }
            return Err(Diagnostics(diagnostics));
        }
        if setup.stones().next().is_none() {
            diagnostics.push(Message::NoStones.into());
        }
        Ok(Self { setup, warnings: diagnostics })
    }
}

impl Puzzle {
    /// What a puzzle file says: a line for each stone, row by row.
    #[must_use]
    pub fn text(setup: &Setup) -> String {
        let number = |color| if color == Color::Black { -1 } else { 1 };
        let line =
            |(point, color): (Point, Color)| format!("{} {} {}\n", point.row(), point.col(), number(color));
        setup.stones().map(line).collect()
    }
}

/// Reads one line.
fn stone(line: Line<'_>, size: Size) -> Result<(Point, Option<Color>), Diagnostic> {
    let fields = line.fields();
    let &[row, col, color] = fields.as_slice() else {
        let span = fields.get(3).map_or_else(|| line.whole(), |&extra| line.span(extra));
        return Err(Message::FieldCount { found: fields.len() }.at(span));
    };
    let point = point(line, [row, col], size)?;
    let stone = match whole_number(line, color, FieldName::Color)? {
        -1 => Some(Color::Black),
        0 => None,
        1 => Some(Color::White),
        number => return Err(Message::BadColor { number }.at(line.span(color))),
    };
    Ok((point, stone))
}

/// What to say of a point that an earlier line gave.
fn given_twice(
    line: Line<'_>,
    point: Point,
    now: Option<Color>,
    before: Option<Color>,
    first: usize,
) -> Diagnostic {
    let message = if now == before {
        Message::PointTwice { point, first }
    } else {
        Message::PointContradiction { point, now, first, before }
    };
    message.at(line.whole())
}
