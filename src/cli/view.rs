//! `gocheck view`: shows boards on an HTML page.

use super::board_page::nothing_to_show;
use super::board_page::{self, MAX_RECORD, STDIN};
use super::diagnostics::say_diagnostic;
use super::encodings::{EncodingArgs, bad_settings};
use super::input::args::PathArgs;
use super::input::feed::{Batch, batches};
use super::input::names::is_stdin;
use super::input::source::Source;
use super::input::wanted::is_record;
use super::input::wanted::puzzles_and_records;
use super::language::language;
use super::options::{color, question};
use super::progress::RecordProgress;
use anyhow::{Context, bail};
use gocheck::board::{Color, Size};
use gocheck::diagnostic::Diagnostic;
use gocheck::page::{Page, PageBoard, PuzzleBoard, policies};
use gocheck::puzzle::{self, Name, Question};
use gocheck::record::{EncodingHints, Format};
use gocheck_corpus::votes::FolderVotes;
use gocheck_files::output::format::{FileFormat, file_format};
use gocheck_program::{Status, cannot_print, messages, parser};
use gocheck_text::{Phrase, phrase};
use rayon::prelude::*;
use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;
use std::thread;

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
#[command(mut_arg("paths", |arg| arg.help(language().pick(
    "Puzzles, game records (*.sgf, *.gib, *.ngf, *.ugf, *.ugi), or folders and archives (.zip, .tar, .gz, \
     .zst) to search for both; - is standard input",
    "题目、棋谱（*.sgf、*.gib、*.ngf、*.ugf、*.ugi），或要在其中查找两者的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入",
))))]
pub(super) struct ViewArgs {
    #[command(flatten)]
    paths: PathArgs,

    #[command(flatten)]
    encoding: EncodingArgs,

    #[arg(help = language().pick("Page to write; - is standard output", "网页文件；- 表示标准输出"))]
    #[arg(short, long, value_name = "FILE.html", default_value = "output/view.html")]
    output: PathBuf,

    #[arg(help = language().pick("Open the page in the browser", "在浏览器里打开网页"))]
    #[arg(long)]
    open: bool,

    #[arg(help = language().pick(
        "Print the Content-Security-Policy that a server must send with each kind of page, and exit",
        "输出服务器发送各种网页时要用的 Content-Security-Policy 头部，然后退出",
    ))]
    #[arg(long)]
    csp: bool,

    #[arg(help = language().pick("Title above the boards", "棋盘上方的标题"))]
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,

    #[arg(help = language().pick("Hide the answers to puzzles until they are solved", "先做题，做完才能看答案"))]
    #[arg(long)]
    exercise: bool,

    #[arg(help = language().pick(
        "Estimate the score of the last position of each game by random games",
        "随机下到底，估计每局棋最后局面的比分",
    ))]
    #[arg(long)]
    estimate: bool,

    #[arg(help = language().pick(
        "Ask this question of every puzzle, whatever its name",
        "不管文件名，每道题都问这个问题",
    ))]
    #[arg(long, value_name = "QUESTION", value_parser = question())]
    ask: Option<Question>,

    #[arg(help = language().pick(
        "Size of the puzzles' boards: N or ROWSxCOLUMNS",
        "题目的棋盘大小：N，或 行数x列数",
    ))]
    #[arg(long, value_name = "N|RxC", default_value_t, value_parser = parser(Size::from_str))]
    size: Size,

    #[arg(help = language().pick("Player to move in puzzles", "题目里轮到谁下"))]
    #[arg(long, value_name = "COLOR", default_value = "white", value_parser = color())]
    to_move: Color,
}

const ABOUT: &str = "\
Write a page that shows boards in a browser.

The page is a single file that needs no network: it can be mailed, printed, or put on any web server. Point at a \
stone to see its liberties, or at an empty point to see what a move there would do, under nine rule sets. Play on, \
edit the position, solve the puzzles, and step through records with the findings of lint. Without files, the page has \
an empty board.";

const ABOUT_ZH: &str = "\
把棋盘写成网页，在浏览器里看。

只有一个文件，不需要网络，也不需要别的文件：可以发邮件、打印、放到任何网站上。
指着棋子看它的气，指着空点看下在那里会怎样，共九种规则；可以接着下、摆棋子、
做题，也可以看棋谱和 lint 在棋谱里发现的问题。不给文件就是一个空棋盘。";

const MORE: &str = "\
Exit status: 0 written, 2 bad usage or input; the page is written with whatever can be shown.

Examples:
  gocheck view data --open
  gocheck view game.sgf -o game.html
  gocheck view homework --exercise -o homework.html";

const MORE_ZH: &str = "\
退出码：0 已写好；2 用法或输入有误，能显示的仍在网页里。

例：
  gocheck view data --open
  gocheck view game.sgf -o game.html
  gocheck view homework --exercise -o homework.html";

/// Prints the header for each kind of page, below its name.
fn print_policies() -> anyhow::Result<Status> {
    let mut out = io::stdout().lock();
    for (page, policy) in policies() {
        writeln!(out, "# {}\nContent-Security-Policy: {policy}", page.text(language()))
            .with_context(cannot_print)?;
    }
    out.flush().with_context(cannot_print)?;
    Ok(Status::Well)
}

pub(super) fn run(args: &ViewArgs) -> anyhow::Result<Status> {
    if args.csp {
        return print_policies();
    }
    if !is_stdin(&args.output) {
        file_format(&args.output, &[FileFormat::Html], FileFormat::Html)?;
    }
    let mut files = args.paths.files(puzzles_and_records(args.ask.is_some()))?;
    let progress = RecordProgress::new(&mut files);
    let (mut encodings, mut votes) = (args.encoding.encodings(), FolderVotes::default());
    let read = |batch: Batch| {
        let given = encodings.of_all(&batch.sources).map_err(bad_settings)?;
        let hints = votes.hints(&batch.sources, &given);
        let entries =
            batch.sources.par_iter().zip(hints).map(|(source, encoding)| args.entries(source, encoding));
        let entries = entries.collect::<Vec<Result<Vec<PageBoard>, Failed>>>();
        progress.advance(&batch.sources);
        anyhow::Ok(entries)
    };
    let read: Vec<Vec<_>> =
        thread::scope(|scope| batches(&files, scope).into_iter().map(read).collect::<anyhow::Result<_>>())?;
    drop(progress);
    let mut status = Status::Well;
    let mut boards = Vec::new();
    for outcome in read.into_iter().flatten() {
        match outcome {
            Ok(mut entries) => boards.append(&mut entries),
            Err(Failed { shown, diagnostics }) => {
                diagnostics.iter().for_each(|diagnostic| say_diagnostic(&shown, diagnostic));
                status = Status::BadInput;
            }
        }
    }
    if boards.is_empty() && !files.is_empty() {
        bail!(nothing_to_show());
    }
    let page = Page::new(args.title.as_deref().unwrap_or_default(), language(), boards);
    let page = if args.exercise { page.into_exercise() } else { page };
    if is_stdin(&args.output) {
        let mut out = io::stdout().lock();
        page.write(&mut out).and_then(|()| out.flush()).with_context(cannot_print)?;
        return Ok(status);
    }
    board_page::write(&page, &args.output)?;
    if args.open && open::that(&args.output).is_err() {
        let page = args.output.display().to_string();
        messages::note(&phrase!(
            "no browser was found: open {page} yourself",
            "没有找到浏览器：请自己打开 {page}"
        ));
    }
    Ok(status)
}

/// A file that cannot be shown.
struct Failed {
    shown: String,
    diagnostics: Vec<Diagnostic>,
}

impl ViewArgs {
    /// The boards of a file.
    fn entries(&self, source: &Source, encoding: EncodingHints) -> Result<Vec<PageBoard>, Failed> {
        let failed = |diagnostics| Failed { shown: source.shown.clone(), diagnostics };
        // Standard input has no name that says what it is.
        let is_unnamed = is_stdin(source.file());
        let stem = if is_unnamed { STDIN.to_owned() } else { source.stem() };
        let bytes = source.bytes(MAX_RECORD).map_err(|message| failed(vec![message.into()]))?;
        let begins_like_record =
            || bytes.trim_ascii_start().starts_with(b"(") || Format::of(&bytes).is_some();
        if is_record(&source.unpacked_path()) || is_unnamed && begins_like_record() {
            return board_page::games(&bytes, &stem, encoding, None, self.estimate.then_some(0))
                .map_err(failed);
        }
        let read = puzzle::Puzzle::parse(&bytes, self.size).map_err(|errors| failed(errors.0))?;
        let name = Name::of_file(&stem).ok();
        let mut puzzle = PuzzleBoard::new(&stem, &read.setup, self.to_move);
        puzzle.ask = self.ask.or_else(|| name.as_ref()?.question());
        puzzle.tag = name.and_then(|name| name.tag().map(str::to_owned));
        puzzle.notes = read
            .warnings
            .iter()
            .map(|warning| Phrase::in_each(|language| warning.text(language).message.into_owned()))
            .collect();
        Ok(vec![PageBoard::Puzzle(puzzle)])
    }
}
