use super::super::Finding;
use super::json;
use crate::diagnostic::{self, Language};
use serde_json::Value;

/// A finding as a result of a SARIF log; its properties are those of [`json`].
#[must_use]
pub fn sarif_result(file: &str, finding: &Finding) -> Value {
    let mut result = diagnostic::sarif_result(file, &finding.diagnostic(), Language::English);
    result["properties"] = json(file, finding);
    result
}
