use super::given::{Coordinates, Given};
use super::line::Line;
use super::values::{Read, Values};
use crate::diagnostic::{Diagnostic, Diagnostics, Message, Span};
use crate::puzzle::text::shortened;
use std::ops::Range;

/// A puzzle's name and what stands behind it.
pub(super) struct Block {
    /// The puzzle; nothing where it cannot be known.
    pub(super) name: Option<String>,
    pub(super) heading: Span,
    /// Whether each point stands behind the name on a line of its own, as in a table.
    pub(super) is_table: bool,
    pub(super) faults: Vec<Diagnostic>,
    is_strict: bool,
    values: Values,
    valid: Option<bool>,
    points: Vec<Coordinates>,
    /// The lines since the last bracket was closed.
    lines: Vec<Form>,
    /// The first line that has another form than the one handed out, and how many followed.
    unusual: Option<(Span, String, String, usize)>,
}

/// What a line looks like.
struct Form {
    number: usize,
    span: Span,
    source: String,
    /// Whether it stands behind a name as the program prints it.
    is_printed: bool,
}

impl Block {
    pub(super) fn new(name: Option<String>, heading: Span, is_strict: bool) -> Self {
        Self {
            name,
            heading,
            is_table: false,
            faults: Vec::new(),
            is_strict,
            values: Values::default(),
            valid: None,
            points: Vec::new(),
            lines: Vec::new(),
            unusual: None,
        }
    }

    /// Whether a bracket is open.
    pub(super) fn is_open(&self) -> bool {
        self.values.is_open()
    }

    /// Whether nothing was read yet.
    pub(super) fn is_empty(&self) -> bool {
        self.valid.is_none() && self.points.is_empty() && self.faults.is_empty() && self.unusual.is_none()
    }

    /// Reads a part of a line.
    pub(super) fn feed(&mut self, line: &Line<'_>, part: Range<usize>, is_printed: bool) {
        let source = line.source(part.clone()).to_owned();
        self.lines.push(Form { number: line.number, span: line.span(part.clone()), source, is_printed });
        self.values.feed(line, part);
        if !self.is_open() {
            self.settle();
        }
    }

    /// Adds what was read of one line.
    pub(super) fn add(&mut self, read: Read, span: impl FnOnce() -> Span) {
        match read {
            Read::Valid(value)
                if self.points.is_empty() && self.valid.is_none_or(|before| before == value) =>
            {
                self.valid = Some(value);
            }
            Read::Point(point) if self.valid.is_none() => self.points.push(point),
            // One says enough.
            _ if self.faults.iter().any(|fault| matches!(fault.message, Message::SecondAnswer { .. })) => {}
            _ => {
                let name = self.name.clone().unwrap_or_default();
                self.faults.push(Message::SecondAnswer { name }.at(span()));
            }
        }
    }

    fn settle(&mut self) {
        let (read, mut faults) = self.values.settle();
        let lines = std::mem::take(&mut self.lines);
        if !faults.is_empty() {
            self.faults.append(&mut faults);
            return;
        }
        let mut read = read.as_slice();
        for form in &lines {
            let count = read.iter().take_while(|(line, _)| *line <= form.number).count();
            let (of_line, rest) = read.split_at(count);
            read = rest;
            let of_line: Vec<Read> = of_line.iter().map(|(_, read)| *read).collect();
            if !form.is_usual(&of_line, self.is_strict) {
                match &mut self.unusual {
                    Some((.., more)) => *more += 1,
                    none => {
                        let found = cell(&form.source);
                        *none = Some((form.span.clone(), shortened(found), taken(&of_line), 0));
                    }
                }
            }
            of_line.into_iter().for_each(|read| self.add(read, || form.span.clone()));
        }
    }

    /// The answer, and the note on its form, which is an error where the form is graded.
    pub(super) fn finish(mut self, name: &str) -> (Result<Given, Diagnostics>, Option<Diagnostic>) {
        self.values.close();
        self.settle();
        if !self.faults.is_empty() {
            self.faults.sort_by_key(|fault| fault.span.as_ref().map_or(0, |span| span.line));
            return (Err(Diagnostics(self.faults)), None);
        }
        let given = self.valid.map_or_else(|| Given::points(self.points), Given::Valid);
        match self.unusual {
            None => (Ok(given), None),
            Some((span, found, taken, _)) if self.is_strict => {
                (Err(Message::NotStrict { found, taken }.at(span).into()), None)
            }
            Some((span, found, taken, more)) => (
                Ok(given),
                Some(
                    Message::ReadAs { name: name.into(), found: found.into(), taken: taken.into(), more }
                        .at(span),
                ),
            ),
        }
    }
}

impl Form {
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
