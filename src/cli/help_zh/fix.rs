//! The help of `gocheck fix` in Chinese.

use super::help::Help;
use super::shared::{ENCODING, REWRITE, TEXT_OR_JSON};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "修正棋谱（SGF）：着法和文字不变，问题更少"),
        (
            "long_about",
            "修正棋谱（SGF）：着法和文字不变，问题更少。\n\n\
         改写成 UTF-8（写上 CA）和 FF[4]，统一属性名、值和坐标的写法，停一手写成 []，\n\
         补上缺少的 ] ) ;（只有一种读法时），合并重复的属性，摆子、PL 与着法分别写在各自的节点里。\n\
         不能修正的保持原样。GIB、NGF、UGF 格式的棋谱改写成 SGF。每处改动都列出来：文件:行:列: 代码 改动；lint 有相应代码的用 lint 的代码。",
        ),
        (
            "after_help",
            "退出码：0 没有要修正的了；1 lint 仍能找到问题，或有文件保持原样；\n\
         用 --diff 时，会有改动也是 1；2 用法有误，文件无法读写或没有棋谱。\n\n\
         文件要么整个换掉，要么不动。编码只能猜测的、损坏到修正后意思可能改变的、\n\
         超过 8 MiB 的文件保持原样，并说明原因。\n\n\
         例：\n\
         \x20 gocheck fix --diff game.sgf\n\
         \x20 gocheck fix games/ -o fixed/\n\
         \x20 gocheck fix --in-place --unsafe games/",
        ),
        (
            "unsafe",
            "还去掉无法落子的着法，连同同一变化里它后面的全部内容；最后一列和最后一行之外的点（18 路上的 [ss]）改写成停一手",
        ),
    ],
    shared: &[REWRITE, ENCODING],
    values: TEXT_OR_JSON,
};
