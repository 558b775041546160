use super::codes::AnswerMessage;
use super::given::{Coordinates, Given};
use super::line_kind::Columns;
use super::points::{Fault, Read, Values};
use super::unclear::{Meaning, Unclear, only_groups};
use crate::name::Name;
use crate::source_line::{ShownLine, SourceLine};
use crate::text::shortened;
use gocheck_board::{Color, Size};
use gocheck_rules::Question;
use gocheck_text::{Diagnostic, Diagnostics, Span};
use std::ops::Range;
use std::sync::Arc;

/// The maximum number of reported faults of an answer.
const MAX_FAULTS: usize = 10;

/// A puzzle's name and the lines after it.
pub(super) struct Block {
    /// The puzzle; `None` if it is unknown.
    pub(super) name: Option<String>,
    pub(super) heading: Span,
    pub(super) faults: Vec<Diagnostic>,
    /// The question that the name implies.
    question: Option<Question>,
    is_strict: bool,
    values: Values,
    valid: Option<bool>,
    points: Vec<Coordinates>,
    /// True if a word states that there are no points.
    has_no_points: bool,
    /// True if a single number came before all points.
    is_counted: bool,
    /// Numbers on their own.
    lone: Vec<(i32, Span)>,
    /// The points with several meanings.
    unclear: Vec<(Unclear, Span)>,
    /// The lines since the last closing bracket.
    lines: Vec<AnswerLine>,
    /// True if anything followed the name.
    pub(super) has_value: bool,
    /// True if the answer is a printed line: the following lines are not part of it.
    pub(super) is_printed: bool,
    /// A first line that is not an answer. It is a remark if an answer follows.
    pub(super) pending: Option<(Span, String)>,
    has_contradiction: bool,
    /// The first line that is not in the assignment's form, and the number of further ones.
    unusual: Option<(Span, String, String, usize)>,
}

struct AnswerLine {
    number: usize,
    shown: Arc<ShownLine>,
    /// The number of characters before the part of the line that was read.
    before: usize,
    /// The range of the answer, in characters of that part.
    part: Range<usize>,
    source: String,
    /// True if it follows a printed name.
    is_printed: bool,
    has_comment: bool,
}

impl Block {
    pub(super) fn new(name: Option<String>, heading: Span, is_strict: bool) -> Self {
        let question = name.as_deref().and_then(|name| Name::new(name).ok()?.question());
        Self {
            question,
            name,
            heading,
            faults: Vec::new(),
            is_strict,
            values: Values::default(),
            valid: None,
            points: Vec::new(),
            has_no_points: false,
            is_counted: false,
            lone: Vec::new(),
            unclear: Vec::new(),
            lines: Vec::new(),
            has_value: false,
            is_printed: false,
            pending: None,
            has_contradiction: false,
            unusual: None,
        }
    }

    /// The player's stones may follow points.
    pub(super) fn set_player(&mut self, player: Color) {
        self.values.is_black_to_move = player == Color::Black;
    }

    /// From the header of a table.
    pub(super) fn set_columns(&mut self, columns: Columns) {
        self.values.columns = columns;
    }

    pub(super) fn is_open(&self) -> bool {
        self.values.is_open()
    }

    pub(super) fn feed(&mut self, line: &SourceLine<'_>, part: Range<usize>, is_printed: bool) {
        self.has_value = true;
        let end = if line.has_comment { line.chars.len() } else { part.end };
        let source = line.source(part.start..end).to_owned();
        let (shown, before) = (Arc::clone(line.shown()), line.before());
        let (number, has_comment) = (line.number, line.has_comment);
        if self.question() == Some(Question::Rule) {
            self.values.expects_truth = true;
        }
        self.lines.push(AnswerLine {
            number,
            shown,
            before,
            part: part.clone(),
            source,
            is_printed,
            has_comment,
        });
        self.values.feed(line, part);
        if !self.is_open() {
            self.settle();
        }
    }

    pub(super) fn add(&mut self, read: Read, span: impl FnOnce() -> Span) {
        self.has_value = true;
        let has_points = !self.points.is_empty() || !self.unclear.is_empty();
        let has_none = self.valid.is_none() && !self.has_no_points;
        match read {
            Read::Valid(value)
                if !has_points && !self.has_no_points && self.valid.is_none_or(|before| before == value) =>
            {
                self.valid = Some(value);
            }
            Read::Point(point) if has_none => self.points.push(point),
            Read::Unclear(unclear) if has_none => self.unclear.push((unclear, span())),
            Read::Nothing if !has_points && self.valid.is_none() => self.has_no_points = true,
            Read::Lone(number) => {
                self.is_counted = !has_points && has_none;
                self.lone.push((number, span()));
            }
            // One message is enough.
            _ if self.has_contradiction => {}
            _ => {
                self.has_contradiction = true;
                let name = self.name.clone().unwrap_or_default();
                self.faults.push(AnswerMessage::SecondAnswer { name }.at(span()));
            }
        }
    }

    fn settle(&mut self) {
        let (read, faults) = self.values.settle();
        let lines = std::mem::take(&mut self.lines);
        if !faults.is_empty() {
            for Fault { message, line, part } in faults {
                let form = lines.iter().find(|form| form.number == line);
                let span = form.map_or_else(|| Span::at(line, 1), |form| form.span(part));
                self.faults.push(message.at(span));
            }
            self.faults.truncate(MAX_FAULTS);
            return;
        }
        let mut read = read.as_slice();
        // For brackets over several lines, the first line with content is reported.
        let mut reported: Option<(&AnswerLine, String)> = None;
        let mut unusual = 0;
        for form in &lines {
            let count = read.iter().take_while(|(line, _)| *line <= form.number).count();
            let (of_line, rest) = read.split_at(count);
            read = rest;
            let of_line: Vec<Read> = of_line.iter().map(|(_, read)| read.clone()).collect();
            if !form.is_usual(&of_line, self.is_strict) {
                unusual += 1;
                if reported.as_ref().is_none_or(|(_, taken)| taken.is_empty()) {
                    reported = Some((form, taken(&of_line, self.values.expects_truth)));
                }
            }
            of_line.into_iter().for_each(|read| self.add(read, || form.answer_span()));
        }
        match (&mut self.unusual, reported) {
            (_, None) => {}
            // A line with points is more informative than one without.
            (Some((place, found, none, more)), Some((form, taken)))
                if none.is_empty() && !taken.is_empty() =>
            {
                (*place, *found, *none) = (form.answer_span(), shortened(cell(&form.source)), taken);
                *more += unusual;
            }
            (Some((.., more)), Some(_)) => *more += unusual,
            (none, Some((form, taken))) => {
                *none = Some((form.answer_span(), shortened(cell(&form.source)), taken, unusual - 1));
            }
        }
    }

    pub(super) fn close(&mut self) {
        self.values.close();
        self.settle();
        if let Some(points) = self.unclear().and_then(|forms| only_groups(&forms)) {
            self.unclear.clear();
            self.points = points;
        }
    }

    /// The points with several meanings, if there are no others.
    pub(super) fn unclear(&self) -> Option<Vec<&Unclear>> {
        (self.points.is_empty() && !self.unclear.is_empty())
            .then(|| self.unclear.iter().map(|(form, _)| form).collect())
    }

    pub(super) const fn has_clear_points(&self) -> bool {
        !self.points.is_empty()
    }

    pub(super) const fn is_value(&self) -> bool {
        self.valid.is_some() || !self.lone.is_empty()
    }

    /// The question that the puzzle's name implies.
    pub(super) fn question(&self) -> Option<Question> {
        self.question.filter(|_| self.name.is_some())
    }

    /// The answer, and the notes on its form, which are errors in strict mode. `chosen` is the meaning of points
    /// that have several.
    pub(super) fn finish(
        mut self,
        name: &str,
        chosen: Option<(Meaning, Size)>,
    ) -> (Result<Given, Diagnostics>, Vec<Diagnostic>) {
        if let (false, Some((span, word))) = (self.has_value, self.pending.take()) {
            self.faults.push(AnswerMessage::NotAnAnswer { word }.at(span));
        }
        self.settle_lone();
        let mut notes = Vec::new();
        let unclear = std::mem::take(&mut self.unclear);
        for (i, (form, span)) in unclear.into_iter().enumerate() {
            match chosen.and_then(|(meaning, size)| form.points(meaning, size)) {
                Some(points) => {
                    if i == 0 {
                        let taken: Vec<String> =
                            points.iter().map(|at| format!("{} {}", at.row, at.col)).collect();
                        let taken = taken.join(", ").into();
                        notes.push(
                            AnswerMessage::OnlyMeaning { name: name.into(), form: form.text().into(), taken }
                                .at(span),
                        );
                    }
                    self.points.extend(points);
                }
                None => self.faults.push(form.message().at(span)),
            }
        }
        if !self.faults.is_empty() {
            self.faults.sort_by_key(|fault| fault.span.as_ref().map_or(0, |span| span.line));
            self.faults.truncate(MAX_FAULTS);
            return (Err(Diagnostics(self.faults)), Vec::new());
        }
        let given = self.valid.map_or_else(|| Given::points(self.points), Given::Valid);
        match self.unusual {
            None => (Ok(given), notes),
            Some((span, found, taken, _)) if self.is_strict => {
                (Err(AnswerMessage::NotStrict { found, taken }.at(span).into()), Vec::new())
            }
            // A note that this was the only meaning is enough.
            Some(_) if !notes.is_empty() => (Ok(given), notes),
            Some((span, found, taken, more)) => {
                let (name, found, taken) = (name.into(), found.into(), taken.into());
                (Ok(given), vec![AnswerMessage::ReadAs { name, found, taken, more }.at(span)])
            }
        }
    }

    /// A single 1 or 0 is True or False, unless points are expected.
    fn settle_lone(&mut self) {
        let is_alone =
            self.valid.is_none() && self.points.is_empty() && self.unclear.is_empty() && !self.has_no_points;
        let is_of_points = self.question().is_some_and(|question| question != Question::Rule);
        match self.lone.as_slice() {
            [(value @ 0..=1, _)] if is_alone && !is_of_points => self.valid = Some(*value == 1),
            // The number of points, given before them.
            [(value, _)] if self.is_counted && *value as usize == self.points.len() => {}
            _ => {
                let lone = std::mem::take(&mut self.lone);
                self.faults.extend(
                    lone.into_iter().map(|(_, span)| AnswerMessage::PointFields { found: 1 }.at(span)),
                );
            }
        }
    }
}

impl AnswerLine {
    fn span(&self, part: Range<usize>) -> Span {
        self.shown.span(self.before + part.start..self.before + part.end)
    }

    fn answer_span(&self) -> Span {
        self.span(self.part.clone())
    }

    /// Recognises the printed form; the other form of the assignment has been read already.
    fn is_usual(&self, read: &[Read], is_strict: bool) -> bool {
        let source = if is_strict { &self.source } else { cell(&self.source) };
        if self.has_comment {
            return false;
        }
        if let (Some(usual), [read]) = (usual(source), read) {
            return usual == *read;
        }
        let points = read.iter().filter_map(|read| match read {
            Read::Point(point) => Some(point.to_string()),
            _ => None,
        });
        self.is_printed && self.source == format!("[{}]", points.collect::<Vec<_>>().join(", "))
    }
}

/// Parses a line in the assignment's form: `True`, `False`, `row col`.
pub(super) fn usual(source: &str) -> Option<Read> {
    let mut words = source.split_whitespace();
    let number = |word: &str| -> Option<i32> {
        let digits = word.strip_prefix('-').unwrap_or(word);
        let is_plain = word == "0" || digits.len() <= 4 && !digits.starts_with(['0', '+', '-']);
        is_plain.then(|| word.parse().ok()).flatten()
    };
    match (words.next()?, words.next(), words.next()) {
        ("True", None, _) => Some(Read::Valid(true)),
        ("False", None, _) => Some(Read::Valid(false)),
        (row, Some(col), None) => Some(Read::Point(Coordinates { row: number(row)?, col: number(col)? })),
        _ => None,
    }
}

/// Strips the punctuation of a table.
fn cell(source: &str) -> &str {
    source.trim_matches(|c: char| "\"',;".contains(c))
}

/// Formats the interpretation of a line in the assignment's form.
fn taken(read: &[Read], is_rule: bool) -> String {
    let one = |read: &Read| match read {
        Read::Valid(value) => Some(Given::Valid(*value).to_string()),
        Read::Point(point) => Some(format!("{} {}", point.row, point.col)),
        Read::Lone(value) if is_rule => Some(Given::Valid(*value != 0).to_string()),
        Read::Lone(value) => Some(value.to_string()),
        Read::Unclear(Unclear::Grouped(row, cols)) => {
            let points = cols.iter().map(|col| format!("{row} {col}"));
            Some(points.collect::<Vec<_>>().join(", "))
        }
        Read::Nothing | Read::Unclear(_) => None,
    };
    read.iter().filter_map(one).collect::<Vec<_>>().join(", ")
}
