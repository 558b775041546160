//! The output folder of a run: what earlier runs left there, and what this one writes.

use super::super::pictures::{Artist, puzzle_of};
use super::answer_files::AnswerFiles;
use super::args::AnswerArgs;
use super::gallery::Gallery;
use super::outcome::RunOutcome;
use gocheck::grade::solver::Input;
use gocheck::puzzle::{AnswerFormat, Name};
use gocheck_files::output::folder::Folder;
use gocheck_program::messages;
use gocheck_text::phrase;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs::File;

/// The output folder, locked against other runs.
pub(super) struct Output<'a> {
    folder: Folder,
    /// Held until this is dropped; other runs wait for it.
    _lock: Option<File>,
    /// The names of the puzzles that are run.
    run: HashSet<&'a str>,
    /// The answers of earlier runs.
    answers: AnswerFiles,
    /// The gallery that is to be written.
    gallery: Option<Gallery>,
    /// Whether the gallery shows the boards of this run.
    pub(super) shows_boards: bool,
    pub(super) artist: Artist,
}

impl<'a> Output<'a> {
    /// Opens the folder and reads what earlier runs left there. Returns `None`, without making the folder, if no puzzle
    /// can be answered.
    ///
    /// # Errors
    /// If the folder cannot be written to, or contains a file that would be replaced and was not written by gocheck.
    pub(super) fn open(
        args: &AnswerArgs,
        inputs: &'a [Input],
        is_bulk: bool,
    ) -> anyhow::Result<Option<Self>> {
        // Answers to puzzles that do not exist are kept.
        let is_run = |input: &&Input| input.is_there();
        let run: HashSet<&str> = names(inputs.iter().filter(is_run)).map(Name::stem).collect();
        if run.is_empty() {
            return Ok(None);
        }
        let read = || {
            let answers = AnswerFiles::read(&args.output, names(inputs.iter()), args.puzzles.ask())?;
            anyhow::Ok((answers, Gallery::read(&args.output, &run)?))
        };
        // Check first that nothing would be lost, then write.
        read()?;
        let folder = Folder::create(&args.output)?;
        let shown = args.output.display().to_string();
        let lock = folder.lock(|| {
            messages::note(&phrase!(
                "waiting for another run in {folder}",
                "正在等待 {folder} 里的另一次运行",
                folder = shown
            ))
        });
        // Another run may have finished in the meantime.
        let (answers, gallery) = read()?;
        let shows_boards = args.gallery.shows(is_bulk);
        // An earlier run's page must not show outdated boards.
        let gallery = if shows_boards { Some(gallery.unwrap_or_default()) } else { gallery };
        let artist = args.gallery.artist(&folder, args.puzzles.size, is_bulk)?;
        Ok(Some(Self { folder, _lock: lock, run, answers, gallery, shows_boards, artist }))
    }

    /// Writes the answers and the gallery, and removes the pictures that earlier runs drew for these puzzles and this
    /// run did not.
    pub(super) fn write(self, form: AnswerFormat, outcome: &mut RunOutcome<'_>) -> anyhow::Result<()> {
        if let Some(gallery) = self.gallery {
            gallery.write(&self.folder, std::mem::take(&mut outcome.boards), &outcome.failed)?;
        }
        let written: HashSet<&OsStr> = outcome.pictures.iter().filter_map(|path| path.file_name()).collect();
        self.folder.remove(|file| {
            let is_run = |stem: &str| {
                self.run.contains(stem) || puzzle_of(stem).is_some_and(|puzzle| self.run.contains(puzzle))
            };
            file.strip_suffix(".png").is_some_and(is_run) && !written.contains(OsStr::new(file))
        })?;
        let notes = self.answers.write(&self.folder, form, &outcome.entries, &self.run)?;
        notes.iter().for_each(messages::note);
        Ok(())
    }
}

/// The names of the puzzles that have a question.
fn names<'a>(inputs: impl Iterator<Item = &'a Input>) -> impl Iterator<Item = &'a Name> {
    inputs.filter_map(|input| Some(&input.asked.as_ref().ok()?.0))
}
