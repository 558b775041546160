//! What stands on a point, drawn in one cell by coverage: each shape is a distance from its edge, and
//! a pixel takes as much of its colour as the shape covers of the pixel.

use super::diagram::Sign;
use super::layout::Layout;
use super::scene::Mark;
use super::theme;
use crate::board::Color;
use image::{Rgb, RgbImage};

/// What lies over a cell, each pixel as its ink and how much of what is under it shows through.
pub(super) struct Layer {
    cell: u32,
    middle: f32,
    pixels: Vec<Pixel>,
}

#[derive(Clone, Copy)]
struct Pixel {
    ink: [f32; 3],
    through: f32,
}

/// Pixels of a layer that cover something, side by side.
pub(super) struct Run<T> {
    /// Where it begins, from the cell's corner.
    pub(super) x: u32,
    pub(super) y: u32,
    pub(super) pixels: Vec<T>,
}

impl Layer {
    fn new(layout: &Layout) -> Self {
        let cell = layout.cell;
        let pixels = vec![Pixel { ink: [0.0; 3], through: 1.0 }; (cell * cell) as usize];
        Self { cell, middle: layout.middle(), pixels }
    }

    /// A mark, round the middle of a cell.
    pub(super) fn of_mark(layout: &Layout, mark: Mark) -> Self {
        let mut layer = Self::new(layout);
        match mark {
            Mark::Stone(color) => layer.stone(color),
            Mark::Played(color) => {
                layer.stone(color);
                layer.fill(last_ink(Some(color)), 1.0, |at| ring(at, 0.21, 0.075));
            }
            Mark::Taken(color) => {
                let ink = match color {
                    Color::White => theme::WHITE,
                    Color::Black => theme::BLACK,
                };
                layer.fill(ink, 0.22, |at| disc(at, 0.40));
                layer.fill(ink, 0.75, |at| ring(at, 0.40, 0.05));
                layer.fill(theme::WARNING, 0.9, |at| cross(at, 0.19, 0.055));
            }
            Mark::Legal(color) => {
                let (ink, rim) = match color {
                    Color::White => (theme::WHITE, theme::ROUND_WHITE),
                    Color::Black => (theme::BLACK, theme::ROUND_BLACK),
                };
                layer.fill(rim, 1.0, |at| disc(at, theme::LEGAL_RADIUS + 0.02));
                layer.fill(ink, 1.0, |at| disc(at, theme::LEGAL_RADIUS - 0.01));
            }
            Mark::Suicide => {
                layer.fill(theme::MEAN_WOOD, 1.0, |at| disc(at, 0.23));
                layer.fill(theme::WARNING, 1.0, |at| ring(at, 0.23, 0.055));
                layer.fill(theme::WARNING, 1.0, |at| cross(at, 0.085, 0.06));
            }
            Mark::Dead(color) => {
                layer.stone(color);
                layer.fill(theme::WARNING, 1.0, |at| ring(at, 0.40, 0.10));
                layer.fill(theme::WARNING, 1.0, |at| cross(at, 0.18, 0.10));
            }
        }
        layer
    }

    /// A sign other than a number or a stone taken, on what stands there.
    pub(super) fn of_sign(layout: &Layout, sign: Sign, under: Option<Color>) -> Self {
        let mut layer = Self::new(layout);
        match sign {
            Sign::Last => layer.fill(last_ink(under), 1.0, |at| ring(at, 0.21, 0.075)),
            // Both are told apart without colour too.
            Sign::Fault => layer.fill(theme::WARNING, 1.0, |at| triangle(at, 0.27)),
            Sign::Concerned => layer.fill(theme::WARNING, 1.0, |at| cross(at, 0.17, 0.09)),
            Sign::Number { .. } | Sign::Taken(_) => {}
        }
        layer
    }

    /// A star point.
    pub(super) fn star(layout: &Layout) -> Self {
        let mut layer = Self::new(layout);
        layer.fill(theme::LINE, 1.0, |at| disc(at, theme::STAR_RADIUS));
        layer
    }

    /// Lays it over the cell of `image` whose upper left corner is there.
    pub(super) fn draw(&self, image: &mut RgbImage, (left, top): (u32, u32)) {
        for Run { x, y, pixels } in self.over(|x, y| *image.get_pixel(left + x, top + y), |color| color) {
            for (color, x) in pixels.into_iter().zip(left + x..) {
                image.put_pixel(x, top + y, color);
            }
        }
    }

    /// What is to be seen of it over a cell, whose pixels `under` tells, as what `made` makes of each colour.
    pub(super) fn over<T>(
        &self,
        under: impl Fn(u32, u32) -> Rgb<u8>,
        mut made: impl FnMut(Rgb<u8>) -> T,
    ) -> Vec<Run<T>> {
        let mut runs: Vec<Run<T>> = Vec::new();
        for (y, row) in (0..).zip(self.pixels.chunks_exact(self.cell as usize)) {
            for (x, pixel) in (0..).zip(row).filter(|(_, pixel)| pixel.through < 1.0) {
                let Rgb(below) = under(x, y);
                let channel = |i: usize| (f32::from(below[i]) * pixel.through + pixel.ink[i] + 0.5) as u8;
                let color = made(Rgb([channel(0), channel(1), channel(2)]));
                match runs.last_mut() {
                    Some(run) if run.y == y && run.x + run.pixels.len() as u32 == x => run.pixels.push(color),
                    _ => runs.push(Run { x, y, pixels: vec![color] }),
                }
            }
        }
        runs
    }

    /// A stone with its shadow, lit from the upper left.
    fn stone(&mut self, color: Color) {
        let radius = theme::STONE_RADIUS;
        // Soft, and inside the cell, so that it is not cut where the next cell begins.
        self.paint(|at| {
            let distance = at.from(0.016, 0.022) - radius;
            (theme::SHADOW, theme::SHADOW_OPACITY * (0.5 - distance / 0.045).clamp(0.0, 1.0))
        });
        let pixel = self.pixel();
        self.paint(|at| {
            let alpha = coverage(disc(at, radius), pixel);
            let (from_light, from_edge) = (at.from(-0.16, -0.19) / radius, disc(at, radius));
            let shade = match color {
                Color::Black => 24.0 + 84.0 * (1.0 - from_light / 0.9).max(0.0).powf(1.6),
                // A rim, so that white stones stand out from light wood and from each other.
                Color::White => {
                    254.0 - 26.0 * from_light.powi(3) - 45.0 * (1.0 + from_edge / 0.05).clamp(0.0, 1.0)
                }
            };
            (Rgb([shade.round().clamp(0.0, 255.0) as u8; 3]), alpha)
        });
    }

    /// Fills a shape with one colour.
    fn fill(&mut self, ink: Rgb<u8>, opacity: f32, distance: impl Fn(At) -> f32) {
        let pixel = self.pixel();
        self.paint(|at| (ink, opacity * coverage(distance(at), pixel)));
    }

    /// Lays a colour with an opacity over each pixel.
    fn paint(&mut self, color: impl Fn(At) -> (Rgb<u8>, f32)) {
        let (size, middle) = (self.pixel(), self.middle);
        let place = |place: u32| (place as f32 + 0.5 - middle) * size;
        for (y, row) in (0..).zip(self.pixels.chunks_exact_mut(self.cell as usize)) {
            for (x, pixel) in (0..).zip(row) {
                let (ink, opacity) = color(At { x: place(x), y: place(y) });
                if opacity > 0.0 {
                    let rest = 1.0 - opacity;
                    pixel.ink = [0, 1, 2].map(|i| pixel.ink[i] * rest + f32::from(ink.0[i]) * opacity);
                    pixel.through *= rest;
                }
            }
        }
    }

    /// The size of a pixel in cells.
    fn pixel(&self) -> f32 {
        1.0 / self.cell as f32
    }
}

/// The colour of the ring on the last move.
const fn last_ink(under: Option<Color>) -> Rgb<u8> {
    match under {
        Some(Color::Black) => theme::PLAYED_ON_BLACK,
        _ => theme::PLAYED_ON_WHITE,
    }
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

/// How much of a pixel a shape covers whose edge is `distance` cells from the pixel's middle.
fn coverage(distance: f32, pixel: f32) -> f32 {
    (0.5 - distance / pixel).clamp(0.0, 1.0)
}
