//! The rows that a run prints.

use super::super::all_codes::all_codes;
use super::super::emitter::{Emitter, Row, json, json_line};
use super::super::expected::differences;
use super::super::language::language;
use super::super::report::{failed_json, solved_json};
use gocheck::diagnostic::{Diagnostic, csv_line, sarif_result};
use gocheck::grade::expected::Compared;
use gocheck::grade::solver::{Failed, Solved};
use gocheck_program::messages::is_quiet;
use std::path::PathBuf;

pub(super) struct Answered<'a> {
    pub(super) solved: &'a Solved,
    pub(super) pictures: &'a [PathBuf],
    pub(super) compared: Option<&'a Compared>,
}

impl Row for Answered<'_> {
    /// Differences are printed as text once every puzzle is answered.
    fn entry(&self, format: Emitter) -> Option<String> {
        let Self { solved, pictures, compared } = self;
        let differs = || compared.is_some_and(|compared| !compared.mark.is_right());
        if is_quiet() && (format == Emitter::Text || !differs()) {
            return None;
        }
        let text = || format!("{}\n", solved.task.entry);
        format.text_or_json(text, || solved_json(solved, pictures, *compared))
    }
}

impl Row for Failed {
    fn entry(&self, format: Emitter) -> Option<String> {
        (format == Emitter::Json).then(|| json_line(&failed_json(self)))?
    }
}

/// A comparison. In JSON it is part of the answer's object.
impl Row for Compared {
    fn entry(&self, format: Emitter) -> Option<String> {
        let is_shown = format == Emitter::Text && (!is_quiet() || !self.mark.is_right());
        is_shown.then(|| differences(self))
    }
}

/// A diagnostic of a file. In text output it goes to standard error; in JSON it is part of the file's object.
pub(super) struct FoundDiagnostic<'a> {
    pub(super) file: &'a str,
    pub(super) diagnostic: &'a Diagnostic,
}

impl Row for FoundDiagnostic<'_> {
    fn entry(&self, format: Emitter) -> Option<String> {
        let Self { file, diagnostic } = self;
        match format {
            Emitter::Csv => Some(csv_line(file, diagnostic, language())),
            Emitter::Sarif => json(&sarif_result(file, diagnostic, all_codes(), language())),
            _ => None,
        }
    }
}
