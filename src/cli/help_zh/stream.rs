//! The help of `gocheck stream` in Chinese.

use super::help::Help;
use super::shared::TEXT_OR_JSON;

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "从标准输入逐行读取局面，把答案写到标准输出"),
        (
            "long_about",
            "从标准输入逐行读取局面，把答案写到标准输出。\n\n\
         一行是一个棋盘，按行排列：`.` 空点，`X` 黑子，`O` 白子\n\
         （也可用 `-` `0`，`x` `b` `B`，`o` `w` `W`）；后面可以再写 `w` 或 `b`，表示轮到谁下。\n\
         答案是 `ok` 或 `dead` 加上棋盘：`*` 是下一手能提子的点，`+` 是其他能落子的点，\n\
         `-` 是不能落子的点，`!` 是没有气的棋子。不是局面的行回答 `error 列号 原因`。",
        ),
        (
            "after_help",
            "退出码：0 每行都有答案；2 用法有误，或有的行不是局面。\n\n\
         例：3 x 3 的棋盘，白方提一子：\n\
         \x20 $ echo .OX...... | gocheck stream\n\
         \x20 ok +OX++*+++",
        ),
        ("ask", "只问一个问题；没有问到的空点写成 `.`"),
        ("size", "棋盘大小：N，或 行数x列数 [默认：正方形，由行的长度决定]"),
        ("to_move", "行里没有写时轮到谁下；given：每行都必须写"),
        ("format", "打印带标记的棋盘，或每行一个 JSON 对象，列出各点"),
    ],
    shared: &[],
    values: TEXT_OR_JSON,
};
