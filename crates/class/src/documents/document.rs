//! What reading a document yields.

/// The text of a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DocumentText {
    /// Its lines.
    pub text: String,
    /// The number of cells that contain a date, which may have been typed as something else, such as 4-1. They are in square
    /// brackets.
    pub dates: usize,
    /// True if it has a picture, which may show answers.
    pub has_pictures: bool,
}

/// Why a document has no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DocumentFault {
    /// It is damaged, or not what its name says.
    Damaged,
    /// It is too large or too deeply nested.
    Large,
    /// It has a password.
    Encrypted,
    /// It is a document of a kind that is not read, such as slides.
    Other,
}

/// The maximum number of bytes of a document, of what is unpacked of it, and of its text.
pub const MAX_BYTES: usize = 1 << 24;
