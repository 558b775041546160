//! Expands patterns that the shell did not: `'games/*.sgf'`, or any on Windows.

use super::codes::FileMessage;
use super::identity::real_path;
use super::names::is_stdin;
use glob::MatchOptions;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// The rules of a shell: `*` matches neither a separator nor a leading dot.
const OPTIONS: MatchOptions =
    MatchOptions { case_sensitive: true, require_literal_separator: true, require_literal_leading_dot: true };

fn is_pattern(path: &Path) -> bool {
    let text = path.to_string_lossy();
    let has_class = text.find('[').is_some_and(|start| text[start..].contains(']'));
    has_class || text.contains(['*', '?'])
}

/// Returns the matching paths, sorted. Empty if the path is not a pattern.
pub(super) fn matching(path: &Path) -> Vec<PathBuf> {
    let pattern = path.to_str().filter(|_| is_pattern(path));
    let found = pattern.and_then(|pattern| glob::glob_with(pattern, OPTIONS).ok());
    found.into_iter().flatten().filter_map(Result::ok).collect()
}

/// Replaces each pattern that does not name a file with the paths that match it. Of several paths to the same file, only
/// the first is returned.
pub fn expanded(paths: &[PathBuf]) -> Vec<PathBuf> {
    let expand = |path: &PathBuf| {
        let matching = if path.symlink_metadata().is_ok() { Vec::new() } else { matching(path) };
        if matching.is_empty() { vec![path.clone()] } else { matching }
    };
    let mut seen = HashSet::new();
    paths.iter().flat_map(expand).filter(|path| is_stdin(path) || seen.insert(real_path(path))).collect()
}

/// The error for a path that does not exist: a pattern without matches, or a missing file.
pub fn missing(path: &Path) -> FileMessage {
    if is_pattern(path) { FileMessage::NoMatch } else { FileMessage::NoFile }
}
