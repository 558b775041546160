//! The help of `gocheck render` in Chinese.

use super::help::Help;
use super::shared::{ENCODING, LINE};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "画棋谱图"),
        (
            "long_about",
            "画棋谱图。\n\n\
         像棋书一样画出棋谱（SGF）中的一条线，四边标字母和数字，并画出棋谱在那里的\n\
         文字和标记（LB、TR、SQ、CR、MA）。\n\
         用 --numbers 时不提掉任何棋子，每个手数都看得见；落在已有棋子处的着法写在图下\n\
         （`12 at 5`），停一手和无法走的着法也写在图下。",
        ),
        (
            "after_help",
            "退出码：0 已画出；2 用法或输入有误。\n\n\
         例：\n\
         \x20 gocheck render game.sgf -o end.png\n\
         \x20 gocheck render game.sgf --numbers 51-100 -o second.png\n\
         \x20 gocheck render games.sgf --game 3 --path 34/2 --crop auto -o corner.svg\n\
         \x20 gocheck render game.sgf --node 12:5 -o finding.png\n\
         \x20 gocheck render game.sgf --animate -o game.svg",
        ),
        ("file", "棋谱，也可以在压缩包里；- 表示标准输入"),
        ("number", "这一手之后的棋盘，并标出这一手；0 是开局"),
        ("last", "最后一手之后的棋盘 [默认]"),
        ("numbers", "标出这些手数：从-到，或 从-（到最后一手）"),
        ("crop", "棋盘的一部分：两个点之间，例如 A1-J9；auto：能容下所有棋子和标记的最小部分"),
        ("animate", "动画（SVG）：依次画出到所选局面为止的每一手，每手 MS 毫秒：50 到 60000 [默认：500]"),
        ("output", "图片文件；- 表示标准输出"),
        ("format", "图片的格式 [默认：看文件名，否则 png]"),
        ("cell", "相邻两点的距离：16 到 200 像素"),
    ],
    shared: &[LINE, ENCODING],
    values: &[("format", "png", "像素图"), ("format", "svg", "矢量图，放大后仍然清晰")],
};
