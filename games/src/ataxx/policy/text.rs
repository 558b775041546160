use super::super::network::{Model, Reader, Writer};
use super::Policy;

impl Policy {
    /// The weights as text, those of surroundings with walls only on demand. [`Policy::of_text`] reads it.
    #[must_use]
    pub fn to_text(&self, with_walls: bool) -> String {
        let (mut writer, mut model) = (Writer::new(), Model::new());
        let mut weights = self.by_class().into_iter();
        Self::of(|is_plain| {
            let weight = weights.next().unwrap_or_default();
            if with_walls || is_plain {
                writer.put(&mut model, weight.into());
            }
            weight
        });
        writer.end()
    }

    /// Reads what [`Policy::to_text`] writes.
    #[must_use]
    pub fn of_text(text: &str, with_walls: bool) -> Self {
        let (mut reader, mut model) = (Reader::new(text), Model::new());
        Self::of(|is_plain| if with_walls || is_plain { reader.next_of(&mut model) as i8 } else { 0 })
    }
}
