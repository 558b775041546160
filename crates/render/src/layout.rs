use super::part::{Part, Sides};
use super::theme;
use gocheck_board::{Point, Size};
use std::ops::RangeInclusive;

/// The valid sizes of a cell, in pixels.
pub const CELL_RANGE: RangeInclusive<u32> = 16..=200;

/// Room for a line of small letters next to the cells, for titles and for labels of rows and columns.
const LEAST_MARGIN: u32 = 13;

/// The distance between neighbouring points and what depends on it, in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pitch {
    pub(super) cell: u32,
    pub(super) line_width: u32,
    /// The amount by which margins of a board are wider than half a cell.
    pub(super) widened: u32,
}

impl Pitch {
    pub(super) fn new(cell: u32) -> Self {
        let line_width = ((cell as f32 * theme::LINE_WIDTH).round() as u32).max(1);
        Self { cell, line_width, widened: LEAST_MARGIN.saturating_sub(cell / 2) }
    }

    /// The start of the lines in a cell, from the cell's corner.
    pub(super) const fn line_start(self) -> u32 {
        self.cell / 2 - self.line_width / 2
    }

    /// The middle of the lines in a cell, from the cell's corner: stones are centred there.
    pub(super) fn middle(self) -> f32 {
        self.line_start() as f32 + self.line_width as f32 / 2.0
    }

    /// The size of a pixel in cells.
    pub(super) fn pixel(self) -> f32 {
        1.0 / self.cell as f32
    }
}

/// The background of a point: points with the same lines look the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Ground {
    /// Only wood, as below a board.
    Wood,
    /// A point of the board.
    Point {
        /// The sides on which the board ends.
        ends: Sides<bool>,
        /// True for a star point.
        has_star: bool,
    },
}

impl Ground {
    /// The background of a point of a board.
    pub(super) fn of(size: Size, point: Point) -> Self {
        let ends = Sides {
            left: point.col() == 0,
            top: point.row() == 0,
            right: point.col() + 1 == size.cols(),
            bottom: point.row() + 1 == size.rows(),
        };
        Self::Point { ends, has_star: is_star(size, point) }
    }

    /// The lines of a point that exist on the board, in pixels from the cell's corner:
    /// left, top, width and height.
    pub(super) fn lines(self, pitch: Pitch) -> Vec<[u32; 4]> {
        let Self::Point { ends, .. } = self else { return Vec::new() };
        let (start, line, cell) = (pitch.line_start(), pitch.line_width, pitch.cell);
        let span = |is_first: bool, is_last: bool| {
            let from = if is_first { start } else { 0 };
            let to = if is_last { start + line } else { cell };
            (from, to - from)
        };
        let (left, width) = span(ends.left, ends.right);
        let (top, height) = span(ends.top, ends.bottom);
        vec![[left, start, width, line], [start, top, line, height]]
    }

    pub(super) const fn has_star(self) -> bool {
        matches!(self, Self::Point { has_star: true, .. })
    }
}

/// The layout of a picture in pixels: points are one cell apart and one cell from the edges, or more if cells are so small
/// that no letters fit next to them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) size: Size,
    pub(super) part: Part,
    pub(super) pitch: Pitch,
    pub(super) width: u32,
    pub(super) height: u32,
    /// The left edge of the leftmost cell and the upper edge of the uppermost.
    pub(super) left: u32,
    pub(super) top: u32,
}

impl Layout {
    /// The layout of a whole board.
    pub(super) fn new(size: Size, cell: u32) -> Self {
        Self::of_part(size, Part::whole(size), cell)
    }

    /// The layout of a part of a board.
    pub(super) fn of_part(size: Size, part: Part, cell: u32) -> Self {
        let pitch = Pitch::new(cell);
        let widened = pitch.widened;
        let board_width = (part.width() as u32 + 1) * cell + 2 * widened;
        let width = board_width.max(theme::LEAST_WIDTH);
        let height = (part.height() as u32 + 1) * cell + 2 * widened;
        let left = (width - board_width) / 2 + widened + cell / 2;
        Self { size, part, pitch, width, height, left, top: widened + cell / 2 }
    }

    /// The upper left corner of the cell of a point of the part.
    pub(super) fn corner(&self, point: Point) -> (u32, u32) {
        let (row, col) = self.part.first();
        let (row, col) = ((point.row() - row) as u32, (point.col() - col) as u32);
        (self.left + col * self.pitch.cell, self.top + row * self.pitch.cell)
    }

    /// The extent of the wood: to the cells on sides where the board continues, to the edge of the picture where it ends. Left
    /// and top, right and bottom.
    pub(super) fn wood(&self) -> [u32; 4] {
        let cut = self.part.cut(self.size);
        let cells = |count: usize| count as u32 * self.pitch.cell;
        let (right, bottom) = (self.left + cells(self.part.width()), self.top + cells(self.part.height()));
        [
            if cut.left { self.left } else { 0 },
            if cut.top { self.top } else { 0 },
            if cut.right { right } else { self.width },
            if cut.bottom { bottom } else { self.height },
        ]
    }
}

/// Returns true for star points: the usual ones of boards with odd sizes from 7 lines up.
fn is_star(size: Size, point: Point) -> bool {
    // Boards under 13 lines have stars only in the corners and the centre, not at the sides.
    let middle = |at: usize, count: usize| 2 * at + 1 == count;
    let is_pair = || {
        let sides = size.rows().min(size.cols()) >= 13;
        sides || middle(point.row(), size.rows()) == middle(point.col(), size.cols())
    };
    star_lines(size.rows()).contains(&Some(point.row()))
        && star_lines(size.cols()).contains(&Some(point.col()))
        && is_pair()
}

/// The lines with star points of a board with `count` lines: near both edges and in the middle.
fn star_lines(count: usize) -> [Option<usize>; 3] {
    let edge = match count {
        0..7 => return [None; 3],
        7..13 => 2,
        _ => 3,
    };
    [Some(edge), (count % 2 == 1).then_some(count / 2), Some(count - 1 - edge)]
}
