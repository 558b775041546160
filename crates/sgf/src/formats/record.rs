//! A game in another format: a root and moves.

use crate::faults::{CutGame, TooLarge};
use crate::value::sgf_point;
use crate::{Fault, Node, Place, PropertyName};
use gocheck_board::{Color, Point};
use gocheck_text::AnyMessage;
use std::cmp::Ordering;
use std::fmt::Write as _;

/// A game, with the places of everything in its file.
pub(crate) struct Record {
    /// The properties of the root, in the order in which they are written.
    pub(super) root: Vec<Property>,
    pub(super) moves: Vec<Move>,
    /// Damage to the file.
    pub(super) faults: Vec<Fault>,
    /// The end of the game.
    pub(super) end: Place,
}

/// A property.
pub(super) struct Property {
    pub(super) name: &'static str,
    pub(super) values: Vec<Value>,
}

/// A value of a property, without escaping backslashes.
pub(super) struct Value {
    pub(super) place: Place,
    pub(super) text: String,
}

/// A move. There may be many, so it is small.
pub(super) struct Move {
    pub(super) place: Place,
    pub(super) color: Color,
    pub(super) target: MoveTarget,
    /// Comments and labels.
    pub(super) more: Vec<Property>,
}

/// The point of a move.
pub(super) enum MoveTarget {
    Pass,
    /// Letters of SGF, perhaps off the board.
    Letters([u8; 2]),
    /// Text that is not a point, unchanged.
    Malformed(Box<str>),
}

impl MoveTarget {
    /// The value in SGF.
    pub(super) fn value(&self) -> &[u8] {
        match self {
            Self::Pass => b"",
            Self::Letters(letters) => letters,
            Self::Malformed(text) => text.as_bytes(),
        }
    }

    /// The point in a column and a row, both from 0, counted from the upper left corner; `None` if SGF has no letters for
    /// them.
    pub(super) fn at(col: i64, row: i64) -> Option<Self> {
        Some(Self::Letters([letter(col)?, letter(row)?]))
    }
}

/// The letter of a column or row: a to z, then A to Z.
fn letter(number: i64) -> Option<u8> {
    match number {
        0..26 => Some(b'a' + number as u8),
        26..52 => Some(b'A' + (number - 26) as u8),
        _ => None,
    }
}

/// The order of the properties of a root; other formats have no more.
const ORDER: [&str; 24] = [
    "FF", "GM", "CA", "SZ", "EV", "GN", "PC", "DT", "PB", "BR", "PW", "WR", "RU", "KM", "HA", "TM", "OT",
    "RE", "AN", "CP", "GC", "AB", "AW", "C",
];

impl Record {
    /// A game without moves, in FF[4].
    pub(super) fn new() -> Self {
        let mut record = Self { root: Vec::new(), moves: Vec::new(), faults: Vec::new(), end: Place::START };
        for (name, text) in [("FF", "4"), ("GM", "1"), ("CA", "UTF-8")] {
            record.set(name, Place::START, text);
        }
        record
    }

    /// Sets a property of the root, unless it is set already or `text` is empty.
    pub(super) fn set(&mut self, name: &'static str, place: Place, text: impl Into<String>) {
        let text = text.into();
        if !text.is_empty() && !self.has(name) {
            self.add(name, place, text);
        }
    }

    /// Returns true if the root has a property.
    pub(super) fn has(&self, name: &str) -> bool {
        self.root.iter().any(|property| property.name == name)
    }

    /// Adds a value to a property of the root.
    pub(super) fn add(&mut self, name: &'static str, place: Place, text: impl Into<String>) {
        let value = Value { place, text: text.into() };
        if let Some(property) = self.root.iter_mut().find(|property| property.name == name) {
            match property.values.len().cmp(&Node::MAX_VALUES) {
                Ordering::Less => property.values.push(value),
                Ordering::Equal => {
                    property.values.push(value);
                    self.fault(place, TooLarge { most: Node::MAX_VALUES });
                }
                // Reported with the first one.
                Ordering::Greater => {}
            }
            return;
        }
        let order = |name: &str| ORDER.iter().position(|&other| other == name).unwrap_or(ORDER.len());
        let index = self.root.partition_point(|property| order(property.name) <= order(name));
        self.root.insert(index, Property { name, values: vec![value] });
    }

    /// Sets the handicap and its stones, which may be unknown.
    pub(super) fn set_handicap(&mut self, place: Place, handicap: usize, stones: &[Point]) {
        if handicap >= 2 {
            self.set("HA", place, handicap.to_string());
            stones.iter().for_each(|&point| self.add("AB", place, sgf_point(point)));
        }
    }

    pub(super) fn play(&mut self, place: Place, color: Color, target: MoveTarget) {
        self.moves.push(Move { place, color, target, more: Vec::new() });
    }

    pub(super) fn fault(&mut self, place: Place, message: impl Into<AnyMessage>) {
        self.faults.push(Fault::new(message, place));
    }

    /// Reports that the header announces more moves than there are.
    pub(super) fn check_number_of_moves(&mut self, announced: &str) {
        let found = self.moves.len();
        if let Some(announced) = announced.parse().ok().filter(|&announced| announced > found) {
            self.fault(self.end, CutGame { announced, found });
        }
    }

    /// The player to move after the last move.
    pub(super) fn to_move(&self) -> Color {
        match self.moves.last() {
            Some(last) => last.color.opponent(),
            None if self.has("AB") => Color::White,
            None => Color::Black,
        }
    }

    /// Adds a text to the comment after a move, or to that of the root for 0. Returns false if there is no such move.
    pub(super) fn comment(&mut self, number: usize, place: Place, text: &str) -> bool {
        let properties = match number.checked_sub(1) {
            None => &mut self.root,
            Some(index) => match self.moves.get_mut(index) {
                Some(played) => &mut played.more,
                None => return false,
            },
        };
        let comment = properties.iter_mut().find(|property| property.name == "C");
        if let Some(value) = comment.and_then(|property| property.values.first_mut()) {
            value.text.push('\n');
            value.text.push_str(text);
        } else {
            properties.push(Property { name: "C", values: vec![Value { place, text: text.to_owned() }] });
        }
        true
    }

    /// The game as SGF.
    pub(crate) fn sgf(&self) -> String {
        let mut text = "(;".to_owned();
        self.root.iter().for_each(|property| property.write(&mut text));
        for played in &self.moves {
            let value = String::from_utf8_lossy(played.target.value());
            // Writing to a string does not fail.
            let _ = write!(text, "\n;{}[{}]", played.name(), escaped_move(&value));
            played.more.iter().for_each(|property| property.write(&mut text));
        }
        text.push_str(")\n");
        text
    }
}

impl Move {
    /// The name of its property.
    pub(super) const fn name(&self) -> &'static str {
        match self.color {
            Color::Black => "B",
            Color::White => "W",
        }
    }
}

impl Property {
    pub(super) fn property_name(&self) -> PropertyName {
        PropertyName::new(self.name)
    }

    fn write(&self, text: &mut String) {
        text.push_str(self.name);
        for value in &self.values {
            let _ = write!(text, "[{}]", escaped(&value.text));
        }
    }
}

/// The value of a move, in which `(`, `)`, `;` and `[` need backslashes, too: without them they end it, as if its `]` were
/// missing.
fn escaped_move(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        if "\\]()[;".contains(character) {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}
