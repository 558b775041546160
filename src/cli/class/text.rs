//! Decodes file names from archives and makes them printable.

use encoding_rs::GB18030;
use gocheck::diagnostic::is_obeyed;

/// Decodes a file name: UTF-8, or GBK, which Chinese versions of Windows write into archives without declaring it.
pub(super) fn decode_name(bytes: &[u8]) -> String {
    let gbk = || GB18030.decode_without_bom_handling_and_without_replacement(bytes);
    printable(&match std::str::from_utf8(bytes) {
        Ok(name) => name.into(),
        Err(_) => gbk().unwrap_or_else(|| String::from_utf8_lossy(bytes)),
    })
}

/// A name without control characters, with which a terminal could be made to hide or forge a line of a table.
pub(super) fn printable(name: &str) -> String {
    name.replace(is_obeyed, "\u{FFFD}")
}
