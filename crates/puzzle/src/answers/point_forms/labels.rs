//! Points from numbers with words for rows and columns.

use super::super::element::{Element, ElementKind};
use super::super::given::Coordinates;
use super::super::senses::Sense;
use super::super::tokens::TokenKind;
use super::super::unclear::Unclear;
use super::{FaultKind, Labelled, MOST_IN_RANGE, Reader};

impl Reader<'_> {
    /// Numbers with words for rows and columns: `row 4, col 1`, `4行1列`, `rows: [0, 6] cols: [6, 5]`.
    pub(super) fn labels(&mut self, line: &[Element]) -> bool {
        let line = self.without_item(line);
        let mut all: Vec<Labelled> = Vec::new();
        let mut suffix: Vec<i32> = Vec::new();
        let of = |element: &Element| {
            let is = |sense: &&Sense| matches!(sense, Sense::Row | Sense::Column | Sense::X | Sense::Y);
            let label = self.senses(element).filter_map(|senses| senses.iter().find(is)).last();
            label.map(|label| self.conventions.label(*label))
        };
        let first = line
            .iter()
            .find(|element| matches!(element.kind, ElementKind::Number(_)) || of(element).is_some());
        // A range is of columns in one row.
        let (mut has_range, mut has_colon) = (false, false);
        let mut is_suffix = first.is_some_and(|first| matches!(first.kind, ElementKind::Number(_)));
        for element in line {
            // `第4行: 1、3`
            let is_colon = self.all[element.tokens.start].is_mark(":");
            if is_colon && suffix.is_empty() && !all.is_empty() {
                (is_suffix, has_colon) = (false, true);
            }
            let mut numbers = |numbers: &[i32], all: &mut Vec<Labelled>| match all.last_mut() {
                _ if is_suffix => suffix.extend(numbers),
                Some(last) => last.numbers.extend(numbers),
                None => {}
            };
            match &element.kind {
                ElementKind::Number(number) => numbers(&[*number], &mut all),
                ElementKind::Point(a, b)
                    if !is_suffix && all.last().is_some_and(|last| last.numbers.is_empty()) =>
                {
                    numbers(&[*a, *b], &mut all);
                }
                ElementKind::Flat(of)
                    if !is_suffix && all.last().is_some_and(|last| last.numbers.is_empty()) =>
                {
                    numbers(of, &mut all);
                }
                // `row 0: cols 0-4`
                ElementKind::Unclear(Unclear::Pair(a, b)) if a != b => {
                    let range: Vec<i32> = (*a.min(b)..=*a.max(b)).collect();
                    if range.len() > MOST_IN_RANGE {
                        return false;
                    }
                    numbers(&range, &mut all);
                    has_range = true;
                }
                ElementKind::Point(..) | ElementKind::Flat(_) | ElementKind::Unclear(_) => return false,
                _ => {
                    if let Some(label) = of(element) {
                        let numbers = std::mem::take(&mut suffix);
                        all.push(Labelled { label, numbers, tokens: element.tokens.clone() });
                    }
                }
            }
        }
        // `3行：1、2列`
        if let [.., rows, cols] = all.as_mut_slice()
            && cols.numbers.is_empty()
            && rows.numbers.len() > 1
        {
            cols.numbers = rows.numbers.split_off(1);
        }
        let is_row =
            |labelled: &Labelled| labelled.label == Sense::Row && (has_colon || labelled.numbers.len() == 1);
        let is_complete = suffix.is_empty()
            && all.iter().all(|labelled| !labelled.numbers.is_empty())
            && (!has_range || all.iter().any(is_row));
        if is_complete {
            self.labelled.extend(all);
        }
        is_complete
    }

    /// Removes the number of a list's item: `1. 4行 3列`.
    fn without_item<'b>(&self, line: &'b [Element]) -> &'b [Element] {
        let is_number = |element: &&Element| matches!(element.kind, ElementKind::Number(_));
        let sign = |at: usize| self.all.get(at).filter(|token| token.is_glued);
        let is_item = |first: &Element| {
            let sign = sign(first.tokens.end);
            sign.is_some_and(|sign| sign.is_mark(".、") || matches!(sign.kind, TokenKind::Close(_)))
        };
        match line {
            [first, rest @ ..]
                if is_number(&first)
                    && is_item(first)
                    && rest.iter().filter(is_number).count().is_multiple_of(2) =>
            {
                rest
            }
            // `[1] row=0 col=6`
            [Element { kind: ElementKind::Flat(index), .. }, rest @ ..]
                if index.len() == 1 && rest.iter().filter(is_number).count() > 1 =>
            {
                rest
            }
            _ => line,
        }
    }

    pub(super) fn take_labelled(&mut self) {
        let mut all = std::mem::take(&mut self.labelled).into_iter().peekable();
        while let Some(first) = all.next() {
            let opposite = match first.label {
                Sense::Row => Sense::Column,
                Sense::Column => Sense::Row,
                Sense::X => Sense::Y,
                _ => Sense::X,
            };
            let second = all.next_if(|second| second.label == opposite);
            let Some(second) = second else {
                match (first.label, first.numbers.as_slice()) {
                    (Sense::Row, [row, cols @ ..]) if !cols.is_empty() => {
                        self.found.unclear.push((Unclear::Grouped(*row, cols.to_vec()), first.tokens));
                    }
                    _ => self.found.faults.push((FaultKind::Fields(1), first.tokens)),
                }
                continue;
            };
            let is_first = matches!(first.label, Sense::Row | Sense::X);
            let (rows, cols) =
                if is_first { (first.numbers, second.numbers) } else { (second.numbers, first.numbers) };
            let tokens = first.tokens;
            let pairs: Vec<(i32, i32)> = match (rows.len(), cols.len()) {
                (a, b) if a == b => rows.into_iter().zip(cols).collect(),
                (1, _) => cols.into_iter().map(|col| (rows[0], col)).collect(),
                (_, 1) => rows.into_iter().map(|row| (row, cols[0])).collect(),
                (a, b) => {
                    self.found.faults.push((FaultKind::Fields(a.max(b)), tokens));
                    continue;
                }
            };
            for (a, b) in pairs {
                let point = match opposite {
                    Sense::X | Sense::Y => self.conventions.xy(a, b),
                    _ => Some((a, b)),
                };
                match point {
                    Some((row, col)) => self.found.points.push((Coordinates { row, col }, tokens.start)),
                    None => self.found.unclear.push((Unclear::Xy(a, b), tokens.clone())),
                }
            }
        }
    }
}
