//! The files of a student's program.

use crate::documents::notebook;
use crate::submissions::Tree;
use std::path::{Component, Path};

/// The maximum size of a file in bytes.
const MAX_BYTES: usize = 1 << 25;

/// Folders that editors and tools leave.
const TOOLS: [&str; 9] = [
    ".git",
    ".idea",
    ".vscode",
    ".venv",
    "__pycache__",
    "__MACOSX",
    "venv",
    "node_modules",
    ".ipynb_checkpoints",
];

pub(super) struct ProgramFiles {
    /// In the order of their paths.
    pub(super) all: Vec<ProgramFile>,
}

pub(super) struct ProgramFile {
    /// The path within the submission, with slashes.
    pub(super) path: String,
    pub(super) bytes: Vec<u8>,
}

impl ProgramFiles {
    /// The files of a submission, without answers that were handed in with the program, so that none of them is taken for
    /// one that the program has written.
    pub(super) fn of(tree: &Tree) -> Self {
        let is_kept = |path: &str| {
            let names = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
            names && !path.split('/').any(|part| TOOLS.contains(&part)) && !is_answer(path)
        };
        let files = tree.files().iter().filter(|file| is_kept(&file.path));
        let read = files.filter_map(|file| {
            let bytes = file.bytes(MAX_BYTES).ok().filter(|bytes| bytes.len() <= MAX_BYTES)?;
            Some(ProgramFile { path: file.path.clone(), bytes })
        });
        let mut all: Vec<ProgramFile> = read.collect();
        all.sort_by(|a, b| a.path.cmp(&b.path));
        Self { all }
    }

    /// The names of the first files, for messages.
    pub(super) fn names(&self) -> Vec<String> {
        const MOST: usize = 8;
        let mut names: Vec<String> = self.all.iter().take(MOST).map(|file| file.path.clone()).collect();
        names.extend((self.all.len() > MOST).then(|| "...".to_owned()));
        names
    }

    /// The files with one of these endings, in lower case.
    pub(super) fn with_ending(&self, endings: &[&str]) -> Vec<&ProgramFile> {
        self.all.iter().filter(|file| endings.contains(&file.ending().as_str())).collect()
    }
}

impl ProgramFile {
    /// The file name.
    pub(super) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    /// The file name without its extension.
    pub(super) fn stem(&self) -> &str {
        self.name().rsplit_once('.').map_or(self.name(), |(stem, _)| stem)
    }

    /// The folder within the submission.
    pub(super) fn folder(&self) -> &str {
        self.path.rsplit_once('/').map_or("", |(folder, _)| folder)
    }

    /// The extension in lower case.
    pub(super) fn ending(&self) -> String {
        self.name().rsplit_once('.').map(|(_, ending)| ending.to_lowercase()).unwrap_or_default()
    }

    /// Returns true if it contains only white space.
    pub(super) fn is_empty(&self) -> bool {
        self.bytes.trim_ascii().is_empty()
    }

    /// The text, or the code of a notebook. Invalid UTF-8 is replaced: the words of programming languages are ASCII.
    pub(super) fn text(&self) -> String {
        if self.ending() == "ipynb" {
            return notebook::code(&self.bytes);
        }
        String::from_utf8_lossy(&self.bytes).replace('\u{FEFF}', "")
    }
}

/// `answer_for_train.txt`, `答案.csv`
fn is_answer(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path).to_lowercase();
    (name.contains("answer") || name.contains("答案")) && (name.ends_with(".txt") || name.ends_with(".csv"))
}
