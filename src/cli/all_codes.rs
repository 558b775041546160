//! The codes of all areas.

use gocheck::diagnostic::Code;
use gocheck::puzzle::{PuzzleCode, TextCode};
use gocheck::record::{fix_codes, lint_codes};
use gocheck::stream::LineCode;
use std::sync::LazyLock;

static ALL: LazyLock<Vec<Code>> =
    LazyLock::new(|| Code::sorted(&[&lint_codes(), &fix_codes(), &puzzle_codes()]));

/// Returns the codes of every area.
#[must_use]
pub fn all_codes() -> &'static [Code] {
    &ALL
}

/// Returns the codes of puzzles, answers and submissions, and of files.
#[must_use]
pub fn puzzle_codes() -> Vec<Code> {
    Code::sorted(&[Code::PUZZLES, TextCode::ALL, PuzzleCode::ALL, LineCode::ALL])
}
