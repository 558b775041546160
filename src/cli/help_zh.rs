//! The help texts in Chinese. Lines are broken by hand: between Chinese characters the help breaks none.

pub(super) mod mending;

/// The headings of a help text.
pub(super) const USAGE: &str = "用法";
pub(super) const COMMANDS: &str = "命令";
pub(super) const ARGUMENTS: &str = "参数";
pub(super) const OPTIONS: &str = "选项";
pub(super) const GENERAL: &str = "通用选项";

/// The options of every command, by their ids.
pub(super) const GENERAL_OPTIONS: &[(&str, &str)] = &[
    ("jobs", "同时工作的线程数 [默认：每个处理器核心一个]"),
    ("lang", "用哪种语言显示：en 或 zh [默认：由 LC_ALL、LC_MESSAGES、LANG 决定]"),
    ("quiet", "只显示错误和检查出的问题"),
    ("color", "是否用颜色；auto：在终端上用，设置了 NO_COLOR 则不用"),
    (
        "generate",
        "输出 shell 的补全脚本或本命令的手册页，然后结束；\n\
         man=DIR 把所有命令的手册页写进文件夹",
    ),
    ("help", "显示帮助（-h 简短，--help 详细）"),
    ("version", "显示版本"),
];

/// What is said of each value of an option: the command, the option, the value, the words.
pub(super) const VALUES: &[(&str, &str, &str, &str)] = &[
    ("", "format", "text", "便于阅读"),
    ("", "format", "json", "一行一个对象"),
    ("", "format", "csv", "先是表头，然后一行一个问题"),
    ("", "format", "sarif", "一份 SARIF 日志"),
    ("stream", "format", "text", "便于阅读"),
    ("stream", "format", "json", "一行一个对象"),
    ("grade", "format", "text", "对齐的表格，便于阅读"),
    ("grade", "format", "csv", "先是表头，然后一行一名学生"),
    ("grade", "format", "json", "一行一个对象"),
    ("lint", "format", "text", "便于阅读"),
    ("lint", "format", "json", "一行一个对象"),
    ("lint", "format", "csv", "先是表头，然后一行一个问题"),
    ("lint", "format", "sarif", "一份 SARIF 日志"),
    ("lint", "format", "github", "GitHub 工作流的命令，在改动旁显示问题"),
    ("lint", "games", "csv", "先是表头，然后一行一盘棋"),
    ("lint", "games", "jsonl", "一行一个对象"),
    ("lint", "list", "clean", "没有问题的"),
    ("lint", "list", "faulty", "有问题或无法读取的"),
    ("generate", "format", "txt", "一行一颗棋子 `row col color`"),
    ("generate", "format", "sgf", "棋谱"),
    ("explain", "format", "text", "便于阅读"),
    ("explain", "format", "json", "一行一个对象"),
    ("position", "format", "text", "便于阅读"),
    ("position", "format", "json", "一行一个对象"),
    ("render", "format", "png", "像素图"),
    ("render", "format", "svg", "矢量图，放大后仍然清晰"),
    ("score", "format", "text", "便于阅读"),
    ("score", "format", "json", "一行一个对象"),
];

/// Which line of which game of a record: several commands take it.
const GAME: &str = "文件里有多局时，取第几局，从 1 开始 [默认：第一局，并说明]";
const PATH: &str = "一个变化：34/2 是第 34 手之后的第二个变化，34/2,36/3 再取其第 36 手之后的第三个；\n\
                    也可照抄 lint 的写法：\"variation 2 after move 34\" [默认：主线]";

/// The command (nothing is the program itself), the id of the argument (nothing is the line in the list of commands),
/// and the words.
pub(super) const HELP: &[(&str, &str, &str)] = &[
    ("", "", "检查围棋残局：局面是否合法、哪里能提子、哪里能落子"),
    (
        "",
        "long_about",
        "检查围棋残局：局面是否合法、哪里能提子、哪里能落子。\n\n\
         读取题目文件（一行一颗棋子 `row col color`；-1 是黑子，1 是白子），按文件名所问的问题作答，\n\
         把答案打印出来，连同棋盘图片写进输出文件夹，并可与已有的答案比较。",
    ),
    (
        "",
        "after_help",
        "退出码：0 一切正常；1 有答案与给定的不同；2 用法或输入有误。\n\n\
         每题问什么由文件名决定：<tag>_0 和 <tag>_00 问是否合乎规则 1（每块棋都有气），\n\
         <tag>_1 到 <tag>_4 问哪里能提子，<tag>_5 问哪里能落子。\n\
         与命令同名的文件写成 ./lint 的形式。\n\
         --select 和 --ignore 只用来挑选警告；使文件出错的问题总会显示。\n\n\
         例：\n\
         \x20 gocheck data/train_*.txt --expect data/answer_for_train.txt\n\
         \x20 gocheck --ask moves --size 19 --to-move black position.txt",
    ),
    ("", "paths", "题目文件，或存放题目的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示从标准输入读一道题"),
    ("", "files_from", "再加上这个文件里列出的题目，一行一个路径；- 表示标准输入"),
    ("", "ask", "不管文件名，每题都问这个问题"),
    ("", "size", "棋盘大小：N，或 行数x列数"),
    ("", "to_move", "轮到谁下"),
    ("", "output", "把答案和图片写进这个文件夹"),
    ("", "answers", "答案文件的写法：blocks 一行一个点，console 与打印的行相同"),
    ("", "expect", "与这个文件里的答案比较，常见的写法都能读；有多个文件就写多次"),
    ("", "strict", "比较时只接受作业规定的写法"),
    (
        "",
        "format",
        "打印作业规定的行，或每题一个 JSON 对象，\n\
         或以 CSV、SARIF 2.1.0 列出文件的问题",
    ),
    (
        "",
        "select",
        "只报告这些代码：代码、代码的开头或名称，见 --codes；\n\
         ALL 连提示也报告",
    ),
    ("", "ignore", "不报告这些代码"),
    ("", "codes", "列出所有代码，然后结束"),
    ("", "no_images", "不画图片"),
    ("", "images", "题目来自文件夹或列表时，也画图片和图集"),
    ("", "cell", "图片中相邻两点的距离：16 到 200 像素"),
    ("explain", "", "说明一个点为什么能下或不能下"),
    (
        "explain",
        "long_about",
        "说明一个点为什么能下或不能下。\n\n\
         用文字和文本棋盘说明在这一点落子会怎样：提掉哪些子、它们为什么只剩一口气；\n\
         不能落子时，说明是已有棋子还是自杀，是哪块棋会没有气。",
    ),
    (
        "explain",
        "after_help",
        "退出码：0 已说明；2 用法或输入有误。\n\n\
         例：\n\
         \x20 gocheck explain data/train_3.txt 0 3",
    ),
    ("explain", "file", "题目文件；- 表示标准输入"),
    ("explain", "row", "行号，最上面一行是 0"),
    ("explain", "col", "列号，最左边一列是 0"),
    ("explain", "size", "棋盘大小：N，或 行数x列数"),
    ("explain", "to_move", "轮到谁下"),
    ("explain", "format", "打印说明和棋盘，或一个 JSON 对象"),
    ("stream", "", "从标准输入逐行读取局面，把答案写到标准输出"),
    (
        "stream",
        "long_about",
        "从标准输入逐行读取局面，把答案写到标准输出。\n\n\
         一行是一个棋盘，按行排列：`.` 空点，`X` 黑子，`O` 白子\n\
         （也可用 `-` `0`，`x` `b` `B`，`o` `w` `W`）；后面可以再写 `w` 或 `b`，表示轮到谁下。\n\
         答案是 `ok` 或 `dead` 加上棋盘：`*` 是下一手能提子的点，`+` 是其他能落子的点，\n\
         `-` 是不能落子的点，`!` 是没有气的棋子。不是局面的行回答 `error 列号 原因`。",
    ),
    (
        "stream",
        "after_help",
        "退出码：0 每行都有答案；2 用法有误，或有的行不是局面。\n\n\
         例，3 x 3 的棋盘，白方提一子：\n\
         \x20 $ echo .OX...... | gocheck stream\n\
         \x20 ok +OX++*+++",
    ),
    ("stream", "ask", "只问一个问题；没有问到的空点写成 `.`"),
    ("stream", "size", "棋盘大小：N，或 行数x列数 [默认：正方形，由行的长度决定]"),
    ("stream", "to_move", "行里没有写时轮到谁下；given：每行都必须写"),
    ("stream", "format", "打印带标记的棋盘，或每行一个 JSON 对象，列出各点"),
    ("grade", "", "给学生的答案评分"),
    (
        "grade",
        "long_about",
        "给学生的答案评分。\n\n\
         打印学生与题目的成绩表，并写进输出文件夹：一份 CSV，一个网页；网页上点开学生的一行就能看到棋盘。\n\
         常见的写法都能读，把什么读作了什么会写明。每题得分为 答对 / (答对 + 漏答 + 多答)，满分 100；\n\
         True 或 False 算一个点，没有作答得 0 分。学生的得分是各题按权重的平均分。\n\
         不对的答案都有原因：能解释整个答案的失误（例如行和列写反了），或者差在哪里。",
    ),
    (
        "grade",
        "after_help",
        "提交：DIR 里的每一项是一名学生，以文件夹、文件或压缩包的名字为名。答案取自 answer_for_<tag>.txt、\n\
         answer.txt 或 answers.txt（或 .csv），也在里面的文件夹和压缩包里找。同一 tag 有几个文件时只读一个，\n\
         并提示跳过了哪些：名字完全一致的优先，其次是大小写不同的，再次是名字里有 answer 或“答案”的，\n\
         以及 `answer_for_train (1).txt` 这样的副本；同样的，文件夹层数少的优先，.txt 优先，然后按名字排序。\n\
         空文件排在最后；备份（`answer_for_train.txt~`）只在没有别的时才读。没有这样的名字时，\n\
         读唯一一个既不是题目也不是说明的文本文件。读不了的也列出，并写明原因。\n\
         隐藏文件和系统留下的文件（__MACOSX、Thumbs.db、~$..）不算。\n\
         DIR 里直接放着的 answer_for_<tag>.txt 属于 DIR 所指的学生。\n\n\
         名单：一行一名学生，用逗号、分号或制表符分隔，有没有表头（如 `学号,姓名`）都可以。\n\
         文件名或文件夹名里有谁的学号或姓名，提交就是谁的；完整的学号比姓名优先，长的比短的优先。\n\
         没有提交的学生、名单以外的提交都会列出。一名学生有两份时，取更符合的，或先能读的；\n\
         另一份单独成行，并有警告。\n\n\
         退出码：0 所有答案都对；1 有的答案不对或无法读取；\n\
         2 用法有误，或有的题目无法读取，此时不给成绩。\n\n\
         例：\n\
         \x20 gocheck grade data/train_*.txt --submissions class/ -o output\n\
         \x20 gocheck grade homework --submissions class/ --roster roster.csv --feedback feedback",
    ),
    (
        "grade",
        "paths",
        "题目文件，或存放题目的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示从标准输入读一道题",
    ),
    ("grade", "files_from", "再加上这个文件里列出的题目，一行一个路径；- 表示标准输入"),
    ("grade", "ask", "不管文件名，每题都问这个问题"),
    ("grade", "size", "棋盘大小：N，或 行数x列数"),
    ("grade", "to_move", "轮到谁下"),
    (
        "grade",
        "submissions",
        "学生的答案文件，或存放它们的文件夹：\n\
         每名学生一个文件夹、一个 .txt 或 .csv 文件，或一个 .zip、.tar、.tar.gz",
    ),
    (
        "grade",
        "roster",
        "学生名单，CSV 格式：学号、姓名，其余各列照抄；\n\
         没有交的学生和名单以外的提交都会列出",
    ),
    ("grade", "feedback", "给每名学生写一个网页，放进这个文件夹，可以发还给学生"),
    (
        "grade",
        "score",
        "计分办法：share 按每题答对的比例，all-or-nothing 每题全对才得分，\n\
         per-point 把所有题的点合在一起按比例",
    ),
    ("grade", "weights", "各题的权重，写题号或题目名，例如 0=5,1=20；没写的题权重为 1"),
    ("grade", "strict", "只接受作业规定的写法"),
    ("grade", "output", "把 grades.html 和 grades.csv 写进这个文件夹"),
    ("grade", "format", "打印表格、CSV，或每名学生一个 JSON 对象"),
    ("generate", "", "出新题，并给出答案"),
    (
        "generate",
        "long_about",
        "出新题，并给出答案。\n\n\
         局面来自程序自己下的棋，或来自棋谱；任何两题都不是同一局面的旋转或翻转，\n\
         同样的种子生成同样的文件。轮到白方下。",
    ),
    (
        "generate",
        "after_help",
        "只问一个问题的题目叫 <tag>_0001.txt 等，用 `gocheck DIR --ask QUESTION` 作答。\n\
         一套题是 <tag>_0.txt、<tag>_00.txt 和 <tag>_1.txt 到 <tag>_5.txt；多套题的 tag 带编号。\n\n\
         难度、有子的点占棋盘的比例、读懂局面有多难：\n\
         \x20 1   15 到 30 %    0 到 5\n\
         \x20 2   25 到 40 %    6 到 8\n\
         \x20 3   35 到 50 %    9 到 11\n\
         \x20 4   43 到 55 %   12 到 14\n\
         \x20 5   48 到 62 %   15 以上\n\n\
         气少的长棋块、眼、看似自杀的提子、看似能下的禁入点、看似能提的子，都使局面难读；\n\
         各占多少见 docs/puzzles.md。\n\n\
         例：\n\
         \x20 gocheck generate --set --seed 3 -o homework\n\
         \x20 gocheck generate --ask captures --count 1000 --difficulty 5 -o hard\n\
         \x20 gocheck generate --ask moves --from games/ --count 20 --format sgf -o real",
    ),
    ("generate", "ask", "每题都问这个问题"),
    ("generate", "set", "出整套题：0、00 和 1 到 5"),
    ("generate", "count", "出多少题，或多少套，最多 1000000"),
    ("generate", "seed", "种子；换一个数就是另一批题"),
    ("generate", "from", "从这个文件夹和下层文件夹，或压缩包的棋谱（SGF）里取局面"),
    ("generate", "format", "题目文件的格式：txt 一行一颗棋子 `row col color`，sgf 棋谱"),
    ("generate", "size", "棋盘大小：N，或 行数x列数"),
    (
        "generate",
        "difficulty",
        "难度，从 1（子少，不易看错）到 5\n\
         [默认：3；整套题依次为 2、2、1、2、3、4、3]",
    ),
    (
        "generate",
        "replace",
        "替换文件夹里同一 tag 的题目和答案；\n\
         这次不生成的会删除",
    ),
    ("generate", "tag", "文件名的开头"),
    ("generate", "output", "把题目和 `answer_for_<tag>.txt` 写进这个文件夹"),
    ("lint", "", "按各种规则检查棋谱（SGF）"),
    (
        "lint",
        "long_about",
        "按各种规则检查棋谱（SGF）。\n\n\
         指出哪些棋谱违反规则、在哪里、为什么：文件:行:列: 代码 说明，列按终端的显示宽度数。\n\
         每个变化都会走一遍。损坏的地方会指出来，其余部分照样检查。",
    ),
    (
        "lint",
        "after_help",
        "退出码：0 没有问题；1 有问题；2 用法有误，文件无法读取或没有棋谱。\n\n\
         文件大小和编码不限。压缩包不用解压。没有 RU 时按日本规则检查打劫和自杀。\n\n\
         设置：文件所在文件夹或上级文件夹中最近的 gocheck.toml，表 [lint] 有 rules、select、ignore、severity，\
         [[lint.folder]] 有 path 和同样的项，用于下面的文件夹。命令行优先。\n\n\
         例：\n\
         \x20 gocheck lint games/ archive.zip\n\
         \x20 gocheck lint --rules all --select M game.sgf\n\
         \x20 gocheck lint --games csv archive.tar.zst > games.csv\n\
         \x20 gocheck lint --format sarif --ignore P,R105 games/ > findings.sarif",
    ),
    ("lint", "paths", "棋谱，或存放 *.sgf 的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入"),
    ("lint", "files_from", "还有这个文件里列出的文件，一行一个路径；- 表示标准输入"),
    ("lint", "severity", "只报告至少这么严重的；note：连提示也报告 [默认：warning]"),
    ("lint", "no_settings", "不读 gocheck.toml（可放在文件所在的文件夹或其上级）"),
    ("lint", "all", "逐条列出；否则一个文件里超过 100 次的代码只说一次，附上次数"),
    ("lint", "games", "不打印问题，每盘棋打印一行"),
    ("lint", "list", "不打印问题，打印没有问题的棋谱的路径，或有问题、无法读取的"),
    ("lint", "null", "--list 的每个路径以零字节结尾，供 xargs -0 用"),
    ("lint", "statistics", "不打印问题，打印每个代码出现多少次、在多少个文件里"),
    ("lint", "duplicates", "不打印问题，打印重复的棋：相同的、旋转或翻转后相同的，或是另一盘的开头"),
    ("lint", "exit_zero", "有问题时退出码也是 0"),
    (
        "lint",
        "rules",
        "按这种规则判断着法；record：RU 写的规则；\n\
         all：所有规则，结果列成表格 [默认：record]",
    ),
    (
        "lint",
        "select",
        "只报告这些代码：代码、代码的开头或名称，见 --codes；\n\
         ALL 连提示也报告",
    ),
    ("lint", "ignore", "不报告这些代码"),
    ("lint", "codes", "列出所有代码，然后结束"),
    ("lint", "explain", "解释一个代码，然后结束：为什么要紧、例子、怎么改；ALL：所有代码，写成 Markdown"),
    ("lint", "main_line", "只看主线，略过变化"),
    (
        "lint",
        "format",
        "打印文字、每行一个 JSON 对象、CSV、供代码审查工具用的 SARIF 2.1.0，或 GitHub 工作流的命令",
    ),
    ("lint", "show_board", "用文本打印落子处周围的棋盘"),
    ("lint", "diagram", "把棋盘上的每个问题画成图片，写进这个文件夹"),
    ("lint", "html", "把有问题的棋谱写进这个文件夹的网页 index.html，在棋盘上看"),
    ("position", "", "把棋谱中的一个局面当作题目来问"),
    (
        "position",
        "long_about",
        "把棋谱中的一个局面当作题目来问。\n\n\
         读取棋谱（SGF）中的一条线，走到指定的一手，再像题目一样作答。\n\
         点写作 `(行, 列)`，左上角是 0，与题目相同。不看之前的着法：有劫会指出，但不受限制。",
    ),
    (
        "position",
        "after_help",
        "退出码：0 已作答；2 用法或输入有误。\n\n\
         例：\n\
         \x20 gocheck position game.sgf --move 57 --ask captures\n\
         \x20 gocheck position games.sgf --game 3 --path 34/2",
    ),
    ("position", "file", "棋谱，也可以在压缩包里；- 表示标准输入"),
    ("position", "number", "这一手之后的局面；0 是开局 [默认：最后一手]"),
    ("position", "game", GAME),
    ("position", "path", PATH),
    ("position", "ask", "问这个问题 [默认：三个都问]"),
    ("position", "to_move", "轮到谁下 [默认：按棋谱]"),
    ("position", "format", "打印作业规定的行，或每个问题一个 JSON 对象"),
    ("position", "output", "把题目应有的图片写进这个文件夹"),
    ("position", "cell", "图片中相邻两点的距离：16 到 200 像素"),
    ("score", "", "给棋谱的终局数子、数目"),
    (
        "score",
        "long_about",
        "给棋谱的终局数子、数目。\n\n\
         读取文件（SGF）中第一局棋的主线，走到最后，按规则数子或数目。\n\
         死子由 TB 和 TW 或 --dead 说明；没有说明时，只说能够断定的：对方怎么下都提不掉的棋\n\
         （Benson 算法）、其间的死子，以及谁先动手都占不到便宜的小块，例如双活。\n\
         如果还断定不了，就给出最少和最多，不作猜测。",
    ),
    (
        "score",
        "after_help",
        "退出码：0 已计算，断定不了也是 0；2 用法或输入有误。\n\n\
         例：\n\
         \x20 gocheck score game.sgf\n\
         \x20 gocheck score game.sgf --rules japanese --dead D4,Q16\n\
         \x20 gocheck score --format json games/ archive.zip",
    ),
    ("score", "paths", "棋谱，或存放 *.sgf 的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入"),
    ("score", "files_from", "还有这个文件里列出的文件，一行一个路径；- 表示标准输入"),
    ("score", "game", GAME),
    ("score", "path", PATH),
    ("score", "number", "这一手之后的局面；0 是开局 [默认：最后一手]"),
    ("score", "rules", "按这种规则计算 [默认：RU 写的规则；没有写则数子、数目都算]"),
    ("score", "komi", "贴目 [默认：按 KM]"),
    (
        "score",
        "dead",
        "有这些棋子的各块是死子，其余能活的都活，\n\
         不管棋谱怎么标：D4,Q16，或 none",
    ),
    ("score", "format", "打印棋盘和说明（多个文件时一个文件一行），或每个文件一个 JSON 对象"),
    ("render", "", "画棋谱图"),
    (
        "render",
        "long_about",
        "画棋谱图。\n\n\
         像棋书一样画出棋谱（SGF）中的一条线，四边标字母和数字，并画出棋谱在那里的\n\
         文字和标记（LB、TR、SQ、CR、MA）。\n\
         用 --numbers 时不提掉任何棋子，每个手数都看得见；落在已有棋子处的着法写在图下\n\
         （`12 at 5`），停一手和无法走的着法也写在图下。",
    ),
    (
        "render",
        "after_help",
        "退出码：0 已画出；2 用法或输入有误。\n\n\
         例：\n\
         \x20 gocheck render game.sgf -o end.png\n\
         \x20 gocheck render game.sgf --numbers 51-100 -o second.png\n\
         \x20 gocheck render games.sgf --game 3 --path 34/2 --crop auto -o corner.svg",
    ),
    ("render", "file", "棋谱，也可以在压缩包里；- 表示标准输入"),
    ("render", "number", "这一手之后的棋盘，并标出这一手；0 是开局"),
    ("render", "last", "最后一手之后的棋盘 [默认]"),
    ("render", "numbers", "标出这些手数：从-到，或 从-（到最后一手）"),
    ("render", "game", GAME),
    ("render", "path", PATH),
    ("render", "crop", "棋盘的一部分：两个点之间，例如 A1-J9；auto：能容下所有棋子和标记的最小部分"),
    ("render", "output", "图片文件；- 表示标准输出"),
    ("render", "format", "图片的形式 [默认：看文件名，否则 png]"),
    ("render", "cell", "相邻两点的距离：16 到 200 像素"),
    ("view", "", "把棋盘写成网页，在浏览器里看"),
    (
        "view",
        "long_about",
        "把棋盘写成网页，在浏览器里看。\n\n\
         只有一个文件，不需要网络，也不需要别的文件：可以发邮件、打印、放到任何网站上。\n\
         指着棋子看它的气，指着空点看下在那里会怎样，共九种规则；可以接着下、摆棋子、\n\
         做题，也可以看棋谱和 lint 在棋谱里发现的问题。不给文件就是一个空棋盘。",
    ),
    (
        "view",
        "after_help",
        "退出码：0 已写好；2 用法或输入有误，能显示的仍在网页里。\n\n\
         例：\n\
         \x20 gocheck view data --open\n\
         \x20 gocheck view game.sgf -o game.html\n\
         \x20 gocheck view homework --exercise -o homework.html",
    ),
    (
        "view",
        "paths",
        "题目、棋谱（*.sgf），或要在其中查找两者的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 从标准输入读一道题",
    ),
    ("view", "files_from", "还有这个文件里列出的文件，一行一个路径；- 表示标准输入"),
    ("view", "output", "网页文件；- 表示标准输出"),
    ("view", "open", "在浏览器里打开网页"),
    ("view", "title", "棋盘上方的标题"),
    ("view", "exercise", "题目要先做，之后才能查看"),
    ("view", "ask", "不管文件名，每道题都问这个问题"),
    ("view", "size", "题目的棋盘大小：N，或 行数x列数"),
    ("view", "to_move", "题目里轮到谁下"),
    ("perft", "", "统计走若干手共有多少种棋局"),
    (
        "perft",
        "long_about",
        "统计走若干手共有多少种棋局。\n\n\
         从空棋盘开始，黑白轮流下。停一手也算一手，连续两次停一手则终局；提前终局的不计。",
    ),
    (
        "perft",
        "after_help",
        "例：\n\
         \x20 gocheck perft --size 3 --rules tromp-taylor 9",
    ),
    ("perft", "depth", "手数"),
    ("perft", "size", "棋盘大小：N，或 行数x列数"),
    ("perft", "rules", "按哪种规则禁止着法"),
    ("perft", "no_passes", "不许停一手"),
    ("perft", "divide", "按第一手分别计数；手数为 0 时没有可分的"),
    ("help", "", "显示帮助"),
];
