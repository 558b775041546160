//! From bytes to text: Unicode, and the older encodings of the languages of courses, with any line endings.

use super::text::TextMessage;
use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, SHIFT_JIS, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};

/// The encodings besides UTF-8 that [`decode_text`] reports.
pub(super) const OTHER_ENCODINGS: [&str; 9] = [
    "UTF-16",
    "UTF-32",
    "GB18030",
    "Windows-1252",
    "Big5",
    "Shift_JIS",
    "EUC-KR",
    "Windows-1251",
    "Windows-1250",
];

/// Encodings that compete with GB18030, by the number of known words.
const LEGACY: [(&Encoding, &str); 7] = [
    (GB18030, OTHER_ENCODINGS[2]),
    (BIG5, OTHER_ENCODINGS[4]),
    (SHIFT_JIS, OTHER_ENCODINGS[5]),
    (EUC_KR, OTHER_ENCODINGS[6]),
    (WINDOWS_1251, OTHER_ENCODINGS[7]),
    (WINDOWS_1252, OTHER_ENCODINGS[3]),
    (WINDOWS_1250, OTHER_ENCODINGS[8]),
];

/// Decodes UTF-8, UTF-16 and UTF-32, all with or without a byte-order mark, GB18030, which Notepad calls ANSI on Chinese Windows,
/// and mostly ASCII text with some characters of Windows-1252. Also returns the name of the encoding. Every line ends in `\n`.
///
/// # Errors
/// If it is not text in any of them.
pub fn decode_text(bytes: &[u8]) -> Result<(String, &'static str), TextMessage> {
    decode(bytes, |_| 0, false)
}

/// Like [`decode_text`], but also decodes the older encodings of other languages, if a text has more known words in one of them
/// than in GB18030, and skips NUL, with which programs that write whole buffers fill them. `known_words` counts the words.
#[cfg(feature = "answers")]
pub(super) fn decode_by_words(
    bytes: &[u8],
    known_words: impl Fn(&str) -> usize,
) -> Result<(String, &'static str), TextMessage> {
    decode(bytes, known_words, true)
}

fn decode(
    bytes: &[u8],
    known_words: impl Fn(&str) -> usize,
    skips_nul: bool,
) -> Result<(String, &'static str), TextMessage> {
    let (text, encoding) = match bytes {
        [0xFF, 0xFE, 0, 0, rest @ ..] if rest.len() % 4 == 0 => {
            (utf32(rest, u32::from_le_bytes)?, OTHER_ENCODINGS[1])
        }
        [0, 0, 0xFE, 0xFF, rest @ ..] => (utf32(rest, u32::from_be_bytes)?, OTHER_ENCODINGS[1]),
        // Characters of ASCII without a mark.
        [first, 0, 0, 0, _, 0, 0, 0, ..] if *first > 0 => {
            (utf32(bytes, u32::from_le_bytes)?, OTHER_ENCODINGS[1])
        }
        [0, 0, 0, first, 0, 0, 0, _, ..] if *first > 0 => {
            (utf32(bytes, u32::from_be_bytes)?, OTHER_ENCODINGS[1])
        }
        [0xFF, 0xFE, rest @ ..] => (utf16(rest, u16::from_le_bytes)?, OTHER_ENCODINGS[0]),
        [0xFE, 0xFF, rest @ ..] => (utf16(rest, u16::from_be_bytes)?, OTHER_ENCODINGS[0]),
        _ => match unmarked_utf16(bytes) {
            Some(text) => (text, OTHER_ENCODINGS[0]),
            None => unmarked(bytes, known_words)?,
        },
    };
    // DOS ends a file with this character.
    let text = text.trim_end_matches('\u{1A}').to_owned();
    let text = if skips_nul && text.contains('\0') && !text.contains(is_binary) {
        text.replace('\0', "")
    } else {
        text
    };
    if text.contains('\0') {
        return Err(TextMessage::NulBytes);
    }
    let text = if text.contains('\u{1B}') { without_colors(&text) } else { text };
    let text = if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text };
    let text = if text.contains(LINE_ENDS) { text.replace(LINE_ENDS, "\n") } else { text };
    Ok((text, encoding))
}

/// Ends of lines and paragraphs in Unicode.
const LINE_ENDS: [char; 3] = ['\u{2028}', '\u{2029}', '\u{85}'];

const fn is_binary(c: char) -> bool {
    c < ' ' && !matches!(c, '\0' | '\t' | '\n' | '\r' | '\u{C}' | '\u{1A}' | '\u{1B}') || c == '\u{FFFD}'
}

fn utf32(bytes: &[u8], unit: fn([u8; 4]) -> u32) -> Result<String, TextMessage> {
    let four = |chunk: &[u8]| char::from_u32(unit(chunk.try_into().ok()?));
    bytes.chunks(4).map(four).collect::<Option<String>>().ok_or(TextMessage::NulBytes)
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, TextMessage> {
    let units: Vec<u16> = bytes.chunks(2).map(|pair| unit([pair[0], *pair.get(1).unwrap_or(&0)])).collect();
    String::from_utf16(&units).map_err(|_| TextMessage::NotUtf16)
}

/// UTF-16 without a mark: most characters of these files are ASCII, so that every other byte is 0.
fn unmarked_utf16(bytes: &[u8]) -> Option<String> {
    const MAX_LENGTH: usize = 1 << 12;
    let head = &bytes[..bytes.len().min(MAX_LENGTH) & !1];
    if bytes.len() % 2 == 1 || head.len() < 6 || !head.contains(&0) {
        return None;
    }
    let zeros = |from: usize| head.iter().skip(from).step_by(2).filter(|&&byte| byte == 0).count();
    let (first, second) = (zeros(0), zeros(1));
    let text = match head.len() / 2 {
        units if first == 0 && second * 10 >= units * 6 => utf16(bytes, u16::from_le_bytes),
        units if second == 0 && first * 10 >= units * 6 => utf16(bytes, u16::from_be_bytes),
        _ => return None,
    };
    text.ok()
}

fn unmarked(
    bytes: &[u8],
    known_words: impl Fn(&str) -> usize,
) -> Result<(String, &'static str), TextMessage> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let error = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok((text.to_owned(), "UTF-8")),
        Err(error) => error,
    };
    let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
    let mut best: Option<(usize, String, &'static str)> = None;
    for (encoding, name) in LEGACY {
        let text = encoding.decode_without_bom_handling_and_without_replacement(bytes);
        let Some(text) = text.filter(|text| !text.contains('\0')) else { continue };
        let count = known_words(&text);
        // Without any known word, only GB18030 is likely.
        if best.as_ref().map_or(count > 0 || encoding == GB18030, |(other, ..)| count > *other) {
            best = Some((count, text.into_owned(), name));
        }
    }
    if let Some((_, text, name)) = best {
        return Ok((text, name));
    }
    // A name in a western encoding: numbers and words of answers are ASCII.
    let foreign = bytes.iter().filter(|byte| !byte.is_ascii()).count();
    let has_controls = bytes.iter().any(|byte| *byte < b' ' && !b"\t\n\r\x0C\x1A\x1B".contains(byte));
    if foreign * 10 > bytes.len() || has_controls {
        return Err(TextMessage::NotUtf8 { line });
    }
    Ok((WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(), OTHER_ENCODINGS[3]))
}

/// Removes the colours and titles of a terminal: `ESC[32m`, `ESC]0;title BEL`.
fn without_colors(text: &str) -> String {
    let mut parts = text.split('\u{1B}');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        if let Some(title) = part.strip_prefix(']')
            && let Some((_, rest)) = title.split_once('\u{7}')
        {
            plain += rest;
            continue;
        }
        let rest = part
            .strip_prefix('[')
            .map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit() || c == ';'));
        plain += rest.and_then(|rest| rest.strip_prefix(|c: char| c.is_ascii_alphabetic())).unwrap_or(part);
    }
    plain
}
