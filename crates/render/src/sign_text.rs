//! Numbers and labels on points.

use super::figure::TextOf;
use super::letters::{Fonts, Letters, TextLine};
use super::theme;

/// The fonts of numbers and labels.
pub(super) struct SignText {
    /// The fonts, from the largest to the smallest, and the maximum width of a line in pixels.
    letters: [(Letters, f32); theme::MOVES.len()],
}

impl SignText {
    pub(super) fn new(cell: u32, fonts: &'static Fonts) -> Self {
        let cell = cell as f32;
        Self {
            letters: theme::MOVES.map(|(height, width)| (Letters::new(fonts, cell * height), cell * width)),
        }
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
        let [.., smallest] = &self.letters;
        let (letters, room) = self.letters.iter().find(fits).unwrap_or(smallest);
        letters.lay_out(&text, *room)
    }
}
