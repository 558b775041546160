//! The help of `gocheck position` in Chinese.

use super::help::Help;
use super::shared::{ENCODING, LINE, TEXT_OR_JSON};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "把棋谱中的一个局面当作题目来问"),
        (
            "long_about",
            "把棋谱中的一个局面当作题目来问。\n\n\
         读取棋谱（SGF）中的一条线，走到指定的一手，再像题目一样作答。\n\
         点写作 `(行, 列)`，左上角是 0，与题目相同。不看之前的着法：有劫会指出，但不受限制。",
        ),
        (
            "after_help",
            "退出码：0 已作答；2 用法或输入有误。\n\n\
         例：\n\
         \x20 gocheck position game.sgf --move 57 --ask captures\n\
         \x20 gocheck position games.sgf --game 3 --path 34/2",
        ),
        ("file", "棋谱，也可以在压缩包里；- 表示标准输入"),
        ("number", "这一手之后的局面；0 是开局 [默认：最后一手]"),
        ("ask", "问这个问题 [默认：三个都问]"),
        ("to_move", "轮到谁下 [默认：按棋谱]"),
        ("format", "打印作业规定的行，或每个问题一个 JSON 对象"),
        ("output", "像题目一样画出图片，写进这个文件夹"),
        ("cell", "图片中相邻两点的距离：16 到 200 像素"),
    ],
    shared: &[LINE, ENCODING],
    values: TEXT_OR_JSON,
};
