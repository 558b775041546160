//! Names in the encodings that people's archives have, and as they can be shown.

use encoding_rs::GB18030;
use gocheck::diagnostic::is_obeyed;

/// A file's name: UTF-8, or GBK, as Windows in Chinese writes it into archives without saying so.
pub(super) fn decode_name(bytes: &[u8]) -> String {
    let gbk = || GB18030.decode_without_bom_handling_and_without_replacement(bytes);
    printable(&match std::str::from_utf8(bytes) {
        Ok(name) => name.into(),
        Err(_) => gbk().unwrap_or_else(|| String::from_utf8_lossy(bytes)),
    })
}

/// A name without what a terminal obeys: it could hide a line of a table, or forge one.
pub(super) fn printable(name: &str) -> String {
    name.replace(is_obeyed, "\u{FFFD}")
}
