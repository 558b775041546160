//! Phrases and errors shared by several commands.

use super::language::language;
use gocheck_common::{Phrase, phrase};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// The name of standard input in messages.
pub(super) fn standard_input() -> String {
    phrase!("standard input", "标准输入").text(language())
}

/// Reads a file that an earlier run may have written; `None` if there is none.
///
/// # Errors
/// If it cannot be read, so that it cannot be an earlier run's.
pub(super) fn earlier(path: &Path) -> anyhow::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(None),
        Err(_) => Err(not_written_here(path)),
    }
}

/// The error for a file that another program wrote where gocheck would write its own.
pub(super) fn not_written_here(path: &Path) -> anyhow::Error {
    let file = path.display();
    let phrase = phrase!(
        "{file} was not written by gocheck and would be overwritten: move it, or choose another --output",
        "{file} 不是 gocheck 写的，写入会丢失它：请移走它，或换一个 --output"
    );
    anyhow::Error::msg(phrase.text(language()))
}

/// The error if no record is named.
pub(super) fn no_records_named() -> Phrase {
    phrase!(
        "no game records: give files, folders or archives, or a list of them with --files-from",
        "没有指定棋谱：请给出棋谱、文件夹或压缩包，或用 --files-from 给出列表"
    )
}
