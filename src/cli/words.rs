//! Phrases shared by several commands.

use super::language::language;
use gocheck_common::{Phrase, phrase};
use std::path::Path;

/// The name of standard input in messages.
pub(super) fn standard_input() -> String {
    phrase!("standard input", "标准输入").text(language())
}

/// The error for a file that another program wrote where gocheck would write its own.
pub(super) fn not_written_here(path: &Path) -> String {
    let file = path.display();
    phrase!(
        "{file} was not written by gocheck and would be overwritten: move it, or choose another --output",
        "{file} 不是 gocheck 写的，写入会丢失它：请移走它，或换一个 --output"
    )
    .text(language())
}

/// The error if no record is named.
pub(super) fn no_records_named() -> Phrase {
    phrase!(
        "no game records: give files, folders or archives, or a list of them with --files-from",
        "没有指定棋谱：请给出棋谱、文件夹或压缩包，或用 --files-from 给出列表"
    )
}
