//! The command-line program: arguments, input, output, messages and the exit status.
//!
//! A file uses only files on the lines below its own:
//!
//! | files | contents |
//! | --- | --- |
//! | `answer`, `dataset`, `explain`, `fix`, `generate`, `grade`, `lint`, `perft`, `position`, `score`, `stream`, `view` | one command each: its options and how it runs |
//! | `puzzles` | the puzzles that the command line names |
//! | `pictures` | pictures of puzzles, diagrams, the command `render`; `no_pictures` without the feature `render` |
//! | `board_page` | pages of boards |
//! | `expected` | printed comparisons with expected answers |
//! | `destination` | where rewritten records go |
//! | `emitter` | output formats |
//! | `report` | printed answers |
//! | `record` | a record from its file to a position |
//! | `input` | files in folders, lists and archives |
//! | `encodings` | the encoding of records: `--encoding`, and `encoding` in `gocheck.toml` |
//! | `code_texts`, `codes` | explanations, lists and choice of codes |
//! | `finding_text` | the text of a finding in a record |
//! | `diagnostics`, `options`, `progress` | printed diagnostics, shared options, the progress bar |
//! | `words` | shared messages |
//! | `schemas` | the JSON schemas of the commands' output |
//! | `help` | the layout of help texts in both languages |
//! | `language` | the choice of the language |

mod all_codes;
mod answer;
mod board_page;
mod code_texts;
mod codes;
mod dataset;
mod destination;
mod diagnostics;
mod emitter;
mod encodings;
mod expected;
mod explain;
mod finding_text;
mod fix;
mod generate;
mod grade;
mod help;
mod input;
mod language;
mod lint;
mod options;
mod perft;
#[cfg_attr(not(feature = "render"), path = "no_pictures.rs")]
mod pictures;
mod position;
mod progress;
mod puzzles;
mod record;
mod report;
mod schemas;
mod score;
mod score_board;
mod score_estimate;
mod stream;
mod view;
mod words;

pub use all_codes::{all_codes, puzzle_codes};
use anyhow::Context;
use clap::{CommandFactory, Parser, Subcommand};
use gocheck::diagnostic::Language;
pub use gocheck_corpus::{
    Checked, RecordFile, Wanted, check_records, is_packed, read_records, records_in_archive,
};
use gocheck_program::{
    Status, Task, arguments, by_task, choice, general_options, language, number, run_described,
};
use gocheck_text::phrase;
use help::describe;
use language::choose_language;
use std::process::ExitCode;

/// Serves as the launcher of a student's program if this process was started as one, and otherwise makes its executable the
/// launcher. Call it first in a program that runs commands; otherwise `grade --run` is refused.
#[must_use]
pub fn launched() -> Option<ExitCode> {
    gocheck_sandbox::launcher::serve_if_asked()
}

/// Runs `gocheck` with the command line of the process.
pub fn main() -> ExitCode {
    let args = arguments();
    choose_language(&args);
    let describe = |program: clap::Command| by_task(describe(program.arg(schemas::option())), &args, TASKS);
    run_described(&args, describe, run).into()
}

/// The order of the commands in the help.
const TASKS: &[Task] = &[
    (("Puzzles", "题目"), &["check", "explain", "generate", "view"]),
    (("A class", "班级"), &["grade"]),
    (("Game records", "棋谱"), &["lint", "fix", "fmt", "position", "score", "render"]),
    (("In bulk", "批量"), &["stream", "dataset", "perft"]),
];

#[derive(Parser)]
#[command(name = "gocheck", version)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
struct GocheckArgs {
    /// The command. Without one, puzzles are answered.
    #[command(subcommand)]
    command: Option<Command>,

    /// The options without a command.
    #[command(flatten)]
    answer: answer::AnswerArgs,

    #[arg(help = language().pick(
        "Number of threads [default: one per core]",
        "同时工作的线程数 [默认：每个处理器核心一个]",
    ))]
    #[arg(short, long, value_name = "N", value_parser = number::<u16>(1..=1024), global = true, help_heading = general_options(), display_order = 900)]
    jobs: Option<u16>,

    #[arg(help = language().pick(
        "Language of help and messages; pages follow the browser [default: from LC_ALL, LC_MESSAGES, LANG]",
        "用哪种语言显示：en 或 zh；网页随浏览器 [默认：由 LC_ALL、LC_MESSAGES、LANG 决定]",
    ))]
    #[arg(long, value_name = "LANG", value_parser = choice(Language::ALL.map(|language| (language.name(), language))), global = true, help_heading = general_options(), display_order = 901)]
    lang: Option<Language>,
}

const ABOUT: &str = "\
Check Go puzzles: validity, captures, legal moves.

Reads puzzle files (one `row col color` per line; -1 is black, 1 is white), answers the question that each file's \
name asks, prints the answers, writes them to the output folder with pictures of the boards, and compares them with \
expected answers.";

const ABOUT_ZH: &str = "\
检查围棋残局：局面是否合规、哪里能提子、哪里能落子。

读取题目文件（一行一颗棋子：行、列、颜色；-1 是黑子，1 是白子），按文件名所问的问题作答，
打印答案，把答案和棋盘图片写进输出文件夹，还可以与已有的答案比较。";

const MORE: &str = "\
Exit status: 0 success, 1 an answer differs from the expected one, 2 bad usage or input.

The name of a puzzle's file determines the question: <tag>_0 and <tag>_00 ask for rule 1 (every group has a \
liberty), <tag>_1 to <tag>_4 for captures, <tag>_5 for legal moves. Write ./lint for a file that is named like a \
command. --select and --ignore apply to warnings; errors are always reported.

Examples:
  gocheck data/train_*.txt --expect data/answer_for_train.txt
  gocheck --ask moves --size 19 --to-move black position.txt";

const MORE_ZH: &str = "\
退出码：0 一切正常；1 有答案与给定的不同；2 用法或输入有误。

每题问什么由文件名决定：<tag>_0 和 <tag>_00 问是否合乎规则 1（每块棋都有气），
<tag>_1 到 <tag>_4 问哪里能提子，<tag>_5 问哪里能落子。
与命令同名的文件写成 ./lint 的形式。
--select 和 --ignore 只影响警告；错误总会显示。

例：
  gocheck data/train_*.txt --expect data/answer_for_train.txt
  gocheck --ask moves --size 19 --to-move black position.txt";

const CHECK: &str = "\
Answer puzzles; `gocheck FILE` does the same.

Reads puzzle files, answers the question that each file's name asks, prints the answers, writes them to the output \
folder with pictures of the boards, and compares them with expected answers.";

const CHECK_ZH: &str = "\
答题；`gocheck 文件` 效果相同。

读取题目文件，按文件名所问的问题作答，打印答案，把答案和棋盘图片写进输出文件夹，
还可以与已有的答案比较。";

/// The commands.
#[derive(Subcommand)]
enum Command {
    /// Puzzles are answered without a command, too.
    #[command(long_about = language().pick(CHECK, CHECK_ZH), after_help = language().pick(MORE, MORE_ZH))]
    Check(answer::AnswerArgs),
    Stream(stream::StreamArgs),
    Grade(grade::GradeArgs),
    Generate(generate::GenerateArgs),
    Explain(explain::ExplainArgs),
    Lint(lint::LintArgs),
    Fix(fix::FixArgs),
    #[command(alias = "format")]
    Fmt(fix::FmtArgs),
    Dataset(Box<dataset::DatasetArgs>),
    Position(position::PositionArgs),
    Score(score::ScoreArgs),
    #[command(flatten)]
    Picture(pictures::PictureCommand),
    View(view::ViewArgs),
    Perft(perft::PerftArgs),
}

/// Runs the parsed command.
///
/// # Errors
/// If nothing can be done with the input, or the output cannot be written. An error in one of several inputs is
/// reported and becomes part of the status.
fn run(args: GocheckArgs) -> anyhow::Result<Status> {
    // The language was selected before parsing.
    let _ = args.lang;
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.jobs.map_or(0, usize::from));
    threads
        .build_global()
        .with_context(|| phrase!("cannot start threads", "无法启动线程").text(language()))?;
    match &args.command {
        None => answer::run(&args.answer, Some(&GocheckArgs::command())),
        Some(Command::Check(args)) => answer::run(args, None),
        Some(Command::Stream(args)) => stream::run(args),
        Some(Command::Grade(args)) => grade::run(args),
        Some(Command::Generate(args)) => generate::run(args),
        Some(Command::Explain(args)) => explain::run(args),
        Some(Command::Lint(args)) => lint::run(args),
        Some(Command::Fix(args)) => fix::run_fix(args),
        Some(Command::Fmt(args)) => fix::run_fmt(args),
        Some(Command::Dataset(args)) => dataset::run(args),
        Some(Command::Position(args)) => position::run(args),
        Some(Command::Score(args)) => score::run(args),
        Some(Command::Picture(command)) => command.run(),
        Some(Command::View(args)) => view::run(args),
        Some(Command::Perft(args)) => perft::run(args),
    }
}
