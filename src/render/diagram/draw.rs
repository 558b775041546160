//! A board of a diagram.

use super::{DiagramBoard, Sign};
use crate::board::{Color, Point};
use crate::render::layers::{Coordinates, draw_board};
use crate::render::layout::Layout;
use crate::render::scene::Mark;
use crate::render::theme;
use crate::render::tile::{draw_mark, draw_sign};
use ab_glyph::FontRef;
use image::{Rgb, RgbImage, imageops};
use imageproc::drawing::{draw_text_mut, text_size};

/// Draws the stones and the signs of a board.
pub(super) fn draw(layout: &Layout, font: &FontRef<'_>, board: &DiagramBoard) -> RgbImage {
    let mut image = draw_board(layout, font, Coordinates::Usual);
    let mut on_tile = |point: Point, paint: &dyn Fn(&mut RgbImage)| {
        let (x, y) = layout.corner(point);
        let mut tile = imageops::crop_imm(&image, x, y, layout.cell, layout.cell).to_image();
        paint(&mut tile);
        imageops::replace(&mut image, &tile, x.into(), y.into());
    };
    for (point, color) in board.setup.stones() {
        on_tile(point, &|tile| draw_mark(tile, layout, Mark::Stone(color)));
    }
    for &(point, sign) in &board.signs {
        let under = board.setup.get(point);
        on_tile(point, &|tile| match sign {
            Sign::Number { number, is_last } => draw_number(tile, layout, font, number, ink(under, is_last)),
            Sign::Taken(color) => draw_mark(tile, layout, Mark::Taken(color)),
            Sign::Last | Sign::Fault | Sign::Concerned => draw_sign(tile, layout, sign, under),
        });
    }
    image
}

/// The colour of a number: dark on white and on wood, light on black.
const fn ink(under: Option<Color>, is_last: bool) -> Rgb<u8> {
    match (under, is_last) {
        (Some(Color::Black), true) => theme::PLAYED_ON_BLACK,
        (Some(Color::Black), false) => Rgb([0xFF; 3]),
        (_, true) => theme::PLAYED_ON_WHITE,
        (_, false) => Rgb([0x10; 3]),
    }
}

/// Writes a number into the middle of a cell, as large as its stone allows.
fn draw_number(tile: &mut RgbImage, layout: &Layout, font: &FontRef<'_>, number: u32, ink: Rgb<u8>) {
    let text = number.to_string();
    let share = match text.len() {
        1 => theme::MOVE_HEIGHT,
        2 => theme::MOVE_HEIGHT * 0.94,
        3 => theme::MOVE_HEIGHT * 0.76,
        digits => theme::MOVE_HEIGHT * 2.3 / digits as f32,
    };
    let height = layout.cell as f32 * share;
    let (width, rows) = text_size(height, font, &text);
    let place = |extent: u32| (layout.middle() - extent as f32 / 2.0).round() as i32;
    draw_text_mut(tile, ink, place(width), place(rows), height, font, &text);
}
