//! The options for the filters: which games are wanted.

use gocheck::board::Size;
use gocheck::go::RuleSet;
use gocheck::record::{GameDate, Rank};
use gocheck_corpus::dataset::{ENDS, Filters, parse_date, parse_handicap, parse_rank, rules_of_filters};
use gocheck_program::{choice, language, parser};
use std::str::FromStr;

/// Which games are wanted. A game whose value is unknown is not, if that value is asked for.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(next_help_heading = "Filters")]
pub(super) struct FilterArgs {
    #[arg(help = language().pick("Sizes of the board: N or ROWSxCOLUMNS", "棋盘大小：N，或 行数x列数"))]
    #[arg(long, value_name = "N|RxC", value_delimiter = ',', value_parser = parser(Size::from_str))]
    size: Vec<Size>,

    #[arg(help = language().pick("Rules that RU names", "RU 写的规则"))]
    #[arg(long, value_name = "RULES", value_delimiter = ',', value_parser = choice(rules_of_filters()))]
    rules: Vec<Option<RuleSet>>,

    #[arg(help = language().pick(
        "Numbers of handicap stones: N, FROM-TO, or FROM- for any number from there; 0 is a game without \
         handicap",
        "让子数：N、从-到，或“从-”表示不限上限；0 是不让子",
    ))]
    #[arg(long, value_name = "N|FROM-TO", value_parser = parser(parse_handicap))]
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
    #[arg(long, value_name = "RANK", value_parser = parser(parse_rank))]
    min_rank: Option<Rank>,

    #[arg(help = language().pick("Greatest rank of both players", "双方的最高段位"))]
    #[arg(long, value_name = "RANK", value_parser = parser(parse_rank))]
    max_rank: Option<Rank>,

    #[arg(help = language().pick("First date: YYYY-MM-DD, YYYY-MM or YYYY", "最早日期：YYYY-MM-DD、YYYY-MM 或 YYYY"))]
    #[arg(long, value_name = "DATE", value_parser = parser(parse_date), alias = "from")]
    since: Option<GameDate>,

    #[arg(help = language().pick("Last date", "最晚日期"))]
    #[arg(long, value_name = "DATE", value_parser = parser(parse_date), alias = "to")]
    until: Option<GameDate>,

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
            from: args.since,
            to: args.until,
            players: args.player,
            results: args.result,
        }
    }
}
