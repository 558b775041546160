//! The help of `gocheck dataset` in Chinese.

use super::help::Help;
use super::shared::{ENCODING, RECORDS, TEXT_OR_JSON};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "整理棋谱数据集（SGF）：改好、去重，附表格"),
        (
            "long_about",
            "整理棋谱数据集（SGF）：改好、去重，附表格。\n\n\
         读文件夹和压缩包，把合集拆成一盘一盘，逐盘修正，按条件挑选，略去有问题的和重复的\n\
         （包括旋转、翻转后相同的，和另一盘的开头），其余的写成 UTF-8 和 FF[4]。\n\
         报告每个条件略去多少盘。中断以后，再运行同一条命令就接着做。",
        ),
        (
            "after_help",
            "退出码：0 成功，略去了棋也是 0；1 有文件里没有棋谱；2 用法有误，或有文件无法读写。\n\n\
         每盘棋按下面第一个成立的原因略去：损坏得无法修正，棋盘无法检查，各项条件（按上面的顺序），有问题，重复。\n\
         着法相同的几盘留下根节点里信息最多的，一样多时留下最先读到的。\n\n\
         例：\n\
         \x20 gocheck dataset games/ --dry-run\n\
         \x20 gocheck dataset games/ archive.zip -o clean.zip --table games.csv\n\
         \x20 gocheck dataset games/ -o clean --size 19 --handicap 0 --min-rank 5d --min-moves 50 --result points,resignation\n\
         \x20 gocheck dataset games/ -o clean --name-template '{year}/{date}_{black}_{white}.sgf'",
        ),
        ("output", "把棋谱写进这个新的文件夹或压缩包（.zip、.tar、.tar.gz、.tar.zst）"),
        ("table", "把表格写进这个新文件（.csv），一行一盘棋"),
        ("dry_run", "只数一数会写出和略去多少盘，什么都不写"),
        (
            "name_template",
            "新文件的名字：文字和字段 {path}、{file}、{number}、{game}、{date}、{year}、{event}、{black}、\n\
         {white}、{black_rank}、{white_rank}、{result}、{size}、{rules}、{komi}、{handicap}、{moves}、{hash}；\n\
         / 表示文件夹 [默认：{path}.sgf]",
        ),
        ("replace", "替换已有的文件"),
        ("format", "报告的格式：文字，或一个 JSON 对象"),
        ("size", "棋盘大小：N，或 行数x列数"),
        ("rules", "RU 写的规则"),
        ("handicap", "让子数：N、从-到，或“从-”表示不限上限；0 是不让子"),
        ("min_moves", "最少手数"),
        ("max_moves", "最多手数"),
        ("min_rank", "双方的最低段位，例如 5k、3d、1p；职业棋手高于所有业余棋手"),
        ("max_rank", "双方的最高段位"),
        ("from", "最早日期：YYYY-MM-DD、YYYY-MM 或 YYYY"),
        ("to", "最晚日期"),
        ("player", "棋手的名字或名字的一部分；双方有一人符合其中一个就行"),
        ("result", "怎样结束"),
        (
            "select",
            "略去有这些问题的棋：写代码、代码的开头或名称，用 `gocheck lint --codes` 查看\n\
         [默认：所有错误，除了 P104，即写法不合规定的值，例如 TM[2h]]",
        ),
        ("ignore", "有这些问题的棋照样留下"),
        ("severity", "略去问题不低于这个级别的棋 [默认：error；用 --select 时不限]"),
        ("keep_faulty", "有问题的也留下，无法修正的原样留下"),
        ("keep_duplicates", "重复的也留下"),
        ("unsafe", "还去掉无法落子的着法，连同同一变化里它后面的全部内容"),
    ],
    shared: &[RECORDS, ENCODING],
    values: TEXT_OR_JSON,
};
