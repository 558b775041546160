//! The text of a whole file.

use super::encoding::{EncodingHints, RecordEncoding};
use super::formats::MAX_FOREIGN;
use super::source::{Source, SourceBuffers};
use std::io;

/// A file as text, with the encoding in which it was read.
#[derive(Clone, Debug)]
pub struct RecordText {
    /// The text as a [`Reader`](super::Reader) sees it. A game in [another format](super::Format) is converted to SGF.
    pub text: String,
    /// The encoding.
    pub encoding: RecordEncoding,
}

impl RecordText {
    /// Decodes a file, in an encoding that the user has named or in its own.
    ///
    /// # Errors
    /// The errors of the source; a slice has none.
    pub fn new(bytes: &[u8], encoding: impl Into<EncodingHints>) -> io::Result<Self> {
        let mut source = Source::new(bytes, SourceBuffers::default());
        source.set_hints(encoding.into());
        let mut text = Vec::with_capacity(bytes.len());
        while source.next_piece(source.piece().len())? {
            text.extend_from_slice(source.piece());
        }
        let mut text = String::from_utf8_lossy(&text).into_owned();
        if let Some(format) = source.format().filter(|_| text.len() <= MAX_FOREIGN) {
            text = format.read(&text).sgf();
        }
        Ok(Self { text, encoding: source.encoding() })
    }
}
