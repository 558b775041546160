use super::items::{Item, ItemKind, Items, TextPlace};
use super::source_line::SourceLine;
use super::words::{Label, color};
use std::ops::Range;

/// The contents of one line, or of one pair of brackets.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) cells: Vec<Cell>,
    pub(super) at: TextPlace,
}

/// A number, a word or a label.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// As in the file.
    pub(super) text: String,
    pub(super) number: Option<i32>,
    pub(super) label: Option<Label>,
    pub(super) at: TextPlace,
}

#[derive(Debug, Default)]
pub(super) struct Rows {
    pub(super) all: Vec<Row>,
    /// Brackets that do not match.
    pub(super) bad_brackets: Vec<(char, TextPlace)>,
}

impl Rows {
    /// Splits lines into rows, and joins the rows that belong together.
    pub(super) fn of(lines: &[SourceLine<'_>]) -> Self {
        let mut rows = Self::of_lines(lines);
        rows.regroup();
        rows
    }

    /// Splits lines into rows.
    pub(super) fn of_lines(lines: &[SourceLine<'_>]) -> Self {
        let (mut items, mut rows) = (Items::default(), Self::default());
        for line in lines {
            for part in parts(line, items.is_open()) {
                items.feed(line, part);
                if !items.is_open() {
                    rows.add(items.take(), lines);
                }
            }
        }
        items.close();
        rows.add(items.take(), lines);
        rows.bad_brackets = items.bad_brackets;
        rows
    }

    /// Adds the items of a line and the lists in them. Each list of numbers becomes a row.
    fn add(&mut self, items: Vec<Item>, lines: &[SourceLine<'_>]) {
        let mut cells: Vec<Cell> = Vec::new();
        for Item { kind, at } in items {
            if let ItemKind::List(items) = kind {
                // `{"row": 3, "stone": [..]}` and `1: [3, 4, -1]` have labels before lists.
                self.push(std::mem::take(&mut cells));
                self.add(items, lines);
                continue;
            }
            let line = lines.binary_search_by_key(&at.line, |line| line.number).ok();
            let text = line.map(|line| lines[line].text(at.part.clone()));
            let (number, label) = match kind {
                ItemKind::Number(number) => (Some(number), None),
                // `白子` is a colour.
                ItemKind::Label(label) if text.as_deref().is_none_or(|text| color(text).is_none()) => {
                    (None, Some(label))
                }
                _ => (None, None),
            };
            cells.push(Cell { text: text.unwrap_or_default(), number, label, at });
        }
        self.push(cells);
    }

    /// Joins what belongs together: one number per line, rows in one string of rows, points with a colour after or above
    /// them.
    fn regroup(&mut self) {
        let is_number = |row: &Row| row.cells.len() == 1 && row.cells[0].number.is_some();
        if self.all.len() > 5 && self.all.len().is_multiple_of(3) && self.all.iter().all(is_number) {
            let all = std::mem::take(&mut self.all);
            let mut cells = all.into_iter().flat_map(|row| row.cells).peekable();
            while cells.peek().is_some() {
                self.push(cells.by_ref().take(3).collect());
            }
            return;
        }
        // A list of rows, each of which is one word.
        if let [Row { cells, .. }] = self.all.as_slice() {
            let length = cells.len();
            let is_row =
                |cell: &Cell| length > 1 && cell.text.chars().count() == length && cell.number.is_none();
            if cells.iter().all(is_row) {
                let cells = cells.clone();
                self.all.clear();
                return cells.into_iter().for_each(|cell| self.push(vec![cell]));
            }
            // All stones on one line.
            let is_number = |cell: &Cell| cell.number.is_some();
            if length > 5
                && length.is_multiple_of(3)
                && cells.iter().all(is_number)
                && cells
                    .iter()
                    .skip(2)
                    .step_by(3)
                    .all(|cell| cell.number.is_some_and(|number| (-1..=1).contains(&number)))
                && cells.iter().any(|cell| cell.number > Some(1))
            {
                let mut cells = cells.clone().into_iter().peekable();
                self.all.clear();
                while cells.peek().is_some() {
                    self.push(cells.by_ref().take(3).collect());
                }
                return;
            }
        }
        // All rows, all columns, all colours.
        if let [rows, cols, colors] = self.all.as_slice() {
            let (count, cells) = (rows.cells.len(), |row: &Row| row.cells.clone());
            let is_color = |cell: &Cell| cell.number.is_some_and(|number| (-1..=1).contains(&number));
            let is_of_points = rows.cells.iter().chain(&cols.cells).any(|cell| cell.number > Some(1));
            if count > 3
                && is_of_points
                && cols.cells.len() == count
                && colors.cells.len() == count
                && colors.cells.iter().all(is_color)
            {
                let all: Vec<[Cell; 3]> = (cells(rows).into_iter().zip(cells(cols)).zip(cells(colors)))
                    .map(|((row, col), color)| [row, col, color])
                    .collect();
                self.all.clear();
                return all.into_iter().for_each(|cells| self.push(cells.to_vec()));
            }
        }
        let is_point = |row: &Row| row.cells.len() == 2 && row.cells.iter().all(|cell| cell.number.is_some());
        let is_color = |row: &Row| {
            row.cells.len() == 1
                && (row.cells[0].number.is_some_and(|number| (-1..=1).contains(&number))
                    || color(&row.cells[0].text).is_some())
        };
        // `(3, 4): -1`
        if self.all.len() > 1
            && self
                .all
                .chunks(2)
                .all(|pair| matches!(pair, [point, color] if is_point(point) && is_color(color)))
        {
            let mut all = std::mem::take(&mut self.all).into_iter();
            while let (Some(point), Some(color)) = (all.next(), all.next()) {
                self.push([point.cells, color.cells].concat());
            }
            return;
        }
        // `{"black": [[3, 4]], "white": [[5, 5]]}`
        let named = |row: &Row| {
            row.cells.last().filter(|cell| cell.number.is_none() && color(&cell.text).is_some()).cloned()
        };
        if self.all.iter().filter(|row| named(row).is_some()).count() <= 2 && self.all.iter().any(is_point) {
            let mut of: Option<Cell> = None;
            for row in &mut self.all {
                match (named(row), &of) {
                    (Some(cell), _) => {
                        of = Some(cell);
                        row.cells.clear();
                    }
                    (None, Some(color)) if is_point(row) => row.cells.push(color.clone()),
                    (None, _) => {}
                }
            }
            self.all.retain(|row| !row.cells.is_empty());
        }
    }

    fn push(&mut self, cells: Vec<Cell>) {
        let (Some(first), Some(last)) = (cells.first(), cells.last()) else { return };
        let end = if last.at.line == first.at.line { last.at.part.end } else { first.at.part.end };
        let at = TextPlace { line: first.at.line, part: first.at.part.start..end };
        self.all.push(Row { cells, at });
    }
}

/// Splits a line into rows: several stones between semicolons. Removes the bullet of a list's item.
fn parts(line: &SourceLine<'_>, is_open: bool) -> Vec<Range<usize>> {
    let whole = line.whole();
    if is_open {
        return vec![whole];
    }
    let chars = &line.chars;
    let fields = line.text(whole.clone()).split_whitespace().count();
    let is_item = fields < 6
        && chars.get(whole.start).is_some_and(|c| "-*".contains(*c))
        && chars.get(whole.start + 1).is_some_and(|c| c.is_whitespace());
    let whole = line.trimmed(whole.start + usize::from(is_item)..whole.end, char::is_whitespace);
    let ends = (whole.clone()).filter(|&at| chars[at] == ';').chain([whole.end]);
    let mut start = whole.start;
    let mut parts = Vec::new();
    for end in ends {
        let part = line.trimmed(start..end.max(start), char::is_whitespace);
        start = end + 1;
        if !part.is_empty() {
            parts.push(part);
        }
    }
    let has_fields =
        |part: &Range<usize>| chars[part.clone()].iter().any(|c| c.is_whitespace() || ",(".contains(*c));
    if parts.len() > 1 && parts.iter().all(has_fields) { parts } else { vec![whole] }
}
