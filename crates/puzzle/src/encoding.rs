//! From bytes to text: UTF-8, UTF-16 and GB18030, with any line endings.

use super::text::TextMessage;
use encoding_rs::{GB18030, WINDOWS_1252};

/// The encodings besides UTF-8 that [`decode_text`] reports.
pub(super) const OTHER_ENCODINGS: [&str; 3] = ["UTF-16", "GB18030", "Windows-1252"];

/// Decodes UTF-8 and UTF-16, both with or without a byte-order mark, GB18030, which Notepad calls ANSI on Chinese Windows, and
/// mostly ASCII text with some characters of Windows-1252. Also returns the name of the encoding. Every line ends in `\n`.
///
/// # Errors
/// If it is not text in any of them.
pub fn decode_text(bytes: &[u8]) -> Result<(String, &'static str), TextMessage> {
    let (text, encoding) = match bytes {
        [0xFF, 0xFE, rest @ ..] => (utf16(rest, u16::from_le_bytes)?, OTHER_ENCODINGS[0]),
        [0xFE, 0xFF, rest @ ..] => (utf16(rest, u16::from_be_bytes)?, OTHER_ENCODINGS[0]),
        _ => match unmarked_utf16(bytes) {
            Some(text) => (text, OTHER_ENCODINGS[0]),
            None => unmarked(bytes)?,
        },
    };
    // DOS ends a file with this character.
    let text = text.trim_end_matches('\u{1A}').to_owned();
    if text.contains('\0') {
        return Err(TextMessage::NulBytes);
    }
    let text = if text.contains('\u{1B}') { without_colors(&text) } else { text };
    let text = if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text };
    Ok((text, encoding))
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

fn unmarked(bytes: &[u8]) -> Result<(String, &'static str), TextMessage> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let error = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok((text.to_owned(), "UTF-8")),
        Err(error) => error,
    };
    let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
    let chinese = GB18030.decode_without_bom_handling_and_without_replacement(bytes);
    if let Some(text) = chinese.filter(|text| !text.contains('\0')) {
        return Ok((text.into_owned(), OTHER_ENCODINGS[1]));
    }
    // A name in a western encoding: numbers and words of answers are ASCII.
    let foreign = bytes.iter().filter(|byte| !byte.is_ascii()).count();
    let has_controls = bytes.iter().any(|byte| *byte < b' ' && !b"\t\n\r\x0C\x1A\x1B".contains(byte));
    if foreign * 10 > bytes.len() || has_controls {
        return Err(TextMessage::NotUtf8 { line });
    }
    Ok((WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(), OTHER_ENCODINGS[2]))
}

/// Removes the colours of a terminal: `ESC[32m`.
fn without_colors(text: &str) -> String {
    let mut parts = text.split('\u{1B}');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part
            .strip_prefix('[')
            .map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit() || c == ';'));
        plain += rest.and_then(|rest| rest.strip_prefix(|c: char| c.is_ascii_alphabetic())).unwrap_or(part);
    }
    plain
}
