//! The outcome of a run and its printed form.

use super::super::diagnostics::say_diagnostic;
use super::super::emitter::{Emitter, Row};
use super::super::expected::{differences, not_asked, summary};
use super::super::language::language;
use super::super::puzzles::MOST_NAMED;
use super::super::report::print;
use super::args::AnswerArgs;
use super::gallery::board;
use super::rows::{Answered, FoundDiagnostic};
use anyhow::Context;
use gocheck::diagnostic::{Code, Diagnostic, Severity, csv_head};
use gocheck::grade::expected::{Compared, Expected};
use gocheck::grade::solver::{Failed, Solved};
use gocheck::page::PuzzleBoard;
use gocheck::puzzle::Entry;
use gocheck_program::messages::is_quiet;
use gocheck_program::{Status, cannot_print, messages};
use gocheck_text::{count, phrase};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;

/// The maximum number of failed files that the summary names.
const MAX_NAMES: usize = 20;

/// How many warnings with the same code are printed.
const MAX_SAME: usize = 100;

pub(super) struct RunOutcome<'a> {
    args: &'a AnswerArgs,
    emitter: Emitter,
    expected: Option<&'a Expected>,
    compared: Vec<Compared>,
    /// The answers in the order of the files.
    pub(super) entries: Vec<Entry>,
    /// The boards of the gallery.
    pub(super) boards: Vec<PuzzleBoard>,
    /// The pictures that were written.
    pub(super) pictures: Vec<PathBuf>,
    /// The files that were not answered, or whose pictures could not be written.
    pub(super) failed: Vec<Failed>,
    /// The diagnostics, with their files, for the formats that print them at the end.
    diagnostics: Vec<(String, Diagnostic)>,
    /// How often each code of a warning or note occurred.
    often: BTreeMap<Code, usize>,
}

impl<'a> RunOutcome<'a> {
    pub(super) fn new(args: &'a AnswerArgs, expected: Option<&'a Expected>) -> Self {
        let diagnostics = expected.map_or_else(Vec::new, |expected| expected.diagnostics.clone());
        Self {
            args,
            emitter: args.format.emitter(),
            expected,
            compared: Vec::new(),
            entries: Vec::new(),
            boards: Vec::new(),
            pictures: Vec::new(),
            failed: Vec::new(),
            diagnostics,
            often: BTreeMap::new(),
        }
    }

    /// Adds an answered puzzle, and returns what is printed for it.
    pub(super) fn add_solved(
        &mut self,
        solved: Solved,
        pictures: Vec<PathBuf>,
        compared: Option<Compared>,
        has_gallery: bool,
    ) -> String {
        let row = Answered { solved: &solved, pictures: &pictures, compared: compared.as_ref() };
        let text = row.entry(self.emitter).unwrap_or_default();
        self.say(&solved.shown, &solved.diagnostics);
        if has_gallery {
            self.boards.push(board(&solved, compared.as_ref()));
        }
        self.pictures.extend(pictures);
        self.compared.extend(compared);
        if solved.has_errors() {
            self.failed.push(Failed { shown: solved.shown, diagnostics: solved.diagnostics });
        }
        self.entries.push(solved.task.entry);
        text
    }

    /// Adds a file that could not be answered, and returns what is printed for it.
    pub(super) fn add_failed(&mut self, failed: Failed) -> String {
        self.say(&failed.shown, &failed.diagnostics);
        let text = failed.entry(self.emitter).unwrap_or_default();
        self.failed.push(failed);
        text
    }

    /// Prints the comparisons and a summary of a run over `count` files. Returns the exit status.
    ///
    /// # Errors
    /// If standard output cannot be written to.
    pub(super) fn finish(&self, count: usize) -> anyhow::Result<Status> {
        self.print_comparisons()?;
        if self.emitter.lists_findings() {
            self.print_findings().with_context(cannot_print)?;
        }
        self.say_summary(count);
        Ok(self.status())
    }

    fn say(&mut self, shown: &str, diagnostics: &[Diagnostic]) {
        for diagnostic in diagnostics {
            if diagnostic.severity() < Severity::Error {
                let count = self.often.entry(diagnostic.code()).or_default();
                *count += 1;
                if *count > MAX_SAME {
                    continue;
                }
            }
            say_diagnostic(shown, diagnostic);
        }
        if self.emitter.lists_findings() {
            self.diagnostics
                .extend(diagnostics.iter().map(|diagnostic| (shown.to_owned(), diagnostic.clone())));
        }
    }

    fn print_comparisons(&self) -> anyhow::Result<()> {
        let Some(expected) = self.expected else { return Ok(()) };
        let mut printed = String::new();
        for compared in &self.compared {
            if !self.emitter.lists_findings() {
                printed += &compared.entry(self.emitter).unwrap_or_default();
            } else if !compared.mark.is_right() {
                // CSV and SARIF list findings only, so differences go to standard error.
                messages::say(differences(compared).trim_end());
            }
        }
        if self.emitter.is_for_people() && !is_quiet() {
            printed += &summary(expected, &self.compared);
        }
        print(&printed)?;
        not_asked(expected).iter().for_each(messages::note);
        Ok(())
    }

    fn print_findings(&self) -> io::Result<()> {
        let out = Box::new(io::BufWriter::new(anstream::stdout().lock()));
        let mut output = self.emitter.begin(out, &csv_head())?;
        for (file, diagnostic) in &self.diagnostics {
            let row = FoundDiagnostic { file, diagnostic };
            if let Some(entry) = row.entry(self.emitter) {
                output.add(&entry)?;
            }
        }
        output.end()?.flush()
    }

    fn status(&self) -> Status {
        let is_faulty = self.expected.is_some_and(|expected| expected.is_faulty);
        if !self.failed.is_empty() || is_faulty {
            Status::BadInput
        } else if self.compared.iter().any(|compared| !compared.mark.is_right()) {
            Status::Finding
        } else {
            Status::Well
        }
    }

    fn say_summary(&self, files: usize) {
        let is_cut = |(code, count): (&Code, &usize)| {
            (*count > MAX_SAME).then(|| (code.to_string(), count - MAX_SAME))
        };
        for (code, more) in self.often.iter().filter_map(is_cut) {
            messages::note(&phrase!(
                "{more} more {code} not shown: --format json lists them all",
                "另有 {more} 个 {code} 未显示：--format json 会全部列出"
            ));
        }
        if !self.failed.is_empty() && files > 1 {
            let failed = self.failed.len();
            let mut names: Vec<&str> =
                self.failed.iter().take(MAX_NAMES).map(|failed| failed.shown.as_str()).collect();
            if failed > MAX_NAMES {
                names.push("..");
            }
            let names = language().list(names);
            messages::error(&phrase!(
                "{failed} of {files} failed: {names}",
                "{files}中有 {failed} 个出错：{names}",
                files = count(files, "file", "个文件")
            ));
        }
        if !self.entries.is_empty() {
            let folder = self.args.output.display().to_string();
            if files > MOST_NAMED && self.pictures.is_empty() && !self.args.gallery.are_off() {
                messages::note(&phrase!(
                    "no pictures of more than {most} puzzles: --images draws them",
                    "题目超过 {most} 道时不画图片：要画请加上 --images",
                    most = MOST_NAMED
                ));
            }
            messages::note(&phrase!(
                "{answers} and {pictures} written to the folder {folder}",
                "已把 {answers}、{pictures}写进文件夹 {folder}",
                answers = count(self.entries.len(), "answer", "个答案"),
                pictures = count(self.pictures.len(), "picture", "张图片")
            ));
        }
    }
}
