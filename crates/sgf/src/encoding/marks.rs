//! Evidence of the encoding in the bytes of a file: byte-order marks, CA, escapes, and which encodings they are valid in.

use encoding_rs::{Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE};
use memchr::memmem;

/// The number of bytes from which an encoding is detected.
pub(crate) const PIECE: usize = 1 << 16;

/// The first piece of bytes that is not ASCII: that from which a reader detects the encoding.
pub(crate) fn sample(bytes: &[u8]) -> &[u8] {
    bytes.chunks(PIECE).find(|piece| !piece.is_ascii()).unwrap_or_default()
}

/// The encoding according to the first bytes.
pub(crate) struct DetectedEncoding {
    pub(crate) encoding: &'static Encoding,
    /// The bytes of the mark itself.
    pub(crate) length: usize,
}

/// The encoding by a byte-order mark, or, without one, UTF-16 by its zero bytes.
pub(crate) fn by_mark(bytes: &[u8]) -> Option<DetectedEncoding> {
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        return Some(DetectedEncoding { encoding, length });
    }
    if bytes.starts_with(b"\x84\x31\x95\x33") {
        return Some(DetectedEncoding { encoding: encoding_rs::GB18030, length: 4 });
    }
    // The start of a record is ASCII, so every other byte is zero.
    match bytes {
        [0, 1..=255, 0, 1..=255, ..] => Some(DetectedEncoding { encoding: UTF_16BE, length: 0 }),
        [1..=255, 0, 1..=255, 0, ..] => Some(DetectedEncoding { encoding: UTF_16LE, length: 0 }),
        _ => None,
    }
}

/// The value of the first CA, if any.
pub(crate) fn declared(bytes: &[u8]) -> Option<&str> {
    memmem::find_iter(bytes, b"CA[").find_map(|at| {
        let is_name = at == 0 || !bytes[at - 1].is_ascii_uppercase();
        let rest = &bytes[at + 3..];
        let label = &rest[..rest.iter().take(41).position(|&byte| byte == b']')?];
        let is_label = label.iter().all(|byte| byte.is_ascii_graphic() || *byte == b' ');
        // In a comment it would have a backslash.
        (is_name && is_label && !label.contains(&b'\\')).then(|| std::str::from_utf8(label).ok()).flatten()
    })
}

/// Returns true if ASCII bytes are text in ISO-2022-JP, which switches character sets by escapes: ESC $ and @ or B begin
/// kanji. The last character may be split.
pub(crate) fn has_escapes(bytes: &[u8]) -> bool {
    let is_escape = |at: usize| matches!(bytes[at + 1..], [b'$', b'@' | b'B', ..]);
    memchr::memchr_iter(b'\x1B', bytes).any(is_escape) && fits(ISO_2022_JP, bytes)
}

/// Returns true if a sample is text in an encoding; its last character may be split.
pub(crate) fn fits(encoding: &'static Encoding, sample: &[u8]) -> bool {
    if encoding == UTF_8 {
        return match std::str::from_utf8(sample) {
            Ok(_) => true,
            Err(error) => error.error_len().is_none(),
        };
    }
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut room = [0; 1024];
    let mut rest = sample;
    loop {
        let (result, read, _) = decoder.decode_to_utf8_without_replacement(rest, &mut room, false);
        rest = &rest[read..];
        match result {
            encoding_rs::DecoderResult::InputEmpty => return true,
            encoding_rs::DecoderResult::OutputFull => {}
            encoding_rs::DecoderResult::Malformed(..) => return false,
        }
    }
}
