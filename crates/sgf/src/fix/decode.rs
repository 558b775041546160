//! Decodes bytes, if their encoding is certain.

use super::super::Certainty;
use super::super::Format;
use super::super::encoding::{
    Choice, DetectedEncoding, EncodingHints, EncodingSource, PIECE, RecordEncoding, TextEncoding, by_mark,
    choose, declared, has_escapes, named, sample,
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
    /// How the encoding was determined.
    pub(super) record: RecordEncoding,
    /// The encoding that is nearly as likely, if it may well be the right one.
    pub(super) other: Option<&'static Encoding>,
    /// The byte-order marks of UTF-8 that are removed: concatenated files have several.
    pub(super) marks: usize,
}

impl Decoded<'_> {
    pub(super) fn is_utf8(&self) -> bool {
        self.encoding == UTF_8
    }
}

/// The byte-order mark.
pub(super) const MARK: char = '\u{FEFF}';

/// A text as bytes that can only be UTF-8, regardless of CA.
pub(super) fn marked(text: &str) -> String {
    format!("{MARK}{text}")
}

/// Decodes bytes in the encoding that a reader chooses.
pub(super) fn decode(bytes: &[u8], hints: EncodingHints) -> Result<Decoded<'_>, FixMessage> {
    let (choice, mark) = match by_mark(bytes) {
        Some(DetectedEncoding { encoding, length }) => {
            (Choice::certain(encoding, EncodingSource::Mark), length)
        }
        None => (chosen(bytes, hints), 0),
    };
    let (encoding, other) = (choice.encoding, choice.other);
    let is_ascii = mark == 0 && encoding == UTF_8 && bytes.is_ascii();
    let record = if is_ascii { RecordEncoding::ASCII } else { choice.record_encoding() };
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
    Ok(Decoded { text, encoding, record, other, marks })
}

/// The text of a game in another format than SGF, if invalid bytes are only in fields that are not converted.
fn readable<'a>(bytes: &'a [u8], encoding: &'static Encoding) -> Option<Cow<'a, str>> {
    let format = Format::of(bytes).filter(|_| bytes.len() <= MAX_FOREIGN)?;
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    (!format.read(&text).sgf().contains(char::REPLACEMENT_CHARACTER)).then_some(text)
}

/// Refuses to rewrite text whose encoding may well be another one.
pub(super) fn certain<'a>(decoded: Decoded<'a>) -> Result<Decoded<'a>, FixMessage> {
    match decoded.other.filter(|_| decoded.record.certainty == Certainty::Possible) {
        Some(other) => {
            Err(FixMessage::UnsureEncoding { found: decoded.encoding.name(), other: other.name() })
        }
        None => Ok(decoded),
    }
}

/// The encoding that the user, the content or CA tells, or a guess.
fn chosen(bytes: &[u8], hints: EncodingHints) -> Choice {
    let asked = hints.given;
    // Their text may look like ASCII.
    if let Some(TextEncoding(asked)) = asked.filter(|asked| !asked.0.is_ascii_compatible()) {
        return Choice::certain(asked, EncodingSource::Option);
    }
    let head = &bytes[..bytes.len().min(PIECE)];
    let declared = match declared_in(head) {
        Some((_, Some(declared))) if asked.is_none() && std::str::from_utf8(bytes).is_err() => {
            return Choice::certain(declared, EncodingSource::Declared);
        }
        Some((_, declared)) => declared,
        None => declared(head).and_then(named),
    };
    if asked.is_none() && declared == Some(ISO_2022_JP) {
        return Choice::certain(ISO_2022_JP, EncodingSource::Declared);
    }
    if bytes.is_ascii() {
        return match asked.is_none() && has_escapes(bytes) {
            true => Choice::certain(ISO_2022_JP, EncodingSource::Escapes),
            false => Choice::certain(UTF_8, EncodingSource::Utf8),
        };
    }
    choose(hints, declared.filter(|encoding| encoding.is_ascii_compatible()), sample(bytes))
}
