//! The help of `gocheck perft` in Chinese.

use super::help::Help;
use super::shared::SIZE;

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "统计走若干手共有多少种下法（perft）"),
        (
            "long_about",
            "统计走若干手共有多少种下法（perft）。\n\n\
         从空棋盘开始，黑白轮流下。停一手也算一手，连续两次停一手则终局；提前终局的不计。",
        ),
        (
            "after_help",
            "例：\n\
         \x20 gocheck perft --size 3 --rules tromp-taylor 9",
        ),
        ("depth", "手数"),
        ("size", SIZE),
        ("rules", "按哪种规则判断能否落子"),
        ("no_passes", "不许停一手"),
        ("divide", "按第一手分别计数（手数为 0 时不打印）"),
    ],
    shared: &[],
    values: &[],
};
