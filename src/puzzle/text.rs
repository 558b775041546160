//! Text as people's files have it: byte-order marks, CRLF, tabs, blanks at either end.

use crate::board::{Point, Size};
use crate::diagnostic::values::FieldName;
use crate::diagnostic::{Diagnostic, Message, Span};
use std::ops::Range;

/// Decodes UTF-8, with or without a byte-order mark, or UTF-16 with one. Every line ends in `\n`.
pub(super) fn decode(bytes: &[u8]) -> Result<String, Message> {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> =
            bytes.chunks(2).map(|pair| unit([pair[0], *pair.get(1).unwrap_or(&0)])).collect();
        String::from_utf16(&units).map_err(|_| Message::NotUtf16)
    };
    let text = match bytes {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes)?,
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes)?,
        _ => {
            let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
            let good = |error: std::str::Utf8Error| {
                let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
                Message::NotUtf8 { line }
            };
            std::str::from_utf8(bytes).map_err(good)?.to_owned()
        }
    };
    if text.contains('\0') {
        return Err(Message::NulBytes);
    }
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// The encodings that are read beside UTF-8, which [`decode_text`] names.
pub(super) const OTHER_ENCODINGS: [&str; 2] = ["UTF-16", "GB18030"];

/// Decodes UTF-8, UTF-16 with a byte-order mark, and GB18030, which Notepad calls ANSI on Chinese Windows; and names the
/// encoding. Every line ends in `\n`.
///
/// # Errors
/// When it is no text in any of them.
pub fn decode_text(bytes: &[u8]) -> Result<(String, &'static str), Message> {
    match decode(bytes) {
        Ok(text) if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") => {
            Ok((text, OTHER_ENCODINGS[0]))
        }
        Ok(text) => Ok((text, "UTF-8")),
        Err(not_utf_8 @ Message::NotUtf8 { .. }) => {
            let chinese = encoding_rs::GB18030.decode_without_bom_handling_and_without_replacement(bytes);
            let text = chinese.filter(|text| !text.contains('\0')).ok_or(not_utf_8)?;
            Ok((text.replace("\r\n", "\n").replace('\r', "\n"), OTHER_ENCODINGS[1]))
        }
        Err(other) => Err(other),
    }
}

/// A word of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<'a> {
    pub(super) text: &'a str,
    /// The byte of the line where it begins.
    start: usize,
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
        self.fields_from(0, char::is_whitespace)
    }

    /// The words behind the byte `start`, with one `is_gap` or several between them.
    pub(super) fn fields_from(self, start: usize, is_gap: impl Fn(char) -> bool) -> Vec<Field<'a>> {
        let mut end = start;
        let pieces = self.text.get(start..).unwrap_or_default().split_inclusive(&is_gap);
        let words = pieces.map(|piece| {
            let start = end;
            end += piece.len();
            Field { text: piece.trim_end_matches(&is_gap), start }
        });
        words.filter(|word| !word.text.is_empty()).collect()
    }

    /// Where a word stands.
    pub(super) fn span(self, field: Field<'_>) -> Span {
        self.bytes(field.start..field.start + field.text.len())
    }

    /// Where everything on the line stands but the blanks around it.
    pub(super) fn whole(self) -> Span {
        let start = self.text.len() - self.text.trim_start().len();
        self.bytes(start..start + self.text.trim().len())
    }

    fn bytes(self, bytes: Range<usize>) -> Span {
        Span::new(self.number, self.text, bytes)
    }
}

/// The lines of a text, numbered from 1.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.split('\n').zip(1..).map(|(text, number)| Line { text, number })
}

/// Reads a point: its row and its column, both from 0.
pub(super) fn point(line: Line<'_>, [row, col]: [Field<'_>; 2], size: Size) -> Result<Point, Diagnostic> {
    use FieldName::{Column, Row};
    let outside = |word, field, number, count| {
        Message::NoSuchPoint { field, number, last: count - 1 }.at(line.span(word))
    };
    let number = whole_number(line, row, Row)?;
    let index = usize::try_from(number).ok().filter(|&index| size.point(index, 0).is_some());
    let index = index.ok_or_else(|| outside(row, Row, number, size.rows()))?;
    let number = whole_number(line, col, Column)?;
    let point = usize::try_from(number).ok().and_then(|col| size.point(index, col));
    point.ok_or_else(|| outside(col, Column, number, size.cols()))
}

/// Reads a whole number.
pub(super) fn whole_number(line: Line<'_>, word: Field<'_>, field: FieldName) -> Result<i64, Diagnostic> {
    word.text.parse().map_err(|_| {
        let digits = word.text.strip_prefix(['-', '+']).unwrap_or(word.text);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let shown = shortened(word.text);
        let message = if is_number {
            Message::LargeNumber { field, word: shown }
        } else {
            Message::NoNumber { field, word: shown }
        };
        message.at(line.span(word))
    })
}

/// The first characters of a word that may be endless.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 32;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}..", &text[..end]),
        None => text.to_owned(),
    }
}
