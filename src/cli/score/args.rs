//! The options of `gocheck score`.

use super::super::input::args::PathArgs;
use super::super::options::Format;
use super::super::record::LineArgs;
use clap::builder::TypedValueParser;
use gocheck::go::RuleSet;
use gocheck_program::{choice, language, number, parser};
use gocheck_text::{Phrase, phrase};

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
pub(in crate::cli) struct ScoreArgs {
    #[command(flatten)]
    pub(super) paths: PathArgs,

    /// The game and its line of play.
    #[command(flatten)]
    pub(super) line: LineArgs,

    #[arg(help = language().pick(
        "Position after this move; 0 is the start [default: the last move]",
        "这一手之后的局面；0 是开局 [默认：最后一手]",
    ))]
    #[arg(long = "move", value_name = "N", value_parser = number::<u32>(0..))]
    pub(super) number: Option<u32>,

    #[arg(help = language().pick(
        "Scoring rules [default: those that RU names; if none, both area and territory]",
        "按这种规则计算 [默认：RU 写的规则；没有写则数子、数目都算]",
    ))]
    #[arg(long, value_name = "RULES", value_parser = rules())]
    pub(super) rules: Option<RuleSet>,

    #[arg(help = language().pick("Komi [default: from KM]", "贴目 [默认：按 KM]"))]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true, value_parser = parser(komi))]
    pub(super) komi: Option<f64>,

    #[arg(help = language().pick(
        "Stones of dead groups; all other groups that could live are alive, whatever the record marks: \
         D4,Q16, or none",
        "有这些棋子的各块是死子，其余能活的都活，\n\
         不管棋谱怎么标：D4,Q16，或 none",
    ))]
    #[arg(long, value_name = "POINTS", value_delimiter = ',')]
    pub(super) dead: Option<Vec<String>>,

    #[arg(help = language().pick(
        "Also estimate the score where it is undetermined: random games from the position show which stones \
         are dead",
        "断定不了时，另外估计比分：从这个局面随机下到底，看哪些是死子",
    ))]
    #[arg(long, conflicts_with = "dead")]
    pub(super) estimate: bool,

    #[arg(help = language().pick("Seed of the random games of --estimate", "--estimate 的随机对局的种子"))]
    #[arg(long, value_name = "N", default_value_t = 0, requires = "estimate", value_parser = number::<u64>(0..))]
    pub(super) seed: u64,

    #[arg(help = language().pick(
        "Output format: the board and what is known about it (for several files, one line each), or one JSON object \
         per file",
        "输出格式：棋盘和说明（多个文件时一个文件一行），或每个文件一个 JSON 对象",
    ))]
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,
}

const ABOUT: &str = "\
Score final positions of game records.

Plays the main line of the first game in the file (SGF) and scores the final position, by area or territory depending \
on the rules. TB and TW or --dead name the dead stones. Without them, only what is certain is used: groups that the \
opponent cannot capture whatever happens (Benson), dead stones between them, and small regions, such as sekis, where \
neither player gains by moving. If that does not settle the score, its minimum and maximum are printed; nothing is \
guessed. With --estimate, an estimate follows, which is never certain.";

const ABOUT_ZH: &str = "\
给棋谱的终局数子、数目。

读取文件（SGF）中第一局棋的主线，走到最后，按规则数子或数目。
死子由 TB 和 TW 或 --dead 说明；没有说明时，只说能够断定的：对方怎么下都提不掉的棋
（Benson 算法）、其间的死子，以及谁先动手都占不到便宜的小块，例如双活。
如果还断定不了，就给出最少和最多，不作猜测。
用 --estimate 时另外给出估计，估计并不确定。";

const MORE: &str = "\
Exit status: 0 scored, even if the score is undetermined; 2 bad usage or input.

Examples:
  gocheck score game.sgf
  gocheck score game.sgf --rules japanese --dead D4,Q16
  gocheck score game.sgf --estimate
  gocheck score --format json games/ archive.zip";

const MORE_ZH: &str = "\
退出码：0 已计算，断定不了也是 0；2 用法或输入有误。

例：
  gocheck score game.sgf
  gocheck score game.sgf --rules japanese --dead D4,Q16
  gocheck score game.sgf --estimate
  gocheck score --format json games/ archive.zip";

/// Returns a parser for the name of a rule set that defines scoring.
fn rules() -> impl TypedValueParser<Value = RuleSet> {
    let counting = RuleSet::ALL.into_iter().filter(|rules| rules.counting().is_some());
    choice(counting.map(|rules| (rules.name(), rules)))
}

/// Parses a finite number.
fn komi(text: &str) -> Result<f64, Phrase> {
    let number = gocheck::record::value::real(text).filter(|number| number.is_finite());
    number.ok_or_else(|| phrase!("expected a number such as 6.5", "应为数字，例如 6.5"))
}
