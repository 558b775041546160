//! Phrases and errors shared by several commands.

use gocheck_text::{Phrase, phrase};

/// The error if no record is named.
pub(super) fn no_records_named() -> Phrase {
    phrase!(
        "no game records: give files, folders or archives, or a list of them with --files-from",
        "没有指定棋谱：请给出棋谱、文件夹或压缩包，或用 --files-from 给出列表"
    )
}
