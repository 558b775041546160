use super::encoding::EncodingCode;
use super::fix::FixCode;
use super::limit::LimitCode;
use super::lint::{
    EstimateCode, MoveCode, PropertyCode, ResultCode, RulesCode, ScoreCode, SetupCode, TurnCode,
};
use super::replayer::RootCode;
use super::syntax::SyntaxCode;
use gocheck_text::Code;

const LINT: &[&[Code]] = &[
    SyntaxCode::ALL,
    EncodingCode::ALL,
    LimitCode::ALL,
    RootCode::ALL,
    PropertyCode::ALL,
    RulesCode::ALL,
    SetupCode::ALL,
    MoveCode::ALL,
    TurnCode::ALL,
    ResultCode::ALL,
    ScoreCode::ALL,
    EstimateCode::ALL,
];

/// A code of records that is not explained does not compile.
const _: () = {
    let mut family = 0;
    while family < LINT.len() {
        let mut next = 0;
        while next < LINT[family].len() {
            assert!(LINT[family][next].explanation().is_some(), "a code of records is not explained");
            next += 1;
        }
        family += 1;
    }
};

/// Returns the codes that a [`Linter`](super::Linter) finds.
#[must_use]
pub fn lint_codes() -> Vec<Code> {
    Code::sorted(LINT)
}

/// Returns the codes of what [`fix`](super::fix()) does to a record, and why it leaves one as it is.
#[must_use]
pub fn fix_codes() -> Vec<Code> {
    Code::sorted(&[FixCode::ALL])
}
