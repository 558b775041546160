//! The help of `gocheck generate` in Chinese.

use super::help::Help;
use super::shared::{ENCODING, SIZE};

pub(super) const HELP: Help = Help {
    texts: &[
        ("", "出新题，并给出答案"),
        (
            "long_about",
            "出新题，并给出答案。\n\n\
         局面来自程序自己下的棋，或来自棋谱；任何两题都不是同一局面的旋转或翻转，\n\
         同样的种子生成同样的文件。轮到白方下。",
        ),
        (
            "after_help",
            "只问一个问题的题目叫 <tag>_<question>_0001.txt 等，用 `gocheck DIR` 作答。\n\
         一套题是 <tag>_0.txt、<tag>_00.txt 和 <tag>_1.txt 到 <tag>_5.txt；多套题的 tag 带编号。\n\n\
         难度、有子的点占棋盘的比例、读懂局面有多难：\n\
         \x20 1   15 到 30 %    0 到 5\n\
         \x20 2   25 到 40 %    6 到 8\n\
         \x20 3   35 到 50 %    9 到 11\n\
         \x20 4   43 到 55 %   12 到 14\n\
         \x20 5   48 到 62 %   15 以上\n\n\
         气少的长棋块、眼、看似自杀的提子、看似能下的禁入点、看似能提的子，都会让局面更难看懂；\n\
         各占多少见 docs/puzzles.md。\n\n\
         例：\n\
         \x20 gocheck generate --set --seed 3 -o homework\n\
         \x20 gocheck generate --ask captures --count 1000 --difficulty 5 -o hard\n\
         \x20 gocheck generate --ask moves --from games/ --count 20 --format sgf -o real",
        ),
        ("ask", "每题都问这个问题"),
        ("set", "出整套题：0、00 和 1 到 5"),
        ("count", "出多少题，或多少套，最多 1000000"),
        ("seed", "随机种子；换一个数就是另一批题"),
        ("from", "从这个文件夹和下层文件夹，或压缩包的棋谱（SGF）里取局面"),
        ("format", "题目文件的格式：txt 一行一颗棋子，sgf 棋谱"),
        ("size", SIZE),
        (
            "difficulty",
            "难度，从 1（子少，不易看错）到 5\n\
         [默认：3；整套题依次为 2、2、1、2、3、4、3]",
        ),
        (
            "replace",
            "替换文件夹里同一 tag 的题目和答案；\n\
         这次不生成的会删除",
        ),
        ("tag", "文件名的开头"),
        ("output", "把题目和 `answer_for_<tag>.txt` 写进这个文件夹"),
    ],
    shared: &[ENCODING],
    values: &[("format", "txt", "一行一颗棋子，依次为行、列、颜色"), ("format", "sgf", "棋谱")],
};
