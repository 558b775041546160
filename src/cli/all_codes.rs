//! The codes of all areas.

use super::input::codes::FileCode;
use gocheck::diagnostic::Code;
use gocheck::grade::InputCode;
use gocheck::grade::MarkCode;
use gocheck::grade::faults::FaultCode;
use gocheck::grade::run::RunCode;
use gocheck::grade::submissions::{RosterCode, SubmissionCode};
use gocheck::puzzle::{AnswerCode, NameCode, PuzzleCode, TextCode};
use gocheck::record::{GameLineCode, fix_codes, lint_codes};
use gocheck::stream::LineCode;
use gocheck_corpus::settings::SettingsCode;
use std::sync::LazyLock;

static ALL: LazyLock<Vec<Code>> =
    LazyLock::new(|| Code::sorted(&[&lint_codes(), &fix_codes(), &puzzle_codes(), GameLineCode::ALL]));

/// Returns the codes of every area.
#[must_use]
pub fn all_codes() -> &'static [Code] {
    &ALL
}

/// Returns the codes of puzzles, answers and submissions, and of files.
#[must_use]
pub fn puzzle_codes() -> Vec<Code> {
    Code::sorted(&[
        FileCode::ALL,
        InputCode::ALL,
        SettingsCode::ALL,
        NameCode::ALL,
        TextCode::ALL,
        PuzzleCode::ALL,
        AnswerCode::ALL,
        MarkCode::ALL,
        FaultCode::ALL,
        LineCode::ALL,
        SubmissionCode::ALL,
        RosterCode::ALL,
        RunCode::ALL,
    ])
}
