//! The command line of `gocheck dataset`.

use super::filters::FilterArgs;
use crate::cli::encodings::{EncodingArgs, GuessArgs};
use crate::cli::input::args::PathArgs;
use crate::cli::options::Format;
use gocheck::record::Severity;
use gocheck_corpus::dataset::{DatasetOptions, DatasetSettings, Excluded, Faults, Split, Template};
use gocheck_program::{choice, language, number, parser, usage_error};
use std::path::PathBuf;

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
pub(in crate::cli) struct DatasetArgs {
    #[command(flatten)]
    pub(super) paths: PathArgs,

    #[arg(help = language().pick(
        "Write the records to this new folder or archive (.zip, .tar, .tar.gz, .tar.zst)",
        "把棋谱写进这个新的文件夹或压缩包（.zip、.tar、.tar.gz、.tar.zst）",
    ))]
    #[arg(short, long, value_name = "DIR|ARCHIVE")]
    pub(super) output: Option<PathBuf>,

    #[arg(help = language().pick(
        "Write a row per record to this new file (.csv, or .parquet with typed columns)",
        "把表格写进这个新文件（.csv，或列有类型的 .parquet），一行一盘棋",
    ))]
    #[arg(long, value_name = "FILE")]
    pub(super) table: Option<PathBuf>,

    #[arg(help = language().pick(
        "Write nothing; count the games that would be written and those that would be left out",
        "什么都不写；只数一数会写出和略去多少盘",
    ))]
    #[arg(long, conflicts_with_all = ["output", "table", "replace"])]
    pub(super) dry_run: bool,

    #[arg(help = language().pick(
        "Names of the new files: text with the fields {path}, {file}, {number}, {game}, {date}, {year}, \
         {event}, {black}, {white}, {black_rank}, {white_rank}, {result}, {size}, {rules}, {komi}, \
         {handicap}, {moves}, {hash}; / begins a folder",
        "新文件的名字：文字和字段 {path}、{file}、{number}、{game}、{date}、{year}、{event}、{black}、\n\
         {white}、{black_rank}、{white_rank}、{result}、{size}、{rules}、{komi}、{handicap}、{moves}、{hash}；\n\
         / 表示文件夹",
    ))]
    #[arg(long, value_name = "TEMPLATE", default_value = "{path}.sgf", value_parser = parser(Template::parse), hide_short_help = true)]
    pub(super) name_template: Template,

    #[arg(help = language().pick("Replace existing files", "替换已有的文件"))]
    #[arg(long, hide_short_help = true)]
    pub(super) replace: bool,

    #[arg(help = language().pick(
        "Divide the games into folders of this share: train=0.9,test=0.1. The moves decide, so that duplicates and \
         beginnings of at least 20 moves are in the same one",
        "按份额分进文件夹：train=0.9,test=0.1。由着法决定，重复的和 20 手以上的开头总在同一个里",
    ))]
    #[arg(long, value_name = "NAME=SHARE,...", value_parser = parser(Split::parse))]
    pub(super) split: Option<Split>,

    #[arg(help = language().pick(
        "Leave out the games of this table: that of an earlier data set or of `gocheck lint --games csv`; also \
         rotated or mirrored; may be repeated",
        "略去这个表格里的棋：以前的数据集的，或 `gocheck lint --games csv` 写的；包括旋转、翻转后相同的；可以写多次",
    ))]
    #[arg(long, value_name = "FILE")]
    pub(super) exclude: Vec<PathBuf>,

    #[arg(help = language().pick(
        "Write a row for each game that is left out to this new file (.csv): its file, its number, the reason, and \
         the game that a duplicate is compared with",
        "把略去的每一盘写进这个新文件（.csv）：文件、第几盘、原因，重复的还有与哪一盘相同",
    ))]
    #[arg(long, value_name = "FILE", hide_short_help = true)]
    pub(super) explain_dropped: Option<PathBuf>,

    #[arg(help = language().pick(
        "Also estimate the scores of games that ended by two passes: the columns estimate, estimate_confidence and \
         estimate_winner_confidence",
        "还估计两次停一手结束的棋的胜负：estimate、estimate_confidence、estimate_winner_confidence 三列",
    ))]
    #[arg(long)]
    pub(super) estimate: bool,

    #[arg(help = language().pick(
        "Also write dead stones, territory and the ownership of each point to the table, as --estimate has them: the \
         columns estimate_board and estimate_ownership",
        "表格里还写 --estimate 估计的死子、地域和每个点的归属：estimate_board、estimate_ownership 两列",
    ))]
    #[arg(long, requires = "estimate", hide_short_help = true)]
    pub(super) ownership: bool,

    #[arg(help = language().pick("Seed of the random games of --estimate", "--estimate 的随机对局的种子"))]
    #[arg(long, value_name = "N", default_value_t = 0, requires = "estimate", value_parser = number::<u64>(0..), hide_short_help = true)]
    pub(super) seed: u64,

    #[arg(help = language().pick(
        "Output format: text, or one JSON object",
        "输出格式：文字，或一个 JSON 对象",
    ))]
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,

    #[command(flatten)]
    pub(super) filters: FilterArgs,

    /// How games are fixed, and which findings and duplicates lead to exclusion.
    #[command(flatten)]
    pub(super) cleaning: CleaningArgs,
}

/// How games are fixed, and which findings and duplicates lead to exclusion.
#[derive(clap::Args)]
#[command(next_help_heading = "Findings and duplicates")]
pub(super) struct CleaningArgs {
    #[arg(help = language().pick(
        "Leave out games with these findings: a code, the beginning of one, or a name, as listed by `gocheck \
         lint --codes` [default: all errors but P104, a value in another form, such as TM[2h]]",
        "略去有这些问题的棋：写代码、代码的开头或名称，用 `gocheck lint --codes` 查看\n\
         [默认：所有错误，除了 P104，即写法不合规定的值，例如 TM[2h]]",
    ))]
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    select: Vec<String>,

    #[arg(help = language().pick("Keep games in spite of these findings", "有这些问题的棋照样留下"))]
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    ignore: Vec<String>,

    #[arg(help = language().pick(
        "Leave out games with findings of at least this severity [default: error, or any with --select]",
        "略去问题不低于这个级别的棋 [默认：error；用 --select 时不限]",
    ))]
    #[arg(long, value_name = "SEVERITY", value_parser = choice([Severity::Error, Severity::Warning, Severity::Note].map(|severity| (severity.name(), severity))))]
    severity: Option<Severity>,

    #[arg(help = language().pick(
        "Keep games in spite of all findings, and those that cannot be fixed as they are",
        "有问题的也留下，无法修正的原样留下",
    ))]
    #[arg(long, conflicts_with_all = ["select", "ignore", "severity"], hide_short_help = true)]
    pub(super) keep_faulty: bool,

    #[arg(help = language().pick("Keep duplicates", "重复的也留下"))]
    #[arg(long, hide_short_help = true)]
    pub(super) keep_duplicates: bool,

    #[arg(help = language().pick(
        "Also remove moves that cannot be played, with everything after them in their line",
        "还去掉无法落子的着法，连同同一变化里它后面的全部内容",
    ))]
    #[arg(long, hide_short_help = true)]
    pub(super) r#unsafe: bool,

    #[arg(help = language().pick(
        "Do not read gocheck.toml from the folder of a file or the folders above it",
        "不读 gocheck.toml（可放在文件所在的文件夹或其上级）",
    ))]
    #[arg(long, hide_short_help = true)]
    no_settings: bool,

    #[command(flatten)]
    pub(super) encoding: EncodingArgs,

    #[command(flatten)]
    pub(super) guesses: GuessArgs,
}

const ABOUT: &str = "\
Make a data set of game records (SGF): clean, without duplicates, with a table.

Reads folders and archives, splits collections into games, fixes each game, chooses by filters, leaves out games with \
findings and duplicates (also rotated or mirrored, and beginnings of other games), and writes the others in UTF-8 and \
FF[4]. Reports how many games each filter left out. A run that was stopped goes on if the command is repeated.";

const ABOUT_ZH: &str = "\
整理棋谱数据集（SGF）：改好、去重，附表格。

读文件夹和压缩包，把合集拆成一盘一盘，逐盘修正，按条件挑选，略去有问题的和重复的
（包括旋转、翻转后相同的，和另一盘的开头），其余的写成 UTF-8 和 FF[4]。
报告每个条件略去多少盘。中断以后，再运行同一条命令就接着做。";

const MORE: &str = "\
Exit status: 0 success, also if games were left out; 1 a file contains no game or may be in another encoding; 2 bad usage, or a file that cannot be \
read or written.

A game is left out for the first of these reasons that applies: unfixable damage, a board that cannot be checked, the \
filters in the order below, findings, duplicates. Of games with the same moves the one with the most values in its root \
is kept, then the first.

Examples:
  gocheck dataset games/ --dry-run
  gocheck dataset games/ archive.zip -o clean.zip --table games.csv
  gocheck dataset games/ -o clean --size 19 --handicap 0 --min-rank 5d --min-moves 50 --result points,resignation
  gocheck dataset games/ -o clean --name-template '{year}/{date}_{black}_{white}.sgf'";

const MORE_ZH: &str = "\
退出码：0 成功，略去了棋也是 0；1 有文件里没有棋谱，或编码拿不准；2 用法有误，或有文件无法读写。

每盘棋按下面第一个成立的原因略去：损坏得无法修正，棋盘无法检查，各项条件（按上面的顺序），有问题，重复。
着法相同的几盘留下根节点里信息最多的，一样多时留下最先读到的。

例：
  gocheck dataset games/ --dry-run
  gocheck dataset games/ archive.zip -o clean.zip --table games.csv
  gocheck dataset games/ -o clean --size 19 --handicap 0 --min-rank 5d --min-moves 50 --result points,resignation
  gocheck dataset games/ -o clean --name-template '{year}/{date}_{black}_{white}.sgf'";

impl DatasetArgs {
    /// # Errors
    /// If a table of games cannot be read.
    pub(super) fn options(&self) -> anyhow::Result<DatasetOptions> {
        let mut excluded = Excluded::default();
        self.exclude.iter().try_for_each(|table| excluded.add(table))?;
        Ok(DatasetOptions {
            excluded,
            split: self.split.clone(),
            estimate: self.estimate.then_some(self.seed),
            has_outlook: self.ownership,
            explanation: self.explain_dropped.clone(),
            filters: self.filters.filters(),
            keeps_duplicates: self.cleaning.keep_duplicates,
            keeps_faulty: self.cleaning.keep_faulty,
            drops_impossible: self.cleaning.r#unsafe,
            output: self.output.clone(),
            template: self.name_template.clone(),
            table: self.table.clone(),
            accepts_guesses: self.cleaning.guesses.accept_guesses,
            is_dry_run: self.dry_run,
            replaces: self.replace,
        })
    }
}

impl CleaningArgs {
    /// The encodings of games and how these are judged.
    ///
    /// # Errors
    /// If a given code does not exist.
    pub(super) fn settings(&self) -> anyhow::Result<DatasetSettings> {
        let (select, ignore) = (self.select.clone(), self.ignore.clone());
        let faults = Faults { select, ignore, severity: self.severity };
        DatasetSettings::new(self.encoding.encodings(), !self.no_settings, faults).map_err(usage_error)
    }
}
