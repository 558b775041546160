//! Kinds of pieces of a line.

use super::codes::AnswerMessage;
use crate::items::{BadWord, Item, ItemKind, TextPlace};
use crate::source_line::SourceLine;
use crate::text::{FieldName, TextMessage, shortened};
use crate::words::Label;
use gocheck_text::AnyMessage;
use std::ops::Range;

/// Strips the number of points at the end: `共2处`.
pub(super) fn without_total(line: &SourceLine<'_>, part: Range<usize>) -> Range<usize> {
    let Some(start) = line.chars[part.clone()].iter().rposition(|c| *c == '\u{5171}') else { return part };
    let rest = line.text(part.start + start + 1..part.end);
    let rest = rest.trim_start_matches(['\u{6709}', '\u{8BA1}', ' ']);
    let is_total = rest.starts_with(|c: char| c.is_ascii_digit())
        && rest.trim_start_matches(|c: char| c.is_ascii_digit()).trim_end_matches('.').chars().count() <= 2;
    if is_total { part.start..part.start + start } else { part }
}

pub(super) fn is_point_alone(line: &SourceLine<'_>, part: Range<usize>) -> bool {
    let text = line.text(part);
    if is_bracketed(&text.chars().collect::<Vec<_>>()) {
        return true;
    }
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
    words.len() == 2 && words.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Returns true if the text is one pair of brackets with its contents.
pub(super) fn is_bracketed(chars: &[char]) -> bool {
    chars.iter().find(|c| !c.is_whitespace()).is_some_and(|c| "([{".contains(*c))
}

/// Returns true if every number has a label: `row=4 col=1`, `4行1列`; x and y belong together.
pub(super) fn is_labelled(items: &[Item]) -> bool {
    let count = |is: &dyn Fn(&ItemKind) -> bool| items.iter().filter(|item| is(&item.kind)).count();
    let of = |label: Label| count(&|kind| matches!(kind, ItemKind::Label(found, _) if *found == label));
    let numbers = count(&|kind| matches!(kind, ItemKind::Number(_)));
    let (points, colors) = (of(Label::Row) + of(Label::Column), of(Label::Color));
    let (x, y) = (of(Label::X), of(Label::Y));
    numbers > 0 && x == y && (points > 0) != (x > 0) && points + colors + x + y == numbers
}

/// The message for the first unknown word.
pub(super) fn bad_word(items: &[Item], is_labelled: bool) -> Option<(AnyMessage, TextPlace)> {
    let mut numbers = 0;
    for item in items {
        match &item.kind {
            ItemKind::Number(_) => numbers += 1,
            ItemKind::Label(..) if is_labelled => {}
            ItemKind::Label(_, word) | ItemKind::Word(_, word) => {
                let why = match &item.kind {
                    ItemKind::Word(why, _) => *why,
                    _ => BadWord::Other,
                };
                let field = if numbers % 2 == 0 { FieldName::Row } else { FieldName::Column };
                let shown = shortened(word);
                let message: AnyMessage = match why {
                    BadWord::Large => TextMessage::LargeNumber { field, word: shown }.into(),
                    // A word without digits is not intended as a number.
                    BadWord::Other if numbers == 0 && !word.contains(|c: char| c.is_ascii_digit()) => {
                        AnswerMessage::NotAnAnswer { word: shown }.into()
                    }
                    _ => TextMessage::NoNumber { field, word: shown }.into(),
                };
                return Some((message, item.at.clone()));
            }
            _ => {}
        }
    }
    None
}

pub(super) fn arrays(items: &[Item]) -> Option<(Vec<i32>, Vec<i32>)> {
    let numbers = |item: &Item| match &item.kind {
        ItemKind::List { items, is_array: true, .. } => {
            let items = match items.as_slice() {
                [Item { kind: ItemKind::List { items, .. }, .. }] => items,
                _ => items,
            };
            let number = |item: &Item| match item.kind {
                ItemKind::Number(value) => Some(value),
                _ => None,
            };
            items.iter().map(number).collect::<Option<Vec<i32>>>()
        }
        _ => None,
    };
    match items {
        [rows, cols] => {
            Some((numbers(rows)?, numbers(cols)?)).filter(|(rows, cols)| rows.len() == cols.len())
        }
        _ => None,
    }
}

pub(super) fn numbers_of(items: Vec<Item>) -> Vec<(i32, TextPlace)> {
    let number = |item: Item| match item.kind {
        ItemKind::Number(value) => Some((value, item.at)),
        _ => None,
    };
    items.into_iter().filter_map(number).collect()
}

/// Formats a piece for a message.
pub(super) fn shown(kind: &ItemKind) -> String {
    match kind {
        ItemKind::Number(number) => number.to_string(),
        ItemKind::Label(_, word) | ItemKind::Word(_, word) => word.clone(),
        _ => String::new(),
    }
}
