use crate::board::{Color, Point};
use std::fmt;

/// The analysis of one position for the colour to move.
///
/// ```
/// use gocheck_rules::board::Color;
/// use gocheck_rules::{self as go, Board};
///
/// let setup: Board = "
///     . X O .
///     X O . .
///     . . . .
/// ".parse()?;
/// let analysis = go::analyse(&setup, Color::White);
/// assert!(analysis.is_valid());
/// assert_eq!(analysis.captures[0].to_string(), "white (0, 0) takes (0, 1)");
/// assert!(analysis.legal.contains(&analysis.captures[0].point));
/// # Ok::<(), gocheck_rules::board::TextBoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The colour to move.
    pub to_move: Color,
    /// The groups without liberties, of both colours, sorted by their first stones.
    pub dead: Vec<Group>,
    /// The points where the colour to move may play, row by row.
    pub legal: Vec<Point>,
    /// The captures, sorted by their points.
    pub captures: Vec<Capture>,
}

impl Analysis {
    /// Rule 1: returns true if every group has a liberty.
    #[must_use]
    pub const fn is_valid(&self) -> bool {
        self.dead.is_empty()
    }
}

/// Connected stones of one colour.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Group {
    /// The stones, row by row.
    pub stones: Vec<Point>,
    /// Their colour.
    pub color: Color,
}

/// `black group of 2 at (0, 0), (0, 1)`; a large group is shown by its first three stones.
impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.stones.as_slice() {
            [stone] => write!(f, "{} stone at {stone}", self.color),
            stones => write!(f, "{} group of {} at {}", self.color, stones.len(), first_three(stones)),
        }
    }
}

/// A move that captures stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The player.
    pub color: Color,
    /// The point.
    pub point: Point,
    /// The captured stones, row by row, of one or several groups.
    pub taken: Vec<Point>,
}

/// `white (3, 4) takes (3, 5)`; many stones are shown by the first three.
impl fmt::Display for Capture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} takes {}", self.color, self.point, first_three(&self.taken))
    }
}

/// The first three of some points.
fn first_three(points: &[Point]) -> String {
    let first: Vec<String> = points.iter().take(3).map(ToString::to_string).collect();
    first.join(", ") + if points.len() > 3 { ", .." } else { "" }
}
