//! Properties: what SGF says of their names and values.

use super::super::date::impossible_date;
use super::super::property::{ValueKind, definition};
use super::super::value::{AreaError, area, real, shown};
use super::super::{GameInfo, Node, Player, Property, PropertyName};
use super::findings::Findings;
use crate::diagnostic::Message;
use crate::diagnostic::values::PointOf;

impl Findings<'_> {
    /// Checks what is not a move or a setup.
    pub(super) fn check_form(&mut self, player: &Player, node: &Node, is_root: bool) {
        self.check_twice(player, node);
        for property in node.properties() {
            self.check_property(player, &property, is_root);
        }
    }

    fn check_property(&mut self, player: &Player, property: &Property<'_>, is_root: bool) {
        let (name, place) = (property.name(), property.place());
        let version = player.info().version;
        if property.has_lower_case() && version >= 4 {
            self.add(player, place, Message::BadName { name: Some(name.to_string()) });
        }
        let Some(definition) = definition(name) else {
            return self.add(player, place, Message::UnknownProperty { name: name.to_string() });
        };
        if definition.is_root && !is_root {
            self.add(player, place, Message::NotInRoot { name: name.to_string() });
        }
        if definition.is_single && property.len() > 1 {
            self.add(player, place, Message::SeveralValues { name: name.to_string(), count: property.len() });
        }
        self.check_sense(player, property, definition.kind);
        match definition.kind {
            ValueKind::Text => {}
            ValueKind::Marks => self.check_marks(player, property),
            // Old versions have other forms for many of these.
            _ if version < 3 && ![PropertyName::new("HA"), PropertyName::new("KM")].contains(&name) => {}
            kind => {
                let value = property.value();
                let text = value.text();
                // Programs write what they do not know as an empty value.
                if let Some(expected) = kind.fault(&text).filter(|_| !text.is_empty()) {
                    let (name, text) = (name.to_string(), shown(&text));
                    self.add(player, value.place, Message::BadValue { name, value: text, expected });
                }
            }
        }
    }

    /// Checks what a value says, whatever the version.
    fn check_sense(&mut self, player: &Player, property: &Property<'_>, kind: ValueKind) {
        let (name, value) = (property.name(), property.value());
        let text = value.text();
        if text.is_empty() {
            if kind.is_empty_idle() {
                self.add(player, value.place, Message::EmptyValue { name: name.to_string() });
            }
        } else if name == PropertyName::new("KM") {
            if real(&text).is_some_and(|komi| komi.abs() >= GameInfo::NO_KOMI) {
                self.add(player, value.place, Message::HugeKomi { value: shown(&text) });
            }
        } else if name == PropertyName::new("DT")
            && let Some(date) = impossible_date(&text)
        {
            self.add(player, value.place, Message::BadDate { date: date.to_owned() });
        }
    }

    /// Checks marks; an empty value is an empty list.
    fn check_marks(&mut self, player: &Player, property: &Property<'_>) {
        let name = property.name();
        let Some(size) = player.info().size else { return };
        let has_rest = ["LB", "AR", "LN"].into_iter().any(|other| PropertyName::new(other) == name);
        for value in property.values() {
            let end = value.bytes.iter().position(|&byte| byte == b':').filter(|_| has_rest);
            let found = area(&value.bytes[..end.unwrap_or(value.bytes.len())], size);
            if found.is_ok_and(|area| !area.is_turned) {
                continue;
            }
            let (name, text) = (name.to_string(), shown(&value.text()));
            let message = match found {
                Ok(_) => Message::BadRectangle { name, value: text },
                Err(AreaError::Malformed) if text.is_empty() => continue,
                Err(AreaError::Off) => Message::MarkupOff { name, value: text, size },
                Err(AreaError::Malformed) => Message::BadPoint { of: PointOf::Mark(name), value: text },
            };
            self.add(player, value.place, message);
        }
    }

    fn check_twice(&mut self, player: &Player, node: &Node) {
        self.names.clear();
        self.names.extend(node.properties().map(|property| property.name()));
        self.names.sort_unstable();
        // Two moves have a code of their own.
        let is_move = |name| name == PropertyName::new("B") || name == PropertyName::new("W");
        let twice = self.names.windows(2).find(|pair| pair[0] == pair[1] && !is_move(pair[0]));
        let Some(&[twice, ..]) = twice else { return };
        if let Some(second) = node.properties().filter(|property| property.name() == twice).nth(1) {
            self.add(player, second.place(), Message::TwiceInNode { name: twice.to_string() });
        }
    }
}
