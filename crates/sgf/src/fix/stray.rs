//! Text outside of values and games, if it is clear what it belongs to: the end of a value with brackets in it, or lines between
//! games.

use super::super::PropertyName;
use super::super::document::{Document, Entry, Item, RawNode, RawProperty, ValueEnd};
use super::super::property::{ValueKind, definition};
use super::brackets::close_values;
use super::changes::Changes;
use super::codes::FixMessage;
use super::game_comment::{add_to_comment, move_words};
use crate::faults::{TextBefore, TextBetween, UnexpectedText};
use gocheck_text::Code;
use std::borrow::Cow;

/// Text that follows a game, which may be about the next one.
#[derive(Default)]
pub(super) struct Strays<'a> {
    carried: Option<&'a str>,
    /// True after the first game.
    has_game: bool,
}

impl<'a> Strays<'a> {
    /// Closes values, joins text with the value before it, and moves words instead of numbers and text outside of the game to
    /// its GC. What follows the game goes to the next one, unless it is the last.
    pub(super) fn fix(&mut self, game: &mut Document<'a>, is_last: bool, changes: &mut Changes) {
        close_values(game, changes);
        game.each_node(|node, site| {
            join_texts(node, changes);
            if site.is_root {
                move_words(node, changes);
            }
        });
        let finding =
            if std::mem::replace(&mut self.has_game, true) { TextBetween::CODE } else { TextBefore::CODE };
        if let Some(text) = self.carried.take() {
            game.items.insert(0, Item::Text(text));
        }
        if let Some(Item::Text(text)) = game.items.first()
            && let Some(text) = movable(text)
            && add_to_root(game, &text, true, finding, changes)
        {
            game.items.remove(0);
        }
        // After an unmatched bracket the game may be meant to continue.
        let [.., Item::Close(_), Item::Text(text)] = *game.items.as_slice() else { return };
        if game.open_at_end() > 0 {
            return;
        }
        if !is_last {
            self.carried = Some(text);
            game.items.pop();
        } else if let Some(text) = movable(text)
            && add_to_root(game, &text, false, TextBetween::CODE, changes)
        {
            game.items.pop();
        }
    }
}

/// The text of lines outside of games as part of a value, empty if there are only signs; `None` if they look like the rest of a
/// game.
fn movable(text: &str) -> Option<String> {
    let is_value = |(at, _): (usize, &str)| {
        text[..at].trim_ascii_end().ends_with(|last: char| last.is_ascii_uppercase())
    };
    if text.match_indices('[').any(is_value) {
        return None;
    }
    let has_words = text.contains(char::is_alphanumeric);
    Some(if has_words { text.trim().replace('\\', r"\\").replace(']', r"\]") } else { String::new() })
}

/// Adds a text to the GC of a game. Returns false if that is not possible.
fn add_to_root(
    game: &mut Document<'_>,
    text: &str,
    is_before: bool,
    finding: Code,
    changes: &mut Changes,
) -> bool {
    let mut is_added = false;
    game.each_node(|root, site| {
        if !site.is_root || is_added {
            return;
        }
        is_added = text.is_empty() || add_to_comment(root, text, is_before);
        if is_added {
            let done = if text.is_empty() { FixMessage::DropText } else { FixMessage::MoveText };
            changes.add(root.place, finding, done);
        }
    });
    is_added
}

/// Joins text that ends with a `]` with the value before it.
fn join_texts(node: &mut RawNode<'_>, changes: &mut Changes) {
    if !node.entries.iter().any(|entry| matches!(entry, Entry::Text(_))) {
        return;
    }
    for index in 1..node.entries.len() {
        let (before, after) = node.entries.split_at_mut(index);
        let (Some(Entry::Property(property)), Some(Entry::Text(text))) =
            (before.last_mut(), after.first_mut())
        else {
            continue;
        };
        if let Some((place, done)) = property.values.last().map(|value| value.place).zip(join(property, text))
        {
            changes.add(place, UnexpectedText::CODE, done);
            *text = "";
        }
    }
    node.entries.retain(|entry| !matches!(entry, Entry::Text("")));
}

/// Joins text with a value: everything up to its last `]` was meant to be in the brackets. A `]` alone is removed, unless a
/// bracket in the value is still open.
fn join(property: &mut RawProperty<'_>, text: &str) -> Option<FixMessage> {
    let name = property.name();
    let known = definition(name)?;
    let inside = text_before_end(text)?;
    let value = property.values.last_mut().filter(|value| value.end == ValueEnd::Closed)?;
    let is_alone = inside.bytes().all(|byte| byte == b']' || byte.is_ascii_whitespace());
    let is_free = known.kind == ValueKind::Text && !known.is_root && !name.is_stones();
    let is_text = is_free || name == PropertyName::new("LB");
    if is_text && (!is_alone || value.raw.contains('[')) {
        value.raw = Cow::Owned(format!(r"{}\]{}", value.raw, escaped(inside)));
        return Some(FixMessage::JoinText { name: name.to_string() });
    }
    is_alone.then_some(FixMessage::DropBracket)
}

/// The text before a `]` at its end that belongs to no `[` in it.
fn text_before_end(text: &str) -> Option<&str> {
    let inside = text.trim_ascii_end().strip_suffix(']')?;
    let (mut depth, mut least, mut is_escaped) = (0_i64, 0_i64, false);
    for byte in inside.bytes() {
        match byte {
            b'[' if !is_escaped => depth += 1,
            b']' if !is_escaped => depth -= 1,
            _ => {}
        }
        is_escaped = byte == b'\\' && !is_escaped;
        least = least.min(depth);
    }
    (!is_escaped && depth == least).then_some(inside)
}

/// A text with a backslash before each `]` that has none.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 1);
    let mut is_escaped = false;
    for c in text.chars() {
        if c == ']' && !is_escaped {
            escaped.push('\\');
        }
        escaped.push(c);
        is_escaped = c == '\\' && !is_escaped;
    }
    escaped
}
