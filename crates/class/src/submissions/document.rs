//! Documents as answers.

use super::codes::{FileKind, SubmissionMessage};
use crate::documents::{DocumentFault, DocumentFormat, DocumentText, document_text};

impl FileKind {
    /// Returns true if such a file has text that may be answers.
    pub(super) const fn is_readable(self) -> bool {
        matches!(self, Self::Document | Self::Spreadsheet | Self::Notebook | Self::WebPage | Self::RichText)
    }

    /// The text of a file called `name`; no text if it is of an old kind that is not read.
    ///
    /// # Errors
    /// If it is damaged, too large or locked.
    pub(super) fn text(self, name: &str, bytes: &[u8]) -> Result<DocumentText, SubmissionMessage> {
        let format = match self {
            Self::Notebook => DocumentFormat::Notebook,
            Self::WebPage => DocumentFormat::WebPage,
            Self::RichText => DocumentFormat::RichText,
            _ if bytes.starts_with(b"PK") => DocumentFormat::Office,
            _ => return Ok(DocumentText::default()),
        };
        match document_text(format, bytes) {
            Err(DocumentFault::Other) => Ok(DocumentText::default()),
            read => read.map_err(|fault| SubmissionMessage::UnreadDocument { file: name.to_owned(), fault }),
        }
    }
}
