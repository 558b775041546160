//! A picture as palette indices, onto which cells and lines of text are copied.

use super::RenderError;
use super::encode::encode;
use super::letters::TextLine;
use super::palette::{Matcher, PALETTE, mix};
use image::{Rgb, RgbImage};
use std::ops::Range;

/// Rows of palette indices. Each begins with a 0, which is PNG's filter type for no filter.
#[derive(Clone)]
pub(super) struct Canvas {
    width: u32,
    rows: Vec<u8>,
}

/// The palette indices from the background to a full letter.
pub(super) struct Shades([u8; 17]);

impl Shades {
    pub(super) fn new(under: Rgb<u8>, ink: Rgb<u8>) -> Self {
        Self(std::array::from_fn(|shade| PALETTE.nearest(mix(under, ink, shade as f32 / 16.0))))
    }
}

impl Canvas {
    /// Creates a picture of one colour.
    pub(super) fn new(width: u32, height: u32, color: u8) -> Self {
        let mut canvas = Self { width, rows: Vec::new() };
        canvas.extend(std::iter::repeat_n(color, height as usize));
        canvas
    }

    /// Creates a picture of these pixels, each in the nearest colour.
    pub(super) fn of(pixels: &RgbImage, matcher: &mut Matcher) -> Self {
        let mut canvas = Self { width: pixels.width(), rows: Vec::new() };
        for row in pixels.rows() {
            canvas.rows.push(0);
            canvas.rows.extend(row.map(|&color| matcher.number(color)));
        }
        canvas
    }

    /// Adds rows below, each of one colour.
    pub(super) fn extend(&mut self, colors: impl Iterator<Item = u8>) {
        for color in colors {
            self.rows.push(0);
            self.rows.resize(self.rows.len() + self.width as usize, color);
        }
    }

    pub(super) fn height(&self) -> u32 {
        (self.rows.len() / self.stride()) as u32
    }

    /// The number of bytes from one row to the next.
    const fn stride(&self) -> usize {
        self.width as usize + 1
    }

    /// Some pixels of a row, as far as they exist.
    fn row(&mut self, y: u32, columns: Range<u32>) -> &mut [u8] {
        let start = y as usize * self.stride() + 1;
        let [from, to] = [columns.start, columns.end].map(|x| start + x.min(self.width) as usize);
        self.rows.get_mut(from..to).unwrap_or_default()
    }

    /// Fills a part of a row.
    pub(super) fn fill(&mut self, y: u32, columns: Range<u32>, color: u8) {
        self.row(y, columns).fill(color);
    }

    /// Copies another picture, as far as it is inside this one.
    pub(super) fn put(&mut self, other: &Self, (left, top): (u32, u32)) {
        for (y, row) in (top..).zip(other.rows.chunks_exact(other.stride())) {
            let pixels = self.row(y, left..left + other.width);
            pixels.copy_from_slice(&row[1..=pixels.len()]);
        }
    }

    /// Writes a line at its upper left corner.
    pub(super) fn write(&mut self, line: &TextLine<'_>, (left, top): (i32, i32), shades: &Shades) {
        let stride = self.stride();
        for (x, y, covered) in line.pixels(left, top) {
            let place = y as usize * stride + 1 + x as usize;
            if covered >= 8
                && x < self.width
                && let Some(pixel) = self.rows.get_mut(place)
            {
                *pixel = shades.0[(usize::from(covered) * (shades.0.len() - 1) + 127) / 255];
            }
        }
    }

    /// Returns the bytes of a PNG file.
    pub(super) fn png(&self) -> Result<Vec<u8>, RenderError> {
        encode(self.width, self.height(), &self.rows)
    }
}
