//! The options for the filters: which games are wanted.

use clap::builder::TypedValueParser;
use gocheck::board::Size;
use gocheck::go::RuleSet;
use gocheck::record::{GameDate, Rank};
use gocheck_corpus::dataset::{ENDS, Filters, UNKNOWN};
use gocheck_program::{choice, parser};
use gocheck_text::{Phrase, phrase};
use std::str::FromStr;

/// Which games are wanted. A game whose value is unknown is not, if that value is asked for.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(next_help_heading = "Filters")]
pub(super) struct FilterArgs {
    /// Sizes of the board: N or ROWSxCOLUMNS
    #[arg(long, value_name = "N|RxC", value_delimiter = ',', value_parser = parser(Size::from_str))]
    size: Vec<Size>,

    /// Rules that RU names
    #[arg(long, value_name = "RULES", value_delimiter = ',', value_parser = rules())]
    rules: Vec<Option<RuleSet>>,

    /// Numbers of handicap stones: N, FROM-TO, or FROM- for any number from there; 0 is a game without handicap
    #[arg(long, value_name = "N|FROM-TO", value_parser = parser(handicap))]
    handicap: Option<[u32; 2]>,

    /// Least number of moves
    #[arg(long, value_name = "N")]
    min_moves: Option<u32>,

    /// Greatest number of moves
    #[arg(long, value_name = "N")]
    max_moves: Option<u32>,

    /// Least rank of both players, such as 5k, 3d or 1p; a professional is above every amateur
    #[arg(long, value_name = "RANK", value_parser = parser(rank))]
    min_rank: Option<Rank>,

    /// Greatest rank of both players
    #[arg(long, value_name = "RANK", value_parser = parser(rank))]
    max_rank: Option<Rank>,

    /// First date: YYYY-MM-DD, YYYY-MM or YYYY
    #[arg(long, value_name = "DATE", value_parser = parser(date))]
    from: Option<GameDate>,

    /// Last date
    #[arg(long, value_name = "DATE", value_parser = parser(date))]
    to: Option<GameDate>,

    /// Names of players, or parts of them; one of the players has one of them
    #[arg(long, value_name = "NAME")]
    player: Vec<String>,

    /// Ways to end
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
