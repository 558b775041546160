//! A board of a diagram.

use super::{DiagramBoard, Sign};
use crate::board::Color;
use crate::render::empty::{Coordinates, draw_board};
use crate::render::layout::Layout;
use crate::render::scene::Mark;
use crate::render::theme;
use crate::render::tile::Layer;
use ab_glyph::FontRef;
use image::{Rgb, RgbImage};
use imageproc::drawing::{draw_text_mut, text_size};

/// Draws the stones and the signs of a board.
pub(super) fn draw(layout: &Layout, font: &FontRef<'_>, board: &DiagramBoard) -> RgbImage {
    let mut image = draw_board(layout, font, Coordinates::Usual);
    for (point, color) in board.setup.stones() {
        Layer::of_mark(layout, Mark::Stone(color)).draw(&mut image, layout.corner(point));
    }
    for &(point, sign) in &board.signs {
        let (under, corner) = (board.setup.get(point), layout.corner(point));
        match sign {
            Sign::Number { number, is_last } => {
                draw_number(&mut image, layout, font, number, ink(under, is_last), corner);
            }
            Sign::Taken(color) => Layer::of_mark(layout, Mark::Taken(color)).draw(&mut image, corner),
            Sign::Last | Sign::Fault | Sign::Concerned => {
                Layer::of_sign(layout, sign, under).draw(&mut image, corner);
            }
        }
    }
    image
}

/// The colour of a number: dark on white and on wood, light on black.
const fn ink(under: Option<Color>, is_last: bool) -> Rgb<u8> {
    match (under, is_last) {
        (Some(Color::Black), true) => theme::PLAYED_ON_BLACK,
        (Some(Color::Black), false) => theme::WHITE,
        (_, true) => theme::PLAYED_ON_WHITE,
        (_, false) => theme::DARK_NUMBER,
    }
}

/// Writes a number into the middle of a cell, as large as its stone allows.
fn draw_number(
    image: &mut RgbImage,
    layout: &Layout,
    font: &FontRef<'_>,
    number: u32,
    ink: Rgb<u8>,
    (left, top): (u32, u32),
) {
    let text = number.to_string();
    let share = match text.len() {
        1 => theme::MOVE_HEIGHT,
        2 => theme::MOVE_HEIGHT * 0.94,
        3 => theme::MOVE_HEIGHT * 0.76,
        digits => theme::MOVE_HEIGHT * 2.3 / digits as f32,
    };
    let height = layout.cell as f32 * share;
    let (width, rows) = text_size(height, font, &text);
    let place = |from: u32, extent: u32| from as i32 + (layout.middle() - extent as f32 / 2.0).round() as i32;
    draw_text_mut(image, ink, place(left, width), place(top, rows), height, font, &text);
}
