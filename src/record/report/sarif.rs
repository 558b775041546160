use super::super::Finding;
use super::finding_json;
use crate::diagnostic::{self, Language};
use serde_json::Value;

/// A finding as a result of a SARIF log; its properties are those of [`finding_json`].
#[must_use]
pub fn finding_sarif(file: &str, finding: &Finding, language: Language) -> Value {
    let mut result = diagnostic::sarif_result(file, &finding.diagnostic(), language);
    result["properties"] = finding_json(file, finding, language);
    result
}
