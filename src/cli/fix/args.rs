//! The options of `gocheck fix` and `gocheck fmt`.

use super::super::destination::DestinationArgs;
use super::super::encodings::{EncodingArgs, GuessArgs};
use super::super::input::args::PathArgs;
use super::super::options::Format;
use gocheck_program::language;

#[derive(clap::Args)]
#[command(long_about = language().pick(FIX_ABOUT, FIX_ABOUT_ZH))]
#[command(after_help = language().pick(FIX_MORE, FIX_MORE_ZH))]
pub(in crate::cli) struct FixArgs {
    /// The records and their destination.
    #[command(flatten)]
    pub(super) rewrite: RewriteArgs,

    #[arg(help = language().pick(
        "Also remove moves that cannot be played, with everything after them in their line; one past the \
         last column and row, such as [ss] on 18x18, is written as a pass",
        "还去掉无法落子的着法，连同同一变化里它后面的全部内容；最后一列和最后一行之外的点（18 路上的 [ss]）改写成停一手",
    ))]
    #[arg(long)]
    pub(super) r#unsafe: bool,
}

#[derive(clap::Args)]
#[command(long_about = language().pick(FMT_ABOUT, FMT_ABOUT_ZH))]
#[command(after_help = language().pick(FMT_MORE, FMT_MORE_ZH))]
pub(in crate::cli) struct FmtArgs {
    /// The records and their destination.
    #[command(flatten)]
    pub(super) rewrite: RewriteArgs,
}

/// The records to rewrite, and where the results go.
#[derive(clap::Args)]
#[command(mut_arg("paths", |arg| arg.help(language().pick(
    "Game records, or folders and archives (.zip, .tar, .gz, .zst) to search for *.sgf, *.gib, *.ngf, *.ugf, \
     *.ugi; - is standard input, with --diff only",
    "棋谱，或存放 *.sgf、*.gib、*.ngf、*.ugf、*.ugi 的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入，只用于 --diff",
))))]
pub(super) struct RewriteArgs {
    #[command(flatten)]
    pub(super) paths: PathArgs,

    #[command(flatten)]
    pub(super) destination: DestinationArgs,

    #[command(flatten)]
    pub(super) encoding: EncodingArgs,

    #[command(flatten)]
    pub(super) guesses: GuessArgs,

    #[arg(help = language().pick(
        "Output format: text, or one JSON object per line",
        "输出格式：文字，或每行一个 JSON 对象",
    ))]
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,
}

const FIX_ABOUT: &str = "\
Fix game records (SGF): the same moves and text, with fewer findings.

Writes UTF-8 with CA and FF[4]; writes names, values, points and passes in one notation; adds missing ] ) ; if only \
one reading is possible; merges repeated properties; and puts setup, PL and moves into separate nodes. What cannot be \
fixed stays as it is. Records in GIB, NGF and UGF become SGF. Each change is listed as FILE:LINE:COLUMN: CODE CHANGE, \
with the code that lint reports, if any.";

const FIX_ABOUT_ZH: &str = "\
修正棋谱（SGF）：着法和文字不变，问题更少。

改写成 UTF-8（写上 CA）和 FF[4]，统一属性名、值和坐标的写法，停一手写成 []，
补上缺少的 ] ) ;（只有一种读法时），合并重复的属性，摆子、PL 与着法分别写在各自的节点里。
不能修正的保持原样。GIB、NGF、UGF 格式的棋谱改写成 SGF。每处改动都列出来：文件:行:列: 代码 改动；lint 有相应代码的用 lint 的代码。";

const FIX_MORE: &str = "\
Exit status: 0 nothing is left to fix, 1 lint still has findings or a file was left as it is, with --diff also if \
something would change; 2 bad usage, or a file that cannot be read or written or contains no game.

A file is replaced completely or not at all. It is left as it is, and the reason is reported, if its encoding is a \
guess that may well be wrong, if a repair might change its meaning, or if it is larger than 8 MiB.

Examples:
  gocheck fix --diff game.sgf
  gocheck fix games/ -o fixed/
  gocheck fix --in-place --unsafe games/";

const FIX_MORE_ZH: &str = "\
退出码：0 没有要修正的了；1 lint 仍能找到问题，或有文件保持原样；
用 --diff 时，会有改动也是 1；2 用法有误，文件无法读写或没有棋谱。

文件要么整个换掉，要么不动。编码拿不准的、损坏到修正后意思可能改变的、
超过 8 MiB 的文件保持原样，并说明原因。

例：
  gocheck fix --diff game.sgf
  gocheck fix games/ -o fixed/
  gocheck fix --in-place --unsafe games/";

const FMT_ABOUT: &str = "\
Format game records (SGF): property names, escapes, white space.

Writes names in capital letters, backslashes only where they are needed, line feeds, ten moves per line, and each \
variation on a line of its own. Unlike fix, it leaves all content as it is, including damaged parts. A file that is \
not in UTF-8 is left as it is.";

const FMT_ABOUT_ZH: &str = "\
统一棋谱（SGF）的写法：属性名、转义、空白。

属性名用大写字母，反斜杠只写在必要之处，用 LF 换行，每行十手棋，每个变化另起一行。
与 fix 不同，内容一概不改，损坏之处也照原样；不是 UTF-8 的文件保持原样。";

const FMT_MORE: &str = "\
Exit status: 0 every file is formatted, 1 a file was left as it is, with --diff also if something would change; 2 \
bad usage, or a file that cannot be read or written or contains no game.

Examples:
  gocheck fmt --diff game.sgf
  gocheck fmt --in-place games/";

const FMT_MORE_ZH: &str = "\
退出码：0 写法都已统一；1 有文件保持原样；用 --diff 时，会有改动也是 1；
2 用法有误，文件无法读写或没有棋谱。

例：
  gocheck fmt --diff game.sgf
  gocheck fmt --in-place games/";
