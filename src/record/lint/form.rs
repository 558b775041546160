//! Properties: what SGF says of their names and values.

use super::super::property::{ValueKind, definition};
use super::super::value::{AreaError, area};
use super::super::{Code, Node, Player, Property, PropertyName};
use super::findings::Findings;

impl Findings<'_> {
    /// Checks what is not a move or a setup.
    pub(super) fn check_form(&mut self, player: &Player, node: &Node, is_root: bool) {
        self.check_twice(player, node);
        for property in node.properties() {
            self.check_property(player, &property, is_root);
        }
    }

    fn check_property(&mut self, player: &Player, property: &Property<'_>, is_root: bool) {
        let name = property.name();
        if property.has_lower_case() && player.info().version >= 4 {
            let message = || format!("{name} is written with lower-case letters, which FF[4] does not allow");
            self.add(player, Code::BadName, property.place(), message);
        }
        let Some(definition) = definition(name) else {
            return self.add(player, Code::UnknownProperty, property.place(), || {
                format!("{name} is none of SGF's properties")
            });
        };
        if definition.is_root && !is_root {
            self.add(player, Code::NotInRoot, property.place(), || {
                format!("{name} belongs into the first node of a game")
            });
        }
        if definition.is_single && property.len() > 1 {
            let count = property.len();
            let message = || format!("{name} has {count} values, the first counts");
            self.add(player, Code::SeveralValues, property.place(), message);
        }
        match definition.kind {
            ValueKind::Text => {}
            ValueKind::Marks => self.check_marks(player, property),
            // Old versions have other forms for many of these.
            _ if player.info().version < 3
                && ![PropertyName::new("HA"), PropertyName::new("KM")].contains(&name) => {}
            kind => {
                let value = property.value();
                let text = value.text();
                // Programs write what they do not know as an empty value.
                if let Some(expected) = kind.fault(&text).filter(|_| !text.is_empty()) {
                    let message = || format!("{name}[{}]: expected {expected}", shown(&text));
                    self.add(player, Code::BadValue, value.place, message);
                }
            }
        }
    }

    /// Marks on the board; those on none are lists of nothing.
    fn check_marks(&mut self, player: &Player, property: &Property<'_>) {
        let name = property.name();
        let Some(size) = player.info().size else { return };
        let has_rest =
            [PropertyName::new("LB"), PropertyName::new("AR"), PropertyName::new("LN")].contains(&name);
        for value in property.values() {
            let end = value.bytes.iter().position(|&byte| byte == b':').filter(|_| has_rest);
            let point = &value.bytes[..end.unwrap_or(value.bytes.len())];
            let text = value.text();
            match area(point, size) {
                Ok(area) if area.is_turned => {
                    let message =
                        || format!("{name}[{}]: a rectangle goes from its upper left corner", shown(&text));
                    self.add(player, Code::BadRectangle, value.place, message);
                }
                Ok(_) => {}
                Err(AreaError::Malformed) if text.is_empty() => {}
                Err(AreaError::Off) => {
                    let message = || format!("{name}[{}] is off the {size} board", shown(&text));
                    self.add(player, Code::MarkupOff, value.place, message);
                }
                Err(AreaError::Malformed) => {
                    let message = || format!("{name}[{}]: expected a point such as pd", shown(&text));
                    self.add(player, Code::BadPoint, value.place, message);
                }
            }
        }
    }

    fn check_twice(&mut self, player: &Player, node: &Node) {
        self.names.clear();
        self.names.extend(node.properties().map(|property| property.name()));
        self.names.sort_unstable();
        let Some(&twice) = self.names.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| &pair[0]) else {
            return;
        };
        // Two moves have a code of their own.
        if twice == PropertyName::new("B") || twice == PropertyName::new("W") {
            return;
        }
        if let Some(second) = node.properties().filter(|property| property.name() == twice).nth(1) {
            self.add(player, Code::TwiceInNode, second.place(), || format!("{twice} stands twice in a node"));
        }
    }
}

/// A value in a message: not longer than a line.
pub(super) fn shown(text: &str) -> String {
    const MAX_CHARS: usize = 30;
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    let mut shown: String = text.chars().take(MAX_CHARS).map(visible).collect();
    if text.chars().nth(MAX_CHARS).is_some() {
        shown += "..";
    }
    shown
}
