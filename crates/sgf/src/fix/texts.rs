//! Escapes and line breaks in values.

use super::super::Place;
use super::super::document::{Document, RawProperty, line_break};
use super::super::property::definition;
use super::changes::Changes;
use super::codes::FixMessage;

/// Backslashes come only before `]`, `\` and `:`, and lines end with a line feed. Lines that were broken with a backslash
/// are joined.
pub(super) fn set_escapes(document: &mut Document<'_>, changes: &mut Changes) {
    let mut first: Option<Place> = None;
    let (mut count, mut has_other_breaks) = (0, false);
    document.each_property(|property, _| {
        // Unknown properties may have their own escapes.
        if definition(property.name()).is_none() || has_signs(property) {
            return;
        }
        for value in property.values.iter_mut().filter(|value| !value.end.ends_game()) {
            if !value.raw.contains(['\\', '\r']) {
                continue;
            }
            has_other_breaks |= value.raw.contains('\r');
            let (now, has_escapes) = in_form(&value.raw);
            if has_escapes {
                first.get_or_insert(value.place);
                count += 1;
            }
            value.raw = now.into();
        }
    });
    if let Some(place) = first {
        changes.add(place, None, FixMessage::SetEscapes { count });
    }
    if has_other_breaks {
        changes.add(Place::START, None, FixMessage::SetLayout);
    }
}

/// Returns true if a point's value has characters that would end it without their backslashes.
fn has_signs(property: &RawProperty<'_>) -> bool {
    property.name().is_stones()
        && property.values.iter().any(|value| value.raw.contains([';', '(', ')', '[']))
}

/// The normalised value, and whether a backslash is removed.
fn in_form(raw: &str) -> (String, bool) {
    let (mut text, mut takes_out) = (String::with_capacity(raw.len()), false);
    let mut rest = raw;
    while let Some(at) = rest.find(['\\', '\r', '\n']) {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        let length = line_break(rest);
        if length > 0 {
            text.push('\n');
            rest = &rest[length..];
            continue;
        }
        let escaped = &rest[1..];
        let length = line_break(escaped);
        rest = match escaped.as_bytes().first() {
            Some(b']' | b'\\' | b':') => {
                text.push_str(&rest[..2]);
                &escaped[1..]
            }
            _ => {
                takes_out = true;
                &escaped[length..]
            }
        };
    }
    text.push_str(rest);
    (text, takes_out)
}
