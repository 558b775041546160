//! The help of `gocheck format` in Chinese.

use super::help::Help;
use super::shared::{ENCODING, REWRITE, TEXT_OR_JSON};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "统一棋谱（SGF）的写法：属性名、转义、空白"),
        (
            "long_about",
            "统一棋谱（SGF）的写法：属性名、转义、空白。\n\n\
         属性名用大写字母，反斜杠只写在必要之处，用 LF 换行，每行十手棋，每个变化另起一行。\n\
         与 fix 不同，内容一概不改，损坏之处也照原样；不是 UTF-8 的文件保持原样。",
        ),
        (
            "after_help",
            "退出码：0 写法都已统一；1 有文件保持原样；用 --diff 时，会有改动也是 1；\n\
         2 用法有误，文件无法读写或没有棋谱。\n\n\
         例：\n\
         \x20 gocheck format --diff game.sgf\n\
         \x20 gocheck format --in-place games/",
        ),
    ],
    shared: &[REWRITE, ENCODING],
    values: TEXT_OR_JSON,
};
