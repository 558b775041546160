//! The empty board.

use super::layout::Layout;
use super::theme;
use super::tile::Layer;
use crate::board::Point;
use crate::go::vertex;
use ab_glyph::FontRef;
use image::RgbImage;
use imageproc::drawing::{draw_filled_rect_mut, draw_text_mut, text_size};
use imageproc::rect::Rect;
use std::f32::consts::TAU;
use std::ops::Range;

/// The empty cell of `point`.
pub(super) fn draw_cell(layout: &Layout, point: Point) -> RgbImage {
    let top = layout.corner(point).1;
    let mut cell = draw_wood(layout, layout.cell, top..top + layout.cell);
    draw_lines(&mut cell, layout, point, (0, 0));
    cell
}

fn draw_lines(image: &mut RgbImage, layout: &Layout, point: Point, (left, top): (u32, u32)) {
    for (x, y, width, height) in layout.lines(point) {
        let rect = Rect::at((left + x) as i32, (top + y) as i32).of_size(width, height);
        draw_filled_rect_mut(image, rect, theme::LINE);
    }
    if layout.is_star(point) {
        Layer::star(layout).draw(image, (left, top));
    }
}

/// How the rows and columns are named at the edges.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Coordinates {
    /// By numbers from 0, rows on the left and columns below, as the assignment has them.
    FromZero,
    /// As players write them, on all four sides.
    Usual,
}

/// Draws the empty board: wood, lines, stars, names of rows and columns.
pub(super) fn draw_board(layout: &Layout, font: &FontRef<'_>, coordinates: Coordinates) -> RgbImage {
    let mut board = draw_wood(layout, layout.width, 0..layout.height);
    for point in layout.size.points() {
        draw_lines(&mut board, layout, point, layout.corner(point));
    }

    let height = (layout.cell as f32 * theme::NUMBER_HEIGHT).max(theme::LEAST_NUMBER_HEIGHT);
    let size = layout.size;
    let names = |point: Point| match coordinates {
        Coordinates::FromZero => (point.row().to_string(), point.col().to_string()),
        Coordinates::Usual => {
            let vertex = vertex(size, point);
            (vertex.row().to_string(), vertex.column().to_string())
        }
    };
    // Where names are wider than what is between them, every second or third has room, with a space between.
    let named = size.points().map(|point| text_size(height, font, &names(point).1).0);
    let widest = named.max().unwrap_or(0) + layout.cell / 8;
    let step = widest.div_ceil(layout.cell).max(1) as usize;
    let mut name = |text: &str, x: f32, y: f32| {
        let (width, rows) = text_size(height, font, text);
        let (left, top) = (x - width as f32 / 2.0, y - rows as f32 / 2.0);
        draw_text_mut(&mut board, theme::NUMBER, left.round() as i32, top.round() as i32, height, font, text);
    };
    // In the middle between the stones and the edge of the picture.
    let widened = layout.widened as f32;
    let aside = (widened + layout.cell as f32 * (1.0 - theme::STONE_RADIUS)) / 2.0;
    for point in size.points().filter(|point| point.row() == 0 || point.col() == 0) {
        let (left, top) = layout.corner(point);
        let (x, y) = (left as f32 + layout.middle(), top as f32 + layout.middle());
        let (row, column) = names(point);
        if point.col() == 0 {
            let margin = x - layout.cell as f32 - widened;
            name(&row, margin + aside, y);
            if coordinates == Coordinates::Usual {
                name(
                    &row,
                    margin + 2.0 * widened + (size.cols() as u32 + 1) as f32 * layout.cell as f32 - aside,
                    y,
                );
            }
        }
        if point.row() == 0 && point.col() % step == 0 {
            name(&column, x, layout.height as f32 - aside);
            if coordinates == Coordinates::Usual {
                name(&column, x, aside);
            }
        }
    }
    board
}

/// Draws wood alone, `width` pixels of some rows of a picture: straight grain in a few shades, the same in every cell,
/// so that a cell looks like all others of its kind, and a file has it once.
pub(super) fn draw_wood(layout: &Layout, width: u32, rows: Range<u32>) -> RgbImage {
    let shade = |y: u32| {
        let turn = TAU * ((y + 2 * layout.cell - layout.widened - layout.cell / 2) % layout.cell) as f32
            / layout.cell as f32;
        let grain = turn.sin() + 0.8 * (2.0 * turn + 2.0).sin();
        let shade = ((grain + 1.8) / 3.6 * theme::WOOD.len() as f32) as usize;
        theme::WOOD[shade.min(theme::WOOD.len() - 1)]
    };
    let mut wood = RgbImage::new(width, rows.end - rows.start);
    for (row, y) in wood.rows_mut().zip(rows) {
        let shade = shade(y);
        row.for_each(|pixel| *pixel = shade);
    }
    wood
}
