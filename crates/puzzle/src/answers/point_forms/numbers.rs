//! Points from the numbers of lines: in brackets, alone and in rows of a table.

use super::super::element::{Element, ElementKind};
use super::super::given::Coordinates;
use super::super::line_filters::is_keyed;
use super::super::printed_boards::is_board_row;
use super::super::senses::Sense;
use super::super::tokens::TokenKind;
use super::super::unclear::Unclear;
use super::{FaultKind, MOST_IN_RANGE, Reader, Row, Together};
use std::ops::Range;

/// The points between two in the same row or column.
fn between(first: Coordinates, last: Coordinates) -> impl Iterator<Item = Coordinates> {
    let (rows, cols) = (last.row - first.row, last.col - first.col);
    let length = if rows == 0 || cols == 0 { rows.max(cols).min(MOST_IN_RANGE as i32) } else { 0 };
    (1..length).map(move |step| Coordinates {
        row: first.row + rows.signum() * step,
        col: first.col + cols.signum() * step,
    })
}

impl Reader<'_> {
    /// Reads the points of a line, if it has any. `is_pure` if each of its words has a meaning.
    pub(super) fn points(&mut self, line: &[Element], is_pure: bool) -> bool {
        let before = (self.found.unclear.len(), self.found.faults.len());
        let mut kept = Vec::new();
        let (mut numbers, mut flat) = (0, None);
        for (at, element) in line.iter().enumerate() {
            match &element.kind {
                ElementKind::Point(row, col) => {
                    let point = Coordinates { row: *row, col: *col };
                    let last = kept.last().map(|(last, _): &(Coordinates, usize)| *last);
                    let start = element.tokens.start;
                    if let Some(last) = last.filter(|_| self.ends_range(&line[..at])) {
                        kept.extend(between(last, point).map(|at| (at, start)));
                    }
                    kept.push((point, start));
                }
                ElementKind::Flat(all) if self.conventions.width.is_some() => {
                    let width = self.conventions.width.unwrap_or(1);
                    let point = |number: &i32| Coordinates {
                        row: number.div_euclid(width),
                        col: number.rem_euclid(width),
                    };
                    kept.extend(all.iter().map(|number| (point(number), element.tokens.start)));
                }
                ElementKind::Unclear(form) if !is_pure => {
                    self.doubtful_forms.push((form.clone(), element.tokens.clone()));
                }
                ElementKind::Unclear(form) => self.found.unclear.push((form.clone(), element.tokens.clone())),
                // An index before points: `[1] (0, 6)`
                ElementKind::Flat(all) if all.len() == 1 => {
                    flat = Some(element.tokens.clone()).filter(|_| at > 0).or(flat);
                }
                ElementKind::Flat(all) if all.len().is_multiple_of(2) => {
                    self.found.unclear.push((Unclear::Flat(all.clone()), element.tokens.clone()));
                }
                ElementKind::Flat(all) if is_board_row(all) => {}
                ElementKind::Flat(all) => {
                    self.found.faults.push((FaultKind::Fields(all.len()), element.tokens.clone()));
                }
                // The number of an item or a line is first.
                ElementKind::Number(_) if at > 0 && !self.is_named(element.tokens.start) => numbers += 1,
                _ => {}
            }
        }
        let only_index = line.iter().all(|element| {
            matches!(&element.kind, ElementKind::Flat(all) if all.len() == 1)
                || element.kind == ElementKind::Mark
        });
        // `[,1] [,2]`
        if only_index && self.conventions.width.is_none() {
            return false;
        }
        let has_rest = is_pure && numbers > 0;
        if let (true, Some(flat)) = (is_pure && !kept.is_empty(), flat) {
            self.found.faults.push((FaultKind::Fields(1), flat));
        }
        // `[1] 0 6`
        if kept.is_empty() && numbers >= 2 && is_pure {
            let tokens = line[0].tokens.start..line[line.len() - 1].tokens.end;
            self.row(&line[1..], &tokens);
            return true;
        }
        // `5 0, [6, 3]`
        let outside: Vec<(i32, usize)> = line
            .iter()
            .filter_map(|element| match element.kind {
                ElementKind::Number(number) => Some((number, element.tokens.start)),
                _ => None,
            })
            .collect();
        let are_pairs = has_rest && outside.len().is_multiple_of(2) && numbers + 1 >= outside.len();
        if are_pairs && !outside.iter().any(|(_, at)| self.is_named(*at)) {
            for pair in outside.chunks_exact(2) {
                let (row, col) = self.conventions.point(pair[0].0, pair[1].0);
                kept.push((Coordinates { row, col }, pair[0].1));
            }
        } else if has_rest {
            let tokens = line[0].tokens.start..line[line.len() - 1].tokens.end;
            self.found.faults.push((FaultKind::Fields(1), tokens));
        }
        let is_read = !kept.is_empty() || before != (self.found.unclear.len(), self.found.faults.len());
        // `(5, 0) – captures a large group`
        let first = line.iter().find(|element| element.kind != ElementKind::Mark);
        self.are_first &= matches!(first, Some(Element { kind: ElementKind::Point(..), .. }));
        if is_pure {
            self.found.points.extend(kept)
        } else {
            self.doubtful.extend(kept)
        }
        is_read
    }

    /// Returns true if a range is open: `(0, 0) to`.
    fn ends_range(&self, before: &[Element]) -> bool {
        let is_to = |element: &Element| {
            self.all[element.tokens.start].is_mark("~")
                || self.all[element.tokens.start].word().is_some_and(|word| word.is(Sense::To))
        };
        matches!(before, [.., first, to] if matches!(first.kind, ElementKind::Point(..)) && is_to(to))
    }

    /// Returns true for a number that is not a part of a point: `"n": 2`, `Position 1:`, `row 0 ->`.
    pub(super) fn is_named(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.all[before].word());
        let after = self.all.get(at + 1);
        is_keyed(self.all, at)
            || before.is_some_and(|word| word.has(Sense::Row))
            || after.is_some_and(|after| after.is_mark(":"))
    }

    /// Numbers without brackets.
    pub(super) fn row(&mut self, line: &[Element], tokens: &Range<usize>) {
        let of = |element: &Element| match element.kind {
            ElementKind::Number(number) => Some((number, element.tokens.start)),
            _ => None,
        };
        let found = || line.iter().filter_map(of);
        if self.is_label_open
            && let (Some(labelled), Some((number, _)), None) =
                (self.labelled.last_mut(), found().next(), found().nth(1))
        {
            labelled.numbers.push(number);
            return;
        }
        let start = self.numbers.len();
        self.numbers.extend(found().map(|(number, _)| number));
        let numbers = start..self.numbers.len();
        let first = found().next().map_or(0, |(_, at)| at);
        let after = self.all.get(first + 1).filter(|token| token.is_glued);
        let has_colon = after.is_some_and(|token| token.is_mark(":"));
        let is_numbered =
            after.is_some_and(|token| token.is_mark(".:、") || matches!(token.kind, TokenKind::Close(_)));
        let digits = found().map(|(_, at)| match self.all[at].kind {
            TokenKind::Number(_, digits) => digits,
            _ => 0,
        });
        let digits = (digits.clone().min().unwrap_or(0), digits.max().unwrap_or(0));
        self.rows.push(Row { numbers, tokens: tokens.clone(), is_numbered, has_colon, digits });
    }

    pub(super) fn take_rows(&mut self) {
        let (rows, all) = (std::mem::take(&mut self.rows), std::mem::take(&mut self.numbers));
        let stone = self.conventions.stone;
        let width = self.columns.len();
        let place = |label: Sense| self.columns.iter().position(|column| *column == Some(label));
        let layout = place(Sense::Row).zip(place(Sense::Column));
        // The first of three numbers counts the rows of a table.
        let counts_up = |length: usize| {
            let of = rows.iter().filter(|row| row.numbers.len() == length);
            let firsts: Vec<i32> = of.map(|row| all[row.numbers.start]).collect();
            firsts.len() > 1
                && matches!(firsts[0], 0 | 1)
                && firsts.windows(2).all(|pair| pair[1] == pair[0] + 1)
        };
        let is_indexed = counts_up(3) && rows.iter().all(|row| row.numbers.len() == 3);
        // `06 65`
        let numbers = || rows.iter().flat_map(|row| &all[row.numbers.clone()]);
        let are_two_digits = rows.iter().all(|row| row.digits == (2, 2));
        let is_off_board =
            |number: &i32| usize::try_from(*number).is_ok_and(|number| number >= self.conventions.cols);
        // `11 10` may be a point off the board.
        let is_list = rows.iter().any(|row| row.numbers.len() > 2)
            || numbers().count() > 1 && numbers().any(|number| *number < 10);
        self.found.together = (!rows.is_empty()).then(|| match are_two_digits {
            false => Together::No,
            true if numbers().any(is_off_board) && is_list => Together::Certain,
            true => Together::Perhaps,
        });
        let is_written_together = are_two_digits && self.conventions.is_written_together;
        // A number a line
        if let [first, .., last] = rows.as_slice()
            && rows.iter().all(|row| row.numbers.len() == 1)
            && rows.len().is_multiple_of(2)
            && !is_written_together
            && self.conventions.width.is_none()
        {
            let numbers = rows.iter().map(|row| all[row.numbers.start]).collect();
            self.found.unclear.push((Unclear::Flat(numbers), first.tokens.start..last.tokens.end));
            return;
        }
        // `5: 0, 5` has the row first, if other lines have one column.
        let is_grouped = rows.iter().all(|row| row.has_colon && row.numbers.len() > 1)
            && rows.iter().any(|row| row.numbers.len() > 2)
            && rows.iter().any(|row| row.numbers.len().is_multiple_of(2))
            && !is_written_together;
        let mut lone = Vec::new();
        for Row { numbers, tokens, is_numbered, .. } in rows {
            let start = tokens.end - 1;
            let mut point =
                |(row, col): (i32, i32)| self.found.points.push((Coordinates { row, col }, start));
            let conventions = &self.conventions;
            let mut numbers = &all[numbers];
            if let Some(width) = conventions.width {
                numbers.iter().for_each(|number| point((number.div_euclid(width), number.rem_euclid(width))));
                continue;
            }
            if is_written_together {
                numbers.iter().for_each(|number| point(conventions.point(number / 10, number % 10)));
                continue;
            }
            if let (true, [row, cols @ ..]) = (is_grouped, numbers) {
                cols.iter().for_each(|col| point((*row, *col)));
                continue;
            }
            if let Some((row, col)) = layout {
                let extra = numbers.len().checked_sub(width).filter(|extra| *extra <= 1);
                // The number of the row comes first.
                let extra = extra.map(|extra| if conventions.has_colors { 0 } else { extra });
                if let Some((row, col)) =
                    extra.and_then(|extra| Some((*numbers.get(row + extra)?, *numbers.get(col + extra)?)))
                {
                    point((row, col));
                    continue;
                }
            }
            if is_indexed || is_numbered && numbers.len() % 2 == 1 && numbers.len() > 1 {
                numbers = &numbers[1..];
            }
            match numbers {
                &[number] => lone.push((number, tokens)),
                &[first, second, third] if third == stone => point(conventions.point(first, second)),
                numbers if is_board_row(numbers) => {}
                numbers if numbers.len().is_multiple_of(2) => {
                    numbers.chunks_exact(2).for_each(|pair| point(conventions.point(pair[0], pair[1])));
                }
                numbers => self.found.faults.push((FaultKind::Fields(numbers.len()), tokens)),
            }
        }
        let count = self.found.points.len() + self.doubtful.len() + self.labelled.len();
        for (number, tokens) in lone {
            match number {
                // `— 1 —`, the number of a page
                _ if count > 0 && self.all[tokens.start].is_mark("-") => self.found.skipped.push(tokens),
                0 | -1 if count == 0 => self.found.has_nothing = true,
                _ if usize::try_from(number) == Ok(count) && count > 0 => {}
                _ => self.found.faults.push((FaultKind::Fields(1), tokens)),
            }
        }
    }
}
