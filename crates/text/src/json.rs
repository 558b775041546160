use super::{Diagnostic, Language};
use serde_json::{Value, json as object};

/// A diagnostic as an object: `line`, `column`, `code`, `name`, `severity`, `message`, `help`, `values`.
#[must_use]
pub fn json(diagnostic: &Diagnostic, language: Language) -> Value {
    let (code, text) = (diagnostic.code(), diagnostic.text(language));
    object!({
        "line": diagnostic.span.as_ref().map(|span| span.line),
        "column": diagnostic.span.as_ref().map(|span| span.column),
        "code": code.id(),
        "name": code.name(),
        "severity": code.severity().name(),
        "message": text.message,
        "help": text.help,
        "values": diagnostic.message.values(),
    })
}
