//! Lists of paths: `--files-from`.

use super::names::shown;
use super::read::read;
use crate::cli::diagnostics::fault;
use std::path::{Path, PathBuf};

/// Returns the paths listed in a file or standard input, one per line.
///
/// # Errors
/// If the list cannot be read. The error has already been printed.
pub(in crate::cli) fn listed(list: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let bytes = read(list, usize::MAX).map_err(|message| fault(&shown(list), message))?;
    let lines = bytes.split(|&byte| byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line));
    Ok(lines.filter(|line| !line.is_empty()).map(path_of).collect())
}

/// The path as raw bytes, in any encoding.
#[cfg(unix)]
fn path_of(bytes: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;
    std::ffi::OsStr::from_bytes(bytes).into()
}

#[cfg(not(unix))]
fn path_of(bytes: &[u8]) -> PathBuf {
    String::from_utf8_lossy(bytes).into_owned().into()
}
