//! Text as people's files have it: byte-order marks, CRLF, tabs, blanks at either end.

use super::{Diagnostic, Place};

/// Decodes UTF-8, with or without a byte-order mark, or UTF-16 with one. Every line ends in `\n`.
pub(super) fn decode(bytes: &[u8]) -> Result<String, Diagnostic> {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> =
            bytes.chunks(2).map(|pair| unit([pair[0], *pair.get(1).unwrap_or(&0)])).collect();
        String::from_utf16(&units).map_err(|_| not_text("it starts as UTF-16 and does not go on so"))
    };
    let text = match bytes {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes)?,
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes)?,
        _ => {
            let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
            let good = |error: std::str::Utf8Error| {
                let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
                not_text(&format!("line {line} is not UTF-8"))
            };
            std::str::from_utf8(bytes).map_err(good)?.to_owned()
        }
    };
    if text.contains('\0') {
        return Err(not_text("it holds NUL bytes"));
    }
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

fn not_text(why: &str) -> Diagnostic {
    Diagnostic::error(format!("not a text file: {why}")).help("give a plain text file, saved as UTF-8")
}

/// A word of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<'a> {
    pub(super) text: &'a str,
    /// The column in characters, from 1.
    pub(super) column: usize,
}

/// A line with its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    pub(super) number: usize,
}

impl<'a> Line<'a> {
    /// The words between blanks.
    pub(super) fn fields(self) -> Vec<Field<'a>> {
        let mut rest = self.text;
        let mut column = 1;
        let mut fields = Vec::new();
        loop {
            let trimmed = rest.trim_start();
            column += rest[..rest.len() - trimmed.len()].chars().count();
            if trimmed.is_empty() {
                return fields;
            }
            let text = &trimmed[..trimmed.find(char::is_whitespace).unwrap_or(trimmed.len())];
            fields.push(Field { text, column });
            column += text.chars().count();
            rest = &trimmed[text.len()..];
        }
    }

    /// A word's place.
    pub(super) fn place(self, field: Field<'_>) -> Place {
        let width = field.text.chars().count().max(1);
        Place { line: self.number, column: field.column, width, source: self.text.to_owned() }
    }

    /// The place of everything on the line but the blanks around it.
    pub(super) fn whole(self) -> Place {
        let column = 1 + self.text.chars().take_while(|c| c.is_whitespace()).count();
        self.place(Field { text: self.text.trim(), column })
    }
}

/// The lines of a text, numbered from 1.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.split('\n').zip(1..).map(|(text, number)| Line { text, number })
}

/// Reads a coordinate: a whole number in `0..count`.
pub(super) fn coordinate(
    line: Line<'_>,
    field: Field<'_>,
    what: &str,
    count: usize,
) -> Result<usize, Diagnostic> {
    let number = whole_number(line, field, what)?;
    usize::try_from(number).ok().filter(|&number| number < count).ok_or_else(|| {
        Diagnostic::error(format!("{what} {number} is outside 0..={}", count - 1))
            .at(line.place(field))
            .help(format!("{what}s count from 0; for a larger board give --size"))
    })
}

/// Reads a whole number.
pub(super) fn whole_number(line: Line<'_>, field: Field<'_>, what: &str) -> Result<i64, Diagnostic> {
    field.text.parse().map_err(|_| {
        let digits = field.text.strip_prefix(['-', '+']).unwrap_or(field.text);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let message = if is_number {
            format!("{what} {} is too large a number", shortened(field.text))
        } else {
            format!("{what} {:?} is not a whole number", shortened(field.text))
        };
        Diagnostic::error(message).at(line.place(field))
    })
}

/// The first characters of a word that may be endless.
fn shortened(text: &str) -> String {
    const MOST: usize = 24;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}..", &text[..end]),
        None => text.to_owned(),
    }
}
