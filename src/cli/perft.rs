//! `gocheck perft`: counts the move sequences of a given length.

use anyhow::Context;
use clap::builder::TypedValueParser;
use gocheck::board::Size;
use gocheck::go::perft::{Passing, perft};
use gocheck::go::{Replay, RuleSet, vertex};
use gocheck_program::{Status, Waiting, cannot_print, choice, language, messages, number, parser};
use gocheck_text::phrase;
use std::io::{self, Write};
use std::str::FromStr;
use std::time::Instant;

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH))]
#[command(after_help = language().pick(
    "Example:\n  gocheck perft --size 3 --rules tromp-taylor 9",
    "例：\n  gocheck perft --size 3 --rules tromp-taylor 9",
))]
pub(super) struct PerftArgs {
    #[arg(help = language().pick("Number of moves", "手数"))]
    #[arg(value_parser = number::<u32>(0..=100))]
    depth: u32,

    #[arg(help = language().pick("Size of the board: N or ROWSxCOLUMNS", "棋盘大小：N，或 行数x列数"))]
    #[arg(long, value_name = "N|RxC", default_value_t, value_parser = parser(Size::from_str))]
    size: Size,

    #[arg(help = language().pick("Rules that decide which moves are legal", "按哪种规则判断能否落子"))]
    #[arg(long, value_name = "RULES", default_value = "tromp-taylor", value_parser = rules())]
    rules: RuleSet,

    #[arg(help = language().pick("Exclude passes", "不许停一手"))]
    #[arg(long)]
    no_passes: bool,

    #[arg(help = language().pick(
        "Print the count for each first move (none if the number of moves is 0)",
        "按第一手分别计数（手数为 0 时不打印）",
    ))]
    #[arg(long)]
    divide: bool,
}

const ABOUT: &str = "\
Count the move sequences of a given length (perft).

Play starts on the empty board and alternates, Black first. A pass is a move, and two passes in a row end the game; \
games that end earlier are not counted.";

const ABOUT_ZH: &str = "\
统计走若干手共有多少种下法（perft）。

从空棋盘开始，黑白轮流下。停一手也算一手，连续两次停一手则终局；提前终局的不计。";

fn rules() -> impl TypedValueParser<Value = RuleSet> {
    choice(RuleSet::ALL.map(|rules| (rules.name(), rules)))
}

/// Counts, and prints the count on standard output.
pub(super) fn run(args: &PerftArgs) -> anyhow::Result<Status> {
    let passing = if args.no_passes { Passing::Never } else { Passing::TwoEnd };
    let mut game = Replay::new(args.size);
    let mut out = io::stdout().lock();
    let started = Instant::now();
    // With --divide, the lines show the progress.
    let waiting = (!args.divide).then(Waiting::new);
    let mut nodes = 0;
    match args.depth.checked_sub(1).filter(|_| args.divide) {
        None => nodes = perft(&mut game, args.rules, passing, args.depth),
        Some(rest) => {
            let color = game.to_move();
            for point in args.size.points() {
                if game.play(color, point, args.rules).is_ok() {
                    let after = perft(&mut game, args.rules, passing, rest);
                    writeln!(out, "{} {after}", vertex(args.size, point)).with_context(cannot_print)?;
                    nodes += after;
                    game.back_to(0);
                }
            }
            if passing == Passing::TwoEnd {
                game.pass(color);
                let after = perft(&mut game, args.rules, passing, rest);
                writeln!(out, "pass {after}").with_context(cannot_print)?;
                nodes += after;
            }
        }
    }
    drop(waiting);
    writeln!(out, "{nodes}").and_then(|()| out.flush()).with_context(cannot_print)?;
    let seconds = started.elapsed().as_secs_f64();
    let rate = nodes as f64 / seconds / 1e6;
    messages::note(&phrase!(
        "{seconds:.3} s, {rate:.1} million nodes per second",
        "{seconds:.3} 秒，每秒 {rate:.1} 百万个节点"
    ));
    Ok(Status::Well)
}
