use super::words::PROBLEM_WORDS;
use gocheck_text::Span;
use std::cell::OnceCell;
use std::ops::Range;
use std::sync::Arc;

/// A line with its characters mapped to ASCII: full-width digits and punctuation, typographic quotes and all kinds of white
/// space. A place in it is the index of a character.
#[derive(Clone)]
pub(super) struct SourceLine<'a> {
    pub(super) number: usize,
    pub(super) chars: Vec<char>,
    /// True if a comment at its end was removed.
    pub(super) has_comment: bool,
    /// The whole line, even if this is a part of it.
    source: &'a str,
    /// The byte of the source at which each character of the whole line begins, and the end of the last one.
    starts: Arc<[usize]>,
    /// The number of characters before this part of the line.
    before: usize,
    shown: OnceCell<Arc<ShownLine>>,
}

/// A line for messages. All places in a line share it, so that a long line is copied once.
pub(super) struct ShownLine {
    number: usize,
    source: Arc<str>,
    /// The column of each character, and the width of the whole line.
    columns: Vec<usize>,
}

impl<'a> SourceLine<'a> {
    pub(super) fn new(number: usize, source: &'a str) -> Self {
        let mut chars: Vec<char> = source.chars().map(plain).collect();
        // `第四行第一列`
        for at in 1..chars.len() {
            if "行列".contains(chars[at])
                && let Some(digit) = "零一二三四五六七八九".chars().position(|c| c == chars[at - 1])
            {
                chars[at - 1] = char::from(b'0' + digit as u8);
            }
        }
        let starts = source.char_indices().map(|(start, _)| start).chain([source.len()]).collect();
        Self { number, chars, has_comment: false, source, starts, before: 0, shown: OnceCell::new() }
    }

    /// Returns a part of the line as in the file, trimmed.
    pub(super) fn source(&self, part: Range<usize>) -> &'a str {
        trim(self.raw(part))
    }

    /// Returns a part of the line as in the file, untrimmed.
    pub(super) fn raw(&self, part: Range<usize>) -> &'a str {
        self.source.get(self.bytes(part)).unwrap_or_default()
    }

    /// A part of the line, mapped to ASCII.
    pub(super) fn text(&self, part: Range<usize>) -> String {
        self.chars.get(part).unwrap_or_default().iter().collect()
    }

    pub(super) fn span(&self, part: Range<usize>) -> Span {
        self.shown().span(self.before + part.start..self.before + part.end)
    }

    pub(super) fn shown(&self) -> &Arc<ShownLine> {
        self.shown.get_or_init(|| {
            let mut columns = vec![0];
            columns.extend(self.source.chars().scan(0, |column, c| {
                *column += gocheck_text::columns(c);
                Some(*column)
            }));
            Arc::new(ShownLine { number: self.number, source: self.source.into(), columns })
        })
    }

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

    /// The whole line, trimmed.
    pub(super) fn whole(&self) -> Range<usize> {
        self.trimmed(0..self.chars.len(), char::is_whitespace)
    }

    pub(super) fn whole_span(&self) -> Span {
        self.span(self.whole())
    }

    /// Removes a comment at the end of the line: `4 1 # takes one`, `train_1 // captures`. A comment at its start is kept.
    pub(super) fn without_comment(mut self) -> Self {
        if let Some(start) = self.comment() {
            self.blank(start..self.chars.len());
            self.has_comment = true;
        }
        self
    }

    fn comment(&self) -> Option<usize> {
        let chars = &self.chars;
        let start = chars.iter().position(|c| !(c.is_whitespace() || "#>*-/".contains(*c)))?;
        (start..chars.len()).find(|&at| {
            match chars[at] {
                // Scheme's True and False
                '#' if self.is_scheme_value(at) => false,
                // `Problem #1`
                '#' => !self.follows_problem_word(start..at),
                // `http://`
                '/' => chars.get(at + 1) == Some(&'/') && at > start && chars[at - 1] != ':',
                _ => false,
            }
        })
    }

    /// Returns true if the last word of a part means a problem.
    fn follows_problem_word(&self, part: Range<usize>) -> bool {
        const MAX_LENGTH: usize = 8;
        let blanks = self.chars[part.clone()].iter().rev().take_while(|c| c.is_whitespace()).count();
        let end = part.end - blanks;
        let word = self.text(part.start.max(end.saturating_sub(MAX_LENGTH))..end).to_lowercase();
        PROBLEM_WORDS.iter().any(|problem| word.ends_with(problem))
    }

    /// Returns true if `#t` or `#f` is here.
    fn is_scheme_value(&self, at: usize) -> bool {
        let word: String = self.chars[at + 1..].iter().take_while(|c| c.is_alphanumeric()).collect();
        ["t", "f", "true", "false"].contains(&word.as_str())
    }

    /// Replaces a part with blanks.
    pub(super) fn blank(&mut self, part: Range<usize>) {
        if let Some(part) = self.chars.get_mut(part) {
            part.fill(' ');
        }
    }

    fn bytes(&self, part: Range<usize>) -> Range<usize> {
        let byte = |place: usize| self.starts.get(self.before + place).copied().unwrap_or(self.source.len());
        byte(part.start)..byte(part.end)
    }
}

impl ShownLine {
    pub(super) fn span(&self, part: Range<usize>) -> Span {
        let column = |place: usize| self.columns[place.min(self.columns.len() - 1)];
        let (start, end) = (column(part.start), column(part.end));
        Span {
            line: self.number,
            column: 1 + start,
            character: 1 + part.start,
            width: end.saturating_sub(start).max(1),
            source: Arc::clone(&self.source),
        }
    }
}

/// Also strips zero-width marks.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(|c| plain(c).is_whitespace())
}

pub(super) const fn plain(c: char) -> char {
    match c {
        // Full-width forms have the order of ASCII.
        '\u{FF01}'..='\u{FF5E}' => match char::from_u32(c as u32 - 0xFEE0) {
            Some(plain) => plain,
            None => c,
        },
        '\u{3001}' => ',',
        '\u{3002}' => '.',
        '\u{2192}' => '>',
        '\u{2022}' | '\u{2013}' | '\u{2014}' => '-',
        '`' | '\u{300A}'..='\u{300F}' => '"',
        '\u{3010}' | '\u{3014}' => '[',
        '\u{3011}' | '\u{3015}' => ']',
        '\u{2018}' | '\u{2019}' | '\u{201C}' | '\u{201D}' => '"',
        '\u{2212}' => '-',
        // White space and zero-width marks.
        '\u{A0}' | '\u{2007}' | '\u{202F}' | '\u{3000}' | '\u{200B}' | '\u{FEFF}' => ' ',
        _ => c,
    }
}
