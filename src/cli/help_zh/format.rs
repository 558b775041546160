//! The help of `gocheck format` in Chinese.

use super::help::Help;

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "统一棋谱（SGF）的写法：属性名、转义、空白"),
        (
            "long_about",
            "统一棋谱（SGF）的写法：属性名、转义、空白。\n\n\
         属性名用大写字母，反斜杠只写在必要之处，用 LF 换行，每行十手棋，每个变化另起一行。\n\
         是 fix 当中不改变内容的部分，损坏之处也不动；文件应为 UTF-8。",
        ),
        (
            "after_help",
            "退出码：0 写法都已统一；1 有文件保持原样；用 --diff 时，会有改动也是 1；\n\
         2 用法有误，文件无法读写或没有棋谱。\n\n\
         例：\n\
         \x20 gocheck format --diff game.sgf\n\
         \x20 gocheck format --in-place games/",
        ),
        ("codes", "列出修正的代码，然后结束"),
        (
            "paths",
            "棋谱，或存放 *.sgf 的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入，用于 --diff",
        ),
        ("files_from", "还有这个文件里列出的文件，一行一个路径；- 表示标准输入"),
        (
            "output",
            "全部写进这个文件夹或新的压缩包（.zip、.tar、.tar.gz、.tgz），保持在原文件夹或压缩包里的路径",
        ),
        ("in_place", "直接替换原文件，每个文件要么整个换掉，要么不动"),
        ("diff", "用 unified diff 显示会有哪些改动，什么都不写"),
        ("replace", "替换文件夹里已有的文件，或已有的压缩包"),
        ("format", "列出改动：文字，或每行一个 JSON 对象"),
    ],
    values: &[("format", "text", "便于阅读"), ("format", "json", "一行一个对象")],
};
