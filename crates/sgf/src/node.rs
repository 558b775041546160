use super::{Place, PropertyName};
use std::borrow::Cow;

/// A node of a record: its properties in file order. The reader reuses its memory for the next one.
#[derive(Clone, Debug)]
pub struct Node {
    /// The place of its `;`.
    pub place: Place,
    properties: Vec<Head>,
    values: Vec<Item>,
    text: Vec<u8>,
    is_full: bool,
    /// The number of bytes that are kept of each value.
    max_text: usize,
}

#[derive(Clone, Debug)]
struct Head {
    name: PropertyName,
    place: Place,
    has_lower_case: bool,
    /// The end of its values, which begin at the end of the last property's.
    end: u32,
}

#[derive(Clone, Debug)]
struct Item {
    place: Place,
    /// The end of its text, which begins at the end of the last value's.
    end: u32,
    is_cut: bool,
}

/// A property of a node with its values.
#[derive(Clone, Copy)]
pub struct Property<'a> {
    node: &'a Node,
    index: usize,
}

/// The value between `[` and `]`.
#[derive(Clone, Copy, Debug)]
pub struct PropertyValue<'a> {
    /// The text as UTF-8 without escaping backslashes, cut to [`PropertyValue::MAX`] bytes or to the limit of
    /// [`Reader::keeping`](super::Reader::keeping).
    pub bytes: &'a [u8],
    /// The place of the `[`.
    pub place: Place,
    /// True if the text is cut.
    pub is_cut: bool,
}

impl PropertyValue<'_> {
    /// The default number of bytes that are kept of a value. In ordinary records only comments are longer.
    pub const MAX: usize = 256;

    /// The text without white space around it.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(self.bytes.trim_ascii())
    }
}

impl<'a> Property<'a> {
    /// The name.
    #[must_use]
    pub fn name(&self) -> PropertyName {
        self.node.properties[self.index].name
    }

    /// The place of its name.
    #[must_use]
    pub fn place(&self) -> Place {
        self.node.properties[self.index].place
    }

    /// Returns true if the name has lower-case letters in the file, as allowed by old versions of SGF.
    #[must_use]
    pub fn has_lower_case(&self) -> bool {
        self.node.properties[self.index].has_lower_case
    }

    /// The number of values, at least 1.
    #[must_use]
    pub fn len(&self) -> usize {
        self.range().len()
    }

    /// Returns true if there is no value, which never comes from the reader.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The values.
    pub fn values(&self) -> impl Iterator<Item = PropertyValue<'a>> + use<'a> {
        let node = self.node;
        self.range().map(move |index| node.value(index))
    }

    /// The first value.
    #[must_use]
    pub fn value(&self) -> PropertyValue<'a> {
        self.node.value(self.range().start)
    }

    fn range(&self) -> std::ops::Range<usize> {
        let before = self.index.checked_sub(1);
        let start = before.map_or(0, |before| self.node.properties[before].end);
        start as usize..self.node.properties[self.index].end as usize
    }
}

impl Node {
    /// The maximum number of values of a node: several times the points of the largest board. The reader ignores more.
    pub const MAX_VALUES: usize = 1 << 14;

    /// The properties.
    pub fn properties(&self) -> impl Iterator<Item = Property<'_>> {
        (0..self.properties.len()).map(|index| Property { node: self, index })
    }

    /// The first property with a name.
    #[must_use]
    pub fn get(&self, name: PropertyName) -> Option<Property<'_>> {
        self.properties().find(|property| property.name() == name)
    }

    /// Returns true if it is only a move.
    #[must_use]
    #[inline]
    pub fn is_move(&self) -> bool {
        match self.properties.as_slice() {
            [head] => head.end == 1 && head.name.is_move() && !head.has_lower_case,
            _ => false,
        }
    }

    fn value(&self, index: usize) -> PropertyValue<'_> {
        let start = index.checked_sub(1).map_or(0, |before| self.values[before].end);
        let Item { place, end, is_cut } = self.values[index];
        PropertyValue { bytes: &self.text[start as usize..end as usize], place, is_cut }
    }
}

/// Methods for the reader.
impl Node {
    pub(super) const fn new() -> Self {
        Self {
            place: Place::START,
            properties: Vec::new(),
            values: Vec::new(),
            text: Vec::new(),
            is_full: false,
            max_text: PropertyValue::MAX,
        }
    }

    /// Sets the number of bytes to keep of each value.
    pub(super) const fn keep_text(&mut self, most: usize) {
        self.max_text = most;
    }

    #[inline]
    pub(super) fn begin(&mut self, place: Place) {
        self.place = place;
        self.properties.clear();
        self.values.clear();
        self.text.clear();
        self.is_full = false;
    }

    #[inline]
    pub(super) fn add_move(&mut self, name: PropertyName, place: Place, point: [u8; 2]) {
        self.text.extend_from_slice(&point);
        self.values.push(Item { place: place.next(), end: 2, is_cut: false });
        self.properties.push(Head { name, place, has_lower_case: false, end: 1 });
    }

    /// Returns true if another value can be kept.
    #[inline]
    pub(super) fn has_room(&self) -> bool {
        self.values.len() < Self::MAX_VALUES
    }

    /// Notes that values were ignored. Returns true if it was the first time.
    pub(super) fn note_full(&mut self) -> bool {
        !std::mem::replace(&mut self.is_full, true)
    }

    /// Adds to the current value.
    #[inline]
    pub(super) fn add_text(&mut self, bytes: &[u8]) {
        let start = self.values.last().map_or(0, |item| item.end as usize);
        let room = self.max_text + 1 - (self.text.len() - start).min(self.max_text + 1);
        self.text.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }

    /// Ends the current value.
    #[inline]
    pub(super) fn end_value(&mut self, place: Place) {
        let start = self.values.last().map_or(0, |item| item.end as usize);
        let is_cut = self.text.len() - start > self.max_text;
        if is_cut {
            self.text.truncate(start + self.max_text);
        }
        self.values.push(Item { place, end: self.text.len() as u32, is_cut });
    }

    /// Discards the current value.
    pub(super) fn drop_value(&mut self) {
        self.text.truncate(self.values.last().map_or(0, |item| item.end as usize));
    }

    /// Ends the current property, unless no value was kept.
    #[inline]
    pub(super) fn end_property(&mut self, name: PropertyName, place: Place, has_lower_case: bool) {
        let before = self.properties.last().map_or(0, |head| head.end);
        if self.values.len() as u32 > before {
            self.properties.push(Head { name, place, has_lower_case, end: self.values.len() as u32 });
        }
    }
}
