//! The help of `gocheck` without a command in Chinese.

use super::help::Help;
use super::shared::{CODES, PUZZLES};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "检查围棋残局：局面是否合规、哪里能提子、哪里能落子"),
        (
            "long_about",
            "检查围棋残局：局面是否合规、哪里能提子、哪里能落子。\n\n\
         读取题目文件（一行一颗棋子：行、列、颜色；-1 是黑子，1 是白子），按文件名所问的问题作答，\n\
         打印答案，把答案和棋盘图片写进输出文件夹，还可以与已有的答案比较。",
        ),
        (
            "after_help",
            "退出码：0 一切正常；1 有答案与给定的不同；2 用法或输入有误。\n\n\
         每题问什么由文件名决定：<tag>_0 和 <tag>_00 问是否合乎规则 1（每块棋都有气），\n\
         <tag>_1 到 <tag>_4 问哪里能提子，<tag>_5 问哪里能落子。\n\
         与命令同名的文件写成 ./lint 的形式。\n\
         --select 和 --ignore 只影响警告；错误总会显示。\n\n\
         例：\n\
         \x20 gocheck data/train_*.txt --expect data/answer_for_train.txt\n\
         \x20 gocheck --ask moves --size 19 --to-move black position.txt",
        ),
        ("output", "把答案和图片写进这个文件夹"),
        ("answers", "答案文件的写法：blocks 一行一个点，console 与打印的行相同"),
        ("expect", "与这个文件里的答案比较，常见的写法都能读；可以写多次"),
        ("strict", "比较时只接受作业规定的写法"),
        (
            "format",
            "打印作业规定的行，或每题一个 JSON 对象，\n\
         或以 CSV、SARIF 2.1.0 列出文件的问题",
        ),
        ("no_images", "不画图片"),
        ("images", "题目来自文件夹或列表时，也画图片和图集"),
        ("cell", "图片中相邻两点的距离：16 到 200 像素"),
    ],
    shared: &[PUZZLES, CODES],
    values: &[
        ("format", "text", "文字，便于阅读"),
        ("format", "json", "一行一个 JSON 对象"),
        ("format", "csv", "一行表头，然后一行一个问题"),
        ("format", "sarif", "一份 SARIF 日志"),
    ],
};
