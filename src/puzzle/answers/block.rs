use super::codes::AnswerMessage;
use super::given::{Coordinates, Given};
use super::line::Line;
use super::values::{Fault, Read, Values};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::puzzle::text::shortened;
use std::ops::Range;

/// So many faults of an answer say enough.
const MAX_FAULTS: usize = 10;

/// A puzzle's name and what stands behind it.
pub(super) struct Block {
    /// The puzzle; nothing where it cannot be known.
    pub(super) name: Option<String>,
    pub(super) heading: Span,
    pub(super) faults: Vec<Diagnostic>,
    is_strict: bool,
    values: Values,
    valid: Option<bool>,
    points: Vec<Coordinates>,
    /// The lines since the last bracket was closed.
    lines: Vec<AnswerLine>,
    /// Whether something stood behind the name, whatever it was.
    pub(super) has_value: bool,
    /// Whether the program has printed the answer: what follows is no part of it.
    pub(super) is_printed: bool,
    /// A first line in place of an answer that is none: a remark, if an answer follows.
    pub(super) pending: Option<(Span, String)>,
    has_contradiction: bool,
    /// The first line that has another form than the one handed out, and how many followed.
    unusual: Option<(Span, String, String, usize)>,
}

/// What a line looks like.
struct AnswerLine {
    number: usize,
    /// All of the line, as it stands in the file.
    whole: String,
    /// The part of it that is an answer, in characters.
    part: Range<usize>,
    source: String,
    /// Whether it stands behind a name as the program prints it.
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

    /// Whether a bracket is open.
    pub(super) fn is_open(&self) -> bool {
        self.values.is_open()
    }

    /// Reads a part of a line.
    pub(super) fn feed(&mut self, line: &Line<'_>, part: Range<usize>, is_printed: bool) {
        self.has_value = true;
        let (whole, source) =
            (line.raw(0..line.chars.len()).to_owned(), line.source(part.clone()).to_owned());
        self.lines.push(AnswerLine { number: line.number, whole, part: part.clone(), source, is_printed });
        self.values.feed(line, part);
        if !self.is_open() {
            self.settle();
        }
    }

    /// Adds what was read of one line.
    pub(super) fn add(&mut self, read: Read, span: impl FnOnce() -> Span) {
        self.has_value = true;
        match read {
            Read::Valid(value)
                if self.points.is_empty() && self.valid.is_none_or(|before| before == value) =>
            {
                self.valid = Some(value);
            }
            Read::Point(point) if self.valid.is_none() => self.points.push(point),
            // One says enough.
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
        // Of brackets over several lines, the first line with something in it is told of.
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

    /// The answer, and the note on its form, which is an error where the form is graded.
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
        Line::new(self.number, &self.whole).span(part)
    }

    fn answer_span(&self) -> Span {
        self.span(self.part.clone())
    }

    /// Whether it is the form that the program prints: the other one that is handed out has been read already.
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

/// What a line is in the form that is handed out: `True`, `False`, `row col`.
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

/// What stands between the signs that a table puts round it.
fn cell(source: &str) -> &str {
    source.trim_matches(|c: char| "\"',;".contains(c))
}

/// What a line was taken for, in the form that is handed out.
fn taken(read: &[Read]) -> String {
    let one = |read: &Read| match read {
        Read::Valid(value) => Given::Valid(*value).to_string(),
        Read::Point(point) => format!("{} {}", point.row, point.col),
    };
    read.iter().map(one).collect::<Vec<_>>().join(", ")
}
