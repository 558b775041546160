//! Lists of rows and of columns: `(array([0, 3, 5]), array([1, 1, 2]))`.

use super::super::element::{Element, ElementKind};
use super::super::tokens::{Token, TokenKind};
use super::super::unclear::Unclear;
use super::ElementReader;

impl ElementReader<'_> {
    /// Replaces lists of rows and of columns with the points.
    pub(super) fn transpose(&mut self) {
        let (all, is_transposed) = (self.all, self.conventions.is_transposed);
        let parent = |open: usize| self.brackets.at(open).and_then(|pair| pair.parent);
        // `array([4, 1])` counts as its list.
        let outer = |open: usize| if is_array_open(all, open) { parent(open) } else { Some(open) };
        let numbers = |kind: &ElementKind| match kind {
            ElementKind::Point(a, b) => Some(vec![*a, *b]),
            ElementKind::Flat(all) => Some(all.clone()),
            _ => None,
        };
        let is_list =
            |element: &Element| matches!(element.kind, ElementKind::Point(..) | ElementKind::Flat(_));
        let lists = self.line.iter().enumerate().filter(|(_, element)| is_list(element));
        let mut lists: Vec<(usize, usize)> =
            lists.filter_map(|(at, element)| Some((element.parent.and_then(outer)?, at))).collect();
        lists.sort_unstable();
        let mut pairs: Vec<(usize, usize)> = lists
            .chunk_by(|one, other| one.0 == other.0)
            .filter_map(|of_parent| match of_parent {
                &[(_, first), (_, second)] => Some((first, second)),
                _ => None,
            })
            .collect();
        pairs.sort_unstable();
        let mut replaced: Vec<(usize, usize, Vec<Element>)> = Vec::new();
        for (first, second) in pairs {
            let (Some(rows), Some(cols)) =
                (numbers(&self.line[first].kind), numbers(&self.line[second].kind))
            else {
                continue;
            };
            let is_called = |at: &usize| {
                let before = (0..self.line[*at].tokens.start).rev();
                { before }
                    .find(|at| !matches!(all[*at].kind, TokenKind::Open(_)))
                    .is_some_and(|at| is_array(all, at))
            };
            let is_array = [first, second].iter().all(is_called);
            // A tuple, as from `numpy.where`; a list may have an array for each point.
            let is_round = |at: usize| {
                let open = self.line[at].parent.and_then(outer);
                open.is_some_and(|open| all[open].kind == TokenKind::Open('('))
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
            let (start, end) = (self.line[first].clone(), self.line[second].tokens.end);
            let tokens = start.tokens.start..end;
            let points =
                kinds.into_iter().map(|kind| Element { kind, tokens: tokens.clone(), ..start.clone() });
            if replaced.last().is_none_or(|(_, last, _)| *last < first) {
                replaced.push((first, second, points.collect()));
            }
        }
        if replaced.is_empty() {
            return;
        }
        let mut kept = Vec::with_capacity(self.line.len());
        let mut at = 0;
        for (first, second, points) in replaced {
            kept.extend_from_slice(&self.line[at..first]);
            kept.extend(points);
            at = second + 1;
        }
        kept.extend_from_slice(&self.line[at..]);
        self.line = kept;
    }
}

fn is_array_open(all: &[Token], open: usize) -> bool {
    open.checked_sub(1).is_some_and(|before| is_array(all, before))
}

/// Returns true for the word before an array, but not for PHP's `[0] => Array`.
fn is_array(all: &[Token], at: usize) -> bool {
    let is_value = at > 0 && all[at - 1].is_mark(">");
    all[at].word().is_some_and(|word| ["array", "tensor"].contains(&word.text())) && !is_value
}
