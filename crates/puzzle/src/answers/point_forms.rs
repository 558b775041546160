//! The points that the lines of a section name, in any notation.

mod labels;
mod line;
mod numbers;

use super::conclusion::conclusion;
use super::conventions::Conventions;
use super::elements::ElementReader;
use super::given::Coordinates;
use super::line_filters::without_log_prefix;
use super::printed_boards::{is_board, marked_cells, marked_points};
use super::senses::Sense;
use super::tokens::{Token, TokenKind};
use super::unclear::Unclear;
use std::ops::Range;

/// The points of a section.
#[derive(Default)]
pub(super) struct Points {
    /// Each with a token on its line.
    pub(super) points: Vec<(Coordinates, usize)>,
    /// Points with several meanings, each with its tokens.
    pub(super) unclear: Vec<(Unclear, Range<usize>)>,
    /// True if words say that there are none.
    pub(super) has_nothing: bool,
    /// True or False on its own.
    pub(super) literal: Option<(bool, Range<usize>)>,
    pub(super) faults: Vec<(FaultKind, Range<usize>)>,
    /// Parts of lines that say nothing about points.
    pub(super) skipped: Vec<Range<usize>>,
    /// Parts of lines that were read.
    pub(super) read: Vec<Range<usize>>,
    pub(super) has_arrays: bool,
    /// Whether points may be numbers of two digits each: `None` without numbers outside of brackets.
    pub(super) together: Option<Together>,
}

/// Whether points may be numbers of two digits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Together {
    No,
    Perhaps,
    /// As two numbers each, some would be off the board.
    Certain,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FaultKind {
    /// A point that does not have two numbers.
    Fields(usize),
    /// Words that are not an answer.
    Words,
    Bracket(char),
    /// Words that leave open which points are meant.
    Doubt,
    /// A row (0) or a column (1) that is no whole number of a board.
    Number(usize),
}

/// A range of columns is no longer than a board.
const MOST_IN_RANGE: usize = 25;

/// A line of numbers without brackets.
struct Row {
    /// Of [`Reader::numbers`].
    numbers: Range<usize>,
    tokens: Range<usize>,
    /// True if a sign such as `.` or `)` follows the first number.
    is_numbered: bool,
    /// True if that sign is a colon.
    has_colon: bool,
    /// The written digits of the shortest and the longest number.
    digits: (usize, usize),
}

/// Numbers after a word for rows or columns.
struct Labelled {
    label: Sense,
    numbers: Vec<i32>,
    tokens: Range<usize>,
}

struct Reader<'a> {
    all: &'a [Token],
    /// The first token of the section.
    start: usize,
    conventions: Conventions,
    found: Points,
    /// Points of lines with words that mean nothing here. They count if there are no others, or if all lines with points begin
    /// with one.
    doubtful: Vec<(Coordinates, usize)>,
    are_first: bool,
    doubtful_forms: Vec<(Unclear, Range<usize>)>,
    /// Lines that exclude points: `(7, 7) 不能下`. They are faults if there are no other points.
    excluded: Vec<Range<usize>>,
    rows: Vec<Row>,
    /// The numbers of all rows.
    numbers: Vec<i32>,
    labelled: Vec<Labelled>,
    /// The columns of a table, from its header.
    columns: Vec<Option<Sense>>,
    /// True after a line with only a word for rows or columns.
    is_label_open: bool,
}

impl Points {
    /// Counts rows and columns from 1.
    pub(super) fn count_from_one(&mut self) {
        for (point, _) in &mut self.points {
            (point.row, point.col) = (point.row - 1, point.col - 1);
        }
        self.unclear.iter_mut().for_each(|(form, _)| form.count_from_one());
    }

    /// Counts rows from the bottom.
    pub(super) fn count_from_bottom(&mut self, rows: usize) {
        for (point, _) in &mut self.points {
            point.row = rows as i32 - 1 - point.row;
        }
    }

    /// Returns true if a row or a column is 0.
    pub(super) fn has_zero(&self) -> bool {
        self.points.iter().any(|(point, _)| point.row == 0 || point.col == 0)
            || self.unclear.iter().any(|(form, _)| form.has_zero())
    }

    /// `parts` are parts of lines, in order.
    pub(super) fn read(all: &[Token], parts: &[Range<usize>], conventions: Conventions) -> Self {
        let mut reader = Reader {
            all,
            start: parts.first().map_or(0, |first| first.start),
            conventions,
            found: Self::default(),
            doubtful: Vec::new(),
            are_first: true,
            doubtful_forms: Vec::new(),
            excluded: Vec::new(),
            rows: Vec::new(),
            numbers: Vec::new(),
            labelled: Vec::new(),
            columns: conventions.columns.into_iter().flatten().map(Some).collect(),
            is_label_open: false,
        };
        if let Some(points) = marked_cells(all, parts, conventions.rows, conventions.cols) {
            reader.found.read = parts.iter().filter(|part| !part.is_empty()).cloned().collect();
            reader.found.has_nothing = points.is_empty();
            reader.found.points = points;
            return reader.found;
        }
        let parts = parts.iter().map(|part| without_log_prefix(all, part.clone()));
        let (boards, parts): (Vec<_>, Vec<_>) =
            { parts }.partition(|part| is_board(&all[part.clone()], conventions.cols));
        reader.found.skipped.clone_from(&boards);
        let parts = match conclusion(all, &parts) {
            // The reasons before it are about other points.
            Some(start) => {
                let before = parts.iter().map(|part| part.start..part.end.min(start));
                reader.found.skipped.extend({ before }.filter(|part| part.start < part.end));
                let after = parts.iter().map(|part| part.start.max(start)..part.end);
                { after }.filter(|part| part.start < part.end).collect()
            }
            None => parts,
        };
        let mut elements = ElementReader::new(all, &parts, &conventions);
        elements.lines(&parts, |line| reader.line(line));
        reader.found.has_arrays = elements.has_arrays;
        let mut found = reader.finish(elements.bad_brackets());
        let is_empty = found.points.is_empty()
            && found.unclear.is_empty()
            && found.faults.is_empty()
            && found.literal.is_none()
            && !found.has_nothing;
        if is_empty && let Some(marked) = marked_points(all, &boards, conventions.rows, conventions.cols) {
            found.points = marked;
            found.skipped.retain(|part| !boards.contains(part));
            found.read = boards;
        }
        found
    }
}

impl Reader<'_> {
    fn finish(mut self, bad_brackets: &[usize]) -> Points {
        let has_rows = !self.rows.is_empty();
        self.take_rows();
        self.take_labelled();
        let found = &mut self.found;
        if !found.points.is_empty() || !self.doubtful.is_empty() {
            // `15/15` next to points in another notation is a score.
            let all = self.all;
            let is_score = |form: &Unclear, tokens: &Range<usize>| {
                matches!(form, Unclear::Pair(..))
                    && all.get(tokens.start + 1).is_some_and(|token| token.is_mark("/"))
            };
            found.unclear.retain(|(form, tokens)| !is_score(form, tokens));
        }
        if self.are_first || found.points.is_empty() && found.unclear.is_empty() {
            found.points.append(&mut self.doubtful);
            found.points.sort_by_key(|(_, at)| *at);
        }
        // A letter and a number in a sentence are a point, if there is no other.
        let is_vertex = |(form, _): &(Unclear, Range<usize>)| matches!(form, Unclear::Vertex(_, 0..26));
        if found.points.is_empty() && found.unclear.is_empty() && self.doubtful_forms.iter().all(is_vertex) {
            found.unclear = std::mem::take(&mut self.doubtful_forms);
        }
        let excluded = std::mem::take(&mut self.excluded);
        if found.points.is_empty() {
            found.faults.extend(excluded.into_iter().map(|tokens| (FaultKind::Doubt, tokens)));
        } else {
            found.skipped.extend(excluded);
        }
        // Brackets around whole points may belong to what is around the answer.
        for &at in bad_brackets {
            // A number before the section belongs to its name.
            let next_to_number = |at: usize| {
                at >= self.start && self.all.get(at).is_some_and(|token| token.number().is_some())
            };
            // `1) 0 6`
            let is_item = |at: usize| at == 1 || at > 1 && self.all[at - 2].line != self.all[at].line;
            match self.all[at].kind {
                TokenKind::Open(c) if next_to_number(at + 1) && has_rows => {
                    found.faults.push((FaultKind::Bracket(c), at..at + 1));
                }
                TokenKind::Close(c) if at > 0 && next_to_number(at - 1) && has_rows && !is_item(at) => {
                    found.faults.push((FaultKind::Bracket(c), at..at + 1));
                }
                _ => {}
            }
        }
        self.found
    }
}
