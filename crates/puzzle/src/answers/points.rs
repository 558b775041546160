//! Interprets the pieces of an answer: True, False, points, or no points.

use super::codes::AnswerMessage;
use super::given::Coordinates;
use super::groups::{Grouped, grouped, without_row_title};
use super::line_kind::{Columns, is_board_row};
use super::numbering::Numbering;
use super::pieces::{arrays, bad_word, is_labelled, numbers_of, shown, without_total};
use super::remarks::{WithoutRemarks, without_remarks};
use super::unclear::Unclear;
use crate::items::{Item, ItemKind, Items, TextPlace};
use crate::remark_words::concluding_truth;
use crate::source_line::SourceLine;
use crate::text::shortened;
use crate::value_words::{is_nothing, leading_truth, truth};
use crate::words::{Label, color};
use gocheck_board::Color;
use gocheck_text::AnyMessage;
use std::ops::Range;

/// A meaning of a piece of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Read {
    Valid(bool),
    Point(Coordinates),
    /// A word for no points.
    Nothing,
    /// A number on its own: 1 or 0 for True or False.
    Lone(i32),
    /// A form with several meanings.
    Unclear(Unclear),
}

pub(super) struct Fault {
    pub(super) message: AnyMessage,
    pub(super) line: usize,
    /// The characters of the line.
    pub(super) part: Range<usize>,
}

/// The maximum number of reported faults of an answer.
const MAX_FAULTS: usize = 10;

/// The values after a name, line by line.
#[derive(Default)]
pub(super) struct Values {
    items: Items,
    top: Vec<Item>,
    read: Vec<(usize, Read)>,
    faults: Vec<Fault>,
    /// A labelled row or column that waits for its counterpart.
    half: Option<(Label, i32, TextPlace)>,
    numbering: Numbering,
    /// True if the question expects True or False.
    pub(super) expects_truth: bool,
    /// True if Black is to move. Then -1 is the stone that was played.
    pub(super) is_black_to_move: bool,
    has_points: bool,
    /// From the header of a table.
    pub(super) columns: Columns,
    /// The number of the last row of a table whose rows are numbered.
    index: Option<i32>,
}

impl Values {
    pub(super) fn is_open(&self) -> bool {
        self.items.is_open()
    }

    pub(super) fn feed(&mut self, line: &SourceLine<'_>, part: Range<usize>) {
        let part = line.trimmed(part, char::is_whitespace);
        if !self.is_open() {
            let text = line.text(part.clone());
            let at = || TextPlace { line: line.number, part: part.clone() };
            if is_nothing(&text) {
                return self.top.push(Item { kind: ItemKind::Nothing, at: at() });
            }
            let reason = || {
                self.expects_truth.then(|| leading_truth(&text).or_else(|| concluding_truth(&text))).flatten()
            };
            if let Some(value) = truth(&text).or_else(reason) {
                return self.top.push(Item { kind: ItemKind::Valid(value), at: at() });
            }
        }
        let part = if self.is_open() {
            part
        } else {
            without_total(line, self.numbering.without_number(line, part))
        };
        self.items.feed(line, part);
        self.top.extend(self.items.take());
    }

    /// The meanings since the last call, in the order of the text, each with its line; and the faults.
    pub(super) fn settle(&mut self) -> (Vec<(usize, Read)>, Vec<Fault>) {
        let mut all = std::mem::take(&mut self.top).into_iter().peekable();
        while let Some(first) = all.next() {
            let line = first.at.line;
            let mut of_line = vec![first];
            while let Some(item) = all.next_if(|item| item.at.line == line) {
                of_line.push(item);
            }
            let faults = self.faults.len();
            self.line(of_line);
            // One fault per line is enough.
            self.faults.truncate(faults + 1);
        }
        for (bracket, at) in std::mem::take(&mut self.items.bad_brackets) {
            self.fault(AnswerMessage::BadBracket { bracket }, at);
        }
        (std::mem::take(&mut self.read), std::mem::take(&mut self.faults))
    }

    /// Open brackets stay open.
    pub(super) fn close(&mut self) {
        self.items.close();
        self.top.extend(self.items.take());
        if let Some((_, _, at)) = self.half.take() {
            self.fault(AnswerMessage::PointFields { found: 1 }, at);
        }
    }

    fn fault(&mut self, message: impl Into<AnyMessage>, TextPlace { line, part }: TextPlace) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(Fault { message: message.into(), line, part });
        }
    }

    /// The items of a line outside of brackets.
    fn line(&mut self, items: Vec<Item>) {
        let before = (self.read.len(), self.faults.len(), self.half.is_some());
        let first = items.first().map(|item| (shown(&item.kind), item.at.clone()));
        let WithoutRemarks { items, has_fewer } = if self.expects_truth {
            WithoutRemarks { items, has_fewer: false }
        } else {
            without_remarks(items)
        };
        let items = without_row_title(items);
        // A line of words that mean nothing on their own is not an answer.
        let words = items.iter().map(|item| match &item.kind {
            ItemKind::Label(_, word) | ItemKind::Word(_, word) => Some((word.clone(), item.at.clone())),
            _ => None,
        });
        let first_word = words.collect::<Option<Vec<_>>>().and_then(|words| words.into_iter().next());
        let (mut run, mut is_first) = (Vec::new(), true);
        for item in items {
            if matches!(item.kind, ItemKind::Number(_) | ItemKind::Label(..) | ItemKind::Word(..)) {
                run.push(item);
                continue;
            }
            self.run(std::mem::take(&mut run), is_first);
            is_first = false;
            self.item(item);
        }
        self.run(run, is_first);
        // A count after points.
        let first_word =
            first_word.or(first.filter(|_| has_fewer)).filter(|_| !(has_fewer && self.has_points));
        if let Some((word, at)) = first_word
            && before == (self.read.len(), self.faults.len(), self.half.is_some())
        {
            self.fault(AnswerMessage::NotAnAnswer { word: shortened(&word) }, at);
        }
    }

    /// Interprets adjacent numbers, labels and unknown words. If `is_alone`, they are the whole line.
    fn run(&mut self, items: Vec<Item>, is_alone: bool) {
        let numbers = items.iter().filter(|item| matches!(item.kind, ItemKind::Number(_))).count();
        // The stone that was played: `4 1 white`.
        let (player, stone) = self.player();
        let is_stone =
            |item: &Item| matches!(&item.kind, ItemKind::Word(_, word) if color(word) == Some(Some(player)));
        let is_noise = |item: &Item| match &item.kind {
            ItemKind::Label(label, _) => [Label::Value, Label::Index, Label::Problem].contains(label),
            ItemKind::Word(_, word) => word.chars().all(|c| c == '.'),
            _ => false,
        };
        let items: Vec<Item> = items.into_iter().filter(|item| !is_noise(item)).collect();
        let items: Vec<Item> = match items.last() {
            Some(last) if numbers == 2 && items.len() == 3 && is_stone(last) => {
                items.into_iter().take(2).collect()
            }
            _ => items,
        };
        if let Some((group, at)) = grouped(&items) {
            return self.group(group, at.line);
        }
        let is_labelled = is_labelled(&items);
        if let Some((message, at)) = bad_word(&items, is_labelled) {
            return self.fault(message, at);
        }
        if is_labelled {
            return self.labelled(items);
        }
        let numbers: Vec<(i32, TextPlace)> = numbers_of(items);
        let Some((_, at)) = numbers.first().cloned() else { return };
        let end = numbers.last().map_or(at.part.end, |(_, last)| last.part.end);
        let whole = TextPlace { line: at.line, part: at.part.start..end.max(at.part.start) };
        let values: Vec<i32> = numbers.iter().map(|(value, _)| *value).collect();
        if let Some((row, col)) = self.by_columns(&values) {
            return self.point(row, col, at.line);
        }
        match values.as_slice() {
            [value] if is_alone => self.read.push((at.line, Read::Lone(*value))),
            // The stone that was played.
            &[row, col, third] if third == stone => self.point(row, col, at.line),
            values if values.len().is_multiple_of(2) => {
                for (pair, (_, at)) in values.chunks_exact(2).zip(numbers.iter().step_by(2)) {
                    self.point(pair[0], pair[1], at.line);
                }
            }
            values => self.fault(AnswerMessage::PointFields { found: values.len() }, whole),
        }
    }

    /// The point of a table's row, by the header of the table. Without a header, rows may still be numbered.
    fn by_columns(&mut self, values: &[i32]) -> Option<(i32, i32)> {
        let (row, col) = self.columns.row.zip(self.columns.col)?;
        let values = match values.len().checked_sub(self.columns.count)? {
            0 => values,
            1 if self.index.map_or((0..2).contains(&values[0]), |last| values[0] == last + 1) => {
                self.index = Some(values[0]);
                &values[1..]
            }
            _ => return None,
        };
        Some((*values.get(row)?, *values.get(col)?))
    }

    /// `row=4 col=1`, `4行1列`
    fn labelled(&mut self, items: Vec<Item>) {
        let is_suffix = matches!(items.first().map(|item| &item.kind), Some(ItemKind::Number(_)));
        let mut pairs: Vec<(Label, i32, TextPlace)> = Vec::new();
        let mut labels: Vec<Label> = Vec::new();
        let mut numbers: Vec<(i32, TextPlace)> = Vec::new();
        for item in items {
            let at = item.at;
            match item.kind {
                ItemKind::Label(Label::Row | Label::Column | Label::X | Label::Y | Label::Color, _)
                    if is_suffix && numbers.is_empty() =>
                {
                    return self.fault(AnswerMessage::PointFields { found: 0 }, at);
                }
                ItemKind::Label(
                    label @ (Label::Row | Label::Column | Label::X | Label::Y | Label::Color),
                    _,
                ) if is_suffix => {
                    if let (Some((number, at)), true) = (numbers.pop(), numbers.is_empty()) {
                        pairs.push((label, number, at));
                    }
                }
                ItemKind::Label(
                    label @ (Label::Row | Label::Column | Label::X | Label::Y | Label::Color),
                    _,
                ) => {
                    labels.push(label);
                }
                ItemKind::Number(number) if is_suffix => numbers.push((number, at)),
                ItemKind::Number(number) => match labels.as_slice() {
                    &[label] => {
                        labels.clear();
                        pairs.push((label, number, at));
                    }
                    _ => return self.fault(AnswerMessage::PointFields { found: 1 }, at),
                },
                _ => {}
            }
        }
        if let Some((_, at)) = numbers.pop() {
            return self.fault(AnswerMessage::PointFields { found: 1 }, at);
        }
        for (label, number, at) in pairs {
            match (self.half.take(), label) {
                // The colour of what was played.
                (half, Label::Color) if number == self.player().1 => self.half = half,
                (None, label) => self.half = Some((label, number, at)),
                (Some((Label::Row, row, before)), Label::Column) => self.point(row, number, before.line),
                (Some((Label::Column, col, before)), Label::Row) => self.point(number, col, before.line),
                (Some((Label::X, x, before)), Label::Y) => {
                    self.read.push((before.line, Read::Unclear(Unclear::Xy(x, number))));
                }
                (Some((Label::Y, y, before)), Label::X) => {
                    self.read.push((before.line, Read::Unclear(Unclear::Xy(number, y))));
                }
                _ => return self.fault(AnswerMessage::PointFields { found: 1 }, at),
            }
        }
    }

    /// `row 0: columns 1, 2`
    fn group(&mut self, Grouped { label, number, others, has_other_label }: Grouped, line: usize) {
        if !has_other_label {
            return self.read.push((line, Read::Unclear(Unclear::Grouped(number, others))));
        }
        for other in others {
            let (row, col) = if label == Label::Row { (number, other) } else { (other, number) };
            self.point(row, col, line);
        }
    }

    /// The player to move, and the number of the player's stones.
    const fn player(&self) -> (Color, i32) {
        if self.is_black_to_move { (Color::Black, -1) } else { (Color::White, 1) }
    }

    fn point(&mut self, row: i32, col: i32, line: usize) {
        self.has_points = true;
        self.read.push((line, Read::Point(Coordinates { row, col })));
    }

    fn item(&mut self, item: Item) {
        let Item { kind, at } = item;
        let line = at.line;
        match kind {
            ItemKind::Valid(value) => self.read.push((line, Read::Valid(value))),
            ItemKind::Nothing => self.read.push((line, Read::Nothing)),
            ItemKind::Pair(a, b) => self.read.push((line, Read::Unclear(Unclear::Pair(a, b)))),
            ItemKind::Vertex(letter, number) => {
                self.read.push((line, Read::Unclear(Unclear::Vertex(letter, number))));
            }
            ItemKind::Number(_) => self.fault(AnswerMessage::PointFields { found: 1 }, at),
            ItemKind::Label(..) | ItemKind::Word(..) => {
                if let Some((message, at)) = bad_word(&[Item { kind, at }], false) {
                    self.fault(message, at);
                }
            }
            ItemKind::List { items, is_round, .. } => self.list(items, is_round, at),
        }
    }

    fn list(&mut self, items: Vec<Item>, is_round: bool, at: TextPlace) {
        let is_number = |item: &Item| matches!(item.kind, ItemKind::Number(_));
        let count = items.iter().filter(|item| is_number(item)).count();
        let has_lists = items.iter().any(|item| matches!(item.kind, ItemKind::List { .. }));
        let is_labelled = !has_lists && is_labelled(&items);
        // `{"point": [4, 1]}`
        let is_noise =
            |item: &Item| has_lists && matches!(item.kind, ItemKind::Label(Label::Value | Label::Index, _));
        let items: Vec<Item> = items.into_iter().filter(|item| !is_noise(item)).collect();
        if let Some((message, at)) = bad_word(&items, is_labelled) {
            return self.fault(message, at);
        }
        if is_labelled {
            return self.labelled(items);
        }
        if count == items.len() && count > 0 {
            let numbers: Vec<i32> = numbers_of(items).into_iter().map(|(value, _)| value).collect();
            return match numbers.as_slice() {
                &[row, col] => self.point(row, col, at.line),
                &[row, col, third] if third == self.player().1 => self.point(row, col, at.line),
                // All points one after another, or all rows before all columns.
                values if values.len().is_multiple_of(2) && !is_round => {
                    self.read.push((at.line, Read::Unclear(Unclear::Flat(numbers))));
                }
                values if is_board_row(values) => {}
                values => self.fault(AnswerMessage::PointFields { found: values.len() }, at),
            };
        }
        if count > 0 {
            let found = if count == 2 { items.len() } else { count };
            return self.fault(AnswerMessage::PointFields { found }, at);
        }
        match arrays(&items).filter(|_| is_round) {
            // As from numpy.where: all rows, then all columns.
            Some((rows, cols)) if rows.len() == 2 => {
                self.read.push((at.line, Read::Unclear(Unclear::Arrays(rows, cols))));
            }
            Some((rows, cols)) => {
                rows.iter().zip(&cols).for_each(|(&row, &col)| self.point(row, col, at.line));
            }
            None => items.into_iter().for_each(|item| self.item(item)),
        }
    }
}
