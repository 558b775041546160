//! The gallery in the output folder: a page with the boards of this run and of earlier ones, and their data.

use super::super::expected::in_a_sentence;
use super::super::language::language;
use anyhow::Context;
use gocheck::diagnostic::Diagnostic;
use gocheck::grade::Task;
use gocheck::grade::expected::Compared;
use gocheck::grade::solver::{Failed, Solved};
use gocheck::page::{GALLERY_MARK, Page, PageBoard, PuzzleBoard, read_gallery_data, write_gallery_data};
use gocheck_files::output::folder::Folder;
use gocheck_files::output::guard::{earlier, not_written_here};
use gocheck_files::output::pending::Pending;
use gocheck_program::cannot_write;
use gocheck_text::Phrase;
use std::collections::HashSet;
use std::io;
use std::path::Path;

const PAGE: &str = "index.html";

/// The data of the page's boards, which later runs extend.
const DATA: &str = "gallery.json";

#[derive(Default)]
pub(super) struct Gallery(Vec<PageBoard>);

impl Gallery {
    /// Reads the gallery in `folder`, without the boards of the puzzles that are `run`. Returns `None` if there is none.
    ///
    /// # Errors
    /// If gocheck did not write the files.
    pub(super) fn read(folder: &Path, run: &HashSet<&str>) -> anyhow::Result<Option<Self>> {
        let (page, data) = (folder.join(PAGE), folder.join(DATA));
        // Earlier versions wrote no data.
        let boards =
            earlier(&data, u64::MAX)?.map_or_else(|| Some(Vec::new()), |bytes| read_gallery_data(&bytes));
        let mut boards = boards.ok_or_else(|| not_written_here(&data))?;
        let Some(text) = earlier(&page, u64::MAX)? else { return Ok(None) };
        if !String::from_utf8_lossy(&text).contains(GALLERY_MARK) {
            return Err(not_written_here(&page));
        }
        boards.retain(|board| !run.contains(board.name()));
        Ok(Some(Self(boards)))
    }

    /// Writes the gallery with the boards of this run and the files that could not be answered.
    pub(super) fn write(
        mut self,
        folder: &Folder,
        boards: Vec<PuzzleBoard>,
        failed: &[Failed],
    ) -> anyhow::Result<()> {
        self.0.extend(boards.into_iter().map(PageBoard::Puzzle));
        let lines = |failed: &Failed| {
            let line = |error: &Diagnostic| Phrase::in_each(|language| error.line(&failed.shown, language));
            failed.diagnostics.iter().map(line).collect::<Vec<_>>()
        };
        let page = Page::gallery(language(), self.0, failed.iter().flat_map(lines).collect());
        write(folder, DATA, |out| write_gallery_data(&page, out))?;
        write(folder, PAGE, |out| page.write(out))
    }
}

/// The board of an answered puzzle, with its notes.
pub(super) fn board(solved: &Solved, compared: Option<&Compared>) -> PuzzleBoard {
    let Solved { shown, task: Task { entry, setup, analysis }, diagnostics } = solved;
    let mut puzzle = PuzzleBoard::new(entry.name.stem(), setup, analysis.to_move);
    puzzle.ask = Some(entry.question);
    puzzle.tag = entry.name.tag().map(str::to_owned);
    let line = |diagnostic: &Diagnostic| Phrase::in_each(|language| diagnostic.line(shown, language));
    puzzle.notes = diagnostics.iter().map(line).collect();
    puzzle.notes.extend(compared.filter(|compared| !compared.mark.is_right()).map(in_a_sentence));
    puzzle
}

fn write(
    folder: &Folder,
    name: &str,
    contents: impl FnOnce(&mut Pending) -> io::Result<()>,
) -> anyhow::Result<()> {
    let mut file = folder.begin(name)?;
    contents(&mut file).with_context(|| cannot_write(name))?;
    file.finish()
}
