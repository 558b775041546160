//! Parses the values after a puzzle's name: True, False, or points in any notation.

use super::codes::AnswerMessage;
use super::given::Coordinates;
use super::line::SourceLine;
use crate::diagnostic::AnyMessage;
use crate::puzzle::text::{FieldName, TextMessage, shortened};
use std::ops::Range;

/// The maximum nesting of brackets.
const MAX_DEPTH: usize = 6;

/// Numbers beyond this are off any board and must be meant differently.
const MAX_NUMBER: f64 = 9999.0;

/// Parses the values after a name, line by line.
#[derive(Default)]
pub(super) struct Values {
    top: Vec<Item>,
    /// The open brackets, the outermost first.
    open: Vec<Frame>,
    /// The items in the order of the text, each with its line.
    read: Vec<(usize, Read)>,
    faults: Vec<Fault>,
}

/// A fault and its place.
pub(super) struct Fault {
    pub(super) message: AnyMessage,
    pub(super) line: usize,
    /// The characters of the line.
    pub(super) part: Range<usize>,
}

/// The maximum number of reported faults of an answer.
const MAX_FAULTS: usize = 10;

/// True, False, or a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Read {
    Valid(bool),
    Point(Coordinates),
}

struct Frame {
    bracket: char,
    call: Option<Call>,
    items: Vec<Item>,
    at: TextPlace,
}

/// A piece of an answer with its place.
struct Item {
    what: What,
    at: TextPlace,
}

enum What {
    Number(i32),
    Valid(bool),
    List { items: Vec<Item>, is_round: bool, is_array: bool },
}

/// A place: the line, and the range of its characters.
#[derive(Clone)]
struct TextPlace {
    line: usize,
    part: Range<usize>,
}

/// Names of types that Python and numpy write before a bracket.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Call {
    /// A list: `set(`, `list(`.
    List,
    Array,
    /// A number or a truth value: `np.int64(`.
    Scalar,
}

enum Word {
    Number(i32),
    Large,
    Fraction,
    Valid(bool),
    Call(Call),
    /// `dtype=int64`
    Noise,
    Other,
}

impl Word {
    fn of(text: &str) -> Self {
        if let Some(number) = number(text) {
            return number;
        }
        let lower = text.to_ascii_lowercase();
        let name = lower.strip_prefix("numpy.").or_else(|| lower.strip_prefix("np.")).unwrap_or(&lower);
        match name.trim_end_matches(['.', '_']) {
            "true" => Self::Valid(true),
            "false" => Self::Valid(false),
            "set" | "frozenset" | "list" | "tuple" => Self::Call(Call::List),
            "array" => Self::Call(Call::Array),
            "int" | "int8" | "int16" | "int32" | "int64" | "intp" | "uint8" | "uint16" | "uint32"
            | "uint64" | "float" | "float32" | "float64" | "bool" => Self::Call(Call::Scalar),
            _ if name.starts_with("dtype=") => Self::Noise,
            _ => Self::Other,
        }
    }
}

/// A number such as `4`, `4.0`, `4.`, `4.000e+00`.
fn number(text: &str) -> Option<Word> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    if !digits.starts_with(|c: char| c.is_ascii_digit()) || digits.ends_with(['e', 'E', '+', '-']) {
        return None;
    }
    let value: f64 = text.parse().ok()?;
    Some(match value {
        _ if value.abs() > MAX_NUMBER => Word::Large,
        _ if value.fract() != 0.0 => Word::Fraction,
        _ => Word::Number(value as i32),
    })
}

/// Returns true if a word can be part of an answer.
pub(super) fn is_value_word(text: &str) -> bool {
    !matches!(Word::of(text), Word::Other)
}

impl Values {
    /// Returns true if a bracket is still open.
    pub(super) fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Reads a part of a line.
    pub(super) fn feed(&mut self, line: &SourceLine<'_>, part: Range<usize>) {
        let mut at = part.start;
        // The numbers of this line outside of brackets.
        let first = self.top.len();
        let faults = self.faults.len();
        // The numbers of this line so far.
        let mut numbers = 0;
        while at < part.end {
            let c = line.chars[at];
            let place = |part: Range<usize>| TextPlace { line: line.number, part };
            if c.is_whitespace() || ",;\"'|".contains(c) {
                at += 1;
            } else if "([{".contains(c) {
                self.begin(c, None, place(at..at + 1));
                at += 1;
            } else if ")]}".contains(c) {
                self.end(c, place(at..at + 1));
                at += 1;
            } else {
                let is_end = |c: &char| c.is_whitespace() || ",;\"'|()[]{}".contains(*c);
                let end = at + line.chars[at..part.end].iter().take_while(|c| !is_end(c)).count();
                let word = line.text(at..end);
                match Word::of(&word) {
                    Word::Call(call) => {
                        let next =
                            end + line.chars[end..part.end].iter().take_while(|c| c.is_whitespace()).count();
                        if line.chars[..part.end].get(next) == Some(&'(') {
                            self.begin('(', Some(call), place(at..end));
                            at = next + 1;
                            continue;
                        }
                        self.fault(AnswerMessage::NotAnAnswer { word: shortened(&word) }, place(at..end));
                    }
                    Word::Number(number) => {
                        numbers += 1;
                        self.push(What::Number(number), place(at..end));
                    }
                    Word::Valid(value) => self.push(What::Valid(value), place(at..end)),
                    Word::Noise => {}
                    bad @ (Word::Large | Word::Fraction | Word::Other) => {
                        let field = if numbers % 2 == 0 { FieldName::Row } else { FieldName::Column };
                        let shown = shortened(&word);
                        let message: AnyMessage = match bad {
                            Word::Large => TextMessage::LargeNumber { field, word: shown }.into(),
                            // A word without digits is not meant as a number.
                            Word::Other if numbers == 0 && !word.contains(|c: char| c.is_ascii_digit()) => {
                                AnswerMessage::NotAnAnswer { word: shown }.into()
                            }
                            _ => TextMessage::NoNumber { field, word: shown }.into(),
                        };
                        self.fault(message, place(at..end));
                        // It is meant as a number.
                        numbers += 1;
                        self.push(What::Number(0), place(at..end));
                    }
                }
                at = end;
            }
        }
        self.pair_up(line, first);
        // One fault per line is enough.
        self.faults.truncate((faults + 1).max(1));
    }

    /// The items since the last call, in the order of the text, each with its line; and the faults.
    pub(super) fn settle(&mut self) -> (Vec<(usize, Read)>, Vec<Fault>) {
        for item in std::mem::take(&mut self.top) {
            self.take(item);
        }
        (std::mem::take(&mut self.read), std::mem::take(&mut self.faults))
    }

    /// Ends the values: open brackets stay open.
    pub(super) fn close(&mut self) {
        if let Some(frame) = self.open.first() {
            let (bracket, at) = (frame.bracket, frame.at.clone());
            self.open.clear();
            self.fault(AnswerMessage::BadBracket { bracket }, at);
        }
    }

    fn fault(&mut self, message: impl Into<AnyMessage>, TextPlace { line, part }: TextPlace) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(Fault { message: message.into(), line, part });
        }
    }

    fn push(&mut self, what: What, at: TextPlace) {
        let item = Item { what, at };
        match self.open.last_mut() {
            Some(frame) => frame.items.push(item),
            None => self.top.push(item),
        }
    }

    fn begin(&mut self, bracket: char, call: Option<Call>, at: TextPlace) {
        if self.open.len() == MAX_DEPTH {
            self.fault(AnswerMessage::BadBracket { bracket }, at);
            return;
        }
        self.open.push(Frame { bracket, call, items: Vec::new(), at });
    }

    fn end(&mut self, bracket: char, at: TextPlace) {
        let pairs = |open: char| matches!((open, bracket), ('(', ')') | ('[', ']') | ('{', '}'));
        let Some(frame) = self.open.pop_if(|frame| pairs(frame.bracket)) else {
            self.fault(AnswerMessage::BadBracket { bracket }, at);
            return;
        };
        let Frame { call, mut items, at, .. } = frame;
        match (call, items.len()) {
            (Some(Call::Scalar), 1) => {
                if let Some(item) = items.pop() {
                    self.push(item.what, item.at);
                }
            }
            _ => {
                let is_round = bracket == ')' && call.is_none();
                self.push(What::List { items, is_round, is_array: call == Some(Call::Array) }, at);
            }
        }
    }

    /// Pairs the numbers of a line outside of brackets to points.
    fn pair_up(&mut self, line: &SourceLine<'_>, first: usize) {
        if self.is_open() {
            return;
        }
        let items = self.top.split_off(first.min(self.top.len()));
        let mut numbers: Vec<Item> = Vec::new();
        for item in items {
            if item.is_number_of(line.number) {
                numbers.push(item);
            } else {
                self.pair(line, &mut numbers);
                self.top.push(item);
            }
        }
        self.pair(line, &mut numbers);
    }

    fn pair(&mut self, line: &SourceLine<'_>, numbers: &mut Vec<Item>) {
        let Some(first) = numbers.first() else { return };
        if numbers.len() % 2 == 1 {
            let at = TextPlace { line: line.number, part: line.whole() };
            self.fault(AnswerMessage::PointFields { found: numbers.len() }, at);
            numbers.clear();
            return;
        }
        let at = first.at.clone();
        let mut all = std::mem::take(numbers).into_iter();
        while let (Some(row), Some(col)) = (all.next(), all.next()) {
            let items = vec![row, col];
            self.top
                .push(Item { what: What::List { items, is_round: false, is_array: false }, at: at.clone() });
        }
    }

    /// Adds an item.
    fn take(&mut self, item: Item) {
        let Item { what, at } = item;
        match what {
            What::Valid(value) => self.read.push((at.line, Read::Valid(value))),
            // Numbers outside of brackets have been paired already.
            What::Number(_) => self.fault(AnswerMessage::PointFields { found: 1 }, at),
            What::List { items, is_round, .. } => {
                let is_number = |item: &Item| matches!(item.what, What::Number(_));
                let numbers = items.iter().filter(|item| is_number(item)).count();
                let arrays = items
                    .iter()
                    .filter(|item| matches!(item.what, What::List { is_array: true, .. }))
                    .count();
                if let [Item { what: What::Number(row), .. }, Item { what: What::Number(col), .. }] =
                    items.as_slice()
                {
                    self.read.push((at.line, Read::Point(Coordinates { row: *row, col: *col })));
                } else if numbers > 0 {
                    let found = if numbers == 2 { items.len() } else { numbers };
                    self.fault(AnswerMessage::PointFields { found }, at);
                } else if is_round && arrays == 2 {
                    // As from numpy.where: all rows, then all columns.
                    self.fault(AnswerMessage::TwoArrays, at);
                } else {
                    items.into_iter().for_each(|item| self.take(item));
                }
            }
        }
    }
}

impl Item {
    fn is_number_of(&self, line: usize) -> bool {
        matches!(self.what, What::Number(_)) && self.at.line == line
    }
}
