use super::theme;
use ab_glyph::{Font, FontRef, PxScale, ScaleFont};
use image::{GrayImage, Luma};
use imageproc::drawing::{draw_text_mut, text_size};

/// The letters of one height, drawn once, so that a title costs a copy and not a drawing.
pub(super) struct Letters {
    /// The printable letters of ASCII from the blank on.
    glyphs: Vec<Glyph>,
    cut: Glyph,
    pub(super) height: u32,
}

struct Glyph {
    /// From this letter's left edge to the next one's.
    advance: f32,
    /// How much of each pixel is covered.
    coverage: GrayImage,
}

impl Letters {
    /// Letters of `height` pixels from the top of the highest to the foot of the lowest.
    pub(super) fn new(font: &FontRef<'_>, height: f32) -> Self {
        let glyph = |letter: char| {
            let text = letter.to_string();
            let scale = PxScale::from(height);
            let (width, rows) = text_size(scale, font, &text);
            let mut coverage = GrayImage::new(width + 2, rows);
            draw_text_mut(&mut coverage, Luma([255]), 0, 0, scale, font, &text);
            Glyph { advance: font.as_scaled(scale).h_advance(font.glyph_id(letter)), coverage }
        };
        Self {
            glyphs: (' '..='~').map(glyph).collect(),
            cut: glyph(theme::CUT),
            height: height.ceil() as u32,
        }
    }

    /// Lays out as much of `text` as `room` pixels hold, cut where it does not fit, and gives the
    /// places of its letters and the width of all. Letters beyond ASCII are shown as `?`.
    pub(super) fn lay_out(&self, text: &str, room: f32) -> Line<'_> {
        let mut line = Line { letters: Vec::new(), width: 0.0, is_cut: false };
        for letter in text.chars() {
            line.push(self.glyph(letter));
        }
        if line.width > room {
            line.is_cut = true;
            while line.width + self.cut.advance > room && line.pop() {}
            line.push(&self.cut);
        }
        line
    }

    fn glyph(&self, letter: char) -> &Glyph {
        let index = |letter: char| (letter as usize).checked_sub(' ' as usize);
        index(letter)
            .and_then(|i| self.glyphs.get(i))
            .or_else(|| self.glyphs.get(index('?')?))
            .unwrap_or(&self.cut)
    }
}

/// Letters in a row.
pub(super) struct Line<'a> {
    letters: Vec<(f32, &'a Glyph)>,
    pub(super) width: f32,
    pub(super) is_cut: bool,
}

impl<'a> Line<'a> {
    fn push(&mut self, glyph: &'a Glyph) {
        self.letters.push((self.width, glyph));
        self.width += glyph.advance;
    }

    fn pop(&mut self) -> bool {
        let last = self.letters.pop();
        self.width = last.map_or(0.0, |(left, _)| left);
        last.is_some()
    }

    /// Every pixel that a letter covers, from the line's upper left corner, and how much of it, to 255.
    pub(super) fn pixels(&self) -> impl Iterator<Item = (u32, u32, u8)> {
        self.letters.iter().flat_map(|(left, glyph)| {
            let left = left.round() as u32;
            let covered = glyph.coverage.enumerate_pixels().filter(|(_, _, pixel)| pixel.0[0] > 0);
            covered.map(move |(x, y, pixel)| (left + x, y, pixel.0[0]))
        })
    }
}
