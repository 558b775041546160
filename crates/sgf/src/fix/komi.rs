//! The komi in KM and in points.

use super::super::document::{Document, RawNode, RawProperty};
use super::super::value::{real, shown};
use super::super::{GameInfo, PropertyName};
use super::changes::Changes;
use super::codes::FixMessage;
use crate::faults::KomiInKo;
use crate::lint::rules::HugeKomi;

const KOMI: PropertyName = PropertyName::new("KM");
const KO: PropertyName = PropertyName::new("KO");

/// Writes a komi in KO as KM, and one in hundredths of a point or of a stone in points, if that is the only meaning.
pub(super) fn set_komi(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_node(|root, site| {
        let has_komi = |property: &RawProperty<'_>| [KOMI, KO].contains(&property.name());
        if !site.is_root || !root.properties().any(has_komi) {
            return;
        }
        let (info, faults) = GameInfo::read(&root.read());
        if faults.iter().any(|fault| fault.message.code() == KomiInKo::CODE) {
            move_komi(root, changes);
        }
        let written = info.komi.filter(|&komi| info.is_huge_komi(komi));
        let Some((written, komi)) = written.zip(info.meant_komi()) else { return };
        let Some(property) = root.properties_mut().find(|property| property.name() == KOMI) else { return };
        if !property.is_closed() || property.values.len() > 1 {
            return;
        }
        if let Some(value) = property.values.first_mut().filter(|value| real(&value.raw) == Some(written)) {
            let (name, now) = (KOMI.to_string(), komi.to_string());
            let done = FixMessage::SetValue { name, found: shown(&value.raw), now: now.clone() };
            changes.add(value.place, HugeKomi::CODE, done);
            value.raw = now.into();
        }
    });
}

/// Renames KO to KM, or removes it if KM has the same komi.
fn move_komi(root: &mut RawNode<'_>, changes: &mut Changes) {
    let has_komi = root.properties().any(|property| property.name() == KOMI);
    let Some(property) = root.properties_mut().find(|property| property.name() == KO) else { return };
    let Some(place) = property.values.first().map(|value| value.place).filter(|_| property.is_closed())
    else {
        return;
    };
    let (found, now) = (property.written.to_string(), KOMI.to_string());
    let done = if has_komi { FixMessage::Join { name: now } } else { FixMessage::SetName { found, now } };
    changes.add(place, KomiInKo::CODE, done);
    if has_komi {
        property.values.clear();
        root.drop_empty();
    } else {
        property.written = "KM".into();
    }
}
