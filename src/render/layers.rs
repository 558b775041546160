//! The layers that pictures are put together from, each drawn once: the empty board and the tiles.

use super::layout::Layout;
use super::scene::Mark;
use super::theme;
use super::tile::{draw_mark, draw_star};
use crate::board::Point;
use crate::go::vertex;
use ab_glyph::FontRef;
use image::{Rgb, RgbImage, imageops};
use imageproc::drawing::{draw_filled_rect_mut, draw_text_mut, text_size};
use imageproc::rect::Rect;

/// The empty cell of `point` and, for every mark in order, the same with the mark on it.
pub(super) fn draw_tiles(layout: &Layout, point: Point) -> impl Iterator<Item = (RgbImage, RgbImage)> {
    let mut empty = RgbImage::from_pixel(layout.cell, layout.cell, theme::MEAN_WOOD);
    draw_lines(&mut empty, layout, point, (0, 0));
    if layout.is_star(point) {
        draw_star(&mut empty, layout);
    }
    Mark::ALL.into_iter().map(move |mark| {
        let mut tile = empty.clone();
        draw_mark(&mut tile, layout, mark);
        (empty.clone(), tile)
    })
}

fn draw_lines(image: &mut RgbImage, layout: &Layout, point: Point, (left, top): (u32, u32)) {
    for (x, y, width, height) in layout.lines(point) {
        let rect = Rect::at((left + x) as i32, (top + y) as i32).of_size(width, height);
        draw_filled_rect_mut(image, rect, theme::LINE);
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
    let mut board = RgbImage::from_fn(layout.width, layout.height, |x, y| wood(layout, x, y));
    for point in layout.size.points() {
        let corner = layout.corner(point);
        draw_lines(&mut board, layout, point, corner);
        if layout.is_star(point) {
            let (x, y, cell) = (corner.0, corner.1, layout.cell);
            let mut tile = imageops::crop_imm(&board, x, y, cell, cell).to_image();
            draw_star(&mut tile, layout);
            imageops::replace(&mut board, &tile, x.into(), y.into());
        }
    }

    let height = (layout.cell as f32 * theme::NUMBER_HEIGHT).max(theme::LEAST_NUMBER_HEIGHT);
    let mut name = |text: &str, x: f32, y: f32| {
        let (width, rows) = text_size(height, font, text);
        let (left, top) = (x - width as f32 / 2.0, y - rows as f32 / 2.0);
        draw_text_mut(&mut board, theme::NUMBER, left.round() as i32, top.round() as i32, height, font, text);
    };
    // In the middle between the stones and the edge of the picture.
    let aside = layout.cell as f32 * (1.0 - theme::STONE_RADIUS) / 2.0;
    let size = layout.size;
    for point in size.points().filter(|point| point.row() == 0 || point.col() == 0) {
        let (left, top) = layout.corner(point);
        let (x, y) = (left as f32 + layout.middle(), top as f32 + layout.middle());
        let (row, column) = match coordinates {
            Coordinates::FromZero => (point.row().to_string(), point.col().to_string()),
            Coordinates::Usual => {
                let vertex = vertex(size, point);
                (vertex.row().to_string(), vertex.column().to_string())
            }
        };
        if point.col() == 0 {
            let margin = x - layout.cell as f32;
            name(&row, margin + aside, y);
            if coordinates == Coordinates::Usual {
                name(&row, margin + (size.cols() as u32 + 1) as f32 * layout.cell as f32 - aside, y);
            }
        }
        if point.row() == 0 {
            name(&column, x, layout.height as f32 - aside);
            if coordinates == Coordinates::Usual {
                name(&column, x, aside);
            }
        }
    }
    board
}

/// The grain of the wood: long waves along the rows, in a few shades.
fn wood(layout: &Layout, x: u32, y: u32) -> Rgb<u8> {
    let (x, y) = (x as f32 / layout.width as f32, y as f32 / layout.height as f32);
    let bend = y + 0.004 * (5.0 * x + 1.3).sin();
    let grain = (19.0 * bend).sin() + 0.8 * (47.0 * bend + 2.0).sin();
    let shade = ((grain + 1.8) / 3.6 * theme::WOOD.len() as f32) as usize;
    theme::WOOD[shade.min(theme::WOOD.len() - 1)]
}
