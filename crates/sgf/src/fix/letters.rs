//! Names of properties: only capital letters.

use super::super::document::Document;
use super::changes::Changes;
use super::codes::FixMessage;
use crate::faults::BadPropertyName;

/// `AddBlack`, which old versions allow, becomes `AB`.
pub(super) fn set_names(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_property(|property, _| {
        if !property.written.bytes().all(|letter| letter.is_ascii_uppercase()) {
            let now: String = property.written.chars().filter(char::is_ascii_uppercase).collect();
            let found = property.written.to_string();
            changes.add(
                property.place,
                BadPropertyName::CODE,
                FixMessage::SetName { found, now: now.clone() },
            );
            property.written = now.into();
        }
    });
}
