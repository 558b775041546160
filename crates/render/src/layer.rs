//! Draws a figure in one cell with anti-aliasing: each shape is a distance function, and a pixel takes as much of its colour
//! as the shape covers of the pixel.

use super::figure::{Figure, Paint};
use super::layout::Pitch;
use super::shape::{At, Shape};
use super::sign_text::SignText;
use super::theme;
use gocheck_board::Color;
use image::{Rgb, RgbImage};

/// A layer over a cell: the ink and the transparency of each pixel.
pub(super) struct Layer {
    pitch: Pitch,
    pixels: Vec<Pixel>,
}

#[derive(Clone, Copy)]
struct Pixel {
    ink: [f32; 3],
    through: f32,
}

impl Layer {
    fn new(pitch: Pitch) -> Self {
        let pixels = vec![Pixel { ink: [0.0; 3], through: 1.0 }; (pitch.cell * pitch.cell) as usize];
        Self { pitch, pixels }
    }

    /// Draws a figure around the middle of a cell.
    pub(super) fn of(figure: &Figure, pitch: Pitch, texts: &SignText) -> Self {
        let mut layer = Self::new(pitch);
        for part in figure.parts() {
            match part {
                Paint::Stone(color) => layer.stone(color),
                Paint::Fill { shape, ink, opacity } => layer.fill(shape, ink, opacity),
                Paint::Text { text, ink } => {
                    let line = texts.lay_out(text);
                    let middle = pitch.middle();
                    let left = (middle - line.width / 2.0).round() as i32;
                    let top = (middle - line.middle()).round() as i32;
                    for (x, y, covered) in line.pixels(left, top) {
                        // In a few steps, so that a file has fewer colours and compresses better.
                        let steps = (f32::from(covered) / 255.0 * theme::LETTER_SHADES).round();
                        layer.cover(x, y, ink, steps / theme::LETTER_SHADES);
                    }
                }
            }
        }
        layer
    }

    /// Draws a star point.
    pub(super) fn star(pitch: Pitch) -> Self {
        let mut layer = Self::new(pitch);
        layer.fill(Shape::disc(theme::STAR_RADIUS), theme::LINE, 1.0);
        layer
    }

    /// Composes the layer with a cell.
    pub(super) fn draw(&self, cell: &mut RgbImage) {
        for (below, pixel) in cell.pixels_mut().zip(&self.pixels).filter(|(_, pixel)| pixel.through < 1.0) {
            let channel = |i: usize| (f32::from(below.0[i]) * pixel.through + pixel.ink[i] + 0.5) as u8;
            *below = Rgb([channel(0), channel(1), channel(2)]);
        }
    }

    /// Draws a stone with its shadow, lit from the upper left.
    fn stone(&mut self, color: Color) {
        let radius = theme::STONE_RADIUS;
        // Soft, and inside the cell, so that it is not cut off at the next cell.
        self.paint(|at| {
            let [right, below] = theme::SHADOW_OFFSET;
            let distance = at.from(right, below) - radius;
            (theme::SHADOW, theme::SHADOW_OPACITY * (0.5 - distance / theme::SHADOW_SOFTNESS).clamp(0.0, 1.0))
        });
        let (pixel, disc) = (self.pitch.pixel(), Shape::disc(radius));
        self.paint(|at| {
            let alpha = coverage(disc.distance(at), pixel);
            let [x, y] = theme::LIGHT;
            (Rgb([theme::shade(color, at.from(x, y) / radius, disc.distance(at)); 3]), alpha)
        });
    }

    /// Fills a shape with one colour.
    fn fill(&mut self, shape: Shape, ink: Rgb<u8>, opacity: f32) {
        let pixel = self.pitch.pixel();
        self.paint(|at| (ink, opacity * coverage(shape.distance(at), pixel)));
    }

    /// Blends a colour with an opacity into each pixel.
    fn paint(&mut self, color: impl Fn(At) -> (Rgb<u8>, f32)) {
        let (size, middle) = (self.pitch.pixel(), self.pitch.middle());
        let place = |place: u32| (place as f32 + 0.5 - middle) * size;
        for (y, row) in (0..).zip(self.pixels.chunks_exact_mut(self.pitch.cell as usize)) {
            for (x, pixel) in (0..).zip(row) {
                let (ink, opacity) = color(At { x: place(x), y: place(y) });
                pixel.lay(ink, opacity);
            }
        }
    }

    /// Blends a colour into one pixel, if it is in the cell.
    fn cover(&mut self, x: u32, y: u32, ink: Rgb<u8>, opacity: f32) {
        let cell = self.pitch.cell;
        if x < cell && y < cell {
            self.pixels[(y * cell + x) as usize].lay(ink, opacity);
        }
    }
}

impl Pixel {
    fn lay(&mut self, ink: Rgb<u8>, opacity: f32) {
        if opacity > 0.0 {
            let rest = 1.0 - opacity;
            self.ink = [0, 1, 2].map(|i| self.ink[i] * rest + f32::from(ink.0[i]) * opacity);
            self.through *= rest;
        }
    }
}

/// The share of a pixel covered by a shape whose edge is `distance` cells from the pixel's middle.
fn coverage(distance: f32, pixel: f32) -> f32 {
    (0.5 - distance / pixel).clamp(0.0, 1.0)
}
