use super::faults;
use super::fix::FixCode;
use super::lint::rules;
use gocheck_text::Code;

/// Returns the codes that a [`Linter`](super::Linter) finds.
#[must_use]
pub fn lint_codes() -> Vec<Code> {
    Code::sorted(&[faults::CODES, rules::CODES])
}

/// Returns the codes of what [`fix`](super::fix()) does to a record, and why it leaves one as it is.
#[must_use]
pub fn fix_codes() -> Vec<Code> {
    Code::sorted(&[FixCode::ALL])
}
