use crate::untrusted::is_obeyed;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use unicode_width::UnicodeWidthChar;

/// A place in a text. Columns are those of a terminal: a Chinese character takes two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The column in characters, from 1, for formats that ignore width.
    pub character: usize,
    /// The number of columns, at least 1.
    pub width: usize,
    /// The text of the line, if known.
    pub source: Arc<str>,
}

/// A part of a line that fits on a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The part, without control characters.
    pub text: String,
    /// Columns before the span.
    pub before: usize,
    /// Columns of the span.
    pub width: usize,
}

impl Span {
    /// The span of these bytes of the line `source`.
    #[must_use]
    pub fn new(line: usize, source: &str, bytes: Range<usize>) -> Self {
        let width = |bytes: Range<usize>| source.get(bytes).unwrap_or("").chars().map(columns).sum::<usize>();
        Self {
            line,
            column: 1 + width(0..bytes.start),
            character: 1 + source.get(..bytes.start).unwrap_or("").chars().count(),
            width: width(bytes).max(1),
            source: source.into(),
        }
    }

    /// A column of a line that is not shown, where every character takes one column.
    #[must_use]
    pub fn at(line: usize, column: usize) -> Self {
        Self { line, column, character: column, width: 1, source: Arc::default() }
    }

    /// At most `most` columns of the line, around the span.
    #[must_use]
    pub fn excerpt(&self, most: usize) -> Excerpt {
        let first = self.column.saturating_sub(most / 2).max(1);
        let mut text = String::new();
        let mut column = 1;
        for c in self.source.chars() {
            let next = column + columns(c);
            if next > first + most {
                break;
            }
            if column >= first {
                // Characters without width are dropped.
                if is_obeyed(c) { text.extend(std::iter::repeat_n(' ', columns(c))) } else { text.push(c) }
            } else {
                // A character that is cut in half is not shown.
                text.extend(std::iter::repeat_n(' ', next.saturating_sub(first)));
            }
            column = next;
        }
        let before = self.column - first;
        Excerpt { text, before, width: self.width.min(most.saturating_sub(before)).max(1) }
    }
}

/// The columns that a character takes; a control character is shown as a blank.
pub fn columns(c: char) -> usize {
    c.width().unwrap_or(1)
}

/// `LINE:COLUMN`.
impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
