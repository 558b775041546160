//! Values in the standard form of SGF.

use super::super::document::{Document, RawProperty, RawValue};
use super::super::property::{ValueKind, definition, list_may_be_empty};
use super::super::result::{result, sgf_result};
use super::super::result_words::understood_result;
use super::super::value::{color, number, real, sgf_color, sgf_size, shown, size};
use super::super::{GameDate, PropertyName};
use super::changes::Changes;
use super::codes::FixMessage;
use crate::faults::ResultInWords;
use crate::lint::rules::{BadValue, EmptyList, EmptyValue};
use gocheck_text::Code;

/// Removes empty numbers and colours, which programs write for unknown values, and empty values of lists.
pub(super) fn drop_empty(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_node(|node, _| {
        for property in node.properties_mut() {
            drop_empty_of_list(property, changes);
            let is_idle = definition(property.name()).is_some_and(|known| known.kind.is_empty_idle());
            if let [value] = property.values.as_slice()
                && is_idle
                && value.raw.trim_ascii().is_empty()
            {
                let name = property.name().to_string();
                changes.add(value.place, EmptyValue::CODE, FixMessage::DropEmptyValue { name });
                property.values.clear();
            }
        }
        node.drop_empty();
    });
}

/// Removes the empty values of a list of points, except the only value of a list that may be empty.
fn drop_empty_of_list(property: &mut RawProperty<'_>, changes: &mut Changes) {
    let Some(may_be_empty) = list_may_be_empty(property.name()) else { return };
    if !property.is_closed() || may_be_empty && property.values.len() == 1 {
        return;
    }
    let is_empty = |value: &RawValue<'_>| value.raw.trim_ascii().is_empty();
    let Some(first) = property.values.iter().find(|value| is_empty(value)).map(|value| value.place) else {
        return;
    };
    // A list that may be empty keeps one value.
    if may_be_empty && property.values.iter().all(is_empty) {
        property.values.truncate(1);
    } else {
        property.values.retain(|value| !is_empty(value));
    }
    let name = property.name().to_string();
    changes.add(first, EmptyList::CODE, FixMessage::DropEmptyValue { name });
}

/// Writes numbers, colours, sizes, dates and results in the standard form, if they are unambiguous.
pub(super) fn set_form(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_property(|property, _| {
        let name = property.name();
        let Some(known) = definition(name) else { return };
        let [value] = property.values.as_mut_slice() else { return };
        let found = value.meaning().into_owned();
        let Some((now, finding)) = in_form(name, known.kind, &found).filter(|(now, _)| *now != found) else {
            return;
        };
        let done = FixMessage::SetValue { name: name.to_string(), found: shown(&found), now: now.clone() };
        changes.add(value.place, finding, done);
        value.raw = now.into();
    });
}

/// The standard form of a value, and the linter's code for the original; `None` if it has no unique standard form.
pub(super) fn in_form(name: PropertyName, kind: ValueKind, text: &str) -> Option<(String, Option<Code>)> {
    let text = text.trim();
    if name == PropertyName::new("SZ") {
        return Some((sgf_size(size(text)?), None));
    }
    if name == PropertyName::new("RE") {
        return match result(text) {
            Some(_) => Some((text.to_owned(), None)),
            None => understood_result(text).map(|result| (sgf_result(result), Some(ResultInWords::CODE))),
        };
    }
    if name == PropertyName::new("DT") {
        return GameDate::whole(text).map(|date| (date.to_string(), None));
    }
    match kind {
        ValueKind::Number => number(text).map(|_| (text.trim_start_matches('+').to_owned(), None)),
        ValueKind::Real if real(text).is_some() => Some((text.trim_start_matches('+').to_owned(), None)),
        ValueKind::Real => {
            let (whole, rest) = text.split_once(',')?;
            let is_number =
                |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
            let is_it = is_number(whole.trim_start_matches(['+', '-'])) && is_number(rest);
            let now = format!("{whole}.{rest}");
            (is_it && real(&now).is_some()).then_some((now, Some(BadValue::CODE)))
        }
        ValueKind::Double => ["1", "2"].contains(&text).then(|| (text.to_owned(), None)),
        ValueKind::Color => color(text).map(|color| (sgf_color(color).to_owned(), None)),
        ValueKind::Marks | ValueKind::Text => None,
    }
}
