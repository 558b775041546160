//! Pages of boards that commands write.

use super::file_codes::FileMessage;
use super::language::language;
use anyhow::bail;
use gocheck::diagnostic::{Diagnostic, Severity};
use gocheck::page::{Entry, Game, PAGE_MARK, Page};
use gocheck::record::{Finding, LintOptions, Linter};
use gocheck_common::cli::folder::write_file;
use gocheck_common::cli::messages;
use gocheck_common::phrase;
use std::borrow::Cow;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The most bytes of a record that a page is made of.
pub(super) const MAX_RECORD: usize = 1 << 26;

/// The most records on a page of findings.
const MAX_RECORDS: usize = 1000;

/// The games of a record with what is found in it, by lint's usual options where nothing was looked for yet. Where no game
/// can be shown, why.
pub(super) fn games(
    bytes: Result<Vec<u8>, FileMessage>,
    name: &str,
    findings: Option<&[Finding]>,
) -> Result<Vec<Entry>, Vec<Diagnostic>> {
    let bytes = bytes.map_err(|message| vec![message.into()])?;
    let lint = || Linter::new(LintOptions::default()).lint(bytes.as_slice()).findings;
    let findings = findings.map_or_else(|| Cow::Owned(lint()), Cow::Borrowed);
    // From memory nothing fails to be read.
    let games = Game::all(name, &bytes, &findings, language()).unwrap_or_default();
    if games.is_empty() {
        let causes = findings.iter().filter(|finding| finding.code().severity() > Severity::Note);
        return Err(causes.map(Finding::diagnostic).collect());
    }
    Ok(games.into_iter().map(Entry::Game).collect())
}

/// A page of the records in which something is found.
pub(super) struct RecordsPage {
    path: PathBuf,
    boards: Vec<Entry>,
    records: usize,
}

impl RecordsPage {
    /// A page in a folder, `index.html`.
    pub(super) fn new(folder: &Path) -> Self {
        Self { path: folder.join("index.html"), boards: Vec::new(), records: 0 }
    }

    /// Adds a record, where something is found in it and it can be played.
    pub(super) fn add(
        &mut self,
        name: &str,
        bytes: impl FnOnce(usize) -> Result<Vec<u8>, FileMessage>,
        findings: &[Finding],
    ) {
        if findings.is_empty() {
            return;
        }
        self.records += 1;
        if self.records <= MAX_RECORDS {
            // What cannot be shown was told of.
            self.boards.extend(games(bytes(MAX_RECORD), name, Some(findings)).unwrap_or_default());
        }
    }

    /// Writes the page; nothing where there is nothing to show.
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

/// Writes a page, and says so. A file that is there and was not written here is not replaced: it may be somebody's work.
pub(super) fn write(page: &Page, path: &Path) -> anyhow::Result<()> {
    let shown = path.display().to_string();
    if !may_replace(path)? {
        bail!(
            phrase!(
                "{page} already exists and is not a page of gocheck's: give another name with -o",
                "{page} 已经存在，而且不是 gocheck 的网页：请用 -o 换一个名字",
                page = shown
            )
            .text(language())
        );
    }
    let mut bytes = Vec::new();
    page.write(&mut bytes)?;
    write_file(path, &bytes)?;
    messages::note(&phrase!(
        "boards: {boards}, written to {page}",
        "棋盘 {boards} 个，写进 {page}",
        boards = page.len(),
        page = shown
    ));
    Ok(())
}

/// Whether there is nothing at a path, or a page that was written here.
fn may_replace(path: &Path) -> anyhow::Result<bool> {
    let Ok(file) = File::open(path) else { return Ok(true) };
    let mut head = Vec::new();
    file.take(4096).read_to_end(&mut head)?;
    Ok(head.is_empty() || String::from_utf8_lossy(&head).contains(PAGE_MARK))
}

/// What to say where there is nothing for a page.
pub(super) fn nothing_to_show() -> String {
    phrase!("there is nothing to show on a page", "没有可以在网页里显示的").text(language())
}
