//! `gocheck stream`: answers positions from standard input on standard output.

use super::diagnostics::fault;
use super::input::names::shown;
use super::input::read::refuse_packed;
use super::language::language;
use super::options::Format;
use anyhow::Context;
use clap::builder::TypedValueParser;
use gocheck::board::{Color, Size};
use gocheck::puzzle::Question;
use gocheck::stream::{Stopped, StreamFormat, StreamOptions, answer_all};
use gocheck_program::{Status, cannot_print, choice, messages, usage_error};
use gocheck_text::file_errors::standard_input;
use gocheck_text::phrase;
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
pub(super) struct StreamArgs {
    #[arg(help = language().pick(
        "Answer only one question; empty points that it does not concern are printed as dots",
        "只问一个问题；没有问到的空点写成 `.`",
    ))]
    #[arg(long, value_name = "QUESTION", default_value = "all", value_parser = ask())]
    ask: Ask,

    #[arg(help = language().pick(
        "Size of the boards: N or ROWSxCOLUMNS [default: square, from the length of the line]",
        "棋盘大小：N，或 行数x列数 [默认：正方形，由行的长度决定]",
    ))]
    #[arg(long, value_name = "N|RxC")]
    size: Option<Size>,

    #[arg(help = language().pick(
        "Player to move if a line does not name one; with `given`, every line must",
        "行里没有写时轮到谁下；given：每行都必须写",
    ))]
    #[arg(long, value_name = "COLOR", default_value = "white", value_parser = to_move())]
    to_move: ToMove,

    #[arg(help = language().pick(
        "Output format: marked boards, or one JSON object per line with lists of points",
        "输出格式：带标记的棋盘，或每行一个 JSON 对象，列出各点",
    ))]
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,

    /// A file, which is refused with the remedy.
    #[arg(hide = true)]
    file: Option<PathBuf>,
}

const ABOUT: &str = "\
Answer positions from standard input, one per line.

Each line is a board, row by row: `.` empty, `X` black, `O` white (also `-` `0`, `x` `b` `B`, `o` `w` `W`). A second \
field, `w` or `b`, may name the player to move. The answer is `ok` or `dead` and the board, with `*` where the player \
to move captures, `+` where they may play, `-` where they may not, and `!` on the stones of groups without liberties. \
A line that is not a position is answered with `error COLUMN REASON`.";

const ABOUT_ZH: &str = "\
从标准输入逐行读取局面，把答案写到标准输出。

一行是一个棋盘，按行排列：`.` 空点，`X` 黑子，`O` 白子
（也可用 `-` `0`，`x` `b` `B`，`o` `w` `W`）；后面可以再写 `w` 或 `b`，表示轮到谁下。
答案是 `ok` 或 `dead` 加上棋盘：`*` 是下一手能提子的点，`+` 是其他能落子的点，
`-` 是不能落子的点，`!` 是没有气的棋子。不是局面的行回答 `error 列号 原因`。";

const MORE: &str = "\
Exit status: 0 every line was answered, 2 bad usage or a line that is not a position.

Example, a 3 x 3 board on which White captures a stone:
  $ echo .OX...... | gocheck stream
  ok +OX++*+++";

const MORE_ZH: &str = "\
退出码：0 每行都有答案；2 用法有误，或有的行不是局面。

例：3 x 3 的棋盘，白方提一子：
  $ echo .OX...... | gocheck stream
  ok +OX++*+++";

#[derive(Clone, Copy, Debug)]
struct Ask(Option<Question>);

fn ask() -> impl TypedValueParser<Value = Ask> {
    let one = Question::ALL.map(|one| (one.name(), Ask(Some(one))));
    choice([("all", Ask(None))].into_iter().chain(one))
}

/// A colour, or the one that each line gives.
#[derive(Clone, Copy, Debug)]
struct ToMove(Option<Color>);

fn to_move() -> impl TypedValueParser<Value = ToMove> {
    let one = [Color::White, Color::Black].map(|color| (color.name(), ToMove(Some(color))));
    choice(one.into_iter().chain([("given", ToMove(None))]))
}

/// Answers every line, in order. Memory use does not grow with the input.
pub(super) fn run(args: &StreamArgs) -> anyhow::Result<Status> {
    if let Some(file) = &args.file {
        let file = shown(file);
        return Err(usage_error(phrase!(
            "stream reads positions from standard input: `gocheck stream < FILE`; puzzle files, also in archives, are \
             answered by `gocheck {file}`",
            "stream 从标准输入读局面：`gocheck stream < FILE`；题目文件和里面有题目的压缩包用 `gocheck {file}` 作答"
        )));
    }
    let form = match args.format {
        Format::Text => StreamFormat::Text,
        Format::Json => StreamFormat::Json,
    };
    let options = StreamOptions {
        ask: args.ask.0,
        to_move: args.to_move.0,
        size: args.size,
        form,
        language: language(),
    };
    let mut stdout = io::stdout().lock();
    let count =
        answer_all(&options, io::stdin(), refuse_packed, &mut stdout).map_err(|stopped| match stopped {
            Stopped::Unreadable(error) => anyhow::Error::new(error).context(cannot_read()),
            Stopped::Refused(message) => fault(&standard_input(), message),
            Stopped::Unwritable(error) => anyhow::Error::new(error).context(cannot_print()),
        })?;
    stdout.flush().with_context(cannot_print)?;
    if count.faults > 0 {
        messages::error(&phrase!(
            "{faults} of {lines} could not be read as positions",
            "{lines}中有 {faults} 行不是局面",
            faults = count.faults,
            lines = gocheck_text::count(count.lines, "line", "行")
        ));
        return Ok(Status::BadInput);
    }
    Ok(Status::Well)
}

fn cannot_read() -> String {
    phrase!("cannot read standard input", "无法读取标准输入").text(language())
}
