//! File names: their form in messages and answers, and what they imply.

use encoding_rs::GB18030;
use gocheck_text::file_errors::standard_input;
use gocheck_text::untrusted::one_line;
use std::path::Path;

pub fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// The name of a file in messages.
pub fn shown(path: &Path) -> String {
    if is_stdin(path) { standard_input() } else { path.display().to_string() }
}

pub fn stem(path: &Path) -> String {
    if is_stdin(path) {
        return "stdin".to_owned();
    }
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns true for the endings of texts: what is compressed under such a name is one file, not an archive.
pub(super) fn is_text(path: &Path) -> bool {
    const TEXTS: [&str; 6] = ["txt", "sgf", "gib", "ngf", "ugf", "ugi"];
    path.extension().is_some_and(|ending| TEXTS.iter().any(|text| ending.eq_ignore_ascii_case(text)))
}

/// Decodes a file name: UTF-8, or GBK, which Chinese versions of Windows write into archives without declaring it.
pub(super) fn decode_name(bytes: &[u8]) -> String {
    let gbk = || GB18030.decode_without_bom_handling_and_without_replacement(bytes);
    let name = match std::str::from_utf8(bytes) {
        Ok(name) => name.into(),
        Err(_) => gbk().unwrap_or_else(|| String::from_utf8_lossy(bytes)),
    };
    one_line(&name).into_owned()
}

/// Returns the last part of a path as text even if it is not UTF-8, as some unpacking tools leave it.
pub fn file_name(path: &Path) -> String {
    decode_name(path.file_name().unwrap_or_default().as_encoded_bytes())
}

pub fn last_part(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// `a.sgf` for `a.sgf.gz`.
pub fn unpacked_name(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}
