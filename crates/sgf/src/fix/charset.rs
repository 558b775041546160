//! Output is UTF-8, so CA must be.

use super::super::PropertyName;
use super::super::document::{Document, RawValue, ValueEnd};
use super::super::encoding::named;
use super::changes::Changes;
use super::codes::FixMessage;
use crate::faults::{OtherEncoding, UnknownEncoding};
use encoding_rs::UTF_8;

const CHARSET: PropertyName = PropertyName::new("CA");

/// Writes CA\[UTF-8\] into each root and every other CA.
pub(super) fn set_charset(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_node(|node, site| {
        let mut has_charset = false;
        for property in node.properties_mut().filter(|property| property.name() == CHARSET) {
            has_charset = true;
            let place = property.place;
            let Some(RawValue { raw, end: ValueEnd::Closed, .. }) = property.values.first_mut() else {
                continue;
            };
            if *raw == "UTF-8" {
                continue;
            }
            let finding = match named(raw) {
                Some(other) if other != UTF_8 => Some(OtherEncoding::CODE),
                None if !raw.trim().is_empty() => Some(UnknownEncoding::CODE),
                _ => None,
            };
            changes.add(place, finding, FixMessage::SetEncoding);
            *raw = "UTF-8".into();
        }
        if site.is_root && !has_charset {
            let version = node.properties().position(|property| property.name() == PropertyName::new("FF"));
            node.insert(version.map_or(0, |version| version + 1), "CA", "UTF-8");
            changes.add(node.place, None, FixMessage::SetEncoding);
        }
    });
}
