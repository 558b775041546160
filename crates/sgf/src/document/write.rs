//! Writes a document in a uniform layout: variations begin a new line, ten moves per line, nodes with other properties begin a
//! new line.

use super::{Document, Entry, Item, RawNode, RawProperty, ValueEnd};

/// The number of moves per line.
const MOVES: usize = 10;
/// The number of bytes per line, if properties can be moved to the next one.
const WIDTH: usize = 80;

impl Document<'_> {
    /// The text. It ends with a line break, unless it ends within a value.
    pub(crate) fn write(&self) -> String {
        let mut writer = Writer::default();
        writer.add(self);
        writer.finish()
    }
}

/// Writes the documents of a file's games one after another.
#[derive(Default)]
pub(crate) struct Writer {
    out: String,
    line_start: usize,
    /// The number of moves on this line, if nothing else follows them.
    moves: usize,
    follows_open: bool,
    is_in_value: bool,
    /// The end of the last unknown text; nothing is added after it.
    text_end: usize,
}

impl Writer {
    pub(crate) fn add(&mut self, document: &Document<'_>) {
        let mut depth = 0_u64;
        for (index, item) in document.items.iter().enumerate() {
            let next = document.items.get(index + 1);
            let has_root = matches!(next, Some(Item::Node(node)) if node.may_begin_game());
            self.item(item, depth > 0 && has_root);
            match item {
                Item::Open => depth += 1,
                Item::Close(_) => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }

    /// The number of bytes so far.
    pub(crate) const fn len(&self) -> usize {
        self.out.len()
    }

    pub(crate) fn finish(mut self) -> String {
        if !self.is_in_value {
            self.break_line();
        }
        self.out
    }

    /// At the start of a line, a variation that stays on its line would be another game.
    fn item(&mut self, item: &Item<'_>, stays_on_line: bool) {
        let follows_open = std::mem::take(&mut self.follows_open);
        let moves = std::mem::take(&mut self.moves);
        match item {
            Item::Open => {
                self.is_in_value = false;
                if !stays_on_line {
                    self.break_line();
                }
                self.out.push('(');
                self.follows_open = true;
            }
            Item::Close(_) | Item::Unopened(_) => self.out.push(')'),
            Item::Text(text) => self.text(text),
            Item::Node(node) => {
                let is_move = node.is_plain_move();
                let joins = is_move && (1..MOVES).contains(&moves);
                if !follows_open && !joins {
                    self.break_line();
                }
                self.node(node);
                if is_move {
                    self.moves = if joins { moves + 1 } else { 1 };
                }
            }
        }
    }

    fn node(&mut self, node: &RawNode<'_>) {
        if node.has_sign {
            self.out.push(';');
        }
        for (index, entry) in node.entries.iter().enumerate() {
            match entry {
                Entry::Property(property) => self.property(property, index == 0),
                Entry::Text(text) => self.text(text),
            }
        }
    }

    fn property(&mut self, property: &RawProperty<'_>, is_first: bool) {
        let length = property.values.iter().map(|value| 2 + value.raw.find('\n').unwrap_or(value.raw.len()));
        let length = property.written.len() + length.sum::<usize>();
        if !is_first && self.out.len() - self.line_start + length > WIDTH {
            self.break_line();
        }
        self.out.push_str(&property.written);
        for value in &property.values {
            self.out.push('[');
            self.out.push_str(&value.raw);
            match value.end {
                ValueEnd::Closed => self.out.push(']'),
                ValueEnd::Open => {}
                ValueEnd::Cut | ValueEnd::NextGame => self.is_in_value = true,
            }
        }
        if let Some(last) = self.out.rfind('\n') {
            self.line_start = last + 1;
        }
    }

    /// Unknown text and the white space around it stay unchanged.
    fn text(&mut self, text: &str) {
        self.out.push_str(text);
        self.text_end = self.out.len();
    }

    fn break_line(&mut self) {
        if self.out.len() > self.line_start.max(self.text_end) {
            self.out.push('\n');
        }
        self.line_start = self.out.len();
    }
}
