use crate::certainty::Certainty;
use encoding_rs::Encoding;

/// The encoding of a record, how it was determined, and how certain that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordEncoding {
    /// `None` if the record is ASCII.
    encoding: Option<&'static Encoding>,
    /// How it was determined.
    pub source: EncodingSource,
    /// The certainty: a guess is never certain.
    pub certainty: Certainty,
}

/// How the encoding of a record was determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EncodingSource {
    /// Every byte is ASCII.
    Ascii,
    /// The user has named it.
    Option,
    /// A byte-order mark, or the zero bytes of UTF-16.
    Mark,
    /// CA, or the header of another format.
    Declared,
    /// The escapes of ISO-2022-JP.
    Escapes,
    /// The bytes are valid UTF-8, which other text hardly ever is.
    Utf8,
    /// A guess from the text, and from that of the other records of the folder.
    Vote,
    /// A guess from the text.
    Guess,
}

impl EncodingSource {
    /// `ascii`, `option`, `mark`, `ca`, `escapes`, `utf-8`, `vote` or `guess`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ascii => "ascii",
            Self::Option => "option",
            Self::Mark => "mark",
            Self::Declared => "ca",
            Self::Escapes => "escapes",
            Self::Utf8 => "utf-8",
            Self::Vote => "vote",
            Self::Guess => "guess",
        }
    }
}

impl RecordEncoding {
    /// The encoding of a record without any other character.
    pub const ASCII: Self =
        Self { encoding: None, source: EncodingSource::Ascii, certainty: Certainty::Certain };

    pub(crate) const fn new(
        encoding: &'static Encoding,
        source: EncodingSource,
        certainty: Certainty,
    ) -> Self {
        Self { encoding: Some(encoding), source, certainty }
    }

    /// Its name in the Encoding Standard; `ASCII` if nothing else is needed.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.encoding.map_or("ASCII", Encoding::name)
    }
}

impl Default for RecordEncoding {
    fn default() -> Self {
        Self::ASCII
    }
}
