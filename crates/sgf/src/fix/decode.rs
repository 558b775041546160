//! Decodes bytes, if their encoding is certain.

use super::super::encoding::{Choice, DetectedEncoding, PIECE, by_mark, choose, declared, named};
use super::codes::FixMessage;
use encoding_rs::{Encoding, ISO_2022_JP, UTF_8};
use std::borrow::Cow;

/// The encoding of a file, given by the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextEncoding(&'static Encoding);

impl TextEncoding {
    /// The encoding with this name, as in CA: `GBK`, `Big5`, `Shift_JIS`, `EUC-KR`, `windows-1252`.
    #[must_use]
    pub fn named(label: &str) -> Option<Self> {
        named(label).map(Self)
    }
}

/// A file as text.
pub(super) struct Decoded<'a> {
    pub(super) text: Cow<'a, str>,
    pub(super) encoding: &'static Encoding,
    /// The byte-order marks of UTF-8 that are removed: concatenated files have several.
    pub(super) marks: usize,
}

impl Decoded<'_> {
    pub(super) fn is_utf8(&self) -> bool {
        self.encoding == UTF_8
    }

    /// The text of bytes that can only be UTF-8, regardless of CA.
    pub(super) fn with_mark(&self) -> String {
        marked(&self.text)
    }
}

/// The byte-order mark.
pub(super) const MARK: char = '\u{FEFF}';

pub(super) fn marked(text: &str) -> String {
    format!("{MARK}{text}")
}

/// Decodes bytes with a certain encoding: that of the user, of a byte-order mark, of CA, or UTF-8.
pub(super) fn decode(bytes: &[u8], asked: Option<TextEncoding>) -> Result<Decoded<'_>, FixMessage> {
    let (encoding, mark) = match (asked, by_mark(bytes)) {
        (Some(TextEncoding(asked)), Some(DetectedEncoding { encoding, length })) if asked == encoding => {
            (asked, length)
        }
        (Some(TextEncoding(asked)), _) => (asked, 0),
        (None, Some(DetectedEncoding { encoding, length })) => (encoding, length),
        (None, None) => (told(bytes)?, 0),
    };
    let text = encoding.decode_without_bom_handling_and_without_replacement(&bytes[mark..]);
    let text = text.ok_or(FixMessage::Undecodable { encoding: encoding.name() })?;
    let more = text.chars().take_while(|&first| first == MARK).count();
    let text = match text {
        Cow::Borrowed(text) => Cow::Borrowed(text.trim_start_matches(MARK)),
        Cow::Owned(text) => Cow::Owned(text.trim_start_matches(MARK).to_owned()),
    };
    let marks = if encoding == UTF_8 { usize::from(mark > 0) + more } else { 0 };
    Ok(Decoded { text, encoding, marks })
}

/// The encoding according to content and CA.
fn told(bytes: &[u8]) -> Result<&'static Encoding, FixMessage> {
    let declared = declared(&bytes[..bytes.len().min(PIECE)]).and_then(named);
    // Its text looks like ASCII.
    if declared == Some(ISO_2022_JP) {
        return Ok(ISO_2022_JP);
    }
    if bytes.is_ascii() {
        return Ok(UTF_8);
    }
    match choose(declared.filter(|encoding| encoding.is_ascii_compatible()), bytes) {
        Choice::Declared(encoding) => Ok(encoding),
        Choice::Guessed(encoding) if encoding == UTF_8 => Ok(UTF_8),
        // Text in a single-byte encoding is never valid UTF-8 by chance; a few Chinese characters may be.
        Choice::Other { declared, found }
            if found == UTF_8
                && (declared.is_single_byte()
                    || declared.decode_without_bom_handling_and_without_replacement(bytes).is_none()) =>
        {
            Ok(UTF_8)
        }
        Choice::Guessed(found) | Choice::Other { found, .. } => {
            Err(FixMessage::UnsureEncoding { found: found.name() })
        }
    }
}
