//! HTML pages of boards that commands write.

use super::input::codes::FileMessage;
use super::language::language;
use gocheck::diagnostic::{Diagnostic, Severity};
use gocheck::page::{GameBoard, PAGE_MARK, Page, PageBoard};
use gocheck::record::{EncodingHints, Finding, LintOptions, Linter};
use gocheck_files::output::guard::refuse_foreign;
use gocheck_files::output::pending::write_file;
use gocheck_program::messages;
use gocheck_text::{count, phrase};
use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// The maximum size in bytes of a record that is shown on a page.
pub(super) const MAX_RECORD: usize = 1 << 26;

/// The name of what standard input contains: that of a file, which is the same in every language of the page.
pub(super) const STDIN: &str = "stdin";

/// The maximum number of records on a page of findings.
const MAX_RECORDS: usize = 1000;

/// The games of a record with its findings. If `findings` is `None`, the record is checked with lint's default options.
/// Returns the reason if no game can be shown.
pub(super) fn games(
    bytes: &[u8],
    name: &str,
    encoding: EncodingHints,
    findings: Option<&[Finding]>,
    estimate: Option<u64>,
) -> Result<Vec<PageBoard>, Vec<Diagnostic>> {
    let lint = || Linter::new(LintOptions { encoding, ..LintOptions::default() }).lint(bytes).findings;
    let findings = findings.map_or_else(|| Cow::Owned(lint()), Cow::Borrowed);
    // Reading from memory cannot fail.
    let games = GameBoard::all(name, bytes, encoding, &findings, estimate).unwrap_or_default();
    if games.is_empty() {
        let causes = findings.iter().filter(|finding| finding.code().severity() > Severity::Note);
        return Err(causes.map(Finding::diagnostic).collect());
    }
    Ok(games.into_iter().map(PageBoard::Game).collect())
}

/// A page of the records that have findings.
pub(super) struct RecordsPage {
    path: PathBuf,
    boards: Vec<PageBoard>,
    records: usize,
}

impl RecordsPage {
    /// A page in a folder, `index.html`.
    pub(super) fn new(folder: &Path) -> Self {
        Self { path: folder.join("index.html"), boards: Vec::new(), records: 0 }
    }

    /// Adds a record if it has findings and can be replayed.
    pub(super) fn add(
        &mut self,
        name: &str,
        bytes: impl FnOnce(usize) -> Result<Vec<u8>, FileMessage>,
        encoding: EncodingHints,
        findings: &[Finding],
    ) {
        if findings.is_empty() {
            return;
        }
        self.records += 1;
        if self.records <= MAX_RECORDS {
            // A record that cannot be shown has already been reported.
            let games = bytes(MAX_RECORD)
                .ok()
                .and_then(|bytes| games(&bytes, name, encoding, Some(findings), None).ok());
            self.boards.extend(games.unwrap_or_default());
        }
    }

    /// Writes the page, unless it is empty.
    pub(super) fn write(self) -> anyhow::Result<()> {
        if self.boards.is_empty() {
            messages::note(&nothing_to_show());
            return Ok(());
        }
        write(&Page::new("", language(), self.boards), &self.path)?;
        if self.records > MAX_RECORDS {
            messages::note(&phrase!(
                "records with findings that are not on the page: {more}",
                "另有 {more} 份有问题的棋谱不在网页里",
                more = self.records - MAX_RECORDS
            ));
        }
        Ok(())
    }
}

/// Writes a page and reports it. An existing file that gocheck did not write is not replaced: it may be the user's
/// work.
pub(super) fn write(page: &Page, path: &Path) -> anyhow::Result<()> {
    let shown = path.display().to_string();
    refuse_foreign(path, &[PAGE_MARK])?;
    let mut bytes = Vec::new();
    page.write(&mut bytes)?;
    write_file(path, &bytes)?;
    messages::note(&phrase!(
        "{boards} written to {page}",
        "已把 {boards}写进 {page}",
        boards = count(page.len(), "board", "个棋盘"),
        page = shown
    ));
    Ok(())
}

/// The message for a page that would be empty.
pub(super) fn nothing_to_show() -> String {
    phrase!("there is nothing to show on a page", "没有可以在网页里显示的").text(language())
}
