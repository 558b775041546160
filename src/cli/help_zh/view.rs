//! The help of `gocheck view` in Chinese.

use super::help::Help;
use super::shared::{ENCODING, FILES_FROM};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "把棋盘写成网页，在浏览器里看"),
        (
            "long_about",
            "把棋盘写成网页，在浏览器里看。\n\n\
         只有一个文件，不需要网络，也不需要别的文件：可以发邮件、打印、放到任何网站上。\n\
         指着棋子看它的气，指着空点看下在那里会怎样，共九种规则；可以接着下、摆棋子、\n\
         做题，也可以看棋谱和 lint 在棋谱里发现的问题。不给文件就是一个空棋盘。",
        ),
        (
            "after_help",
            "退出码：0 已写好；2 用法或输入有误，能显示的仍在网页里。\n\n\
         例：\n\
         \x20 gocheck view data --open\n\
         \x20 gocheck view game.sgf -o game.html\n\
         \x20 gocheck view homework --exercise -o homework.html",
        ),
        (
            "paths",
            "题目、棋谱（*.sgf、*.gib、*.ngf、*.ugf、*.ugi），或要在其中查找两者的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入",
        ),
        ("files_from", FILES_FROM),
        ("output", "网页文件；- 表示标准输出"),
        ("open", "在浏览器里打开网页"),
        ("title", "棋盘上方的标题"),
        ("exercise", "先做题，做完才能看答案"),
        ("estimate", "随机下到底，估计每局棋最后局面的比分"),
        ("ask", "不管文件名，每道题都问这个问题"),
        ("size", "题目的棋盘大小：N，或 行数x列数"),
        ("to_move", "题目里轮到谁下"),
    ],
    shared: &[ENCODING],
    values: &[],
};
