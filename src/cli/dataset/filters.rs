//! The options for the filters: which games are wanted.

use clap::builder::TypedValueParser;
use gocheck::board::Size;
use gocheck::go::RuleSet;
use gocheck::record::{GameDate, Rank};
use gocheck_corpus::dataset::{ENDS, Filters, UNKNOWN};
use gocheck_program::{choice, language, parser};
use gocheck_text::{Phrase, phrase};
use std::str::FromStr;

/// Which games are wanted. A game whose value is unknown is not, if that value is asked for.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(next_help_heading = "Filters")]
pub(super) struct FilterArgs {
    #[arg(help = language().pick("Sizes of the board: N or ROWSxCOLUMNS", "棋盘大小：N，或 行数x列数"))]
    #[arg(long, value_name = "N|RxC", value_delimiter = ',', value_parser = parser(Size::from_str))]
    size: Vec<Size>,

    #[arg(help = language().pick("Rules that RU names", "RU 写的规则"))]
    #[arg(long, value_name = "RULES", value_delimiter = ',', value_parser = rules())]
    rules: Vec<Option<RuleSet>>,

    #[arg(help = language().pick(
        "Numbers of handicap stones: N, FROM-TO, or FROM- for any number from there; 0 is a game without \
         handicap",
        "让子数：N、从-到，或“从-”表示不限上限；0 是不让子",
    ))]
    #[arg(long, value_name = "N|FROM-TO", value_parser = parser(handicap))]
    handicap: Option<[u32; 2]>,

    #[arg(help = language().pick("Least number of moves", "最少手数"))]
    #[arg(long, value_name = "N")]
    min_moves: Option<u32>,

    #[arg(help = language().pick("Greatest number of moves", "最多手数"))]
    #[arg(long, value_name = "N")]
    max_moves: Option<u32>,

    #[arg(help = language().pick(
        "Least rank of both players, such as 5k, 3d or 1p; a professional is above every amateur",
        "双方的最低段位，例如 5k、3d、1p；职业棋手高于所有业余棋手",
    ))]
    #[arg(long, value_name = "RANK", value_parser = parser(rank))]
    min_rank: Option<Rank>,

    #[arg(help = language().pick("Greatest rank of both players", "双方的最高段位"))]
    #[arg(long, value_name = "RANK", value_parser = parser(rank))]
    max_rank: Option<Rank>,

    #[arg(help = language().pick("First date: YYYY-MM-DD, YYYY-MM or YYYY", "最早日期：YYYY-MM-DD、YYYY-MM 或 YYYY"))]
    #[arg(long, value_name = "DATE", value_parser = parser(date))]
    from: Option<GameDate>,

    #[arg(help = language().pick("Last date", "最晚日期"))]
    #[arg(long, value_name = "DATE", value_parser = parser(date))]
    to: Option<GameDate>,

    #[arg(help = language().pick(
        "Names of players, or parts of them; one of the players has one of them",
        "棋手的名字或名字的一部分；双方有一人符合其中一个就行",
    ))]
    #[arg(long, value_name = "NAME")]
    player: Vec<String>,

    #[arg(help = language().pick("Ways to end", "怎样结束"))]
    #[arg(long, value_name = "HOW", value_delimiter = ',', value_parser = choice(ENDS.map(|end| (end, end))))]
    result: Vec<&'static str>,
}

impl FilterArgs {
    /// The filters that the options name.
    pub(super) fn filters(&self) -> Filters {
        let args = self.clone();
        Filters {
            sizes: args.size,
            rules: args.rules,
            handicap: args.handicap,
            min_moves: args.min_moves,
            max_moves: args.max_moves,
            min_rank: args.min_rank,
            max_rank: args.max_rank,
            from: args.from,
            to: args.to,
            players: args.player,
            results: args.result,
        }
    }
}

/// Returns a parser for the name of a rule set, or `unknown`.
fn rules() -> impl TypedValueParser<Value = Option<RuleSet>> {
    let sets = RuleSet::ALL.into_iter().map(|rules| (rules.name(), Some(rules)));
    choice(sets.chain([(UNKNOWN, None)]))
}

fn handicap(text: &str) -> Result<[u32; 2], Phrase> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let range =
        (from.trim().parse().ok()).zip(if to.is_empty() { Some(u32::MAX) } else { to.trim().parse().ok() });
    range.map(<[u32; 2]>::from).filter(|[from, to]| from <= to).ok_or_else(|| {
        phrase!("expected a number of stones such as 0, 2-9 or 2-", "应为让子数，例如 0、2-9、2-")
    })
}

fn rank(text: &str) -> Result<Rank, Phrase> {
    Rank::parse(text)
        .ok_or_else(|| phrase!("expected a rank such as 5k, 3d or 9p", "应为段位，例如 5k、3d、9p"))
}

fn date(text: &str) -> Result<GameDate, Phrase> {
    GameDate::parse(text).ok_or_else(|| {
        phrase!(
            "expected a date such as 2016, 2016-03 or 2016-03-09",
            "应为日期，例如 2016、2016-03、2016-03-09"
        )
    })
}
