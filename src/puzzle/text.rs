//! Text files with byte-order marks, CRLF, tabs, and white space around lines.

use crate::board::{Point, Size};
use crate::diagnostic::{Diagnostic, InLanguage, Language, Span, codes};
use std::borrow::Cow;
use std::ops::Range;

codes! {
    /// Messages about the text of a puzzle or an answer file.
    pub enum TextMessage, TextCode {
        NotUtf8 { line: usize } = Error "T101" "not-utf8" {
            title "A file that is not UTF-8." "文件不是 UTF-8 编码。";
            message
                "not a text file: line {line} is not UTF-8"
                "不是文本文件：第 {line} 行不是 UTF-8";
            help "give a plain text file, saved as UTF-8" "请用纯文本文件，并以 UTF-8 编码保存";
        }
        NotUtf16 = Error "T102" "not-utf16" {
            title "A file that begins as UTF-16 but is not." "文件开头是 UTF-16，后面却不是。";
            message
                "not a text file: it begins as UTF-16, but the rest is not UTF-16"
                "不是文本文件：开头是 UTF-16，后面却不是";
            help "give a plain text file, saved as UTF-8" "请用纯文本文件，并以 UTF-8 编码保存";
        }
        NulBytes = Error "T103" "nul-bytes" {
            title "A file that contains NUL bytes." "文件里有 NUL 字节。";
            message "not a text file: it contains NUL bytes" "不是文本文件：里面有 NUL 字节";
            help "give a plain text file, saved as UTF-8" "请用纯文本文件，并以 UTF-8 编码保存";
        }
        OtherTextEncoding { found: &'static str } = Note "T104" "other-text-encoding" {
            title
                "A file in an encoding other than UTF-8, which is still read."
                "文件不是 UTF-8 编码，照样读取。";
            message "read as {found}" "按 {found} 编码读取";
        }
        NoNumber { field: FieldName, word: String } = Error "T201" "no-number" {
            title "A word that is not a whole number." "应为整数。";
            message "{field} {word:?} is not a whole number" "{field} {word:?} 不是整数";
        }
        LargeNumber { field: FieldName, word: String } = Error "T202" "large-number" {
            title "A number that is too large for any board." "数字太大，任何棋盘都没有这么大。";
            message "{field} {word} is too large" "{field} {word} 太大";
        }
        NoSuchPoint { field: FieldName, number: i64, last: usize } = Error "T203" "no-such-point" {
            title "A row or a column that the board does not have." "行号或列号超出棋盘。";
            message "{field} {number} is off the board: expected 0 to {last}" "{field} {number} 超出棋盘，只能是 0 到 {last}";
            help
                "{field}s count from 0; for a larger board give --size"
                "{field}从 0 数起；棋盘更大时请用 --size 指定";
        }
    }
}

/// The meaning of a number in a puzzle or an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FieldName {
    /// The row of a point.
    Row,
    /// The column of a point.
    Column,
    /// The colour of a stone.
    Color,
}

impl InLanguage for FieldName {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Row => language.pick("row", "行号"),
            Self::Column => language.pick("column", "列号"),
            Self::Color => language.pick("color", "颜色"),
        }
        .into()
    }
}

/// Decodes UTF-8, with or without a byte-order mark, or UTF-16 with one. Every line ends in `\n`.
pub(super) fn decode(bytes: &[u8]) -> Result<String, TextMessage> {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> =
            bytes.chunks(2).map(|pair| unit([pair[0], *pair.get(1).unwrap_or(&0)])).collect();
        String::from_utf16(&units).map_err(|_| TextMessage::NotUtf16)
    };
    let text = match bytes {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes)?,
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes)?,
        _ => {
            let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
            let text = std::str::from_utf8(bytes).map_err(|error| TextMessage::NotUtf8 {
                line: 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count(),
            })?;
            text.to_owned()
        }
    };
    if text.contains('\0') {
        return Err(TextMessage::NulBytes);
    }
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// The encodings besides UTF-8 that [`decode_text`] reports.
pub(super) const OTHER_ENCODINGS: [&str; 2] = ["UTF-16", "GB18030"];

/// Decodes UTF-8, UTF-16 with a byte-order mark, and GB18030, which Notepad calls ANSI on Chinese Windows. Also returns the
/// encoding. Every line ends in `\n`.
///
/// # Errors
/// If it is not text in any of them.
pub fn decode_text(bytes: &[u8]) -> Result<(String, &'static str), TextMessage> {
    match decode(bytes) {
        Ok(text) if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") => {
            Ok((text, OTHER_ENCODINGS[0]))
        }
        Ok(text) => Ok((text, "UTF-8")),
        Err(not_utf_8 @ TextMessage::NotUtf8 { .. }) => {
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
    /// The byte of the line at which it begins.
    start: usize,
}

/// A line with its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextLine<'a> {
    pub(super) text: &'a str,
    pub(super) number: usize,
}

impl<'a> TextLine<'a> {
    /// The words between white space.
    pub(super) fn fields(self) -> Vec<Field<'a>> {
        self.fields_from(0, char::is_whitespace)
    }

    /// The words after the byte `start`, separated by at least one `is_gap`.
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

    /// The place of a word.
    pub(super) fn span(self, field: Field<'_>) -> Span {
        self.bytes(field.start..field.start + field.text.len())
    }

    /// The place of the line's content without white space around it.
    pub(super) fn whole(self) -> Span {
        let start = self.text.len() - self.text.trim_start().len();
        self.bytes(start..start + self.text.trim().len())
    }

    fn bytes(self, bytes: Range<usize>) -> Span {
        Span::new(self.number, self.text, bytes)
    }
}

/// The lines of a text, numbered from 1.
pub(super) fn lines(text: &str) -> impl Iterator<Item = TextLine<'_>> {
    text.split('\n').zip(1..).map(|(text, number)| TextLine { text, number })
}

/// Parses a point: its row and its column, both from 0.
pub(super) fn point(line: TextLine<'_>, [row, col]: [Field<'_>; 2], size: Size) -> Result<Point, Diagnostic> {
    use FieldName::{Column, Row};
    let outside = |word, field, number, count| {
        TextMessage::NoSuchPoint { field, number, last: count - 1 }.at(line.span(word))
    };
    let number = whole_number(line, row, Row)?;
    let index = usize::try_from(number).ok().filter(|&index| size.point(index, 0).is_some());
    let index = index.ok_or_else(|| outside(row, Row, number, size.rows()))?;
    let number = whole_number(line, col, Column)?;
    let point = usize::try_from(number).ok().and_then(|col| size.point(index, col));
    point.ok_or_else(|| outside(col, Column, number, size.cols()))
}

/// Parses a whole number.
pub(super) fn whole_number(line: TextLine<'_>, word: Field<'_>, field: FieldName) -> Result<i64, Diagnostic> {
    word.text.parse().map_err(|_| {
        let digits = word.text.strip_prefix(['-', '+']).unwrap_or(word.text);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let shown = shortened(word.text);
        let message = if is_number {
            TextMessage::LargeNumber { field, word: shown }
        } else {
            TextMessage::NoNumber { field, word: shown }
        };
        message.at(line.span(word))
    })
}

/// The first characters of a word of any length.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 32;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}..", &text[..end]),
        None => text.to_owned(),
    }
}
