//! The kinds of files that a command looks for in folders and archives.

use super::names::{is_answer_file, is_record, is_text, stem};
use crate::cli::file_codes::FileMessage;
use gocheck::puzzle::Name;
use std::path::Path;

/// The kinds of files that a command looks for in folders and archives. A file that is named directly is read whatever
/// its name.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) struct Kinds {
    has_records: bool,
    puzzles: Puzzles,
    repeats: Repeats,
}

/// Which files are read several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Repeats {
    /// None: hard links to the same content are one file.
    None,
    /// Every hard link is a file, which is read once.
    Links,
    /// Every path is read.
    Paths,
}

/// Which puzzles a command looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Puzzles {
    None,
    /// Puzzles whose names contain the question.
    Named,
    /// Every text except answers.
    All,
}

impl Kinds {
    /// Game records.
    pub(in crate::cli) const RECORDS: Self =
        Self { has_records: true, puzzles: Puzzles::None, repeats: Repeats::None };

    /// Puzzles whose names contain the question, or all puzzles if the question is given.
    pub(in crate::cli) const fn puzzles(is_asked: bool) -> Self {
        let puzzles = if is_asked { Puzzles::All } else { Puzzles::Named };
        // The name of a puzzle says what is asked.
        Self { has_records: false, puzzles, repeats: Repeats::Links }
    }

    /// These kinds and game records.
    pub(in crate::cli) const fn and_records(self) -> Self {
        Self { has_records: true, ..self }
    }

    /// These kinds for a command that writes a file for each name: every hard link counts as a file.
    pub(in crate::cli) const fn by_name(self) -> Self {
        Self { repeats: Repeats::Links, ..self }
    }

    /// These kinds for a caller whose results belong to the paths: a path is read as often as it is given.
    pub(in crate::cli) const fn each_time(self) -> Self {
        Self { repeats: Repeats::Paths, ..self }
    }

    /// Returns true if a file is read once, whatever paths lead to it.
    pub(super) fn are_read_once(self) -> bool {
        self.repeats != Repeats::Paths
    }

    /// Returns true if every hard link counts as a file. Otherwise, those to the same content are read once.
    pub(super) fn tell_links_apart(self) -> bool {
        self.repeats == Repeats::Links
    }

    /// Returns true if archives in folders are opened. They are not if puzzles are wanted, because an archive often
    /// contains the same puzzles as its folder.
    pub(super) fn are_packed(self) -> bool {
        matches!(self.puzzles, Puzzles::None)
    }

    /// Returns true if files with this name are wanted.
    pub(in crate::cli) fn include(self, path: &Path) -> bool {
        self.has_records && is_record(path) || self.include_puzzle(path)
    }

    fn include_puzzle(self, path: &Path) -> bool {
        let has_question = || Name::of_file(&stem(path)).is_ok_and(|name| name.question().is_some());
        self.puzzles != Puzzles::None
            && is_text(path)
            && !is_answer_file(path)
            && (self.puzzles == Puzzles::All || has_question())
    }

    /// The error for a folder or an archive without any wanted file.
    pub(in crate::cli) const fn not_found(self) -> FileMessage {
        let has_records = self.has_records;
        match self.puzzles {
            Puzzles::None => FileMessage::NoRecords,
            Puzzles::Named => FileMessage::NoPuzzles { is_asked: false, has_records },
            Puzzles::All => FileMessage::NoPuzzles { is_asked: true, has_records },
        }
    }
}
