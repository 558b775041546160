use super::super::Finding;
use super::finding_json;
use crate::diagnostic::{self, Code, Language};
use serde_json::Value;

/// Returns a finding as a result of a SARIF log that was begun with `codes`; its properties are those of [`finding_json`].
#[must_use]
pub fn finding_sarif(file: &str, finding: &Finding, codes: &[Code], language: Language) -> Value {
    let mut result = diagnostic::sarif_result(file, &finding.diagnostic(), codes, language);
    result["properties"] = finding_json(file, finding, language);
    result
}
