//! A uniform format of points: a pass is `[]`, and lists have single points without duplicates.

use super::super::PropertyName;
use super::super::document::{Document, RawProperty, RawValue};
use super::super::value::{Target, area, shown, target};
use super::changes::Changes;
use super::codes::FixMessage;
use crate::lint::rules::{BadRectangle, SetupTwice};
use gocheck_board::{Point, Size};
use std::borrow::Cow;

/// Properties that are only lists of points.
const LISTS: [&str; 12] = ["AB", "AW", "AE", "DD", "VW", "TB", "TW", "CR", "MA", "SL", "SQ", "TR"];

pub(super) fn set_points(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_property(|property, site| {
        let Some(size) = site.size.filter(|_| property.is_closed()) else { return };
        let name = property.name();
        if name.is_move() {
            set_move(property, size, changes);
        } else if LISTS.iter().any(|list| PropertyName::new(list) == name) {
            set_list(property, size, changes);
        }
    });
}

fn set_move(property: &mut RawProperty<'_>, size: Size, changes: &mut Changes) {
    let name = property.name().to_string();
    for value in &mut property.values {
        let found = value.meaning().into_owned();
        let now = match target(found.as_bytes(), size) {
            Target::Pass => String::new(),
            Target::Point(_) => found.trim().to_owned(),
            Target::Off | Target::Malformed => continue,
        };
        if now == *value.raw {
            continue;
        }
        let done = match found.as_str() {
            "tt" => FixMessage::SetPass { found },
            _ => FixMessage::SetValue { name: name.clone(), found: shown(&found), now: now.clone() },
        };
        changes.add(value.place, None, done);
        value.raw = now.into();
    }
}

/// A point as SGF writes it, for every board.
fn point_text(point: Point) -> &'static str {
    const LETTERS: usize = Size::MAX;
    static POINTS: [u8; 2 * LETTERS * LETTERS] = {
        let mut points = [b'a'; 2 * LETTERS * LETTERS];
        let mut index = 0;
        while index < LETTERS * LETTERS {
            points[2 * index] += (index % LETTERS) as u8;
            points[2 * index + 1] += (index / LETTERS) as u8;
            index += 1;
        }
        points
    };
    let start = 2 * (point.row() * LETTERS + point.col());
    std::str::from_utf8(&POINTS[start..start + 2]).unwrap_or_default()
}

fn set_list(property: &mut RawProperty<'_>, size: Size, changes: &mut Changes) {
    let name = property.name();
    let mut seen = vec![false; size.area()];
    let mut values: Vec<RawValue<'_>> = Vec::with_capacity(property.values.len());
    let (mut count, mut turned, mut twice, mut other) = (0, None, None, None);
    for value in property.values.drain(..) {
        let Ok(area) = area(value.meaning().as_bytes(), size) else {
            values.push(value);
            continue;
        };
        if area.is_turned {
            turned.get_or_insert(value.place);
        }
        for point in area.points() {
            if std::mem::replace(&mut seen[size.index(point)], true) {
                twice.get_or_insert(value.place);
                continue;
            }
            count += 1;
            let text = point_text(point);
            if text != &*value.raw {
                other.get_or_insert(value.place);
            }
            values.push(RawValue { place: value.place, raw: Cow::Borrowed(text), end: value.end });
        }
    }
    values.shrink_to_fit();
    property.values = values;
    let turned = turned.map(|place| (place, Some(BadRectangle::CODE)));
    let twice = twice.map(|place| (place, name.is_stones().then_some(SetupTwice::CODE)));
    if let Some((place, finding)) = turned.or(twice).or(other.map(|place| (place, None))) {
        changes.add(place, finding, FixMessage::SetPoints { name: name.to_string(), count });
    }
}
