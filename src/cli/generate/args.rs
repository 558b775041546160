//! The options of `gocheck generate`.

use super::super::encodings::EncodingArgs;
use super::super::options::question;
use super::form::PuzzleFormat;
use gocheck::board::Size;
use gocheck::puzzle::{Name, Question};
use gocheck_program::{language, number, output_folder, parser};
use gocheck_text::{Phrase, phrase};
use std::path::PathBuf;
use std::str::FromStr;

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
pub(in crate::cli) struct GenerateArgs {
    #[arg(help = language().pick("Question of every puzzle", "每题都问这个问题"))]
    #[arg(long, value_name = "QUESTION", value_parser = question(), conflicts_with = "set")]
    pub(super) ask: Option<Question>,

    #[arg(help = language().pick("Generate whole sets: problems 0, 00 and 1 to 5", "出整套题：0、00 和 1 到 5"))]
    #[arg(long)]
    pub(super) set: bool,

    #[arg(help = language().pick("Number of puzzles or sets: 1 to 1000000", "出多少题，或多少套，最多 1000000"))]
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u32>(1..=1_000_000))]
    pub(super) count: u32,

    #[arg(help = language().pick(
        "Random seed; a different seed gives different puzzles",
        "随机种子；换一个数就是另一批题",
    ))]
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u64>(0..))]
    pub(super) seed: u64,

    #[arg(help = language().pick("Size of the boards: N or ROWSxCOLUMNS", "棋盘大小：N，或 行数x列数"))]
    #[arg(long, value_name = "N|RxC", default_value_t, value_parser = parser(Size::from_str))]
    pub(super) size: Size,

    #[arg(help = language().pick(
        "Difficulty, from 1 (few stones, little to get wrong) to 5 [default: 3; in a set 2, 2, 1, 2, 3, 4, \
         3]",
        "难度，从 1（子少，不易看错）到 5\n\
         [默认：3；整套题依次为 2、2、1、2、3、4、3]",
    ))]
    #[arg(long, value_name = "1..5", value_parser = number::<u8>(1..=5))]
    pub(super) difficulty: Option<u8>,

    #[arg(help = language().pick(
        "Take positions from the game records (SGF) in this folder and its subfolders, or in an archive",
        "从这个文件夹和下层文件夹，或压缩包的棋谱（SGF）里取局面",
    ))]
    #[arg(long, value_name = "PATH", alias = "from")]
    pub(super) records: Option<PathBuf>,

    /// The encoding of the records.
    #[command(flatten)]
    pub(super) encoding: EncodingArgs,

    #[arg(help = language().pick(
        "Format of the puzzles: lines of `row col color`, or game records",
        "题目的格式：txt 一行一颗棋子，sgf 棋谱",
    ))]
    #[arg(long, value_name = "FORMAT", default_value = "txt")]
    pub(super) format: PuzzleFormat,

    #[arg(help = language().pick(
        "Replace puzzles and answers with the same tag in the folder, and delete those that are not \
         generated again",
        "替换文件夹里同一 tag 的题目和答案；\n\
         这次不生成的会删除",
    ))]
    #[arg(long)]
    pub(super) replace: bool,

    #[arg(help = language().pick("Beginning of the files' names", "文件名的开头"))]
    #[arg(long, default_value = "test", value_parser = parser(tag))]
    pub(super) tag: String,

    #[arg(help = language().pick(
        "Write the puzzles and `answer_for_<tag>.txt` to this folder",
        "把题目和 `answer_for_<tag>.txt` 写进这个文件夹",
    ))]
    #[arg(short, long, value_name = "DIR", value_parser = output_folder(), default_value = "output")]
    pub(super) output: PathBuf,
}

const ABOUT: &str = "\
Generate new puzzles with their answers.

Positions come from games that the program plays, or from game records. No two positions are the same when rotated or \
mirrored, and the same seed produces the same files. White is to move.";

const ABOUT_ZH: &str = "\
出新题，并给出答案。

局面来自程序自己下的棋，或来自棋谱；任何两题都不是同一局面的旋转或翻转，
同样的种子生成同样的文件。轮到白方下。";

const MORE: &str = "\
Puzzles with one question are named <tag>_<question>_0001.txt and so on; `gocheck DIR` answers them. A set \
is <tag>_0.txt, <tag>_00.txt and <tag>_1.txt to <tag>_5.txt; if there are several sets, their tags are numbered.

Difficulty, share of the points that have stones, and how hard the position is to read:
  1   15 to 30 %    0 to 5
  2   25 to 40 %    6 to 8
  3   35 to 50 %    9 to 11
  4   43 to 55 %   12 to 14
  5   48 to 62 %   15 and more

Long groups that are short of liberties, eyes, captures that look like suicide, moves that look legal but are not, \
and stones that look capturable make a position harder to read; docs/puzzles.md has the weights.

Examples:
  gocheck generate --set --seed 3 -o homework
  gocheck generate --ask captures --count 1000 --difficulty 5 -o hard
  gocheck generate --ask moves --records games/ --count 20 --format sgf -o real";

const MORE_ZH: &str = "\
只问一个问题的题目叫 <tag>_<question>_0001.txt 等，用 `gocheck DIR` 作答。
一套题是 <tag>_0.txt、<tag>_00.txt 和 <tag>_1.txt 到 <tag>_5.txt；多套题的 tag 带编号。

难度、有子的点占棋盘的比例、读懂局面有多难：
  1   15 到 30 %    0 到 5
  2   25 到 40 %    6 到 8
  3   35 到 50 %    9 到 11
  4   43 到 55 %   12 到 14
  5   48 到 62 %   15 以上

气少的长棋块、眼、看似自杀的提子、看似能下的禁入点、看似能提的子，都会让局面更难看懂；
各占多少见 docs/puzzles.md。

例：
  gocheck generate --set --seed 3 -o homework
  gocheck generate --ask captures --count 1000 --difficulty 5 -o hard
  gocheck generate --ask moves --records games/ --count 20 --format sgf -o real";

/// Parses a tag, which must be usable in a file name.
fn tag(text: &str) -> Result<String, Phrase> {
    let is_path = text.contains(['/', '\\']) || text.starts_with('.');
    let is_name = Name::new(&format!("{text}_1")).is_ok_and(|name| name.tag() == Some(text));
    if is_path || !is_name {
        return Err(phrase!(
            "expected a part of a file name, such as `test`",
            "应为文件名的一部分，例如 `test`"
        ));
    }
    Ok(text.to_owned())
}
