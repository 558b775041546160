//! The help of options that several commands share, in Chinese.

use super::help::{Texts, Values};

pub(super) const TEXT_OR_JSON: Values =
    &[("format", "text", "文字，便于阅读"), ("format", "json", "一行一个 JSON 对象")];

pub(super) const SIZE: &str = "棋盘大小：N，或 行数x列数";

pub(super) const FILES_FROM: &str = "另外读取这个文件里列出的文件，一行一个路径；- 表示标准输入";

/// The puzzles and their questions.
pub(super) const PUZZLES: Texts = &[
    ("paths", "题目文件，或存放题目的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示从标准输入读一道题"),
    ("files_from", FILES_FROM),
    ("ask", "不管文件名，每题都问这个问题"),
    ("size", SIZE),
    ("to_move", "轮到谁下"),
];

pub(super) const ENCODING: Texts = &[(
    "encoding",
    "不是 UTF-8 的文字按这种编码读，不管 CA 怎么写：GBK、Big5、Shift_JIS\n[默认：看 gocheck.toml 或 CA，否则猜]",
)];

pub(super) const RECORDS: Texts = &[
    (
        "paths",
        "棋谱，或存放 *.sgf、*.gib、*.ngf、*.ugf、*.ugi 的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入",
    ),
    ("files_from", FILES_FROM),
];

pub(super) const CODES: Texts = &[
    (
        "select",
        "只报告这些代码：写代码、代码的开头或名称，用 --codes 查看；\n\
         ALL 连提示也报告",
    ),
    ("ignore", "不报告这些代码"),
    ("codes", "列出所有代码，然后结束"),
];

/// The line of play in a record.
pub(super) const LINE: Texts = &[
    ("game", "文件里有多局时，取第几局，从 1 开始 [默认：第一局，并说明]"),
    (
        "path",
        "一个变化：34/2 是第 34 手之后的第二个变化，34/2,36/3 再取其第 36 手之后的第三个；\n\
         lint 写的“变化 34/2”照抄 34/2 即可 [默认：主线]",
    ),
    (
        "node",
        "这个节点之后的局面：节点在这条线上的序号，0 是根节点；或节点里某处的 行:列，\n\
         照抄 lint 的写法即可，这样也就确定了对局和变化",
    ),
];

/// The records to rewrite and where the results go.
pub(super) const REWRITE: Texts = &[
    (
        "paths",
        "棋谱，或存放 *.sgf、*.gib、*.ngf、*.ugf、*.ugi 的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入，只用于 --diff",
    ),
    ("files_from", FILES_FROM),
    (
        "output",
        "全部写进这个文件夹或新的压缩包（.zip、.tar、.tar.gz、.tar.zst），保持在原文件夹或压缩包里的路径；只有一份棋谱时也可以写进一个文件（.sgf）",
    ),
    ("in_place", "直接替换原文件，每个文件要么整个换掉，要么不动"),
    ("diff", "用 unified diff 格式显示会有哪些改动，什么都不写"),
    ("codes", "列出修正的代码，然后结束"),
    ("replace", "替换文件夹里已有的文件，或已有的压缩包"),
    ("format", "列出改动：文字，或每行一个 JSON 对象"),
];
