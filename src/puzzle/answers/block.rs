use super::codes::AnswerMessage;
use super::given::{Coordinates, Given};
use super::line::SourceLine;
use super::values::{Fault, Read, Values};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::puzzle::text::shortened;
use std::ops::Range;

/// The maximum number of reported faults of an answer.
const MAX_FAULTS: usize = 10;

/// A puzzle's name and the lines after it.
pub(super) struct Block {
    /// The puzzle; `None` if it is unknown.
    pub(super) name: Option<String>,
    pub(super) heading: Span,
    pub(super) faults: Vec<Diagnostic>,
    is_strict: bool,
    values: Values,
    valid: Option<bool>,
    points: Vec<Coordinates>,
    /// The lines since the last closing bracket.
    lines: Vec<AnswerLine>,
    /// True if anything followed the name.
    pub(super) has_value: bool,
    /// True if the answer is a printed line: the following lines are not part of it.
    pub(super) is_printed: bool,
    /// A first line that is not an answer: a remark, if an answer follows.
    pub(super) pending: Option<(Span, String)>,
    has_contradiction: bool,
    /// The first line that is not in the assignment's form, and the number of further ones.
    unusual: Option<(Span, String, String, usize)>,
}

/// The parts of a line.
struct AnswerLine {
    number: usize,
    /// The whole line as in the file.
    whole: String,
    /// The range of the answer, in characters.
    part: Range<usize>,
    source: String,
    /// True if it follows a printed name.
    is_printed: bool,
}

impl Block {
    pub(super) fn new(name: Option<String>, heading: Span, is_strict: bool) -> Self {
        Self {
            name,
            heading,
            faults: Vec::new(),
            is_strict,
            values: Values::default(),
            valid: None,
            points: Vec::new(),
            lines: Vec::new(),
            has_value: false,
            is_printed: false,
            pending: None,
            has_contradiction: false,
            unusual: None,
        }
    }

    /// Returns true if a bracket is open.
    pub(super) fn is_open(&self) -> bool {
        self.values.is_open()
    }

    /// Reads a part of a line.
    pub(super) fn feed(&mut self, line: &SourceLine<'_>, part: Range<usize>, is_printed: bool) {
        self.has_value = true;
        let (whole, source) =
            (line.raw(0..line.chars.len()).to_owned(), line.source(part.clone()).to_owned());
        self.lines.push(AnswerLine { number: line.number, whole, part: part.clone(), source, is_printed });
        self.values.feed(line, part);
        if !self.is_open() {
            self.settle();
        }
    }

    /// Adds the items of one line.
    pub(super) fn add(&mut self, read: Read, span: impl FnOnce() -> Span) {
        self.has_value = true;
        match read {
            Read::Valid(value)
                if self.points.is_empty() && self.valid.is_none_or(|before| before == value) =>
            {
                self.valid = Some(value);
            }
            Read::Point(point) if self.valid.is_none() => self.points.push(point),
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
        let mut told: Option<(&AnswerLine, String)> = None;
        let mut unusual = 0;
        for form in &lines {
            let count = read.iter().take_while(|(line, _)| *line <= form.number).count();
            let (of_line, rest) = read.split_at(count);
            read = rest;
            let of_line: Vec<Read> = of_line.iter().map(|(_, read)| *read).collect();
            if !form.is_usual(&of_line, self.is_strict) {
                unusual += 1;
                if told.as_ref().is_none_or(|(_, taken)| taken.is_empty()) {
                    told = Some((form, taken(&of_line)));
                }
            }
            of_line.into_iter().for_each(|read| self.add(read, || form.answer_span()));
        }
        match (&mut self.unusual, told) {
            (_, None) => {}
            (Some((.., more)), Some(_)) => *more += unusual,
            (none, Some((form, taken))) => {
                *none = Some((form.answer_span(), shortened(cell(&form.source)), taken, unusual - 1));
            }
        }
    }

    /// The answer, and the note on its form, which is an error in strict mode.
    pub(super) fn finish(mut self, name: &str) -> (Result<Given, Diagnostics>, Option<Diagnostic>) {
        self.values.close();
        self.settle();
        if let (false, Some((span, word))) = (self.has_value, self.pending.take()) {
            self.faults.push(AnswerMessage::NotAnAnswer { word }.at(span));
        }
        if !self.faults.is_empty() {
            self.faults.sort_by_key(|fault| fault.span.as_ref().map_or(0, |span| span.line));
            return (Err(Diagnostics(self.faults)), None);
        }
        let given = self.valid.map_or_else(|| Given::points(self.points), Given::Valid);
        match self.unusual {
            None => (Ok(given), None),
            Some((span, found, taken, _)) if self.is_strict => {
                (Err(AnswerMessage::NotStrict { found, taken }.at(span).into()), None)
            }
            Some((span, found, taken, more)) => (
                Ok(given),
                Some(
                    AnswerMessage::ReadAs {
                        name: name.into(),
                        found: found.into(),
                        taken: taken.into(),
                        more,
                    }
                    .at(span),
                ),
            ),
        }
    }
}

impl AnswerLine {
    fn span(&self, part: Range<usize>) -> Span {
        SourceLine::new(self.number, &self.whole).span(part)
    }

    fn answer_span(&self) -> Span {
        self.span(self.part.clone())
    }

    /// Returns true for the printed form; the other form of the assignment has been read already.
    fn is_usual(&self, read: &[Read], is_strict: bool) -> bool {
        let source = if is_strict { &self.source } else { cell(&self.source) };
        if let (Some(usual), [read]) = (usual(source), read) {
            return usual == *read;
        }
        let points = read.iter().filter_map(|read| match read {
            Read::Point(point) => Some(point.to_string()),
            Read::Valid(_) => None,
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

/// The text without the punctuation of a table.
fn cell(source: &str) -> &str {
    source.trim_matches(|c: char| "\"',;".contains(c))
}

/// The interpretation of a line, in the assignment's form.
fn taken(read: &[Read]) -> String {
    let one = |read: &Read| match read {
        Read::Valid(value) => Given::Valid(*value).to_string(),
        Read::Point(point) => format!("{} {}", point.row, point.col),
    };
    read.iter().map(one).collect::<Vec<_>>().join(", ")
}
