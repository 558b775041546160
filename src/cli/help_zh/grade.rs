//! The help of `gocheck grade` in Chinese.

use super::help::Help;
use super::shared::PUZZLES;

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "给学生的答案评分"),
        (
            "long_about",
            "给学生的答案评分。\n\n\
         打印每名学生各题的成绩表，并写进输出文件夹：一份 CSV，一个网页；网页上点开学生的一行就能看到棋盘。\n\
         常见的写法都能读，怎样读的会注明。每题得分为 答对 / (答对 + 漏答 + 多答)，满分 100；\n\
         True 或 False 算一个点，没有作答得 0 分。学生的得分是各题按权重的平均分。\n\
         不对的答案都有原因：能解释整个答案的失误（例如行和列写反了），或者差在哪里。",
        ),
        (
            "after_help",
            "提交：DIR 里的每一项是一名学生，以文件夹、文件或压缩包的名字为名。压缩包或文件夹里的名字看上去是几名学生时，\n\
         就是一个班：学习通、雨课堂、Moodle、Canvas、Blackboard、Sakai、Teams、GitHub Classroom 和 Google Classroom\n\
         下载的文件，以及带学号、姓名或组号的名字，压缩包套压缩包也可以。看不出是一名还是几名学生时，会在那一行说明。\n\n\
         答案取自一名学生的所有文件，逐题合并：名字里有 answer 或“答案”的，或写明哪一题的（`answer_0.txt`、\n\
         `第0题.txt`、`题0/output.txt`）；没有时读既不是题目也不是说明的文本，再没有就读文档（.docx、.xlsx、.odt、\n\
         .html、.ipynb、.rtf）。几个文件答了同一题时，以最新的一次为准，并注明是哪个：看名字里的时间、“最终”“旧”\n\
         之类的词、`attempt2` 比 `attempt1` 新、`(2)` 比 `(1)` 新；然后名字符合要求的（answer_for_<tag>.txt、answer.txt\n\
         或 answers.txt）优先，再看压缩包里的时间、文件夹层数，最后 .txt 优先。磁盘上文件的时间不算。\n\
         都分不出时，那一题不给分。备份（`answer_for_train.txt~`）只在没有别的时才读。读不了的也列出，并写明原因。\n\
         隐藏文件和系统留下的文件（__MACOSX、Thumbs.db、~$..）不算。\n\
         DIR 里直接放着的 answer_for_<tag>.txt 属于 DIR 所指的学生。\n\n\
         名单：一行一名学生，用逗号、分号或制表符分隔，有没有表头（如 `学号,姓名`）都可以。\n\
         文件名或文件夹名里有谁的学号或姓名，提交就是谁的；完整的学号比姓名优先，长的比短的优先。\n\
         没有提交的学生、名单以外的提交都会列出。一名学生有两份时，取更符合的，或先能读的；\n\
         另一份单独成行，并有警告。\n\n\
         程序：用 --run 时，每名学生的程序在一个空文件夹里运行，里面有学生自己的文件和题目；题目同时以\n\
         train_* 和 test_* 为名，放在程序旁边和 data/ 里。auto 运行唯一的主程序（.py、.java、.cpp 或 .c，\n\
         go_test 和 main 优先）、run.sh 或可执行文件；C、C++ 和 Java 先编译。答案取自程序打印的内容和写出的\n\
         文件，哪个更完整就用哪个。程序自己结束，或答案齐全且两秒没有变化时结束，或超时结束。\n\
         运行过的记在输出文件夹的 runs.jsonl 里，不再重复；因本机缺少模块、时间不够等而失败的会重新运行。\n\
         删除该文件就全部重新运行。详见 docs/grading.md。\n\n\
         退出码：0 所有答案都对；1 有的答案不对或无法读取；\n\
         2 用法有误，或有的题目无法读取，此时不给成绩。\n\n\
         例：\n\
         \x20 gocheck grade data/train_*.txt --submissions class/ -o output\n\
         \x20 gocheck grade homework --submissions class/ --roster roster.csv --feedback feedback\n\
         \x20 gocheck grade data/test_*.txt --submissions class/ --run auto --sets 10",
        ),
        (
            "run",
            "运行每名学生的程序，给它打印和写出的答案评分：\n\
         写一条命令，例如 'python go_test.py'，或写 auto",
        ),
        ("sets", "另出 N 套问法相同的新题，程序也在上面运行；得分是各套的平均分"),
        ("seed", "新题的随机种子"),
        ("time", "程序做一套题最多用几秒"),
        ("memory", "程序最多用多少 MiB 内存"),
        ("sandbox", "程序的沙箱：auto 或 bwrap 用 bubblewrap；none 不用（程序有你的权限）"),
        (
            "submissions",
            "学生的答案文件，或存放它们的文件夹：\n\
         每名学生一个文件夹、一个文件，或一个 .zip、.tar、.tar.gz；也可以是课程系统下载的整班压缩包",
        ),
        (
            "roster",
            "学生名单，CSV 格式：学号、姓名，其余各列照抄；\n\
         没有交的学生和名单以外的提交都会列出",
        ),
        ("feedback", "给每名学生写一个网页，放进这个文件夹，可以发还给学生"),
        (
            "score",
            "计分办法：share 按每题答对的比例，all-or-nothing 每题全对才得分，\n\
         per-point 把所有题的点合在一起按比例",
        ),
        ("weights", "各题的权重，写题号或题目名，例如 0=5,1=20；没写的题权重为 1"),
        ("strict", "只接受作业规定的写法"),
        ("output", "把 grades.html 和 grades.csv 写进这个文件夹"),
        ("format", "打印表格、CSV，或每名学生一个 JSON 对象"),
    ],
    shared: &[PUZZLES],
    values: &[
        ("format", "text", "对齐的表格，便于阅读"),
        ("format", "csv", "一行表头，然后一行一名学生"),
        ("format", "json", "一行一个 JSON 对象"),
    ],
};
