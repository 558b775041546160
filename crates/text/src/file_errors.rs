//! Messages about files that cannot be read or written, in the language of the program.

use crate::language::language;
use crate::phrase;
use std::fmt::Display;

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
pub fn cannot_remove(file: impl Display) -> String {
    phrase!("cannot remove {file}", "无法删除 {file}").text(language())
}

/// The message for a folder that cannot be written into.
pub fn cannot_write_into(folder: impl Display) -> String {
    phrase!("cannot write to the output folder {folder}", "无法写进输出文件夹 {folder}").text(language())
}

/// The name of standard input in messages.
pub fn standard_input() -> String {
    phrase!("standard input", "标准输入").text(language())
}
