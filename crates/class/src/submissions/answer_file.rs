//! A file of a student that may contain answers.

use super::attempt::Attempt;
use super::file_name::NameMatch;
use super::found_file::FoundFile;
use super::limits::MAX_BYTES;
use gocheck_files::input::codes::FileMessage;
use std::cmp::Ordering;
use std::sync::Arc;

/// How likely a file is to contain answers; the likeliest come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Group {
    /// Its name is that of answers, or nothing else was handed in.
    Named,
    /// Its name is that of a puzzle, or has a problem in it.
    Puzzle,
    /// Another text.
    Text,
    /// Another text whose extension is unusual for answers.
    OtherText,
    /// A readme.
    Readme,
    /// A document, a workbook, a notebook or a web page.
    Document,
    /// An editor's backup.
    Backup,
}

impl Group {
    pub(super) const COUNT: usize = Self::Backup as usize + 1;
}

/// A file that may contain answers, possibly in an archive.
#[derive(Clone)]
pub struct AnswerFile {
    /// The path in messages: `class/zhang.zip/output/answer_for_train.txt`.
    pub(super) shown: String,
    /// The tag of its problems, according to its name or its folder.
    pub(super) tag: Option<String>,
    pub(super) file: Arc<FoundFile>,
    /// The number of its problem, according to its name or its folder.
    pub(super) problem: Option<&'static str>,
    /// True if the tag of the problem is misspelled.
    pub(super) is_misspelled: bool,
    pub(super) attempt: Attempt,
    pub(super) group: Group,
    /// True if nothing shows that all files of the submission are one student's.
    pub(super) is_anyones: bool,
    /// The path without the mark of a copy.
    pub(super) base: String,
    /// True if the name has such a mark in words.
    pub(super) is_copy: bool,
    /// How closely the name is the one asked for, and whether it lacks the tag.
    pub(super) form: (NameMatch, bool),
}

impl AnswerFile {
    /// Its path within the submission.
    pub(super) fn path(&self) -> &str {
        &self.file.path
    }

    pub(super) fn folders(&self) -> usize {
        self.path().matches('/').count()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.file.is_empty()
    }

    /// Its bytes, up to one more than [`MAX_BYTES`].
    pub(super) fn bytes(&self) -> Result<Vec<u8>, FileMessage> {
        self.file.bytes(MAX_BYTES)
    }

    /// Compares with another file: the one that counts is greater. Names that say which attempt is newer decide, then names
    /// as they were asked for, times in archives, the number of folders, and .txt. Equal means that nothing decides.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        let times = match (self.file.time, other.file.time) {
            (Some(a), Some(b)) => a.cmp(&b),
            _ => Ordering::Equal,
        };
        let is_text = |file: &Self| file.path().to_lowercase().ends_with(".txt");
        // Systems and browsers number a file that is handed in again.
        let copies = if self.base == other.base { times } else { Ordering::Equal };
        let newer = self.attempt.compare(&other.attempt).then(copies);
        // Either of a file and its copy may have been changed.
        if self.base == other.base && self.is_copy != other.is_copy {
            return newer;
        }
        newer
            .then(other.form.cmp(&self.form))
            .then(times)
            .then(other.folders().cmp(&self.folders()))
            .then(is_text(self).cmp(&is_text(other)))
    }
}
