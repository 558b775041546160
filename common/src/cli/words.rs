//! Messages of all programs, in the language of the running one.

use crate::language::Language;
use crate::phrase;
use std::fmt::Display;
use std::sync::OnceLock;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Returns the language of the program: English unless [`speak`] was called.
pub fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or_default()
}

/// Sets the language of the program. Only the first call has an effect.
pub fn speak(language: Language) {
    let _ = LANGUAGE.set(language);
}

/// The message if standard output cannot be written to.
pub fn cannot_print() -> String {
    phrase!("cannot write to standard output", "无法写到标准输出").text(language())
}

/// The message for a file that cannot be written.
pub fn cannot_write(file: impl Display) -> String {
    phrase!("cannot write {file}", "无法写入 {file}").text(language())
}

/// The message for a file or folder that cannot be read.
pub fn cannot_read(file: impl Display) -> String {
    phrase!("cannot read {file}", "无法读取 {file}").text(language())
}

/// The message for a file that cannot be removed.
pub(super) fn cannot_remove(file: impl Display) -> String {
    phrase!("cannot remove {file}", "无法删除 {file}").text(language())
}

/// The message for a folder that cannot be written into.
pub(super) fn cannot_write_into(folder: impl Display) -> String {
    phrase!("cannot write to the output folder {folder}", "无法写进输出文件夹 {folder}").text(language())
}

/// The word before an error message, and the space after it.
pub(super) fn error() -> (String, &'static str) {
    // A full-width colon includes its space.
    (phrase!("error:", "错误：").text(language()), language().pick(" ", ""))
}
