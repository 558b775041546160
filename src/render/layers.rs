//! The layers that pictures are put together from, each drawn once: the empty board and the tiles.

use super::layout::Layout;
use super::scene::Mark;
use super::theme;
use super::tile::{draw_mark, draw_star};
use crate::board::Point;
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

/// Draws the empty board: wood, lines, stars, row and column numbers.
pub(super) fn draw_board(layout: &Layout, font: &FontRef<'_>) -> RgbImage {
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
    let mut number = |number: usize, x: f32, y: f32| {
        let text = number.to_string();
        let (text_width, text_height) = text_size(height, font, &text);
        let (left, top) = (x - text_width as f32 / 2.0, y - text_height as f32 / 2.0);
        draw_text_mut(
            &mut board,
            theme::NUMBER,
            left.round() as i32,
            top.round() as i32,
            height,
            font,
            &text,
        );
    };
    // In the middle between the stones and the edge of the picture.
    let aside = layout.cell as f32 * (1.0 - theme::STONE_RADIUS) / 2.0;
    for point in layout.size.points().filter(|point| point.row() == 0 || point.col() == 0) {
        let (left, top) = layout.corner(point);
        let (x, y) = (left as f32 + layout.middle(), top as f32 + layout.middle());
        if point.col() == 0 {
            let margin = x - layout.cell as f32;
            number(point.row(), margin + aside, y);
        }
        if point.row() == 0 {
            number(point.col(), x, layout.height as f32 - aside);
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
