//! Diagrams of games, as books have them: usual coordinates, numbered moves, footnotes; and of what was found in
//! a game.

mod finding;
mod renderer;
mod sheet;
mod svg;

pub use finding::Evidence;
pub use renderer::DiagramRenderer;

use super::figure::Figure;
use super::{Mark, Part, RenderError};
use crate::board::{Color, Point};
use crate::go::{Action, Board, Move, vertex};
use std::collections::HashMap;

/// A picture of one board or of several side by side.
///
/// ```
/// use gocheck::go::Board;
/// use gocheck::render::{Diagram, Sign};
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
    /// The line on top; drawn in ASCII, and cut where the picture is too narrow for it.
    pub title: String,
    /// The boards, from the left.
    pub boards: Vec<DiagramBoard>,
    /// What is said below, one after another: moves that have no place on the board.
    pub footnotes: Vec<String>,
}

/// A board of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagramBoard {
    /// What is said over it, if anything.
    pub caption: String,
    /// The stones.
    pub setup: Board,
    /// What is marked; a later sign on the same point is drawn over an earlier one.
    pub signs: Vec<(Point, Sign)>,
    /// What of the board is shown.
    pub part: Part,
}

/// A sign on a point.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Sign {
    /// The last move: a ring on its stone.
    Last,
    /// The number of a move, in a stronger colour when it is the last one.
    Number {
        /// From 1; drawn as it is, up to any number of digits.
        number: u32,
        /// Whether it is the last move.
        is_last: bool,
    },
    /// A move that breaks a rule.
    Fault,
    /// A stone that the fault is about: in the way, or without liberties.
    Concerned,
    /// Where a stone of this colour was taken.
    Taken(Color),
    /// A triangle, as records mark points (TR).
    Triangle,
    /// A square (SQ).
    Square,
    /// A circle (CR).
    Circle,
    /// A cross (MA).
    Cross,
    /// A label (LB), cut where it is longer than a stone is wide.
    Label(String),
}

impl Diagram {
    /// One board, as it stands.
    #[must_use]
    pub fn new(title: impl Into<String>, setup: Board) -> Self {
        Self { title: title.into(), boards: vec![DiagramBoard::new("", setup)], footnotes: Vec::new() }
    }

    /// The moves with their numbers on the board before the first of them. As in books no stone is taken off, so
    /// that every number stays to be seen; a move on a point that has a stone already goes into a footnote.
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

    /// The same with `sign` on `point` of the first board.
    #[must_use]
    pub fn with(mut self, point: Point, sign: Sign) -> Self {
        if let Some(board) = self.boards.first_mut() {
            board.signs.push((point, sign));
        }
        self
    }

    /// Draws it, with `cell` pixels from point to point, and gives the bytes of a PNG file with a palette. For many of
    /// them there is [`DiagramRenderer`].
    ///
    /// # Errors
    /// When `cell` is outside [`CELL_RANGE`](super::CELL_RANGE).
    pub fn draw(&self, cell: u32) -> Result<Vec<u8>, RenderError> {
        DiagramRenderer::new(cell)?.draw(self)
    }

    /// The same as an SVG file. It looks alike, and its texts are texts.
    ///
    /// # Errors
    /// When `cell` is outside [`CELL_RANGE`](super::CELL_RANGE).
    pub fn svg(&self, cell: u32) -> Result<String, RenderError> {
        Ok(DiagramRenderer::new(cell)?.svg(self))
    }
}

impl DiagramBoard {
    /// A whole board, as it stands.
    #[must_use]
    pub fn new(caption: impl Into<String>, setup: Board) -> Self {
        let part = Part::whole(setup.size());
        Self { caption: caption.into(), setup, signs: Vec::new(), part }
    }

    /// Shows the smallest part that has everything that is on the board: [`Part::around`].
    pub fn crop(&mut self) {
        let stones = self.setup.stones().map(|(point, _)| point);
        let signs = self.signs.iter().map(|&(point, _)| point);
        self.part = Part::around(self.setup.size(), stones.chain(signs));
    }

    /// What stands on the points that are shown and not empty, one over another.
    fn figures(&self) -> impl Iterator<Item = (Point, Vec<Figure>)> {
        let size = self.setup.size();
        let mut figures = vec![Vec::new(); size.area()];
        for (point, color) in self.setup.stones() {
            figures[size.index(point)].push(Figure::Mark(Mark::Stone(color)));
        }
        for (point, sign) in self.signs.iter().filter(|(point, _)| size.contains(*point)) {
            figures[size.index(*point)].push(Figure::Sign(sign.clone(), self.setup.get(*point)));
        }
        let all = size.points().zip(figures);
        all.filter(|(point, figures)| self.part.contains(*point) && !figures.is_empty())
    }
}
