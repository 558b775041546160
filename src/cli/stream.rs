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

/// Answer positions from standard input, one per line.
///
/// Each line is a board, row by row: `.` empty, `X` black, `O` white (also `-` `0`, `x` `b` `B`, `o` `w` `W`). A
/// second field, `w` or `b`, may name the player to move. The answer is `ok` or `dead` and the board, with `*` where
/// the player to move captures, `+` where they may play, `-` where they may not, and `!` on the stones of groups
/// without liberties. A line that is not a position is answered with `error COLUMN REASON`.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(super) struct StreamArgs {
    /// Answer only one question; empty points that it does not concern are printed as dots
    #[arg(long, value_name = "QUESTION", default_value = "all", value_parser = ask())]
    ask: Ask,

    /// Size of the boards: N or ROWSxCOLUMNS [default: square, from the length of the line]
    #[arg(long, value_name = "N|RxC")]
    size: Option<Size>,

    /// Player to move if a line does not name one; with `given`, every line must
    #[arg(long, value_name = "COLOR", default_value = "white", value_parser = to_move())]
    to_move: ToMove,

    /// Print marked boards, or one JSON object per line with lists of points
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,

    /// A file, which is refused with the remedy.
    #[arg(hide = true)]
    file: Option<PathBuf>,
}

const MORE: &str = "\
Exit status: 0 every line was answered, 2 bad usage or a line that is not a position.

Example, a 3 x 3 board on which White captures a stone:
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
