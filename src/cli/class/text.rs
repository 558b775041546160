//! Names in the encodings that people's archives have.

use encoding_rs::GB18030;
use std::borrow::Cow;

/// A file's name: UTF-8, or GBK, as Windows in Chinese writes it into archives without saying so.
pub(super) fn decode_name(bytes: &[u8]) -> Cow<'_, str> {
    let gbk = || GB18030.decode_without_bom_handling_and_without_replacement(bytes);
    match std::str::from_utf8(bytes) {
        Ok(name) => name.into(),
        Err(_) => gbk().unwrap_or_else(|| String::from_utf8_lossy(bytes)),
    }
}
