use super::Capture;
use crate::board::{Bits, Color, OffBoard, Point, Size, TextBoard, TextBoardError, Words};
use std::fmt;
use std::str::FromStr;

/// A set of points of any board: one bit per point, in the order of [`Size::points`].
pub type Points = Words<{ (Size::MAX * Size::MAX).div_ceil(64) }>;

/// The stones on a board, in any position, valid or not.
///
/// ```
/// use gocheck_rules::board::Color;
/// use gocheck_rules::Board;
///
/// let mut setup: Board = "
///     . X O
///     X O .
/// ".parse()?;
/// assert_eq!(setup.stones().count(), 4);
///
/// let corner = setup.size().point(0, 0).ok_or("off the board")?;
/// assert_eq!(setup.get(corner), None);
/// setup.set(corner, Some(Color::White))?;
/// assert_eq!(setup.to_string(), "O X O\nX O .\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    black: Points,
    white: Points,
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self { size, black: Points::EMPTY, white: Points::EMPTY }
    }

    /// The board with these stones of Black and White, which must be on the board and have no point in common.
    pub(crate) const fn from_stones(size: Size, [black, white]: [Points; 2]) -> Self {
        Self { size, black, white }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The points with stones of one colour.
    #[must_use]
    pub const fn stones_of(&self, color: Color) -> &Points {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// The stone on `point`; `None` if the point is empty or off the board.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        if !self.size.contains(point) {
            return None;
        }
        let index = self.size.index(point);
        Color::BOTH.into_iter().find(|&color| self.stones_of(color).contains(index))
    }

    /// Puts a stone on `point`, or removes it.
    ///
    /// # Errors
    /// If the point is off the board: then nothing changes.
    pub const fn set(&mut self, point: Point, stone: Option<Color>) -> Result<(), OffBoard> {
        if !self.size.contains(point) {
            return Err(OffBoard { point, size: self.size });
        }
        self.put(point, stone);
        Ok(())
    }

    /// Like [`Board::set`], for a point that is known to be on the board.
    pub const fn put(&mut self, point: Point, stone: Option<Color>) {
        let index = self.size.index(point);
        self.black.set(index, matches!(stone, Some(Color::Black)));
        self.white.set(index, matches!(stone, Some(Color::White)));
    }

    /// Every stone with its point, row by row.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> {
        self.size.points().filter_map(|point| Some((point, self.get(point)?)))
    }

    /// Every empty point, row by row.
    pub fn empty_points(&self) -> impl Iterator<Item = Point> {
        self.size.points().filter(|&point| self.get(point).is_none())
    }

    /// The board after `capture`: its stone is played, and the captured stones are removed.
    ///
    /// # Errors
    /// If one of its points is not on this board.
    pub fn after(&self, capture: &Capture) -> Result<Self, OffBoard> {
        let mut after = self.clone();
        after.set(capture.point, Some(capture.color))?;
        capture.taken.iter().try_for_each(|&point| after.set(point, None))?;
        Ok(after)
    }
}

/// Formats a diagram: `X` black, `O` white, `.` empty.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cell = |point| self.get(point).map_or('.', Color::letter);
        fmt::Display::fmt(&TextBoard::new(self.size, cell), f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

/// Parses a diagram: `X` black, `O` white, `.` empty; spaces are ignored.
impl FromStr for Board {
    type Err = TextBoardError;

    fn from_str(text: &str) -> Result<Self, TextBoardError> {
        let text = TextBoard::parse(text)?;
        let mut setup = Self::new(text.size());
        for (point, cell) in text.cells() {
            let stone = match cell {
                '.' => None,
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                found => return Err(TextBoardError::Cell { point, found }),
            };
            setup.put(point, stone);
        }
        Ok(setup)
    }
}
