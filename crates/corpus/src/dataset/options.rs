//! The contents and the destination of a data set.

use super::excluded::Excluded;
use super::filters::Filters;
use super::split::Split;
use super::template::Template;
use std::path::PathBuf;

/// The contents and the destination of a data set. Its `Debug` form is the same in every run with these options: a run that was
/// stopped is known by it.
#[derive(Debug)]
pub struct DatasetOptions {
    pub filters: Filters,
    /// Duplicates of other games are kept.
    pub keeps_duplicates: bool,
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
    /// Games of earlier data sets.
    pub excluded: Excluded,
    /// The parts of the data set.
    pub split: Option<Split>,
    /// The seed of estimates of scores, if they are wanted.
    pub estimate: Option<u64>,
    /// The table has what becomes of each point according to these estimates.
    pub has_outlook: bool,
    /// The new table of the games that are left out.
    pub explanation: Option<PathBuf>,
    /// Encodings are accepted although others are nearly as likely.
    pub accepts_guesses: bool,
    /// Games are only counted.
    pub is_dry_run: bool,
    /// Existing files are replaced.
    pub replaces: bool,
}
