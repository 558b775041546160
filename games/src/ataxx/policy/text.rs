use super::super::network::{Reader, Writer};
use super::Policy;

/// The lower bits of a weight, as `Writer::put_small` has it.
const POLICY_LOW: u32 = 4;

impl Policy {
    /// The weights as text, those of surroundings with walls only on demand. [`Policy::of_text`] reads it.
    #[must_use]
    pub fn to_text(&self, with_walls: bool) -> String {
        let mut writer = Writer::new();
        let mut weights = self.by_class().into_iter();
        Self::of(|is_plain| {
            let weight = weights.next().unwrap_or_default();
            if with_walls || is_plain {
                writer.put_small(weight.into(), POLICY_LOW);
            }
            weight
        });
        writer.end()
    }

    /// Reads what [`Policy::to_text`] writes.
    #[must_use]
    pub fn of_text(text: &str, with_walls: bool) -> Self {
        let mut reader = Reader::new(text);
        Self::of(|is_plain| if with_walls || is_plain { reader.next_small(POLICY_LOW) as i8 } else { 0 })
    }
}
