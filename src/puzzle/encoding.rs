//! From bytes to text: UTF-8, UTF-16 and GB18030, with any line endings.

use super::text::TextMessage;
use encoding_rs::GB18030;

/// The encodings besides UTF-8 that [`decode_text`] reports.
pub(super) const OTHER_ENCODINGS: [&str; 2] = ["UTF-16", "GB18030"];

/// Decodes UTF-8 and UTF-16, both with or without a byte-order mark, and GB18030, which Notepad calls ANSI on Chinese Windows.
/// Also returns the encoding. Every line ends in `\n`.
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
    if text.contains('\0') {
        return Err(TextMessage::NulBytes);
    }
    let text = if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text };
    Ok((text, encoding))
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, TextMessage> {
    let units: Vec<u16> =
        bytes.chunks(2).map(|pair| unit([pair[0], *pair.get(1).unwrap_or(&0)])).collect();
    String::from_utf16(&units).map_err(|_| TextMessage::NotUtf16)
}

/// UTF-16 without a mark: most characters of these files are ASCII, so that every other byte is 0.
fn unmarked_utf16(bytes: &[u8]) -> Option<String> {
    const MOST: usize = 1 << 12;
    let head = &bytes[..bytes.len().min(MOST) & !1];
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
    let text = chinese.filter(|text| !text.contains('\0')).ok_or(TextMessage::NotUtf8 { line })?;
    Ok((text.into_owned(), OTHER_ENCODINGS[1]))
}
