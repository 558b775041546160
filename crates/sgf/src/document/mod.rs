//! A lossless record: unknown text keeps its place when it is written again.

pub(super) mod parse;
pub(super) mod write;

pub(super) use super::tokens::ValueEnd;
use super::tokens::unescaped;
use super::value::size;
use super::{Node, Place, PropertyName};
use gocheck_board::Size;
use std::borrow::Cow;

/// The pieces of a file, in order.
#[derive(Debug)]
pub(super) struct Document<'a> {
    pub(super) items: Vec<Item<'a>>,
    /// The end of the file.
    pub(super) end: Place,
    /// True if the file or the game ends within brackets that cannot be closed, since they belong to no property.
    pub(super) ends_in_junk: bool,
    /// True if the next game begins before the end of this one.
    pub(super) ends_at_next_game: bool,
}

/// A piece of a file.
#[derive(Debug)]
pub(super) enum Item<'a> {
    /// A `(`: of a game or of a variation.
    Open,
    Close(Place),
    /// An unmatched `)`.
    Unopened(Place),
    Node(RawNode<'a>),
    /// Unknown text, unchanged, with the white space around it.
    Text(&'a str),
}

#[derive(Debug)]
pub(super) struct RawNode<'a> {
    pub(super) place: Place,
    pub(super) has_sign: bool,
    pub(super) entries: Vec<Entry<'a>>,
}

/// A piece of a node.
#[derive(Debug)]
pub(super) enum Entry<'a> {
    Property(RawProperty<'a>),
    /// Unknown text, unchanged, with the white space around it.
    Text(&'a str),
}

/// A property; one without values is about to be removed.
#[derive(Debug)]
pub(super) struct RawProperty<'a> {
    pub(super) place: Place,
    /// The name as written, possibly with lower-case letters.
    pub(super) written: Cow<'a, str>,
    pub(super) values: Vec<RawValue<'a>>,
}

#[derive(Clone, Debug)]
pub(super) struct RawValue<'a> {
    pub(super) place: Place,
    /// The text between the brackets, with its backslashes.
    pub(super) raw: Cow<'a, str>,
    pub(super) end: ValueEnd,
}

/// The place of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    pub(super) is_root: bool,
    /// The size of the game's board; `None` if no move can be played.
    pub(super) size: Option<Size>,
}

impl<'a> Document<'a> {
    /// Visits each node, in file order.
    pub(super) fn each_node(&mut self, mut visit: impl FnMut(&mut RawNode<'a>, Site)) {
        let (mut depth, mut size, mut is_before_root) = (0_u64, None, false);
        for item in &mut self.items {
            match item {
                Item::Open => {
                    is_before_root |= depth == 0;
                    depth += 1;
                }
                Item::Close(_) => depth = depth.saturating_sub(1),
                Item::Node(node) => {
                    let is_root = std::mem::take(&mut is_before_root);
                    if is_root {
                        size = node.board_size();
                    }
                    visit(node, Site { is_root, size });
                }
                Item::Unopened(_) | Item::Text(_) => {}
            }
        }
    }

    pub(super) fn each_property(&mut self, mut visit: impl FnMut(&mut RawProperty<'a>, Site)) {
        self.each_node(|node, site| node.properties_mut().for_each(|property| visit(property, site)));
    }

    /// The nodes, in file order.
    pub(super) fn nodes(&self) -> impl Iterator<Item = &RawNode<'a>> {
        self.items.iter().filter_map(|item| if let Item::Node(node) = item { Some(node) } else { None })
    }

    /// The number of properties of all nodes.
    pub(super) fn count_properties(&self) -> usize {
        self.nodes().map(|node| node.properties().count()).sum()
    }

    /// The number of `(` that are open at the end.
    pub(super) fn open_at_end(&self) -> usize {
        let count = |is_it: fn(&Item<'_>) -> bool| self.items.iter().filter(|item| is_it(item)).count();
        count(|item| matches!(item, Item::Open)) - count(|item| matches!(item, Item::Close(_)))
    }
}

impl<'a> RawNode<'a> {
    pub(super) fn properties(&self) -> impl Iterator<Item = &RawProperty<'a>> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Property(property) => Some(property),
            Entry::Text(_) => None,
        })
    }

    pub(super) fn properties_mut(&mut self) -> impl Iterator<Item = &mut RawProperty<'a>> {
        self.entries.iter_mut().filter_map(|entry| match entry {
            Entry::Property(property) => Some(property),
            Entry::Text(_) => None,
        })
    }

    /// Returns true if it has a property that only a root has: a variation that begins a line with it would be the next game.
    fn may_begin_game(&self) -> bool {
        let names = ["GM", "FF", "SZ"].map(PropertyName::new);
        self.has_sign && self.properties().any(|property| names.contains(&property.name()))
    }

    /// Returns true if it is only a move.
    fn is_plain_move(&self) -> bool {
        match self.entries.as_slice() {
            [Entry::Property(property)] => {
                let is_short = |value: &RawValue<'_>| value.raw.trim_ascii().len() <= 2;
                property.name().is_move()
                    && property.values.len() == 1
                    && property.values.iter().all(is_short)
            }
            _ => false,
        }
    }

    /// Removes the properties without values.
    pub(super) fn drop_empty(&mut self) {
        self.entries
            .retain(|entry| !matches!(entry, Entry::Property(property) if property.values.is_empty()));
    }

    /// Adds a property at a place, or at the end if text would be taken for its values. It never comes before text that ends
    /// with a `]`, which would be taken for the end of its value.
    pub(super) fn insert(&mut self, mut index: usize, name: &'static str, value: &'static str) {
        while matches!(self.entries.get(index), Some(Entry::Text(text)) if text.trim_ascii_end().ends_with(']'))
        {
            index += 1;
        }
        let property = RawProperty::new(self.place, name, value.into());
        let takes = matches!(self.entries.get(index), Some(Entry::Text(text)) if text.trim_ascii_start().starts_with('['));
        let index = if takes { self.entries.len() } else { index.min(self.entries.len()) };
        self.entries.insert(index, Entry::Property(property));
    }

    /// Adds a property after the others. Returns false if that would change how they or unknown text are read.
    pub(super) fn push(&mut self, name: &'static str, value: String) -> bool {
        let is_whole = |entry: &Entry<'_>| matches!(entry, Entry::Property(property) if property.is_closed());
        let is_whole = self.entries.iter().all(is_whole);
        if is_whole {
            self.entries.push(Entry::Property(RawProperty::new(self.place, name, value.into())));
        }
        is_whole
    }

    /// The node as the reader returns it.
    pub(super) fn read(&self) -> Node {
        let mut node = Node::new();
        node.begin(self.place);
        for property in self.properties() {
            for value in &property.values {
                if node.has_room() {
                    node.add_text(value.meaning().as_bytes());
                    node.end_value(value.place);
                }
            }
            node.end_property(property.name(), property.place, false);
        }
        node
    }

    /// The board of a root, as the player uses it.
    fn board_size(&self) -> Option<Size> {
        let text = |name: &str| {
            let property = self.properties().find(|property| property.name() == PropertyName::new(name))?;
            let text = property.values.first()?.meaning().trim().to_owned();
            (!text.is_empty()).then_some(text)
        };
        match (text("GM"), text("SZ")) {
            (Some(game), _) if game.parse() != Ok(1) && game.parse::<i64>().is_ok() => None,
            (_, Some(text)) => size(&text),
            (_, None) => Some(Size::GO),
        }
    }
}

impl<'a> RawProperty<'a> {
    /// A property with one value.
    fn new(place: Place, name: &'static str, raw: Cow<'a, str>) -> Self {
        let value = RawValue { place, raw, end: ValueEnd::Closed };
        Self { place, written: name.into(), values: vec![value] }
    }
}

impl RawProperty<'_> {
    /// The name without its lower-case letters.
    pub(super) fn name(&self) -> PropertyName {
        self.written.bytes().filter(u8::is_ascii_uppercase).fold(PropertyName::EMPTY, PropertyName::with)
    }

    /// Returns true if every value has its `]`.
    pub(super) fn is_closed(&self) -> bool {
        self.values.iter().all(|value| value.end == ValueEnd::Closed)
    }
}

impl RawValue<'_> {
    /// The text of the value without escaping backslashes.
    pub(super) fn meaning(&self) -> Cow<'_, str> {
        unescaped(&self.raw)
    }
}

/// The number of bytes of the line break at the start of a text: LF, CR, or both.
pub(super) fn line_break(text: &str) -> usize {
    match text.as_bytes() {
        [b'\r', b'\n', ..] | [b'\n', b'\r', ..] => 2,
        [b'\r' | b'\n', ..] => 1,
        _ => 0,
    }
}
