//! Points grouped by their row or column: `row 0: columns 1, 2`, `第4行: 1, 3`, `row 0 -> (0, 1) (0, 2)`.

use crate::items::{Item, ItemKind, TextPlace};
use crate::words::Label;

/// A row and its columns, or a column and its rows.
pub(super) struct Grouped {
    pub(super) label: Label,
    pub(super) number: i32,
    pub(super) others: Vec<i32>,
    /// True if the other numbers have a label, too. Otherwise a row and two numbers may be a numbered point.
    pub(super) has_other_label: bool,
}

pub(super) fn grouped(items: &[Item]) -> Option<(Grouped, TextPlace)> {
    let (first, second) = (items.first()?, items.get(1)?);
    let (label, number) = title(first, second)?;
    let (mut others, mut labels) = (Vec::new(), 0);
    for item in &items[2..] {
        match &item.kind {
            ItemKind::Number(number) => others.push(*number),
            ItemKind::Label(other @ (Label::Row | Label::Column), _) if *other != label => labels += 1,
            _ => return None,
        }
    }
    let has_other_label = labels > 0;
    // `4 row 1 column` is one labelled point, as are others.
    let is_group =
        !others.is_empty() && (label == Label::Row && labels == 0 || labels > 0 && others.len() > 1);
    is_group.then(|| (Grouped { label, number, others, has_other_label }, first.at.clone()))
}

/// `row 4`, `4行`
fn title(first: &Item, second: &Item) -> Option<(Label, i32)> {
    match (&first.kind, &second.kind) {
        (ItemKind::Label(label @ (Label::Row | Label::Column), _), ItemKind::Number(number))
        | (ItemKind::Number(number), ItemKind::Label(label @ (Label::Row | Label::Column), _)) => {
            Some((*label, *number))
        }
        _ => None,
    }
}

/// Removes the row before points that are all in it.
pub(super) fn without_row_title(items: Vec<Item>) -> Vec<Item> {
    let row_of = |item: &Item| match &item.kind {
        ItemKind::List { items, .. } => match items.as_slice() {
            [Item { kind: ItemKind::Number(row), .. }, Item { kind: ItemKind::Number(_), .. }] => Some(*row),
            _ => None,
        },
        _ => None,
    };
    let is_titled = items.len() > 2
        && matches!(title(&items[0], &items[1]), Some((Label::Row, row)) if items[2..].iter().all(|item| row_of(item) == Some(row)));
    if is_titled { items.into_iter().skip(2).collect() } else { items }
}
