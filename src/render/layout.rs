use super::theme;
use crate::board::{Point, Size};
use std::ops::RangeInclusive;

/// The sizes of a cell that can be asked for, in pixels.
pub const CELL_RANGE: RangeInclusive<u32> = 16..=200;

/// Room for a line of small letters beside the cells, for titles and for the names of rows and columns.
const LEAST_MARGIN: u32 = 13;

/// Where things lie in a picture, in pixels: the points are a cell apart and a cell from the edges, more where cells
/// are so small that no letters fit beside them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) size: Size,
    /// From one point to the next.
    pub(super) cell: u32,
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) line_width: u32,
    /// The left edge of the leftmost cell.
    left: u32,
    /// By how much the margins are wider than half a cell.
    pub(super) widened: u32,
}

impl Layout {
    pub(super) fn new(size: Size, cell: u32) -> Self {
        let widened = LEAST_MARGIN.saturating_sub(cell / 2);
        let board_width = (size.cols() as u32 + 1) * cell + 2 * widened;
        let width = board_width.max(theme::LEAST_WIDTH);
        let height = (size.rows() as u32 + 1) * cell + 2 * widened;
        let line_width = ((cell as f32 * theme::LINE_WIDTH).round() as u32).max(1);
        let left = (width - board_width) / 2 + widened + cell / 2;
        Self { size, cell, width, height, line_width, left, widened }
    }

    /// The upper left corner of a point's cell.
    pub(super) fn corner(&self, point: Point) -> (u32, u32) {
        let (row, col) = (point.row() as u32, point.col() as u32);
        (self.left + col * self.cell, self.widened + self.cell / 2 + row * self.cell)
    }

    /// Where in a cell its lines begin, from the cell's corner.
    pub(super) fn line_start(&self) -> u32 {
        self.cell / 2 - self.line_width / 2
    }

    /// The middle of the lines in a cell, from the cell's corner: stones are centred there.
    pub(super) fn middle(&self) -> f32 {
        self.line_start() as f32 + self.line_width as f32 / 2.0
    }

    /// The lines of a point as far as the board has them, in pixels from the cell's corner:
    /// left, top, width and height.
    pub(super) fn lines(&self, point: Point) -> [(u32, u32, u32, u32); 2] {
        let (start, line, cell) = (self.line_start(), self.line_width, self.cell);
        let span = |at: usize, count: usize| {
            let from = if at == 0 { start } else { 0 };
            let to = if at + 1 == count { start + line } else { cell };
            (from, to - from)
        };
        let (left, width) = span(point.col(), self.size.cols());
        let (top, height) = span(point.row(), self.size.rows());
        [(left, start, width, line), (start, top, line, height)]
    }

    /// Whether a point carries a star: the usual ones of odd square-ish boards, from 7 lines up.
    pub(super) fn is_star(&self, point: Point) -> bool {
        star_lines(self.size.rows()).contains(&Some(point.row()))
            && star_lines(self.size.cols()).contains(&Some(point.col()))
            && self.is_star_pair(point)
    }

    /// Boards under 13 lines have stars in the corners and the centre alone, not at the sides.
    fn is_star_pair(&self, point: Point) -> bool {
        let middle = |at: usize, count: usize| 2 * at + 1 == count;
        let sides = self.size.rows().min(self.size.cols()) >= 13;
        sides || middle(point.row(), self.size.rows()) == middle(point.col(), self.size.cols())
    }
}

/// The lines of a board with `count` lines that carry stars: near either edge and in the middle.
fn star_lines(count: usize) -> [Option<usize>; 3] {
    let edge = match count {
        0..7 => return [None; 3],
        7..13 => 2,
        _ => 3,
    };
    [Some(edge), (count % 2 == 1).then_some(count / 2), Some(count - 1 - edge)]
}
