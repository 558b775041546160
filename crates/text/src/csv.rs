use super::{Diagnostic, Language};
use crate::untrusted::one_line;

const HEAD: [&str; 8] = ["file", "line", "column", "code", "name", "severity", "message", "help"];

/// The header row of a table of diagnostics.
#[must_use]
pub fn csv_head() -> String {
    csv_record(HEAD)
}

/// A diagnostic as a row of the table.
#[must_use]
pub fn csv_line(file: &str, diagnostic: &Diagnostic, language: Language) -> String {
    let (code, text) = (diagnostic.code(), diagnostic.text(language));
    let (line, column) = match &diagnostic.span {
        Some(span) => (span.line.to_string(), span.column.to_string()),
        None => Default::default(),
    };
    csv_record([
        file,
        &line,
        &column,
        code.id(),
        code.name(),
        code.severity().name(),
        &text.message,
        text.help.as_deref().unwrap_or_default(),
    ])
}

/// A row of a table, as one line.
pub fn csv_record<T: AsRef<str>>(fields: impl IntoIterator<Item = T>) -> String {
    // A row needs far less than a file.
    let mut writer = csv::WriterBuilder::new().buffer_capacity(512).from_writer(Vec::new());
    // Writing to memory does not fail.
    for field in fields {
        let _ = writer.write_field(one_line(field.as_ref()).as_bytes());
    }
    let _ = writer.write_record(None::<&[u8]>);
    writer.into_inner().map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
}
