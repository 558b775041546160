//! Diagrams of games as in books, with coordinates, numbered moves and footnotes.

use super::part::Part;
use gocheck_board::{Color, Point};
use gocheck_rules::{Action, Board, Move, vertex};
use std::collections::HashMap;

/// A picture of one board or of several next to each other.
///
/// ```
/// use gocheck_rules::Board;
/// use gocheck_render::{Diagram, Sign};
///
/// let setup: Board = "
///     . . . . .
///     . X O . .
///     . . . . .
/// ".parse()?;
/// let last = setup.size().point(1, 2).ok_or("off the board")?;
/// let png = Diagram::new("After move 2", setup).with(last, Sign::Last).draw(40)?;
/// assert!(png.starts_with(b"\x89PNG"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The title, which is cut if the picture is too narrow for it.
    pub title: String,
    /// The boards, from the left.
    pub boards: Vec<DiagramBoard>,
    /// The footnotes: moves that cannot be drawn on the board.
    pub footnotes: Vec<String>,
}

/// A board of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagramBoard {
    /// The caption above it, if any.
    pub caption: String,
    /// The stones.
    pub setup: Board,
    /// The signs; a later one on the same point is drawn over an earlier one.
    pub signs: Vec<(Point, Sign)>,
    /// The part of the board that is shown.
    pub part: Part,
}

/// A sign on a point.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Sign {
    /// The last move: a ring on its stone.
    Last,
    /// The number of a move, in a stronger colour for the last one.
    Number {
        /// The number, from 1, with any number of digits.
        number: u32,
        /// True for the last move.
        is_last: bool,
    },
    /// A move that breaks a rule.
    Fault,
    /// A stone that a finding is about: in the way, or without liberties.
    Concerned,
    /// The point of a captured stone of this colour.
    Taken(Color),
    /// A triangle (TR).
    Triangle,
    /// A square (SQ).
    Square,
    /// A circle (CR).
    Circle,
    /// A cross (MA).
    Cross,
    /// A label (LB), cut if it is wider than a stone.
    Label(String),
}

impl Diagram {
    /// A diagram of one board.
    #[must_use]
    pub fn new(title: impl Into<String>, setup: Board) -> Self {
        Self { title: title.into(), boards: vec![DiagramBoard::new("", setup)], footnotes: Vec::new() }
    }

    /// A diagram with numbered moves on the board before the first of them. As in books no stone is removed, so that every
    /// number stays visible; a move on an occupied point becomes a footnote.
    #[must_use]
    pub fn numbered(title: impl Into<String>, before: Board, moves: &[Move]) -> Self {
        let mut diagram = Self::new(title, before);
        let Some(board) = diagram.boards.first_mut() else { return diagram };
        let size = board.setup.size();
        let mut numbers: HashMap<Point, u32> = HashMap::new();
        for (i, &Move { number, color, action }) in moves.iter().enumerate() {
            let point = match action {
                Action::Play(point) => point,
                Action::Pass => {
                    diagram.footnotes.push(format!("{number} pass"));
                    continue;
                }
                Action::Skip => {
                    diagram.footnotes.push(format!("{number} not played"));
                    continue;
                }
            };
            match (board.setup.get(point), numbers.get(&point)) {
                (_, Some(first)) => diagram.footnotes.push(format!("{number} at {first}")),
                (Some(_), None) => diagram.footnotes.push(format!("{number} at {}", vertex(size, point))),
                (None, None) => {
                    if board.setup.set(point, Some(color)).is_err() {
                        diagram.footnotes.push(format!("{number} off the board"));
                        continue;
                    }
                    board.signs.push((point, Sign::Number { number, is_last: i + 1 == moves.len() }));
                    numbers.insert(point, number);
                }
            }
        }
        diagram
    }

    /// Adds `sign` on `point` of the first board.
    #[must_use]
    pub fn with(mut self, point: Point, sign: Sign) -> Self {
        if let Some(board) = self.boards.first_mut() {
            board.signs.push((point, sign));
        }
        self
    }
}

impl DiagramBoard {
    /// A whole board without signs.
    #[must_use]
    pub fn new(caption: impl Into<String>, setup: Board) -> Self {
        let part = Part::whole(setup.size());
        Self { caption: caption.into(), setup, signs: Vec::new(), part }
    }

    /// Shows the smallest part that contains everything on the board: [`Part::around`].
    pub fn crop(&mut self) {
        let stones = self.setup.stones().map(|(point, _)| point);
        let signs = self.signs.iter().map(|&(point, _)| point);
        self.part = Part::around(self.setup.size(), stones.chain(signs));
    }
}
