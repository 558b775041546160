//! The help of `gocheck lint` in Chinese.

use super::help::Help;
use super::shared::{CODES, ENCODING, RECORDS};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "按各种规则检查棋谱（SGF）"),
        (
            "long_about",
            "按各种规则检查棋谱（SGF）。\n\n\
         指出哪些棋谱违反规则、在哪里、为什么：文件:行:列: 代码 说明，列按终端的显示宽度数。\n\
         每个变化都会走一遍。损坏的地方会指出来，其余部分照样检查。",
        ),
        (
            "after_help",
            "退出码：0 没有问题；1 有问题；2 用法有误，文件无法读取或没有棋谱。\n\n\
         文件大小和编码不限。压缩包不用解压。没有 RU 时按日本规则检查打劫和自杀。\n\n\
         设置：文件所在文件夹或上级文件夹中最近的 gocheck.toml，表 [lint] 有 rules、select、ignore、severity、encoding，\
         [[lint.folder]] 有 path 和同样的项，用于下面的文件夹。命令行优先。\n\n\
         例：\n\
         \x20 gocheck lint games/ archive.zip\n\
         \x20 gocheck lint --rules all --select M game.sgf\n\
         \x20 gocheck lint --games csv archive.tar.zst > games.csv\n\
         \x20 gocheck lint --format sarif --ignore P,R105 games/ > findings.sarif",
        ),
        ("severity", "只报告不低于这个级别的；note：连提示也报告 [默认：warning]"),
        ("no_settings", "不读 gocheck.toml（可放在文件所在的文件夹或其上级）"),
        ("all", "逐条列出；否则一个文件里超过 100 次的代码只说一次，附上次数"),
        ("games", "不打印问题，每盘棋打印一行"),
        ("list", "不打印问题，打印没有问题的棋谱的路径，或有问题、无法读取的"),
        ("null", "--list 的每个路径以零字节结尾，供 xargs -0 用"),
        ("members", "--list 列出文件在压缩包里的名字，供 tar -T 等程序用；只用于一个压缩包"),
        ("statistics", "不打印问题，打印每个代码出现多少次、在多少个文件里"),
        ("duplicates", "不打印问题，打印重复的棋：相同的、旋转或翻转后相同的，或是另一盘的开头"),
        ("exit_zero", "有问题时退出码也是 0"),
        (
            "rules",
            "按这种规则判断着法；record：RU 写的规则；\n\
         all：所有规则，结果列成表格 [默认：record]",
        ),
        ("explain", "解释一个代码，然后结束：为什么要紧、例子、怎么改；ALL：所有代码，写成 Markdown"),
        (
            "estimate",
            "另外用随机对局估计双方各停一手终局的比分：作为 --games 的列；\n\
         结果很可能不对时报告 R107",
        ),
        ("seed", "--estimate 的随机对局的种子"),
        ("main_line", "只看主线，略过变化"),
        (
            "format",
            "打印文字、每行一个 JSON 对象、CSV、供代码审查工具用的 SARIF 2.1.0，或 GitHub 工作流的命令",
        ),
        ("show_board", "用文本打印落子处周围的棋盘"),
        ("diagram", "把棋盘上的每个问题画成图片，写进这个文件夹"),
        ("html", "把有问题的棋谱写进这个文件夹的网页 index.html，在棋盘上看"),
    ],
    shared: &[RECORDS, CODES, ENCODING],
    values: &[
        ("format", "text", "文字，便于阅读"),
        ("format", "json", "一行一个 JSON 对象"),
        ("format", "csv", "一行表头，然后一行一个问题"),
        ("format", "sarif", "一份 SARIF 日志"),
        ("format", "github", "GitHub 工作流的命令，在改动旁显示问题"),
        ("games", "csv", "一行表头，然后一行一盘棋"),
        ("games", "jsonl", "一行一个 JSON 对象"),
        ("list", "clean", "没有问题的"),
        ("list", "faulty", "有问题或无法读取的"),
    ],
};
