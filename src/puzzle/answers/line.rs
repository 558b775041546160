use crate::diagnostic::Span;
use std::ops::Range;

/// A line, its characters as ASCII has them: full-width digits and punctuation, typographic quotes and blanks of all
/// kinds are what they stand for. A place in it is the number of a character.
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) chars: Vec<char>,
    source: &'a str,
    /// The byte of the source at which each character begins, and where the last one ends.
    starts: Vec<usize>,
}

impl<'a> Line<'a> {
    pub(super) fn new(number: usize, source: &'a str) -> Self {
        let chars = source.chars().map(plain).collect();
        let starts = source.char_indices().map(|(start, _)| start).chain([source.len()]).collect();
        Self { number, chars, source, starts }
    }

    /// A part of it as it stands in the file, without blanks at its ends.
    pub(super) fn source(&self, part: Range<usize>) -> &'a str {
        trim(self.raw(part))
    }

    /// The same with its blanks.
    pub(super) fn raw(&self, part: Range<usize>) -> &'a str {
        self.source.get(self.bytes(part)).unwrap_or_default()
    }

    /// The same as ASCII has it.
    pub(super) fn text(&self, part: Range<usize>) -> String {
        self.chars.get(part).unwrap_or_default().iter().collect()
    }

    /// Where a part of it stands.
    pub(super) fn span(&self, part: Range<usize>) -> Span {
        Span::new(self.number, self.source, self.bytes(part))
    }

    /// The part without blanks at its ends.
    pub(super) fn trimmed(&self, part: Range<usize>, is_blank: impl Fn(char) -> bool) -> Range<usize> {
        let Range { mut start, mut end } = part;
        while start < end && is_blank(self.chars[start]) {
            start += 1;
        }
        while start < end && is_blank(self.chars[end - 1]) {
            end -= 1;
        }
        start..end
    }

    /// Everything but the blanks at its ends.
    pub(super) fn whole(&self) -> Range<usize> {
        self.trimmed(0..self.chars.len(), char::is_whitespace)
    }

    /// Where all of it stands but the blanks.
    pub(super) fn whole_span(&self) -> Span {
        self.span(self.whole())
    }

    fn bytes(&self, part: Range<usize>) -> Range<usize> {
        let byte = |place: usize| self.starts.get(place).copied().unwrap_or(self.source.len());
        byte(part.start)..byte(part.end)
    }
}

/// A text without the blanks at its ends, among them marks without width.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(|c| plain(c).is_whitespace())
}

/// What a character stands for.
const fn plain(c: char) -> char {
    match c {
        // Full-width forms lie in the order of ASCII.
        '\u{FF01}'..='\u{FF5E}' => match char::from_u32(c as u32 - 0xFEE0) {
            Some(plain) => plain,
            None => c,
        },
        '\u{3001}' => ',',
        '\u{3010}' | '\u{3014}' => '[',
        '\u{3011}' | '\u{3015}' => ']',
        '\u{2018}' | '\u{2019}' | '\u{201C}' | '\u{201D}' => '"',
        '\u{2212}' => '-',
        // Blanks, and marks without width.
        '\u{A0}' | '\u{2007}' | '\u{202F}' | '\u{3000}' | '\u{200B}' | '\u{FEFF}' => ' ',
        _ => c,
    }
}
