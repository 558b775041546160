//! Lists of paths, for `--files-from`.

use super::codes::FileMessage;
use super::read::read;
use encoding_rs::Encoding;
use std::path::{Path, PathBuf};

/// Returns the paths listed in a file or standard input, one per line, or with a zero byte after each, as `find -print0`
/// writes them.
pub fn listed(list: &Path) -> Result<Vec<PathBuf>, FileMessage> {
    let bytes = read(list, usize::MAX)?;
    // Windows begins a text with a byte order mark, and writes UTF-16 in PowerShell.
    let bytes = match Encoding::for_bom(&bytes) {
        Some((encoding, mark)) => {
            encoding.decode_without_bom_handling(&bytes[mark..]).0.into_owned().into_bytes()
        }
        None => bytes,
    };
    // No path contains a zero byte, but some contain line feeds.
    let end = if bytes.contains(&0) { 0 } else { b'\n' };
    let without_return = |line| <[u8]>::strip_suffix(line, b"\r").filter(|_| end != 0).unwrap_or(line);
    let lines = bytes.split(|&byte| byte == end).map(without_return);
    Ok(lines.filter(|line| !line.is_empty()).map(path_of).collect())
}

#[cfg(unix)]
fn path_of(bytes: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;
    std::ffi::OsStr::from_bytes(bytes).into()
}

#[cfg(not(unix))]
fn path_of(bytes: &[u8]) -> PathBuf {
    String::from_utf8_lossy(bytes).into_owned().into()
}
