//! The rows that a run prints.

use super::super::all_codes::all_codes;
use super::super::emitter::Row;
use super::super::expected::Compared;
use super::super::language::language;
use super::super::report::{failed_json, solved_json};
use super::super::solver::{Failed, Solved};
use gocheck::diagnostic::{Diagnostic, csv_line, sarif_result};
use gocheck_program::messages::is_quiet;
use serde_json::Value;
use std::path::PathBuf;

pub(super) struct Answered<'a> {
    pub(super) solved: &'a Solved,
    pub(super) pictures: &'a [PathBuf],
    pub(super) compared: Option<&'a Compared>,
}

impl Row for Answered<'_> {
    /// Differences are printed once every puzzle is answered.
    fn text(&self) -> Option<String> {
        (!is_quiet()).then(|| format!("{}\n", self.solved.task.entry))
    }

    fn json(&self) -> Option<Value> {
        let Self { solved, pictures, compared } = self;
        let differs = compared.is_some_and(|compared| !compared.mark.is_right());
        (differs || !is_quiet()).then(|| solved_json(solved, pictures, *compared))
    }
}

impl Row for Failed {
    fn json(&self) -> Option<Value> {
        Some(failed_json(self))
    }
}

/// A comparison. In JSON it is part of the answer's object.
impl Row for Compared {
    fn text(&self) -> Option<String> {
        (!is_quiet() || !self.mark.is_right()).then(|| self.differences())
    }
}

/// A diagnostic of a file. In text output it goes to standard error; in JSON it is part of the file's object.
pub(super) struct FoundDiagnostic<'a> {
    pub(super) file: &'a str,
    pub(super) diagnostic: &'a Diagnostic,
}

impl Row for FoundDiagnostic<'_> {
    fn csv(&self) -> Option<String> {
        Some(csv_line(self.file, self.diagnostic, language()))
    }

    fn sarif(&self) -> Option<Value> {
        Some(sarif_result(self.file, self.diagnostic, all_codes(), language()))
    }
}
