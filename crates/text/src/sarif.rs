//! SARIF 2.1.0 (OASIS), the format of code review tools.

use super::{Code, Diagnostic, Language};
use serde_json::{Value, json};
use std::io::{self, Write};

/// A log that is being written: a head, results separated by commas, a tail.
pub struct SarifLog<W> {
    out: W,
    is_empty: bool,
}

impl<W: Write> SarifLog<W> {
    /// Writes the part before the results, with a rule for each of `codes`, described in a language.
    ///
    /// # Errors
    /// The errors of `out`.
    pub fn begin(mut out: W, codes: &[Code], language: Language) -> io::Result<Self> {
        let rule = |code: &Code| {
            let title = code.title(language);
            json!({
                "id": code.id(),
                "name": code.name(),
                "shortDescription": { "text": title },
                // GitHub requires these for each rule.
                "fullDescription": { "text": title },
                "help": { "text": title },
                "defaultConfiguration": { "level": code.severity().name() },
            })
        };
        let rules: Vec<Value> = codes.iter().map(rule).collect();
        let driver = json!({ "name": "gocheck", "version": env!("CARGO_PKG_VERSION"), "rules": rules });
        write!(
            out,
            "{{\"version\":\"2.1.0\",\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"runs\":[{{\"tool\":{},\
             \"columnKind\":\"unicodeCodePoints\",\"results\":[",
            json!({ "driver": driver })
        )?;
        Ok(Self { out, is_empty: true })
    }

    /// Writes a result: the text of a [`sarif_result`].
    ///
    /// # Errors
    /// The errors of `out`.
    pub fn add(&mut self, result: impl AsRef<[u8]>) -> io::Result<()> {
        if !std::mem::take(&mut self.is_empty) {
            self.out.write_all(b",")?;
        }
        self.out.write_all(result.as_ref())
    }

    /// Writes the part after the results.
    ///
    /// # Errors
    /// The errors of `out`.
    pub fn end(mut self) -> io::Result<W> {
        writeln!(self.out, "]}}]}}")?;
        Ok(self.out)
    }
}

/// Returns a diagnostic as a result in a log that was begun with `codes`.
#[must_use]
pub fn sarif_result(file: &str, diagnostic: &Diagnostic, codes: &[Code], language: Language) -> Value {
    let code = diagnostic.code();
    let text = diagnostic.text(language);
    let mut place = json!({ "artifactLocation": { "uri": uri(file) } });
    if let Some(span) = &diagnostic.span {
        place["region"] = json!({ "startLine": span.line, "startColumn": span.character });
    }
    json!({
        "ruleId": code.id(),
        "ruleIndex": codes.iter().position(|&other| other == code),
        "level": code.severity().name(),
        "message": { "text": text.message },
        "locations": [{ "physicalLocation": place }],
    })
}

/// A path as a relative URI.
fn uri(path: &str) -> String {
    let mut uri = String::new();
    for byte in path.replace('\\', "/").bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(byte.into());
        } else {
            uri += &format!("%{byte:02X}");
        }
    }
    uri
}
