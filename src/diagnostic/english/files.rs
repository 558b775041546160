//! The words for files of other kinds than answers.

use super::Text;
use crate::diagnostic::values::{FileKind, OtherFile};

/// What there is in place of answers.
pub(super) fn other_files(files: &[OtherFile], more: usize) -> Text {
    let mut said: Vec<String> =
        files.iter().map(|file| format!("{} is {}", file.name, file_kind(file.kind))).collect();
    match more {
        0 => {}
        1 => said.push("1 more file".to_owned()),
        more => said.push(format!("{more} more files")),
    }
    let help = match files.first().map(|file| file.kind) {
        Some(FileKind::Document | FileKind::RichText | FileKind::WebPage) => "save it as plain text, .txt",
        Some(FileKind::Spreadsheet) => "save it as CSV",
        Some(FileKind::Program | FileKind::Notebook) => "run it, and hand in the answers that it writes",
        Some(FileKind::Text) => "name it answer_for_<tag>.txt",
        _ => "ask for answer_for_<tag>.txt",
    };
    Text::new(format!("no answers: {}", said.join(", "))).help(help)
}

/// A kind of file, with its article.
pub(super) const fn file_kind(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Document => "a Word document",
        FileKind::Spreadsheet => "a spreadsheet",
        FileKind::Slides => "slides",
        FileKind::RichText => "rich text",
        FileKind::Pdf => "a PDF",
        FileKind::Media => "a picture or a film",
        FileKind::WebPage => "a web page",
        FileKind::Notebook => "a notebook",
        FileKind::Program => "a program",
        FileKind::Text => "neither .txt nor .csv",
        FileKind::Archive => "an archive",
        FileKind::Link => "a link",
        FileKind::Binary => "not a text",
    }
}
