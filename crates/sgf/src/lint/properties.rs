//! Properties other than moves and setups.

use super::checked_property::CheckedProperty;
use super::findings::{Findings, Site};
use super::rules::{
    BadPoint, BadRectangle, MarkupOffBoard, PointOf, PropertyTwice, UnknownProperty, check_property,
};
use crate::faults::BadPropertyName;
use crate::property::{ValueKind, definition};
use crate::value::{AreaError, area, shown};
use crate::{Node, Property, PropertyName};

impl Findings<'_> {
    pub(super) fn check_properties(&mut self, site: Site<'_>, node: &Node, is_root: bool) {
        PropertyTwice::check(self, site, node);
        for property in node.properties() {
            self.check_property(site.at(property.place()), &property, is_root);
        }
    }

    fn check_property(&mut self, site: Site<'_>, property: &Property<'_>, is_root: bool) {
        let (name, info) = (property.name(), site.replayer.info());
        if property.has_lower_case() && info.version >= 4 {
            self.add(site, BadPropertyName { name: Some(name.to_string()) });
        }
        let Some(definition) = definition(name) else {
            return self.add(site, UnknownProperty { name: name.to_string() });
        };
        let value = &property.value();
        let text = value.text();
        check_property(
            self,
            site,
            &CheckedProperty { property, name, definition, value, text, is_root, info },
        );
        if definition.kind == ValueKind::Marks {
            self.check_marks(site, property);
        }
    }

    /// Checks marks; empty values have a code of their own.
    fn check_marks(&mut self, site: Site<'_>, property: &Property<'_>) {
        let name = property.name();
        let Some(size) = site.replayer.info().size else { return };
        let has_rest = ["LB", "AR", "LN"].into_iter().any(|other| PropertyName::new(other) == name);
        for value in property.values() {
            let end = value.bytes.iter().position(|&byte| byte == b':').filter(|_| has_rest);
            let found = area(&value.bytes[..end.unwrap_or(value.bytes.len())], size);
            if found.is_ok_and(|area| !area.is_turned) {
                continue;
            }
            let site = site.at(value.place);
            let (name, value) = (name.to_string(), shown(&value.text()));
            match found {
                Ok(_) => self.add(site, BadRectangle { name, value }),
                Err(AreaError::Malformed) if value.is_empty() => {}
                Err(AreaError::Off) => self.add(site, MarkupOffBoard { name, value, size }),
                Err(AreaError::Malformed) => self.add(site, BadPoint { of: PointOf::Mark(name), value }),
            }
        }
    }
}
