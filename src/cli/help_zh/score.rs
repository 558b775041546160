//! The help of `gocheck score` in Chinese.

use super::help::Help;
use super::shared::{ENCODING, LINE, RECORDS, TEXT_OR_JSON};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "给棋谱的终局数子、数目"),
        (
            "long_about",
            "给棋谱的终局数子、数目。\n\n\
         读取文件（SGF）中第一局棋的主线，走到最后，按规则数子或数目。\n\
         死子由 TB 和 TW 或 --dead 说明；没有说明时，只说能够断定的：对方怎么下都提不掉的棋\n\
         （Benson 算法）、其间的死子，以及谁先动手都占不到便宜的小块，例如双活。\n\
         如果还断定不了，就给出最少和最多，不作猜测。\n\
         用 --estimate 时另外给出估计，估计并不确定。",
        ),
        (
            "after_help",
            "退出码：0 已计算，断定不了也是 0；2 用法或输入有误。\n\n\
         例：\n\
         \x20 gocheck score game.sgf\n\
         \x20 gocheck score game.sgf --rules japanese --dead D4,Q16\n\
         \x20 gocheck score game.sgf --estimate\n\
         \x20 gocheck score --format json games/ archive.zip",
        ),
        ("number", "这一手之后的局面；0 是开局 [默认：最后一手]"),
        ("rules", "按这种规则计算 [默认：RU 写的规则；没有写则数子、数目都算]"),
        ("komi", "贴目 [默认：按 KM]"),
        (
            "dead",
            "有这些棋子的各块是死子，其余能活的都活，\n\
         不管棋谱怎么标：D4,Q16，或 none",
        ),
        ("estimate", "断定不了时，另外估计比分：从这个局面随机下到底，看哪些是死子"),
        ("seed", "--estimate 的随机对局的种子"),
        ("format", "打印棋盘和说明（多个文件时一个文件一行），或每个文件一个 JSON 对象"),
    ],
    shared: &[RECORDS, LINE, ENCODING],
    values: TEXT_OR_JSON,
};
