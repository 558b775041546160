//! Converts bytes in any encoding to UTF-8, piece by piece.

use super::Format;
use super::certainty::Certainty;
use super::encoding::{
    Choice, DetectedEncoding, EncodingBallot, EncodingHints, EncodingSource, PIECE, RecordEncoding,
    TextEncoding, by_mark, choose, declared, has_escapes, named,
};
use super::formats::charset::declared_in;
use crate::faults::{BadBytes, GuessedEncoding, OtherEncoding, UncertainEncoding, UnknownEncoding};
use encoding_rs::{Decoder, DecoderResult, Encoding, ISO_2022_JP, UTF_8};
use gocheck_text::AnyMessage;
use std::io::{self, Read};

/// Produces pieces of UTF-8. ASCII and UTF-8 are passed through unchanged.
pub(super) struct Source<R> {
    input: R,
    mode: Mode,
    hints: EncodingHints,
    /// The encoding so far.
    encoding: RecordEncoding,
    /// The vote of a record whose encoding is a guess.
    ballot: Option<EncodingBallot>,
    /// The buffer, as long as it was ever needed; the piece is its first part.
    text: Vec<u8>,
    length: usize,
    raw: Vec<u8>,
    /// Bytes of a character that was split at the end of the last piece.
    rest: Vec<u8>,
    is_at_end: bool,
    is_bad: bool,
    format: Option<Format>,
    pub(super) notes: Vec<Note>,
}

/// A problem with the encoding at a byte of the piece.
pub(super) struct Note {
    pub(super) at: usize,
    pub(super) message: AnyMessage,
}

/// The vote of a record on the encoding of others, if its own has to be guessed. It is read no further than needed.
///
/// # Errors
/// If the record cannot be read.
// Not generic: it is compiled here, with this package's optimisation.
pub fn encoding_ballot(record: &mut dyn Read) -> io::Result<Option<EncodingBallot>> {
    let mut source = Source::new(record, SourceBuffers::default());
    while source.encoding == RecordEncoding::ASCII && source.next_piece(source.length)? {}
    Ok(source.ballot)
}

/// Memory that is reused for one record after another.
#[derive(Default)]
pub(super) struct SourceBuffers {
    text: Vec<u8>,
    raw: Vec<u8>,
}

enum Mode {
    /// Nothing was read.
    Start,
    /// Only ASCII so far.
    Ascii {
        declared: Option<&'static Encoding>,
    },
    Utf8,
    Other(Box<Decoder>),
}

impl<'a> Source<&'a [u8]> {
    /// Creates a source from text, ignoring the encoding that it names.
    pub(super) fn of_text(text: &'a str) -> Self {
        let encoding = RecordEncoding::new(UTF_8, EncodingSource::Utf8, Certainty::Certain);
        Self { mode: Mode::Utf8, encoding, ..Self::new(text.as_bytes(), SourceBuffers::default()) }
    }
}

impl<R: Read> Source<R> {
    pub(super) fn new(input: R, room: SourceBuffers) -> Self {
        let SourceBuffers { text, raw } = room;
        let (rest, notes) = Default::default();
        Self {
            input,
            mode: Mode::Start,
            hints: EncodingHints::default(),
            encoding: RecordEncoding::ASCII,
            ballot: None,
            text,
            length: 0,
            raw,
            rest,
            is_at_end: false,
            is_bad: false,
            format: None,
            notes,
        }
    }

    /// Sets what is known about the encoding, before anything is read.
    pub(super) fn set_hints(&mut self, hints: EncodingHints) {
        self.hints = hints;
    }

    /// The vote on the encoding of other records, if that of this one is a guess.
    pub(super) const fn ballot(&self) -> Option<EncodingBallot> {
        self.ballot
    }

    pub(super) fn into_buffers(self) -> SourceBuffers {
        SourceBuffers { text: self.text, raw: self.raw }
    }

    /// The encoding so far.
    pub(super) const fn encoding(&self) -> RecordEncoding {
        self.encoding
    }

    /// The format, if it is not SGF; known after the first piece.
    pub(super) const fn format(&self) -> Option<Format> {
        self.format
    }

    #[inline]
    pub(super) fn piece(&self) -> &[u8] {
        &self.text[..self.length]
    }

    /// Reads the next piece, which begins with this one from byte `from` on. Returns false at the end.
    pub(super) fn next_piece(&mut self, from: usize) -> io::Result<bool> {
        self.text.copy_within(from..self.length, 0);
        let kept = self.length - from;
        self.length = kept;
        while self.length == kept && !self.is_at_end {
            if let Mode::Other(_) = self.mode {
                let mut raw = std::mem::take(&mut self.raw);
                let read = fill(&mut self.input, &mut raw, 0);
                self.raw = raw;
                let read = read?;
                self.is_at_end = read < PIECE;
                self.decode(read);
            } else {
                self.pass()?;
            }
        }
        Ok(self.length > kept)
    }

    /// Reads the next piece unchanged, as long as it is UTF-8.
    fn pass(&mut self) -> io::Result<()> {
        let kept = self.length + self.rest.len();
        if self.text.len() < PIECE + kept {
            grow(&mut self.text, PIECE + kept.max(8));
        }
        self.text[self.length..kept].copy_from_slice(&self.rest);
        self.rest.clear();
        let read = fill(&mut self.input, &mut self.text, kept)?;
        self.is_at_end = read < PIECE;
        self.length = kept + read;
        if let Mode::Start = self.mode {
            self.begin();
        }
        let is_ascii = self.piece().is_ascii();
        match self.mode {
            Mode::Ascii { declared } if !is_ascii => self.decide(declared),
            Mode::Ascii { .. } if self.hints.given.is_none() && has_escapes(self.piece()) => {
                self.read_escapes()
            }
            Mode::Utf8 if !is_ascii => self.validate(),
            Mode::Other(_) => self.redo(),
            _ => {}
        }
        Ok(())
    }

    /// Determines the encoding from the first piece.
    fn begin(&mut self) {
        if let Some(DetectedEncoding { encoding, length }) = by_mark(self.piece()) {
            self.text.copy_within(length..self.length, 0);
            self.length -= length;
            self.format = Format::of(self.piece());
            return self.decode_as(encoding, EncodingSource::Mark);
        }
        // Their text may look like ASCII.
        if let Some(TextEncoding(given)) = self.hints.given.filter(|given| !given.0.is_ascii_compatible()) {
            return self.decode_as(given, EncodingSource::Option);
        }
        if let Some((format, declared)) = declared_in(self.piece()) {
            self.format = Some(format);
            self.mode = Mode::Ascii { declared };
            return;
        }
        let label = declared(self.piece());
        let declared = label.and_then(named);
        let note = label.filter(|label| declared.is_none() && !label.trim().is_empty()).map(|label| Note {
            at: memchr::memmem::find(self.piece(), b"CA[").unwrap_or(0),
            message: UnknownEncoding { label: label.to_owned() }.into(),
        });
        self.notes.extend(note);
        match declared {
            Some(encoding) if encoding == ISO_2022_JP && self.hints.given.is_none() => {
                self.decode_as(encoding, EncodingSource::Declared);
            }
            declared => {
                let declared = declared.filter(|encoding| encoding.is_ascii_compatible());
                self.mode = Mode::Ascii { declared };
            }
        }
    }

    /// Returns true if the header of another format names the encoding, and nothing contradicts it.
    fn is_told_by_content(&self) -> bool {
        self.format.is_some() && self.hints.given.is_none() && std::str::from_utf8(self.piece()).is_err()
    }

    /// Sets an encoding that is certain.
    fn decode_as(&mut self, encoding: &'static Encoding, source: EncodingSource) {
        self.encoding = RecordEncoding::new(encoding, source, Certainty::Certain);
        self.mode = mode(encoding);
    }

    /// Determines the encoding from the first piece that is not ASCII.
    fn decide(&mut self, by_label: Option<&'static Encoding>) {
        let choice = match by_label {
            // Unlike CA, it follows from the content; unused fields may be in another encoding.
            Some(declared) if self.is_told_by_content() => {
                Choice::certain(declared, EncodingSource::Declared)
            }
            _ => choose(self.hints, by_label, self.piece()),
        };
        let at = self.piece().iter().position(|byte| !byte.is_ascii()).unwrap_or(0);
        let found = choice.encoding.name();
        let is_guess =
            matches!(choice.source, EncodingSource::Guess | EncodingSource::Vote | EncodingSource::Utf8);
        let about: Option<AnyMessage> = match choice.wrong {
            // There is no CA that could be wrong.
            Some(_) if self.format.is_some() => None,
            Some(wrong) => {
                // As CA spells it, unless that was in an earlier piece.
                let label = declared(self.piece())
                    .filter(|label| named(label) == Some(wrong))
                    .unwrap_or(wrong.name())
                    .to_owned();
                Some(OtherEncoding { label, found }.into())
            }
            None => is_guess.then(|| GuessedEncoding { found }.into()),
        };
        let unsure = choice.other.map(|other| UncertainEncoding { found, other: other.name() }.into());
        self.notes.extend(about.into_iter().chain(unsure).map(|message| Note { at, message }));
        self.ballot = choice.ballot;
        self.encoding = choice.record_encoding();
        self.mode = mode(choice.encoding);
        match self.mode {
            Mode::Other(_) => self.redo(),
            _ => self.validate(),
        }
    }

    /// Reads ASCII text with the escapes of ISO-2022-JP.
    #[cold]
    fn read_escapes(&mut self) {
        self.notes.push(Note {
            at: memchr::memchr(b'\x1B', self.piece()).unwrap_or(0),
            message: GuessedEncoding { found: ISO_2022_JP.name() }.into(),
        });
        self.decode_as(ISO_2022_JP, EncodingSource::Escapes);
        self.redo();
    }

    /// Keeps a split character for the next piece, and notes the first invalid one.
    fn validate(&mut self) {
        let mut at = 0;
        while let Err(error) = std::str::from_utf8(&self.text[at..self.length]) {
            let bad = at + error.valid_up_to();
            match error.error_len() {
                None if !self.is_at_end => {
                    self.rest.extend_from_slice(&self.text[bad..self.length]);
                    self.length = bad;
                    return;
                }
                found => {
                    if !self.note_bad(bad, UTF_8) {
                        return self.keep_tail();
                    }
                    at = bad + found.unwrap_or(self.length - bad);
                }
            }
        }
    }

    /// Like [`Source::validate`] for the end of a piece, after invalid bytes have been reported.
    fn keep_tail(&mut self) {
        let tail = self.length.saturating_sub(3);
        let start = (tail..self.length).rev().find(|&at| self.text[at] >= 0xC0);
        let Some(start) = start.filter(|_| !self.is_at_end) else { return };
        if std::str::from_utf8(&self.text[start..self.length]).is_err_and(|error| error.error_len().is_none())
        {
            self.rest.extend_from_slice(&self.text[start..self.length]);
            self.length = start;
        }
    }

    /// Decodes what was read before its encoding was known.
    fn redo(&mut self) {
        let length = self.length;
        if self.raw.len() < length.max(PIECE) {
            self.raw.resize(length.max(PIECE), 0);
        }
        self.raw[..length].copy_from_slice(&self.text[..length]);
        self.length = 0;
        self.decode(length);
    }

    /// Decodes the first bytes of `raw` to the end of the piece.
    fn decode(&mut self, read: usize) {
        let Mode::Other(decoder) = &mut self.mode else { return };
        let encoding = decoder.encoding();
        let longest = decoder.max_utf8_buffer_length_without_replacement(read).unwrap_or(3 * read);
        let most = self.length + longest + 3 * read + 16;
        if self.text.len() < most {
            self.text.resize(most, 0);
        }
        let (mut from, mut to, mut first_bad) = (0, self.length, None);
        loop {
            let raw = &self.raw[from..read];
            let (result, taken, written) =
                decoder.decode_to_utf8_without_replacement(raw, &mut self.text[to..], self.is_at_end);
            from += taken;
            to += written;
            match result {
                DecoderResult::InputEmpty => break,
                DecoderResult::OutputFull => self.text.resize(2 * self.text.len() + 16, 0),
                DecoderResult::Malformed(..) => {
                    first_bad.get_or_insert(to);
                    if self.text.len() < to + 3 {
                        self.text.resize(2 * to + 16, 0);
                    }
                    self.text[to..to + 3].copy_from_slice("\u{FFFD}".as_bytes());
                    to += 3;
                }
            }
        }
        self.length = to;
        if let Some(at) = first_bad {
            self.note_bad(at, encoding);
        }
    }

    /// Reports once that bytes are not characters. Returns true the first time.
    fn note_bad(&mut self, at: usize, encoding: &'static Encoding) -> bool {
        let is_first = !std::mem::replace(&mut self.is_bad, true);
        if is_first {
            self.notes.push(Note { at, message: BadBytes { encoding: encoding.name() }.into() });
        }
        is_first
    }
}

fn mode(encoding: &'static Encoding) -> Mode {
    if encoding == UTF_8 {
        Mode::Utf8
    } else {
        Mode::Other(Box::new(encoding.new_decoder_without_bom_handling()))
    }
}

/// Extends a buffer; new memory is zeroed.
fn grow(buffer: &mut Vec<u8>, length: usize) {
    if buffer.is_empty() {
        *buffer = vec![0; length];
    } else {
        buffer.resize(length, 0);
    }
}

/// Reads a whole piece, shorter only at the end, into `buffer` after the first `start` bytes.
fn fill(input: &mut impl Read, buffer: &mut Vec<u8>, start: usize) -> io::Result<usize> {
    if buffer.len() < start + PIECE {
        grow(buffer, start + PIECE);
    }
    let mut read = 0;
    while read < PIECE {
        match input.read(&mut buffer[start + read..start + PIECE]) {
            Ok(0) => break,
            Ok(more) => read += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(read)
}
