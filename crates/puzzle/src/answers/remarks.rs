//! Removes what sentences contain besides points: counts, captured stones, and verdicts on points.

use crate::items::{Item, ItemKind};
use crate::remark_words::{is_measure, is_place, is_playing, is_taking};
use crate::words::Label;

pub(super) struct WithoutRemarks {
    pub(super) items: Vec<Item>,
    /// True if counts or captured stones were removed.
    pub(super) has_fewer: bool,
}

pub(super) fn without_remarks(items: Vec<Item>) -> WithoutRemarks {
    let count = items.len();
    let items = without_captured(without_counts(items));
    let has_fewer = items.len() < count;
    WithoutRemarks { items: judged(items), has_fewer }
}

fn word(item: &Item) -> Option<&str> {
    match &item.kind {
        ItemKind::Label(Label::Value, word) | ItemKind::Word(_, word) => Some(word),
        _ => None,
    }
}

const fn is_number(item: &Item) -> bool {
    matches!(item.kind, ItemKind::Number(_))
}

const fn is_point(item: &Item) -> bool {
    matches!(item.kind, ItemKind::Number(_) | ItemKind::List { .. })
}

/// Removes numbers and what they count: `提1子`, `共2处`. A place after a row and a column is not counted: `0 6 处`.
fn without_counts(items: Vec<Item>) -> Vec<Item> {
    let mut kept: Vec<Item> = Vec::new();
    // The numbers at the end of `kept`.
    let mut numbers: usize = 0;
    for item in items {
        match word(&item) {
            Some(word) if numbers % 2 == 1 && is_measure(word) => {
                kept.pop();
                numbers -= 1;
            }
            Some(word) if numbers > 0 && is_place(word) => {}
            _ => {
                numbers = if is_number(&item) { numbers + 1 } else { 0 };
                kept.push(item);
            }
        }
    }
    kept
}

/// Removes what follows a verb of a capture, up to the next move: `(0, 6) takes (1, 6)`. A verb right before the first point may
/// be a title: `captures: (0, 6)`.
fn without_captured(items: Vec<Item>) -> Vec<Item> {
    let mut kept: Vec<Item> = Vec::new();
    let (mut is_taken, mut is_title, mut title) = (false, false, None);
    let mut has_points = false;
    for item in items {
        match word(&item) {
            Some(word) if is_taking(word) && !is_title => {
                if has_points {
                    is_taken = true;
                } else {
                    title = Some(item);
                }
                continue;
            }
            Some(word) if is_playing(word) => (is_taken, title) = (false, None),
            _ => {}
        }
        if is_taken && is_point(&item) {
            continue;
        }
        if let Some(title) = title.take_if(|_| is_point(&item)) {
            is_title = true;
            kept.push(title);
        }
        has_points |= is_point(&item);
        kept.push(item);
    }
    kept
}

/// Removes verdicts after points, and the rejected points: `0 6 True`, `0 7 False`.
fn judged(items: Vec<Item>) -> Vec<Item> {
    let is_verdict = |item: &Item| matches!(item.kind, ItemKind::Valid(_));
    // A verdict before the first point is an answer on its own.
    let is_judged = items.iter().find(|item| is_verdict(item) || is_point(item)).is_some_and(is_point)
        && items.last().is_some_and(is_verdict);
    if !is_judged {
        return items;
    }
    let (mut kept, mut part) = (Vec::new(), Vec::new());
    for item in items {
        match item.kind {
            ItemKind::Valid(true) => kept.append(&mut part),
            ItemKind::Valid(false) => part.clear(),
            _ => part.push(item),
        }
    }
    kept
}
