//! Decodes bytes, if their encoding is certain.

use super::super::Format;
use super::super::encoding::{
    DetectedEncoding, EncodingHints, EncodingSource, PIECE, TextEncoding, by_mark, choose, declared,
    has_escapes, named,
};
use super::super::formats::MAX_FOREIGN;
use super::super::formats::charset::declared_in;
use super::codes::FixMessage;
use encoding_rs::{Encoding, ISO_2022_JP, UTF_8};
use std::borrow::Cow;

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
    let (encoding, mark) = match by_mark(bytes) {
        Some(DetectedEncoding { encoding, length }) => (encoding, length),
        None => (declared_encoding(bytes, asked)?, 0),
    };
    let bytes = &bytes[mark..];
    let text = encoding
        .decode_without_bom_handling_and_without_replacement(bytes)
        .or_else(|| readable(bytes, encoding));
    let text = text.ok_or(FixMessage::Undecodable { encoding: encoding.name() })?;
    let more = text.chars().take_while(|&first| first == MARK).count();
    let text = match text {
        Cow::Borrowed(text) => Cow::Borrowed(text.trim_start_matches(MARK)),
        Cow::Owned(text) => Cow::Owned(text.trim_start_matches(MARK).to_owned()),
    };
    let marks = if encoding == UTF_8 { usize::from(mark > 0) + more } else { 0 };
    Ok(Decoded { text, encoding, marks })
}

/// The text of a game in another format than SGF, if invalid bytes are only in fields that are not converted.
fn readable<'a>(bytes: &'a [u8], encoding: &'static Encoding) -> Option<Cow<'a, str>> {
    let format = Format::of(bytes).filter(|_| bytes.len() <= MAX_FOREIGN)?;
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    (!format.read(&text).sgf().contains(char::REPLACEMENT_CHARACTER)).then_some(text)
}

/// The encoding that the user, the content or CA tells.
fn declared_encoding(bytes: &[u8], asked: Option<TextEncoding>) -> Result<&'static Encoding, FixMessage> {
    // Their text may look like ASCII.
    if let Some(TextEncoding(asked)) = asked.filter(|asked| !asked.0.is_ascii_compatible()) {
        return Ok(asked);
    }
    let head = &bytes[..bytes.len().min(PIECE)];
    let declared = match declared_in(head) {
        Some((_, Some(declared))) if asked.is_none() && std::str::from_utf8(bytes).is_err() => {
            return Ok(declared);
        }
        Some((_, declared)) => declared,
        None => declared(head).and_then(named),
    };
    if asked.is_none() && declared == Some(ISO_2022_JP) {
        return Ok(ISO_2022_JP);
    }
    if bytes.is_ascii() {
        return Ok(if asked.is_none() && has_escapes(bytes) { ISO_2022_JP } else { UTF_8 });
    }
    let choice = choose(
        EncodingHints { given: asked, prior: None },
        declared.filter(|encoding| encoding.is_ascii_compatible()),
        bytes,
    );
    let found = choice.encoding;
    let is_certain = match (choice.source, choice.wrong) {
        (EncodingSource::Guess | EncodingSource::Vote, _) => false,
        // Text in a single-byte encoding is never valid UTF-8 by chance; a few Chinese characters may be.
        (EncodingSource::Utf8, Some(wrong)) => {
            wrong.is_single_byte()
                || wrong.decode_without_bom_handling_and_without_replacement(bytes).is_none()
        }
        _ => true,
    };
    if is_certain { Ok(found) } else { Err(FixMessage::UnsureEncoding { found: found.name() }) }
}
