//! Numbers and labels on points.

use super::figure::TextOf;
use super::layout::Pitch;
use super::letters::{Fonts, Letters, TextLine};
use super::theme;

/// The fonts of numbers and labels.
pub(super) struct SignText {
    pitch: Pitch,
    /// The fonts, from the largest to the smallest, and the maximum width of a line in pixels.
    letters: Vec<(Letters, f32)>,
}

impl SignText {
    pub(super) fn new(pitch: Pitch, fonts: &'static Fonts) -> Self {
        let cell = pitch.cell as f32;
        let letters = theme::MOVES.map(|(height, width)| (Letters::new(fonts, cell * height), cell * width));
        Self { pitch, letters: letters.into() }
    }

    /// Lays out a text in the largest letters that fit on a stone. Numbers with the same number of digits have the same size.
    pub(super) fn lay_out(&self, text: TextOf<'_>) -> TextLine<'_> {
        let (text, widest) = match text {
            TextOf::Number(number) => {
                let text = number.to_string();
                let widest = "8".repeat(text.len());
                (text, widest)
            }
            TextOf::Label(label) => (label.to_owned(), label.to_owned()),
        };
        let fits = |(letters, room): &&(Letters, f32)| !letters.lay_out(&widest, *room).is_cut;
        let letters = self.letters.iter().find(fits).or(self.letters.last());
        letters.map_or_else(TextLine::default, |(letters, room)| letters.lay_out(&text, *room))
    }

    /// The upper left corner of a line that is centred in a cell.
    pub(super) fn corner(&self, line: &TextLine<'_>) -> (i32, i32) {
        let middle = self.pitch.middle();
        ((middle - line.width / 2.0).round() as i32, (middle - line.middle()).round() as i32)
    }
}
