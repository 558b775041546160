//! Messages about the text and the numbers of puzzles and answers.

use gocheck_text::{InLanguage, Language, codes};
use std::borrow::Cow;

codes! {
    /// Messages about the text of a puzzle or an answer file.
    pub enum TextMessage, TextCode {
        NotUtf8 { line: usize } = Error "T101" "not-utf8" {
            title "A file that is not UTF-8." "文件不是 UTF-8 编码。";
            message
                "not a text file: line {line} is not UTF-8"
                "不是文本文件：第 {line} 行不是 UTF-8";
            help "give a plain text file, saved as UTF-8" "请用纯文本文件，并以 UTF-8 编码保存";
        }
        NotUtf16 = Error "T102" "not-utf16" {
            title "A file that begins as UTF-16 but is not." "文件开头是 UTF-16，后面却不是。";
            message
                "not a text file: it begins as UTF-16, but the rest is not UTF-16"
                "不是文本文件：开头是 UTF-16，后面却不是";
            help "give a plain text file, saved as UTF-8" "请用纯文本文件，并以 UTF-8 编码保存";
        }
        NulBytes = Error "T103" "nul-bytes" {
            title "A file that contains NUL bytes." "文件里有 NUL 字节。";
            message "not a text file: it contains NUL bytes" "不是文本文件：里面有 NUL 字节";
            help "give a plain text file, saved as UTF-8" "请用纯文本文件，并以 UTF-8 编码保存";
        }
        OtherTextEncoding { found: &'static str } = Note "T104" "other-text-encoding" {
            title
                "A file in an encoding other than UTF-8, which is still read."
                "文件不是 UTF-8 编码，照样读取。";
            message "read as {found}" "按 {found} 编码读取";
        }
        LoneReturns = Note "T105" "lone-returns" {
            title
                "A file whose lines end in carriage returns alone, as on old Macs."
                "文件用单独的 CR 换行，像旧的 Mac 那样。";
            message "lines end in CR alone, and are read as usual" "用单独的 CR 换行，照常读取";
        }
        EndMark = Note "T106" "end-mark" {
            title "A file that ends in Ctrl-Z, as DOS programs write it." "文件末尾有 Ctrl-Z，像 DOS 程序写的那样。";
            message "ends in Ctrl-Z, which is skipped" "末尾的 Ctrl-Z 略过不读";
        }
        NoNumber { field: FieldName, word: String } = Error "T201" "no-number" {
            title "A word that is not a whole number." "应为整数。";
            message "{field} {word:?} is not a whole number" "{field} {word:?} 不是整数";
        }
        LargeNumber { field: FieldName, word: String } = Error "T202" "large-number" {
            title "A number that is too large for any board." "数字太大，任何棋盘都没有这么大。";
            message "{field} {word} is too large" "{field} {word} 太大";
        }
        NoSuchPoint { field: FieldName, number: i64, last: usize } = Error "T203" "no-such-point" {
            title "A row or a column that the board does not have." "行号或列号超出棋盘。";
            message "{field} {number} is off the board: expected 0 to {last}" "{field} {number} 超出棋盘，只能是 0 到 {last}";
            help
                "{field}s count from 0; for a larger board give --size"
                "{field}从 0 数起；棋盘更大时请用 --size 指定";
        }
    }
}

/// The meaning of a number in a puzzle or an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FieldName {
    /// The row of a point.
    Row,
    /// The column of a point.
    Column,
    /// The colour of a stone.
    Color,
}

impl InLanguage for FieldName {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Row => language.pick("row", "行号"),
            Self::Column => language.pick("column", "列号"),
            Self::Color => language.pick("color", "颜色"),
        }
        .into()
    }
}

/// The first characters of a word of any length.
pub(super) fn shortened(text: &str) -> String {
    const MAX_LENGTH: usize = 32;
    match text.char_indices().nth(MAX_LENGTH) {
        Some((end, _)) => format!("{}..", &text[..end]),
        None => text.to_owned(),
    }
}
