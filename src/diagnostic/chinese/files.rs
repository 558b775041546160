//! The words for files of other kinds than answers.

use super::Text;
use crate::diagnostic::values::{FileKind, OtherFile};

/// What there is in place of answers.
pub(super) fn other_files(files: &[OtherFile], more: usize) -> Text {
    let mut said: Vec<String> =
        files.iter().map(|file| format!("{} 是{}", file.name, file_kind(file.kind))).collect();
    if more > 0 {
        said.push(format!("另有 {more} 个文件"));
    }
    let help = match files.first().map(|file| file.kind) {
        Some(FileKind::Document | FileKind::RichText | FileKind::WebPage) => "请另存为纯文本 .txt",
        Some(FileKind::Spreadsheet) => "请另存为 CSV",
        Some(FileKind::Program | FileKind::Notebook) => "请运行它，提交它写出的答案",
        Some(FileKind::Text) => "请命名为 answer_for_<tag>.txt",
        _ => "请提交 answer_for_<tag>.txt",
    };
    Text::new(format!("没有答案：{}", said.join("、"))).help(help)
}

/// A kind of file.
pub(super) const fn file_kind(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Document => " Word 文档",
        FileKind::Spreadsheet => "电子表格",
        FileKind::Slides => "幻灯片",
        FileKind::RichText => "带格式的文本",
        FileKind::Pdf => " PDF",
        FileKind::Media => "图片或视频",
        FileKind::WebPage => "网页",
        FileKind::Notebook => "笔记本",
        FileKind::Program => "程序",
        FileKind::Text => "文本，但不是 .txt 或 .csv",
        FileKind::Archive => "压缩包",
        FileKind::Link => "链接",
        FileKind::Binary => "二进制文件",
    }
}
