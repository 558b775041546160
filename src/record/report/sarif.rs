//! SARIF 2.1.0 (OASIS), the format of code review tools: a head, results with commas between them, a tail.

use super::super::{Code, Finding};
use super::json;
use serde_json::{Value, json};

/// What stands before the results.
#[must_use]
pub fn sarif_head() -> String {
    let rules: Vec<Value> = Code::ALL
        .iter()
        .map(|code| {
            json!({
                "id": code.id(),
                "name": code.name(),
                "shortDescription": { "text": code.title() },
                // GitHub takes no rule without these.
                "fullDescription": { "text": code.title() },
                "help": { "text": code.title() },
                "defaultConfiguration": { "level": code.severity().name() },
            })
        })
        .collect();
    let driver = json!({ "name": "gocheck", "version": env!("CARGO_PKG_VERSION"), "rules": rules });
    format!(
        "{{\"version\":\"2.1.0\",\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"runs\":[{{\"tool\":{},\
         \"columnKind\":\"unicodeCodePoints\",\"results\":[",
        json!({ "driver": driver })
    )
}

/// A finding as a result.
#[must_use]
pub fn sarif_result(file: &str, finding: &Finding) -> Value {
    let code = finding.code;
    json!({
        "ruleId": code.id(),
        "ruleIndex": code as usize,
        "level": code.severity().name(),
        "message": { "text": finding.message },
        "locations": [{
            "physicalLocation": {
                "artifactLocation": { "uri": uri(file) },
                "region": { "startLine": finding.place.line, "startColumn": finding.place.column },
            },
        }],
        "properties": json(file, finding),
    })
}

/// What stands after the results.
#[must_use]
pub const fn sarif_tail() -> &'static str {
    "]}]}\n"
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
