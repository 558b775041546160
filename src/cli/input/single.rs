//! The one file that some commands expect.

use super::feed::batches;
use super::files::Files;
use super::kinds::Kinds;
use super::names::shown;
use super::source::Source;
use crate::cli::diagnostics::fault;
use gocheck_program::usage_error;
use gocheck_text::phrase;
use std::path::PathBuf;
use std::thread;

/// Returns the one file that a path means: the file itself, the only one in a folder or an archive, or the only one
/// that matches a pattern.
///
/// # Errors
/// If the path means several files, or a folder that cannot be read or contains none.
pub(in crate::cli) fn single(path: &PathBuf, kinds: Kinds) -> anyhow::Result<Source> {
    let files = Files::of([path], kinds).map_err(|(folder, message)| fault(&shown(&folder), message))?;
    let mut sources = thread::scope(|scope| {
        let sources = batches(&files, scope).into_iter().flat_map(|batch| batch.sources);
        sources.take(2).collect::<Vec<Source>>().into_iter()
    });
    match (sources.next(), sources.next()) {
        (None, _) => Err(fault(&shown(path), kinds.not_found())),
        (Some(only), None) => Ok(only),
        (Some(one), Some(other)) => {
            let (path, one, other) = (&shown(path), &one.shown, &other.shown);
            Err(usage_error(phrase!(
                "{path} has several files: name one of them, such as {one} or {other}",
                "{path} 里有多个文件：请写出其中一个，例如 {one} 或 {other}"
            )))
        }
    }
}
