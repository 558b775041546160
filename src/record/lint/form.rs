//! Properties: what SGF says of their names and values.

use super::super::property::{Kind, definition};
use super::super::value::{AreaError, area};
use super::super::{Code, Name, Node, Property};
use super::walk::Walk;

impl Walk<'_> {
    /// Checks what is not a move or a setup.
    pub(super) fn check_form(&mut self, node: &Node, is_root: bool) {
        self.check_twice(node);
        for property in node.properties() {
            self.check_property(&property, is_root);
        }
    }

    fn check_property(&mut self, property: &Property<'_>, is_root: bool) {
        let name = property.name();
        if property.has_lower_case() && self.info.version >= 4 {
            let message = || format!("{name} is written with lower-case letters, which FF[4] does not allow");
            self.add(Code::BadName, property.place(), message);
        }
        let Some(definition) = definition(name) else {
            return self.add(Code::UnknownProperty, property.place(), || {
                format!("{name} is none of SGF's properties")
            });
        };
        if definition.is_root && !is_root {
            self.add(Code::NotInRoot, property.place(), || {
                format!("{name} belongs into the first node of a game")
            });
        }
        if definition.is_single && property.len() > 1 {
            let count = property.len();
            let message = || format!("{name} has {count} values, the first counts");
            self.add(Code::SeveralValues, property.place(), message);
        }
        match definition.kind {
            Kind::Text => {}
            Kind::Marks => self.check_marks(property),
            // Old versions have other forms for many of these.
            _ if self.info.version < 3 && ![Name::new("HA"), Name::new("KM")].contains(&name) => {}
            kind => {
                let value = property.value();
                let text = value.text();
                // Programs write what they do not know as an empty value.
                if let Some(expected) = kind.fault(&text).filter(|_| !text.is_empty()) {
                    let message = || format!("{name}[{}]: expected {expected}", shown(&text));
                    self.add(Code::BadValue, value.place, message);
                }
            }
        }
    }

    /// Marks on the board; those on none are lists of nothing.
    fn check_marks(&mut self, property: &Property<'_>) {
        let name = property.name();
        let Some(size) = self.info.size else { return };
        let has_rest = [Name::new("LB"), Name::new("AR"), Name::new("LN")].contains(&name);
        for value in property.values() {
            let end = value.bytes.iter().position(|&byte| byte == b':').filter(|_| has_rest);
            let point = &value.bytes[..end.unwrap_or(value.bytes.len())];
            let text = value.text();
            match area(point, size) {
                Ok(area) if area.is_turned => {
                    let message =
                        || format!("{name}[{}]: a rectangle goes from its upper left corner", shown(&text));
                    self.add(Code::BadRectangle, value.place, message);
                }
                Ok(_) => {}
                Err(AreaError::Malformed) if text.is_empty() => {}
                Err(AreaError::Off) => {
                    let message = || format!("{name}[{}] is off the {size} board", shown(&text));
                    self.add(Code::MarkupOff, value.place, message);
                }
                Err(AreaError::Malformed) => {
                    let message = || format!("{name}[{}]: expected a point such as pd", shown(&text));
                    self.add(Code::BadPoint, value.place, message);
                }
            }
        }
    }

    fn check_twice(&mut self, node: &Node) {
        self.names.clear();
        self.names.extend(node.properties().map(|property| property.name()));
        self.names.sort_unstable();
        let Some(&twice) = self.names.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| &pair[0]) else {
            return;
        };
        // Two moves have a code of their own.
        if twice == Name::new("B") || twice == Name::new("W") {
            return;
        }
        if let Some(second) = node.properties().filter(|property| property.name() == twice).nth(1) {
            self.add(Code::TwiceInNode, second.place(), || format!("{twice} stands twice in a node"));
        }
    }
}

/// A value in a message: not longer than a line.
pub(super) fn shown(text: &str) -> String {
    const MOST: usize = 30;
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    let mut shown: String = text.chars().take(MOST).map(visible).collect();
    if text.chars().nth(MOST).is_some() {
        shown += "..";
    }
    shown
}
