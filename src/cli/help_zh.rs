//! The help texts in Chinese. Lines are broken by hand, because clap does not break lines between Chinese characters.

mod answer;
mod dataset;
mod explain;
mod fix;
mod format;
mod generate;
mod grade;
mod help;
mod lint;
mod perft;
mod position;
mod render;
mod score;
mod shared;
mod stream;
mod view;

pub(super) use help::Help;

/// The headings of a help text.
pub(super) const USAGE: &str = "用法";
pub(super) const COMMANDS: &str = "命令";
pub(super) const ARGUMENTS: &str = "参数";
pub(super) const OPTIONS: &str = "选项";
pub(super) const GENERAL: &str = "通用选项";

/// The options of every command, by id.
pub(super) const GENERAL_OPTIONS: &[(&str, &str)] = &[
    ("jobs", "同时工作的线程数 [默认：每个处理器核心一个]"),
    ("lang", "用哪种语言显示：en 或 zh [默认：由 LC_ALL、LC_MESSAGES、LANG 决定]"),
    ("quiet", "只显示错误和检查出的问题"),
    ("color", "是否用颜色；auto：在终端上用，设置了 NO_COLOR 则不用"),
    (
        "generate",
        "输出 shell 的补全脚本或本命令的手册页，然后结束；\n\
         man=DIR 把所有命令的手册页写进文件夹",
    ),
    ("help", "显示帮助（-h 简短，--help 详细）"),
    ("version", "显示版本"),
];

/// The description of the command `help`.
pub(super) const HELP_COMMAND: &str = "显示帮助";

/// The help of each command, by name; the empty name is the program itself.
pub(super) const HELP: &[(&str, Help)] = &[
    ("", answer::HELP),
    ("explain", explain::HELP),
    ("dataset", dataset::HELP),
    ("stream", stream::HELP),
    ("grade", grade::HELP),
    ("generate", generate::HELP),
    ("lint", lint::HELP),
    ("position", position::HELP),
    ("score", score::HELP),
    ("render", render::HELP),
    ("view", view::HELP),
    ("perft", perft::HELP),
    ("fix", fix::HELP),
    ("format", format::HELP),
];

pub(super) fn help_of(command: &str) -> Option<&'static Help> {
    HELP.iter().find(|(name, _)| *name == command).map(|(_, help)| help)
}
