//! The command line of `gocheck lint`.

use crate::cli::codes::CodeArgs;
use crate::cli::emitter::Emitter;
use crate::cli::encodings::EncodingArgs;
use crate::cli::input::args::PathArgs;
use crate::cli::input::source::Source;
use crate::cli::pictures::DiagramArgs;
use clap::ValueEnum;
use clap::builder::TypedValueParser;
use gocheck::record::{Rules, Severity};
use gocheck_corpus::settings::rules_by_name;
use gocheck_program::{Status, choice, language, number, output_folder, usage_error};
use gocheck_text::phrase;
use std::path::PathBuf;

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
pub(in crate::cli) struct LintArgs {
    /// The records.
    #[command(flatten)]
    pub(super) paths: PathArgs,

    #[arg(help = language().pick(
        "Rules to judge moves by; record: those that RU names; all: every rule set, summarized in a table \
         [default: record]",
        "按这种规则判断着法；record：RU 写的规则；\n\
         all：所有规则，结果列成表格 [默认：record]",
    ))]
    #[arg(long, value_name = "RULES", value_parser = rules())]
    pub(super) rules: Option<Rules>,

    /// The encoding.
    #[command(flatten)]
    pub(super) encoding: EncodingArgs,

    /// The reported codes.
    #[command(flatten)]
    pub(super) codes: CodeArgs,

    #[arg(help = language().pick(
        "Report only findings of at least this severity; note: everything [default: warning]",
        "只报告不低于这个级别的；note：连提示也报告 [默认：warning]",
    ))]
    #[arg(long, value_name = "SEVERITY", value_parser = severity())]
    pub(super) severity: Option<Severity>,

    #[arg(help = language().pick(
        "Do not read gocheck.toml from the folder of a file or the folders above it",
        "不读 gocheck.toml（可放在文件所在的文件夹或其上级）",
    ))]
    #[arg(long, hide_short_help = true)]
    pub(super) no_settings: bool,

    #[arg(help = language().pick("Ignore variations", "只看主线，略过变化"))]
    #[arg(long)]
    pub(super) main_line: bool,

    #[arg(help = language().pick(
        "Also estimate scores of games that ended by two passes, by random games: as columns of --games, and \
         as R107 where a result is probably wrong",
        "另外用随机对局估计双方各停一手终局的比分：作为 --games 的列；\n\
         结果很可能不对时报告 R107",
    ))]
    #[arg(long)]
    pub(super) estimate: bool,

    #[arg(help = language().pick("Seed of the random games of --estimate", "--estimate 的随机对局的种子"))]
    #[arg(long, value_name = "N", default_value_t = 0, requires = "estimate", value_parser = number::<u64>(0..), hide_short_help = true)]
    pub(super) seed: u64,

    #[arg(help = language().pick(
        "Output format: text, one JSON object per line, CSV, SARIF 2.1.0 for code review tools, or GitHub workflow \
         commands",
        "输出格式：文字、每行一个 JSON 对象、CSV、供代码审查工具用的 SARIF 2.1.0，或 GitHub 工作流的命令",
    ))]
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: LintFormat,

    #[arg(help = language().pick(
        "Report every finding; by default, a code that occurs more than 100 times in a file is reported \
         once, with its count",
        "逐条列出；否则一个文件里超过 100 次的代码只说一次，附上次数",
    ))]
    #[arg(long, hide_short_help = true)]
    pub(super) all: bool,

    #[arg(help = language().pick("Print the board around each move as text", "用文本打印落子处周围的棋盘"))]
    #[arg(long)]
    pub(super) show_board: bool,

    #[arg(help = language().pick("Print one row per game instead of the findings", "不打印问题，每盘棋打印一行"))]
    #[arg(long, value_name = "FORMAT", group = "instead")]
    pub(super) games: Option<GamesFormat>,

    #[arg(help = language().pick(
        "Print the paths of the clean records, or of those that are faulty or cannot be read, instead of the \
         findings",
        "不打印问题，打印没有问题的棋谱的路径，或有问题、无法读取的",
    ))]
    #[arg(long, value_name = "WHICH", group = "instead")]
    pub(super) list: Option<Which>,

    #[arg(help = language().pick(
        "End each path of --list with a NUL byte, for xargs -0",
        "--list 的每个路径以零字节结尾，供 xargs -0 用",
    ))]
    #[arg(short = '0', long, requires = "list", hide_short_help = true)]
    pub(super) null: bool,

    #[arg(help = language().pick(
        "List the names that the archive has for its files, for tar -T and other programs; for one archive",
        "--list 列出文件在压缩包里的名字，供 tar -T 等程序用；只用于一个压缩包",
    ))]
    #[arg(long, requires = "list", hide_short_help = true)]
    pub(super) members: bool,

    #[arg(help = language().pick(
        "Print how often each code was found, and in how many files, instead of the findings",
        "不打印问题，打印每个代码出现多少次、在多少个文件里",
    ))]
    #[arg(long, group = "instead")]
    pub(super) statistics: bool,

    #[arg(help = language().pick(
        "Print the games that occur more than once, also rotated or mirrored, or that are the beginning of \
         another one, instead of the findings",
        "不打印问题，打印重复的棋：相同的、旋转或翻转后相同的，或是另一盘的开头",
    ))]
    #[arg(long, group = "instead")]
    pub(super) duplicates: bool,

    #[arg(help = language().pick("Exit with status 0 even if there are findings", "有问题时退出码也是 0"))]
    #[arg(long, hide_short_help = true)]
    pub(super) exit_zero: bool,

    /// The pictures.
    #[command(flatten)]
    pub(super) diagrams: DiagramArgs,

    #[arg(help = language().pick(
        "Write a page that shows the records with findings on boards, index.html, to this folder",
        "把有问题的棋谱写进这个文件夹的网页 index.html，在棋盘上看",
    ))]
    #[arg(long, value_name = "DIR", value_parser = output_folder())]
    pub(super) html: Option<PathBuf>,
}

const ABOUT: &str = "\
Check game records (SGF) under any rule set.

Reports which records break the rules, where and why: FILE:LINE:COLUMN: CODE MESSAGE. Columns are counted as a \
terminal shows them. Every variation is played. Damage is reported, and the rest of the file is still checked.";

const ABOUT_ZH: &str = "\
按各种规则检查棋谱（SGF）。

指出哪些棋谱违反规则、在哪里、为什么：文件:行:列: 代码 说明，列按终端的显示宽度数。
每个变化都会走一遍。损坏的地方会指出来，其余部分照样检查。";

const MORE: &str = "\
Exit status: 0 no findings, 1 findings, 2 bad usage, or a file that cannot be read or contains no game.

Files may have any size and encoding. Archives need not be unpacked. Without RU, moves are checked for simple ko and \
suicide, as in Japanese rules.

Settings: the nearest gocheck.toml in the folder of a file or above it. The table [lint] has the keys rules, select, \
ignore, severity and encoding; each [[lint.folder]] has a path and the same keys, for a subfolder. The command line takes \
precedence.

Examples:
  gocheck lint games/ archive.zip
  gocheck lint --rules all --select M game.sgf
  gocheck lint --games csv archive.tar.zst > games.csv
  gocheck lint --format sarif --ignore P,R105 games/ > findings.sarif";

const MORE_ZH: &str = "\
退出码：0 没有问题；1 有问题；2 用法有误，文件无法读取或没有棋谱。

文件大小和编码不限。压缩包不用解压。没有 RU 时按日本规则检查打劫和自杀。

设置：文件所在文件夹或上级文件夹中最近的 gocheck.toml，表 [lint] 有 rules、select、ignore、severity、encoding，[[lint.folder]] 有 path 和同样的项，用于下面的文件夹。命令行优先。

例：
  gocheck lint games/ archive.zip
  gocheck lint --rules all --select M game.sgf
  gocheck lint --games csv archive.tar.zst > games.csv
  gocheck lint --format sarif --ignore P,R105 games/ > findings.sarif";

/// The formats of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum LintFormat {
    #[value(help = language().pick("Text for people", "文字，便于阅读"))]
    Text,
    #[value(help = language().pick("One JSON object per line", "一行一个 JSON 对象"))]
    Json,
    #[value(help = language().pick("A header row, then one line per finding", "一行表头，然后一行一个问题"))]
    Csv,
    #[value(help = language().pick("One SARIF log", "一份 SARIF 日志"))]
    Sarif,
    #[value(help = language().pick(
        "Workflow commands, which show findings next to the changed lines",
        "GitHub 工作流的命令，在改动旁显示问题",
    ))]
    Github,
}

/// The formats of a table of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum GamesFormat {
    #[value(help = language().pick("A header row, then one line per game", "一行表头，然后一行一盘棋"))]
    Csv,
    #[value(help = language().pick("One JSON object per line", "一行一个 JSON 对象"), alias = "jsonl")]
    Json,
}

/// Which records are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Which {
    #[value(help = language().pick("Those without findings", "没有问题的"))]
    Clean,
    #[value(help = language().pick("Those with findings, and those that cannot be read", "有问题或无法读取的"))]
    Faulty,
}

impl Which {
    /// Returns true if a record with this status is listed.
    pub(super) fn includes(self, status: Status) -> bool {
        (self == Self::Clean) == (status == Status::Well)
    }
}

/// Returns a parser for `record`, `all` or the name of a rule set.
pub(super) fn rules() -> impl TypedValueParser<Value = Rules> {
    choice(rules_by_name())
}

/// Every value of `--rules`, with its name.
fn severity() -> impl TypedValueParser<Value = Severity> {
    choice([Severity::Error, Severity::Warning, Severity::Note].map(|severity| (severity.name(), severity)))
}

impl LintFormat {
    const fn emitter(self) -> Emitter {
        match self {
            Self::Text => Emitter::Text,
            Self::Json => Emitter::Json,
            Self::Csv => Emitter::Csv,
            Self::Sarif => Emitter::Sarif,
            Self::Github => Emitter::Github,
        }
    }
}

impl LintArgs {
    /// Returns the emitter of the requested format.
    pub(super) const fn emitter(&self) -> Emitter {
        match self.games {
            Some(GamesFormat::Csv) => Emitter::Csv,
            Some(GamesFormat::Json) => Emitter::Json,
            None => self.format.emitter(),
        }
    }

    /// Returns the path of a record in the list that was asked for, as raw bytes because it may be in any encoding. Returns
    /// `None` for an archive in an archive, if the names in an archive were asked for.
    pub(super) fn listed(&self, record: &Source) -> Option<Vec<u8>> {
        let path = match self.members {
            true => record.stored()?,
            false => record.path().as_os_str().as_encoded_bytes(),
        };
        Some([path, if self.null { b"\0" } else { b"\n" }].concat())
    }

    /// Returns true if a table of all rule sets follows the findings.
    pub(super) fn shows_rule_table(&self) -> bool {
        self.format == LintFormat::Text
    }

    /// Returns an error if options contradict each other.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        let is_instead = self.games.is_some() || self.list.is_some() || self.statistics || self.duplicates;
        if self.show_board && (self.format != LintFormat::Text || is_instead) {
            return Err(usage_error(phrase!(
                "--show-board needs --format text",
                "--show-board 只能和 --format text 一起用"
            )));
        }
        let is_data = matches!(self.format, LintFormat::Csv | LintFormat::Sarif | LintFormat::Github);
        if is_instead && is_data
            || self.format != LintFormat::Text && (self.games.is_some() || self.list.is_some())
        {
            return Err(usage_error(phrase!(
                "--format applies to findings: --games and --list have their own formats",
                "--format 用于问题：--games 和 --list 有自己的格式"
            )));
        }
        Ok(())
    }
}
