//! The contents and the destination of a data set.

use super::filters::Filters;
use super::template::Template;
use gocheck_text::Selection;
use std::path::PathBuf;

/// The contents and the destination of a data set.
#[derive(Debug)]
pub struct DatasetOptions {
    pub filters: Filters,
    /// The findings for which a game is left out.
    pub selection: Selection,
    /// Games are kept in spite of findings, and those that cannot be fixed as they are.
    pub keeps_faulty: bool,
    /// Moves that cannot be played are removed, with everything after them in their line.
    pub drops_impossible: bool,
    /// The new folder or archive.
    pub output: Option<PathBuf>,
    /// The names of the new files.
    pub template: Template,
    /// The new table.
    pub table: Option<PathBuf>,
    /// Games are only counted.
    pub is_dry_run: bool,
    /// Existing files are replaced.
    pub replaces: bool,
}
