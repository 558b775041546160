//! Folders and files by their names: what a class is divided by.

use super::file_name::{FileName, Role};
use super::kind::{Kind, by_name};
use std::collections::BTreeMap;

/// A folder or a file, in a folder or an archive.
#[derive(Default)]
pub(super) struct Node<'a> {
    pub(super) is_file: bool,
    pub(super) entries: BTreeMap<&'a str, Self>,
}

/// The number of levels of folders around and in a student's submission that are looked at.
pub(super) const DEPTH: usize = 7;

impl<'a> Node<'a> {
    /// The folders and files of paths; the path of an empty folder ends with `/`.
    pub(super) fn new(paths: &[&'a str]) -> Self {
        let mut root = Self::default();
        for path in paths {
            let is_folder = path.ends_with('/') || path.matches('/').count() >= DEPTH;
            let parts = path.split('/').filter(|part| !part.is_empty()).take(DEPTH);
            let last = parts.fold(&mut root, |node, part| {
                node.is_file = false;
                node.entries.entry(part).or_default()
            });
            last.is_file = !is_folder && last.entries.is_empty();
        }
        root.is_file = false;
        root
    }

    /// Returns true if a folder, perhaps an unopened archive, may contain answers.
    pub(super) fn may_answer(&self, name: &str) -> bool {
        const ENDINGS: [&str; 9] =
            [".txt", ".csv", ".docx", ".xlsx", ".md", ".json", ".html", ".odt", ".ipynb"];
        if self.is_file {
            let lower = name.to_lowercase();
            return is_archive(name) || ENDINGS.iter().any(|ending| lower.ends_with(ending));
        }
        self.entries.iter().any(|(name, node)| node.may_answer(name))
    }

    /// Returns true if there is a file whose name is that of answers.
    pub(super) fn has_answers(&self, name: &str, tags: &[String]) -> bool {
        let is_named = || {
            let file = FileName::new(name, tags);
            matches!(file.role, Role::Answers(_)) || file.is_problem()
        };
        (self.is_file && (is_named() || is_archive(name)))
            || self.entries.iter().any(|(name, node)| node.has_answers(name, tags))
    }
}

/// Returns true for the name of an archive.
pub(super) fn is_archive(name: &str) -> bool {
    matches!(by_name(name), Some(Kind::Archive(_)))
}
