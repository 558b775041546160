//! Markup of FF\[1\] to FF\[3\] becomes that of FF\[4\], as <https://www.red-bean.com/sgf/converting.html> describes it. M
//! becomes MA also on stones, where TR is meant to replace it.

use super::super::PropertyName;
use super::super::document::{Document, RawNode, RawProperty, RawValue};
use super::super::value::{Target, target};
use super::changes::Changes;
use super::codes::FixMessage;
use gocheck_board::Size;

pub(super) const LETTERS: PropertyName = PropertyName::new("L");
pub(super) const LABELS: PropertyName = PropertyName::new("LB");
const MARK: PropertyName = PropertyName::new("M");
const GOOD: PropertyName = PropertyName::new("TE");
const BAD: PropertyName = PropertyName::new("BM");

/// Writes L as LB, M as MA, TE and BM as IT, BM and TE as DO.
pub(super) fn set_markup(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_node(|node, site| {
        let Some(size) = site.size else { return };
        set_labels(node, size, changes);
        set_mark(node, size, changes);
        set_judgement(node, changes);
    });
}

fn set_labels(node: &mut RawNode<'_>, size: Size, changes: &mut Changes) {
    if node.properties().any(|property| property.name() == LABELS) {
        return;
    }
    let has_letters = |list: &&mut RawProperty<'_>| letter(list.values.len() - 1).is_some();
    let Some(list) = points(node, LETTERS, size).filter(has_letters) else { return };
    for (index, value) in list.values.iter_mut().enumerate() {
        if let Some(letter) = letter(index) {
            value.raw = label(&value.raw, letter).into();
        }
    }
    rename(list, "LB", changes);
}

/// The letter that L puts on its point with this index: A, B and so on.
pub(super) fn letter(index: usize) -> Option<char> {
    ('A'..='Z').nth(index)
}

/// The value of LB that labels a point.
pub(super) fn label(point: &str, letter: char) -> String {
    format!("{}:{letter}", point.trim())
}

fn set_mark(node: &mut RawNode<'_>, size: Size, changes: &mut Changes) {
    if let Some(mark) = points(node, MARK, size) {
        rename(mark, "MA", changes);
    }
}

/// A move with both TE and BM is interesting if TE comes first, and doubtful otherwise.
fn set_judgement(node: &mut RawNode<'_>, changes: &mut Changes) {
    let judgements = || node.properties().filter(|property| [GOOD, BAD].contains(&property.name()));
    let names: Vec<PropertyName> = judgements().map(RawProperty::name).collect();
    let (now, second) = match names[..] {
        [GOOD, BAD] => ("IT", BAD),
        [BAD, GOOD] => ("DO", GOOD),
        _ => return,
    };
    let is_judged =
        |property: &RawProperty<'_>| ["IT", "DO"].map(PropertyName::new).contains(&property.name());
    if judgements().any(|judgement| !judgement.is_closed()) || node.properties().any(is_judged) {
        return;
    }
    for property in node.properties_mut() {
        if property.name() == second {
            property.values.clear();
        } else if [GOOD, BAD].contains(&property.name()) {
            property.values.truncate(1);
            property.values.iter_mut().for_each(|value| value.raw = "".into());
            rename(property, now, changes);
        }
    }
    node.drop_empty();
}

/// The property of a name if all of its values are points of the board.
fn points<'n, 'a>(
    node: &'n mut RawNode<'a>,
    name: PropertyName,
    size: Size,
) -> Option<&'n mut RawProperty<'a>> {
    let is_point = |value: &RawValue<'_>| matches!(target(value.raw.as_bytes(), size), Target::Point(_));
    let property = node.properties_mut().find(|property| property.name() == name)?;
    let is_list = property.is_closed() && !property.values.is_empty();
    Some(property).filter(|property| is_list && property.values.iter().all(is_point))
}

fn rename(property: &mut RawProperty<'_>, now: &'static str, changes: &mut Changes) {
    let found = property.name().to_string();
    changes.add(property.place, None, FixMessage::SetOldMarkup { found, now });
    property.written = now.into();
}
