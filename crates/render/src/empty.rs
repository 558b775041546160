//! The empty board.

use super::canvas::{Canvas, Shades};
use super::cells::{Cell, Cells};
use super::layout::{Ground, Layout};
use super::letters::{Letters, TextLine};
use super::palette::PALETTE;
use super::theme;
use gocheck_board::Point;
use gocheck_rules::vertex;

/// The labels of rows and columns at the edges.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LabelStyle {
    /// Numbers from 0, rows on the left and columns below, as in the assignment.
    FromZero,
    /// Letters and numbers, as players write points, on all four sides.
    Usual,
}

/// Draws an empty board, or a part of one: wood, lines, stars, labels of rows and columns.
pub(super) fn draw_board(
    layout: &Layout,
    cells: &Cells,
    letters: &Letters,
    coordinates: LabelStyle,
) -> Canvas {
    let mut board = Canvas::new(layout.width, layout.height, PALETTE.nearest(theme::PAPER));
    let [left, top, right, bottom] = layout.wood();
    let cell = layout.pitch.cell;
    for y in top..bottom {
        let place = (y + 2 * cell - layout.top) % cell;
        board.fill(y, left..right, cells.wood[place as usize]);
    }
    let ground = |point| Cell { ground: Ground::of(layout.size, point), figures: Vec::new() };
    let points = layout.part.points(layout.size);
    cells.put(&mut board, points.map(|point| (ground(point), layout.corner(point))));

    let [on_wood, on_paper] = [theme::MEAN_WOOD, theme::PAPER].map(|under| Shades::new(under, theme::NUMBER));
    for CoordinateLabel { line, left: x, top: y } in coordinate_labels(layout, letters, coordinates) {
        let is_on_wood = (left..right).contains(&x.max(0).cast_unsigned())
            && (top..bottom).contains(&y.max(0).cast_unsigned());
        board.write(&line, (x, y), if is_on_wood { &on_wood } else { &on_paper });
    }
    board
}

/// The label of a row or column, and its upper left corner.
pub(super) struct CoordinateLabel<'a> {
    pub(super) line: TextLine<'a>,
    pub(super) left: i32,
    pub(super) top: i32,
}

/// The labels of all shown rows and columns.
pub(super) fn coordinate_labels<'a>(
    layout: &Layout,
    letters: &'a Letters,
    coordinates: LabelStyle,
) -> Vec<CoordinateLabel<'a>> {
    let (size, cell) = (layout.size, layout.pitch.cell);
    let of = |point: Point| match coordinates {
        LabelStyle::FromZero => (point.row().to_string(), point.col().to_string()),
        LabelStyle::Usual => {
            let vertex = vertex(size, point);
            (vertex.row().to_string(), vertex.column().to_string())
        }
    };
    let line = |text: &str| letters.lay_out(text, f32::INFINITY);
    // One height for all, so that they share a baseline.
    let height = line("8").middle();
    let mut all = Vec::new();
    let mut name = |text: &str, x: f32, y: f32| {
        let line = line(text);
        let (left, top) = ((x - line.width / 2.0).round() as i32, (y - height).round() as i32);
        all.push(CoordinateLabel { line, left, top });
    };
    // If labels are too wide, only every second or third is drawn.
    let widest = layout.part.points(size).map(|point| line(&of(point).1).width).fold(0.0, f32::max);
    let step = (widest.ceil() as u32 + cell / 8).div_ceil(cell).max(1) as usize;
    // Centred between the stones and the edge of the picture.
    let aside = (layout.pitch.widened as f32 + cell as f32 * (1.0 - theme::STONE_RADIUS)) / 2.0;
    let margin = (layout.pitch.widened + cell / 2) as f32;
    let right = layout.left as f32 + (layout.part.width() as u32 * cell) as f32 + margin - aside;
    let (first_row, first_col) = layout.part.first();
    for point in layout.part.points(size) {
        let (left, top) = layout.corner(point);
        let (x, y) = (left as f32 + layout.pitch.middle(), top as f32 + layout.pitch.middle());
        let (row, column) = of(point);
        if point.col() == first_col {
            name(&row, layout.left as f32 - margin + aside, y);
            if coordinates == LabelStyle::Usual {
                name(&row, right, y);
            }
        }
        if point.row() == first_row && (point.col() - first_col).is_multiple_of(step) {
            name(&column, x, layout.height as f32 - aside);
            if coordinates == LabelStyle::Usual {
                name(&column, x, aside);
            }
        }
    }
    all
}
