//! Of the commands that mend records.

/// What is said of each value of an option.
pub(in crate::cli) const VALUES: &[(&str, &str, &str, &str)] = &[
    ("fix", "format", "text", "便于阅读"),
    ("fix", "format", "json", "一行一个对象"),
    ("format", "format", "text", "便于阅读"),
    ("format", "format", "json", "一行一个对象"),
];

/// The command, the id of the argument, and the words.
pub(in crate::cli) const HELP: &[(&str, &str, &str)] = &[
    ("fix", "", "修正棋谱（SGF）：着法和文字不变，问题更少"),
    (
        "fix",
        "long_about",
        "修正棋谱（SGF）：着法和文字不变，问题更少。\n\n\
         改写成 UTF-8（写上 CA）和 FF[4]，统一属性名、值和坐标的写法，停一手写成 []，\n\
         补上缺少的 ] ) ;（只有一种读法时），合并重复的属性，摆子、PL 与着法分别写在各自的节点里。\n\
         不能修正的保持原样。每处改动都列出来：文件:行:列: 代码 做了什么；lint 有代码的用 lint 的代码。",
    ),
    (
        "fix",
        "after_help",
        "退出码：0 没有剩下要修正的；1 lint 仍能找到问题，或有文件保持原样；\n\
         用 --diff 时，会有改动也是 1；2 用法有误，文件无法读写或没有棋谱。\n\n\
         文件要么整个换掉，要么不动。编码只能猜测的、损坏得改写后意思可能不同的、\n\
         超过 8 MiB 的文件保持原样，并说明原因。\n\n\
         例：\n\
         \x20 gocheck fix --diff game.sgf\n\
         \x20 gocheck fix games/ -o mended/\n\
         \x20 gocheck fix --in-place --unsafe games/",
    ),
    ("fix", "unsafe", "还去掉无法落子的着法，连同这条变化里它后面的一切"),
    ("fix", "encoding", "文件没有写明编码时按这种编码读：GBK、Big5、Shift_JIS"),
    ("fix", "codes", "列出修正的代码，然后结束"),
    (
        "fix",
        "paths",
        "棋谱，或存放 *.sgf 的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入，用于 --diff",
    ),
    ("fix", "files_from", "还有这个文件里列出的文件，一行一个路径；- 表示标准输入"),
    (
        "fix",
        "output",
        "全部写进这个文件夹或新的压缩包（.zip、.tar、.tar.gz、.tgz），保持在原文件夹或压缩包里的路径",
    ),
    ("fix", "in_place", "直接替换原文件，每个文件要么整个换掉，要么不动"),
    ("fix", "diff", "用 unified diff 显示会有哪些改动，什么都不写"),
    ("fix", "replace", "替换文件夹里已有的文件，或已有的压缩包"),
    ("fix", "format", "列出改动：文字，或每行一个 JSON 对象"),
    ("format", "", "统一棋谱（SGF）的写法：属性名、转义、空白"),
    (
        "format",
        "long_about",
        "统一棋谱（SGF）的写法：属性名、转义、空白。\n\n\
         属性名用大写字母，反斜杠只写在必要之处，用 LF 换行，每行十手棋，每个变化另起一行。\n\
         是 fix 当中不改变内容的部分，损坏之处也不动；文件应为 UTF-8。",
    ),
    (
        "format",
        "after_help",
        "退出码：0 写法都已统一；1 有文件保持原样；用 --diff 时，会有改动也是 1；\n\
         2 用法有误，文件无法读写或没有棋谱。\n\n\
         例：\n\
         \x20 gocheck format --diff game.sgf\n\
         \x20 gocheck format --in-place games/",
    ),
    ("format", "codes", "列出修正的代码，然后结束"),
    (
        "format",
        "paths",
        "棋谱，或存放 *.sgf 的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入，用于 --diff",
    ),
    ("format", "files_from", "还有这个文件里列出的文件，一行一个路径；- 表示标准输入"),
    (
        "format",
        "output",
        "全部写进这个文件夹或新的压缩包（.zip、.tar、.tar.gz、.tgz），保持在原文件夹或压缩包里的路径",
    ),
    ("format", "in_place", "直接替换原文件，每个文件要么整个换掉，要么不动"),
    ("format", "diff", "用 unified diff 显示会有哪些改动，什么都不写"),
    ("format", "replace", "替换文件夹里已有的文件，或已有的压缩包"),
    ("format", "format", "列出改动：文字，或每行一个 JSON 对象"),
];
