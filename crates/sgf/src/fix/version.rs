//! Output is FF\[4\].

use super::super::PropertyName;
use super::super::document::{Document, RawValue, ValueEnd};
use super::super::value::number;
use super::changes::Changes;
use super::codes::FixMessage;
use crate::faults::UnknownVersion;

const VERSION: PropertyName = PropertyName::new("FF");

/// Writes FF\[4\] into each root.
pub(super) fn set_version(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_node(|node, site| {
        if !site.is_root {
            return;
        }
        let Some(property) = node.properties_mut().find(|property| property.name() == VERSION) else {
            node.insert(0, "FF", "4");
            return changes.add(node.place, None, FixMessage::SetVersion);
        };
        let Some(RawValue { raw, place, end: ValueEnd::Closed }) = property.values.first_mut() else {
            return;
        };
        if *raw == "4" {
            return;
        }
        let is_known = number(raw).is_none_or(|version| (1..=4).contains(&version));
        *raw = "4".into();
        let finding = (!is_known).then_some(UnknownVersion::CODE);
        changes.add(*place, finding, FixMessage::SetVersion);
    });
}
