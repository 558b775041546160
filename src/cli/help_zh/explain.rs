//! The help of `gocheck explain` in Chinese.

use super::help::Help;
use super::shared::{SIZE, TEXT_OR_JSON};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "说明一道题，或其中一个点为什么能下或不能下"),
        (
            "long_about",
            "说明一道题，或其中一个点为什么能下或不能下。\n\n\
         用文字和文本棋盘说明在这一点落子会怎样：提掉哪些子、它们为什么只剩一口气；\n\
         不能落子时，说明是已有棋子还是自杀，是哪块棋会没有气。\n\
         不写行号和列号时说明整个局面：没有气的棋块、能提子的点、会自杀的点。",
        ),
        (
            "after_help",
            "退出码：0 已说明；2 用法或输入有误。\n\n\
         例：\n\
         \x20 gocheck explain data/train_3.txt\n\
         \x20 gocheck explain data/train_3.txt 0 3",
        ),
        ("file", "题目文件；- 表示标准输入"),
        ("row", "行号，最上面一行是 0"),
        ("col", "列号，最左边一列是 0"),
        ("size", SIZE),
        ("to_move", "轮到谁下"),
        ("format", "打印说明和棋盘，或一个 JSON 对象"),
    ],
    shared: &[],
    values: TEXT_OR_JSON,
};
