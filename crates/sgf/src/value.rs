//! Parses values of properties.

use gocheck_board::{Color, Point, Size};
use gocheck_text::is_obeyed;

/// The point of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A pass: `[]`, and `[tt]` on boards up to 19 x 19.
    Pass,
    /// A point of the board.
    Point(Point),
    /// A point off the board.
    Off,
    /// The value is not a point.
    Malformed,
}

/// Parses the value of a move.
#[must_use]
#[inline]
pub fn target(value: &[u8], size: Size) -> Target {
    const OLD_PASS: usize = 19;
    match letters(value) {
        Some((OLD_PASS, OLD_PASS)) if size.rows() <= OLD_PASS && size.cols() <= OLD_PASS => Target::Pass,
        Some((col, row)) => size.point(row, col).map_or(Target::Off, Target::Point),
        None if value.trim_ascii().is_empty() => Target::Pass,
        None if is_before_first(value) => Target::Off,
        None => Target::Malformed,
    }
}

/// Returns true if the value of a move is one past the last column and the last row, as some programs write a pass: `ss` on
/// 18 x 18; or one before the first ones, as others do.
#[must_use]
pub fn is_probably_pass(value: &[u8], size: Size) -> bool {
    letters(value) == Some((size.cols(), size.rows())) || is_before_first(value)
}

/// Returns true if a value is the column and row before `a`, in ASCII.
fn is_before_first(value: &[u8]) -> bool {
    value.trim_ascii() == b"``"
}

/// The column and row of two letters: a to z, then A to Z.
#[inline]
fn letters(value: &[u8]) -> Option<(usize, usize)> {
    let number = |letter: u8| match letter {
        b'a'..=b'z' => Some(usize::from(letter - b'a')),
        b'A'..=b'Z' => Some(usize::from(letter - b'A') + 26),
        _ => None,
    };
    match *value {
        [col, row] => Some((number(col)?, number(row)?)),
        [] => None,
        _ => match *value.trim_ascii() {
            [col, row] => Some((number(col)?, number(row)?)),
            _ => None,
        },
    }
}

/// Writes a point: `pd` is the column p and the row d from the top.
#[must_use]
pub fn sgf_point(point: Point) -> String {
    [point.col(), point.row()].into_iter().map(|number| char::from(b'a' + number as u8)).collect()
}

/// The points of a value of a list: one, or a rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    rows: (usize, usize),
    cols: (usize, usize),
    size: Size,
    /// True if the first corner is not the upper left one, as it must be.
    pub is_turned: bool,
}

/// Why a value does not give points of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AreaError {
    /// A point is off the board.
    Off,
    /// It is neither a point nor a rectangle.
    Malformed,
}

/// Parses a value of a list of points: `cd`, or the rectangle `aa:cd`.
///
/// # Errors
/// If it is neither, or is not on the board.
pub fn area(value: &[u8], size: Size) -> Result<Area, AreaError> {
    let mut corners = value.splitn(2, |&byte| byte == b':');
    let first = corners.next().and_then(letters).ok_or(AreaError::Malformed)?;
    let second = corners.next().map_or(Some(first), letters).ok_or(AreaError::Malformed)?;
    let sorted = |a: usize, b: usize| (a.min(b), a.max(b));
    let (cols, rows) = (sorted(first.0, second.0), sorted(first.1, second.1));
    size.point(rows.1, cols.1).ok_or(AreaError::Off)?;
    Ok(Area { rows, cols, size, is_turned: first.0 > second.0 || first.1 > second.1 })
}

/// Parses a value of LB, a point and its label: `pd:A`. `None` if it has no point of the board or no text.
#[must_use]
pub fn label(value: &[u8], size: Size) -> Option<(Point, String)> {
    let colon = value.iter().position(|&byte| byte == b':')?;
    let point = area(&value[..colon], size).ok()?.points().next()?;
    let text = String::from_utf8_lossy(&value[colon + 1..]).trim().to_owned();
    (!text.is_empty()).then_some((point, text))
}

impl Area {
    /// The points, row by row.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (self.rows.0..=self.rows.1)
            .flat_map(move |row| (self.cols.0..=self.cols.1).map(move |col| (row, col)))
            .filter_map(move |(row, col)| self.size.point(row, col))
    }
}

/// Parses SZ: `19`, or `19:13` for 19 columns and 13 rows.
#[must_use]
pub fn size(text: &str) -> Option<Size> {
    let (cols, rows) = text.split_once(':').unwrap_or((text, text));
    let number = |part: &str| part.trim().parse().ok();
    Size::new(number(rows)?, number(cols)?).ok()
}

/// Parses a colour: `B` or `W`, or their spellings in old files; goproblems.com wrote `1` for Black and `2` for White.
#[must_use]
pub fn color(text: &str) -> Option<Color> {
    match text.trim().to_ascii_lowercase().as_str() {
        "b" | "black" | "1" => Some(Color::Black),
        "w" | "white" | "2" => Some(Color::White),
        _ => None,
    }
}

/// Writes a size: `19`, or `19:13` for 19 columns and 13 rows.
#[must_use]
pub fn sgf_size(size: Size) -> String {
    let (rows, cols) = (size.rows(), size.cols());
    if rows == cols { rows.to_string() } else { format!("{cols}:{rows}") }
}

/// Writes a colour: `B` or `W`.
#[must_use]
pub const fn sgf_color(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// Parses a real number of SGF: an optional sign, digits, optionally a point and digits.
#[must_use]
pub fn real(text: &str) -> Option<f64> {
    let text = text.trim();
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit() || b"+-.".contains(&byte));
    is_number.then(|| text.parse().ok()).flatten()
}

/// Parses a whole number of SGF.
#[must_use]
pub fn number(text: &str) -> Option<i64> {
    text.trim().parse().ok()
}

/// A value in a message: at most one line long, and without characters that could reorder or hide the rest of it.
pub(super) fn shown(text: &str) -> String {
    const MAX_CHARS: usize = 30;
    let visible = |c: char| if is_obeyed(c) { ' ' } else { c };
    let mut shown: String = text.chars().take(MAX_CHARS).map(visible).collect();
    if text.chars().nth(MAX_CHARS).is_some() {
        shown += "..";
    }
    shown
}
