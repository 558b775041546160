//! The comment on a game, GC, which takes what no other property can have.

use super::super::PropertyName;
use super::super::document::{RawNode, RawProperty, RawValue, ValueEnd};
use super::super::property::{ValueKind, definition};
use super::changes::Changes;
use super::codes::FixMessage;
use super::values::in_form;
use crate::lint::rules::BadValue;

/// Adds lines to the GC of a root. Returns false if that is not possible.
pub(super) fn add_to_comment(root: &mut RawNode<'_>, lines: &str, is_before: bool) -> bool {
    const GAME_COMMENT: PropertyName = PropertyName::new("GC");
    let known = root.properties_mut().find(|property| property.name() == GAME_COMMENT);
    match known {
        Some(RawProperty { values, .. }) => match values.as_mut_slice() {
            [RawValue { raw, end: ValueEnd::Closed, .. }] => {
                *raw = if is_before { format!("{lines}\n{raw}") } else { format!("{raw}\n{lines}") }.into();
                true
            }
            _ => false,
        },
        None => root.push("GC", lines.to_owned()),
    }
}

/// Moves words instead of a number to GC: `HA[吴先相先]` and `TM[30:00(5x1:00)]` say something about a game, but not a number
/// of stones or seconds.
pub(super) fn move_words(root: &mut RawNode<'_>, changes: &mut Changes) {
    let is_wordy = |property: &&RawProperty<'_>| words_of(property).is_some();
    if !root.properties().any(|property| is_wordy(&property)) {
        return;
    }
    let lines: Vec<String> = root.properties().filter_map(words_of).collect();
    if !add_to_comment(root, &lines.join("\n"), false) {
        return;
    }
    for property in root.properties_mut() {
        if words_of(property).is_some() {
            changes.add(
                property.place,
                BadValue::CODE,
                FixMessage::MoveWords { name: property.name().to_string() },
            );
            property.values.clear();
        }
    }
    root.drop_empty();
}

/// The name and the words of a property that takes a number, if they are none that can be written as SGF does.
fn words_of(property: &RawProperty<'_>) -> Option<String> {
    let name = property.name();
    let known = definition(name).filter(|known| !known.is_root)?;
    let is_number = matches!(known.kind, ValueKind::Number | ValueKind::Real | ValueKind::Double);
    let [RawValue { raw, end: ValueEnd::Closed, .. }] = property.values.as_slice() else { return None };
    let text = raw.trim();
    let is_wordy = is_number && !text.is_empty() && known.kind.fault(text).is_some();
    (is_wordy && in_form(name, known.kind, text).is_none()).then(|| format!("{name}: {text}"))
}
