//! SARIF 2.1.0 (OASIS), the format of code review tools.

use super::super::Finding;
use super::json;
use serde_json::{Value, json};

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
