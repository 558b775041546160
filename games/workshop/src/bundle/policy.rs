//! The policy as text, for the one-file bots.

use super::coder::{Model, Reader, Writer};
use games::ataxx::policy::Policy;

/// The weights as text, those of surroundings with walls only on demand. [`of_text`] reads it.
#[must_use]
pub fn to_text(policy: &Policy, with_walls: bool) -> String {
    let (mut writer, mut model) = (Writer::new(), Model::new());
    let mut weights = policy.by_class().into_iter();
    Policy::of(|is_plain| {
        let weight = weights.next().unwrap_or_default();
        if with_walls || is_plain {
            writer.put(&mut model, weight.into());
        }
        weight
    });
    writer.end()
}

/// Reads what [`to_text`] writes.
#[must_use]
pub fn of_text(text: &str, with_walls: bool) -> Policy {
    let (mut reader, mut model) = (Reader::new(text), Model::new());
    Policy::of(|is_plain| if with_walls || is_plain { reader.next_of(&mut model) as i8 } else { 0 })
}
