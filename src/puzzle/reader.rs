use super::text::{Line, coordinate, decode, lines, whole_number};
use super::{Diagnostic, Severity};
use crate::board::{Color, Point, Size};
use crate::go::Setup;
use std::collections::HashMap;

/// The most bytes a puzzle file may have; the largest board needs a hundredth of it.
pub const MAX_BYTES: usize = 1 << 20;

/// The most errors reported of one file.
const MAX_ERRORS: usize = 10;

/// A puzzle as its file gives it.
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
    /// # Errors
    /// Everything that is wrong with the file, in its order, the first ten errors of it.
    pub fn parse(bytes: &[u8], size: Size) -> Result<Self, Vec<Diagnostic>> {
        if bytes.len() > MAX_BYTES {
            let message = format!("more than {MAX_BYTES} bytes: too large for a puzzle");
            return Err(vec![
                Diagnostic::error(message).help("a puzzle has a line for each stone: `row col color`"),
            ]);
        }
        let text = decode(bytes).map_err(|error| vec![error])?;

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
                None => setup.set(point, stone),
                Some((before, first)) => diagnostics.push(given_twice(line, point, stone, before, first)),
            }
        }

        let is_error = |diagnostic: &Diagnostic| diagnostic.severity == Severity::Error;
        let errors = diagnostics.iter().filter(|d| is_error(d)).count();
        if errors > 0 {
            diagnostics.truncate(MAX_ERRORS);
            if errors > MAX_ERRORS {
                diagnostics.push(Diagnostic::error(format!("{} more errors", errors - MAX_ERRORS)));
            }
            return Err(diagnostics);
        }
        if setup.stones().next().is_none() {
            diagnostics.push(Diagnostic::warning("no stones: the board is empty"));
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
        let message = format!("expected 3 fields, found {}", fields.len());
        let place = fields.get(3).map_or_else(|| line.whole(), |&extra| line.place(extra));
        let help = "a line is `row col color` with blanks between: for example `3 4 -1`";
        return Err(Diagnostic::error(message).at(place).help(help));
    };
    let row = coordinate(line, row, "row", size.rows())?;
    let col = coordinate(line, col, "column", size.cols())?;
    let stone = match whole_number(line, color, "color")? {
        -1 => Some(Color::Black),
        0 => None,
        1 => Some(Color::White),
        other => {
            return Err(Diagnostic::error(format!("color {other} is none of -1, 0, 1"))
                .at(line.place(color))
                .help("-1 is black, 1 is white, 0 is an empty point"));
        }
    };
    // `coordinate` has held both against the board.
    let point = size.point(row, col).ok_or_else(|| Diagnostic::error("off the board").at(line.whole()))?;
    Ok((point, stone))
}

/// What to say of a point that an earlier line gave.
fn given_twice(
    line: Line<'_>,
    point: Point,
    stone: Option<Color>,
    before: Option<Color>,
    first: usize,
) -> Diagnostic {
    let name = |stone: Option<Color>| stone.map_or("empty", Color::name);
    let diagnostic = if stone == before {
        Diagnostic::warning(format!("point {point} is given twice, first on line {first}"))
    } else {
        let (now, then) = (name(stone), name(before));
        Diagnostic::error(format!("point {point} is {now} here and {then} on line {first}"))
            .help("keep one of the two lines")
    };
    diagnostic.at(line.whole())
}
