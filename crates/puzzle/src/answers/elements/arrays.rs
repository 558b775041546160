//! Lists of rows and of columns: `(array([0, 3, 5]), array([1, 1, 2]))`.

use super::super::brackets::Brackets;
use super::super::tokens::{Token, TokenKind};
use super::super::unclear::Unclear;
use super::{Element, ElementKind, Elements};
use std::collections::HashMap;

impl Elements {
    /// Replaces lists of rows and of columns with the points.
    pub(super) fn transpose(&mut self, all: &[Token], brackets: &Brackets, is_transposed: bool) {
        let numbers = |kind: &ElementKind| match kind {
            ElementKind::Point(a, b) => Some(vec![*a, *b]),
            ElementKind::Flat(all) => Some(all.clone()),
            _ => None,
        };
        let mut lists: HashMap<usize, Vec<usize>> = HashMap::new();
        for (at, element) in self.all.iter().enumerate() {
            // `array([4, 1])` counts as its list.
            let outer = |parent: usize| {
                if is_array_open(all, parent) { brackets.parents.get(&parent).copied() } else { Some(parent) }
            };
            if let (Some(parent), Some(_)) = (element.parent.and_then(outer), numbers(&element.kind)) {
                lists.entry(parent).or_default().push(at);
            }
        }
        let mut pairs: Vec<(usize, usize)> = lists
            .values()
            .filter_map(|of_parent| match of_parent.as_slice() {
                &[first, second] => Some((first, second)),
                _ => None,
            })
            .collect();
        pairs.sort_unstable();
        let mut replaced: Vec<(usize, usize, Vec<Element>)> = Vec::new();
        for (first, second) in pairs {
            let (Some(rows), Some(cols)) = (numbers(&self.all[first].kind), numbers(&self.all[second].kind))
            else {
                continue;
            };
            let is_called = |at: &usize| {
                let before = (0..self.all[*at].tokens.start).rev();
                { before }
                    .find(|at| !matches!(all[*at].kind, TokenKind::Open(_)))
                    .is_some_and(|at| is_array(all, at))
            };
            let is_array = [first, second].iter().all(is_called);
            // A tuple, as from `numpy.where`; a list may have an array for each point.
            let is_round = |at: usize| {
                let parent = self.all[at].parent.and_then(|open| {
                    if is_array_open(all, open) { brackets.parents.get(&open).copied() } else { Some(open) }
                });
                parent.is_some_and(|open| all[open].kind == TokenKind::Open('('))
            };
            let kinds: Vec<ElementKind> = match rows.len() {
                count if count != cols.len() => continue,
                1 if !is_array => continue,
                2 if is_array && is_round(first) && !is_transposed => {
                    vec![ElementKind::Unclear(Unclear::Arrays(rows, cols))]
                }
                2 if !is_transposed => continue,
                _ => {
                    self.has_arrays |= rows.len() != 2;
                    rows.iter().zip(&cols).map(|(row, col)| ElementKind::Point(*row, *col)).collect()
                }
            };
            let (start, end) = (self.all[first].clone(), self.all[second].tokens.end);
            let tokens = start.tokens.start..end;
            let points =
                kinds.into_iter().map(|kind| Element { kind, tokens: tokens.clone(), ..start.clone() });
            if replaced.last().is_none_or(|(_, last, _)| *last < first) {
                replaced.push((first, second, points.collect()));
            }
        }
        let mut kept = Vec::with_capacity(self.all.len());
        let mut at = 0;
        for (first, second, points) in replaced {
            kept.extend_from_slice(&self.all[at..first]);
            kept.extend(points);
            at = second + 1;
        }
        kept.extend_from_slice(&self.all[at..]);
        self.all = kept;
    }
}

fn is_array_open(all: &[Token], open: usize) -> bool {
    open.checked_sub(1).is_some_and(|before| is_array(all, before))
}

/// Returns true for the word before an array, but not for PHP's `[0] => Array`.
fn is_array(all: &[Token], at: usize) -> bool {
    let is_value = at > 0 && all[at - 1].is_mark(">");
    all[at].word().is_some_and(|word| ["array", "tensor"].contains(&word)) && !is_value
}
