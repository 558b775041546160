//! What stands on a point, drawn in one cell by coverage: each shape is a distance from its edge, and
//! a pixel takes as much of its colour as the shape covers of the pixel.

use super::diagram::Sign;
use super::layout::Layout;
use super::scene::Mark;
use super::theme;
use crate::board::Color;
use image::{Rgb, RgbImage};

/// Draws `mark` over the middle of `tile`, a picture of one empty cell.
pub(super) fn draw_mark(tile: &mut RgbImage, layout: &Layout, mark: Mark) {
    let mut brush = Brush::new(tile, layout);
    match mark {
        Mark::Stone(color) => stone(&mut brush, color),
        Mark::Played(color) => {
            stone(&mut brush, color);
            let ink = match color {
                Color::White => theme::PLAYED_ON_WHITE,
                Color::Black => theme::PLAYED_ON_BLACK,
            };
            brush.fill(ink, 1.0, |at| ring(at, 0.21, 0.075));
        }
        Mark::Taken(color) => {
            let ink = match color {
                Color::White => Rgb([0xFF; 3]),
                Color::Black => Rgb([0x18; 3]),
            };
            brush.fill(ink, 0.22, |at| disc(at, 0.40));
            brush.fill(ink, 0.75, |at| ring(at, 0.40, 0.05));
            brush.fill(theme::WARNING, 0.9, |at| cross(at, 0.19, 0.055));
        }
        Mark::Legal(color) => {
            let (ink, rim) = match color {
                Color::White => (Rgb([0xFF; 3]), Rgb([0x55; 3])),
                Color::Black => (Rgb([0x18; 3]), Rgb([0xCC; 3])),
            };
            brush.fill(rim, 1.0, |at| disc(at, theme::LEGAL_RADIUS + 0.02));
            brush.fill(ink, 1.0, |at| disc(at, theme::LEGAL_RADIUS - 0.01));
        }
        Mark::Dead(color) => {
            stone(&mut brush, color);
            brush.fill(theme::WARNING, 1.0, |at| ring(at, 0.40, 0.10));
            brush.fill(theme::WARNING, 1.0, |at| cross(at, 0.18, 0.10));
        }
    }
}

/// Draws a sign other than a number or a stone taken, on what stands there.
pub(super) fn draw_sign(tile: &mut RgbImage, layout: &Layout, sign: Sign, under: Option<Color>) {
    let mut brush = Brush::new(tile, layout);
    match sign {
        Sign::Last => {
            let ink = match under {
                Some(Color::Black) => theme::PLAYED_ON_BLACK,
                _ => theme::PLAYED_ON_WHITE,
            };
            brush.fill(ink, 1.0, |at| ring(at, 0.21, 0.075));
        }
        // Both are told apart without colour too.
        Sign::Fault => brush.fill(theme::WARNING, 1.0, |at| triangle(at, 0.27)),
        Sign::Concerned => {
            brush.fill(theme::WARNING, 1.0, |at| cross(at, 0.17, 0.09));
        }
        Sign::Number { .. } | Sign::Taken(_) => {}
    }
}

/// Draws a star point in the middle of `tile`.
pub(super) fn draw_star(tile: &mut RgbImage, layout: &Layout) {
    Brush::new(tile, layout).fill(theme::LINE, 1.0, |at| disc(at, theme::STAR_RADIUS));
}

/// A place in a cell: right of and below the middle, in cells.
#[derive(Clone, Copy)]
struct At {
    x: f32,
    y: f32,
}

impl At {
    fn from(self, x: f32, y: f32) -> f32 {
        (self.x - x).hypot(self.y - y)
    }
}

/// The distances from the edges of shapes round the middle, in cells, negative inside.
fn disc(at: At, radius: f32) -> f32 {
    at.from(0.0, 0.0) - radius
}

fn ring(at: At, radius: f32, width: f32) -> f32 {
    disc(at, radius).abs() - width / 2.0
}

/// A triangle with a side below; `radius` is from its middle to a corner.
fn triangle(at: At, radius: f32) -> f32 {
    // The farthest of its three sides.
    let slope = 3f32.sqrt() / 2.0;
    (at.y).max(slope * at.x.abs() - at.y / 2.0) - radius / 2.0
}

/// Two strokes with round ends; `arm` is the reach along each axis.
fn cross(at: At, arm: f32, width: f32) -> f32 {
    // By symmetry the nearest stroke is the diagonal of the first quadrant.
    let (x, y) = (at.x.abs(), at.y.abs());
    let along = ((x + y) / 2.0).min(arm);
    (x - along).hypot(y - along) - width / 2.0
}

/// A stone with its shadow, lit from the upper left.
fn stone(brush: &mut Brush<'_>, color: Color) {
    let radius = theme::STONE_RADIUS;
    // Soft, and inside the cell, so that it is not cut where the next tile begins.
    brush.paint(|at| {
        let distance = at.from(0.016, 0.022) - radius;
        (Rgb([0x30, 0x1C, 0x06]), 0.40 * (0.5 - distance / 0.045).clamp(0.0, 1.0))
    });
    let pixel = brush.pixel;
    brush.paint(move |at| {
        let alpha = coverage(disc(at, radius), pixel);
        let (from_light, from_edge) = (at.from(-0.16, -0.19) / radius, disc(at, radius));
        let shade = match color {
            Color::Black => 24.0 + 84.0 * (1.0 - from_light / 0.9).max(0.0).powf(1.6),
            // A rim, so that white stones stand out from light wood and from each other.
            Color::White => {
                254.0 - 26.0 * from_light.powi(3) - 45.0 * (1.0 + from_edge / 0.05).clamp(0.0, 1.0)
            }
        };
        // Few shades: the palette is small and the file too.
        let shade = ((shade / 5.0).round() * 5.0).clamp(0.0, 255.0) as u8;
        (Rgb([shade; 3]), alpha)
    });
}

/// How much of a pixel a shape covers whose edge is `distance` cells from the pixel's middle.
fn coverage(distance: f32, pixel: f32) -> f32 {
    (0.5 - distance / pixel).clamp(0.0, 1.0)
}

struct Brush<'a> {
    tile: &'a mut RgbImage,
    middle: f32,
    /// The size of a pixel in cells.
    pixel: f32,
}

impl<'a> Brush<'a> {
    fn new(tile: &'a mut RgbImage, layout: &Layout) -> Self {
        Self { tile, middle: layout.middle(), pixel: 1.0 / layout.cell as f32 }
    }

    /// Fills a shape with one colour.
    fn fill(&mut self, ink: Rgb<u8>, opacity: f32, distance: impl Fn(At) -> f32) {
        let pixel = self.pixel;
        self.paint(|at| (ink, opacity * coverage(distance(at), pixel)));
    }

    /// Lays a colour with an opacity over each pixel.
    fn paint(&mut self, color: impl Fn(At) -> (Rgb<u8>, f32)) {
        for (x, y, under) in self.tile.enumerate_pixels_mut() {
            let middle = |place: u32| (place as f32 + 0.5 - self.middle) * self.pixel;
            let (ink, opacity) = color(At { x: middle(x), y: middle(y) });
            *under = blend(*under, ink, opacity);
        }
    }
}

/// `ink` over `under`, in 12 steps of opacity: finer ones are not seen and would fill the palette.
pub(super) fn blend(under: Rgb<u8>, ink: Rgb<u8>, opacity: f32) -> Rgb<u8> {
    let opacity = (opacity * 12.0).round() / 12.0;
    let mix = |i: usize| f32::from(under.0[i]) * (1.0 - opacity) + f32::from(ink.0[i]) * opacity;
    Rgb([mix(0).round() as u8, mix(1).round() as u8, mix(2).round() as u8])
}
