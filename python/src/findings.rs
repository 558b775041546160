//! Findings as values of Python.

use gocheck_board::Color;
use gocheck_corpus::Checked;
use gocheck_rules::{Reason, RuleSet};
use gocheck_sgf::Finding;
use gocheck_text::{Diagnostic, Language};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The fields of a `pygocheck.Finding`.
#[derive(IntoPyObject)]
pub(crate) struct FindingRow {
    file: String,
    line: Option<usize>,
    column: Option<usize>,
    pub(crate) code: &'static str,
    name: &'static str,
    severity: &'static str,
    certainty: Option<&'static str>,
    message: String,
    game: Option<u32>,
    path: Option<String>,
    #[pyo3(item("move"))]
    number: Option<u32>,
    color: Option<&'static str>,
    point: Option<String>,
    rules: Option<&'static str>,
    forbidden_by: Option<Reasons>,
}

/// Why rule sets forbid a move, as a dict.
struct Reasons(Vec<(RuleSet, Reason)>);

impl<'py> IntoPyObject<'py> for Reasons {
    type Target = PyDict;
    type Output = Bound<'py, PyDict>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        let reasons = PyDict::new(py);
        for (rules, reason) in self.0 {
            reasons.set_item(rules.name(), reason.to_string())?;
        }
        Ok(reasons)
    }
}

impl FindingRow {
    pub(crate) fn of(file: &str, finding: &Finding) -> Self {
        let code = finding.code();
        Self {
            file: file.to_owned(),
            line: Some(finding.place.line as usize),
            column: Some(finding.place.column as usize),
            code: code.id(),
            name: code.name(),
            severity: code.severity().name(),
            certainty: Some(finding.certainty.name()),
            message: finding.text(Language::English).into_owned(),
            game: Some(finding.game),
            path: Some(finding.line.to_string()),
            number: Some(finding.number),
            color: finding.color.map(Color::name),
            point: finding.vertex().map(|vertex| vertex.to_string()),
            rules: finding.rules.map(RuleSet::name),
            forbidden_by: (!finding.forbidden_by.is_empty()).then(|| Reasons(finding.forbidden_by.clone())),
        }
    }

    /// The finding that a file cannot be read to its end.
    pub(crate) fn of_file(file: &str, error: &Diagnostic) -> Self {
        let code = error.code();
        Self {
            file: file.to_owned(),
            line: error.span.as_ref().map(|span| span.line),
            column: error.span.as_ref().map(|span| span.column),
            code: code.id(),
            name: code.name(),
            severity: code.severity().name(),
            certainty: None,
            message: error.text(Language::English).message.into_owned(),
            game: None,
            path: None,
            number: None,
            color: None,
            point: None,
            rules: None,
            forbidden_by: None,
        }
    }

    /// Those of a record.
    pub(crate) fn all(checked: &Checked) -> impl Iterator<Item = Self> {
        let Checked { shown, findings, error, .. } = checked;
        let found = findings.iter().map(|finding| Self::of(shown, finding));
        found.chain(error.as_ref().map(|error| Self::of_file(shown, error)))
    }
}
