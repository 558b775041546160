//! The values of filters as text.

use super::filters::UNKNOWN;
use gocheck_rules::RuleSet;
use gocheck_sgf::{GameDate, Rank};
use gocheck_text::{Phrase, phrase};

/// The names of rule sets with their values, and that of unknown rules.
pub fn rules_of_filters() -> impl Iterator<Item = (&'static str, Option<RuleSet>)> {
    RuleSet::ALL.into_iter().map(|rules| (rules.name(), Some(rules))).chain([(UNKNOWN, None)])
}

/// Parses numbers of handicap stones: `N`, `FROM-TO`, or `FROM-` without a greatest number.
///
/// # Errors
/// If it is something else, or the first number is greater than the last.
pub fn parse_handicap(text: &str) -> Result<[u32; 2], Phrase> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let range =
        (from.trim().parse().ok()).zip(if to.is_empty() { Some(u32::MAX) } else { to.trim().parse().ok() });
    range.map(<[u32; 2]>::from).filter(|[from, to]| from <= to).ok_or_else(|| {
        phrase!("expected a number of stones such as 0, 2-9 or 2-", "应为让子数，例如 0、2-9、2-")
    })
}

/// Parses a rank such as `3d`.
///
/// # Errors
/// If it is something else.
pub fn parse_rank(text: &str) -> Result<Rank, Phrase> {
    Rank::parse(text)
        .ok_or_else(|| phrase!("expected a rank such as 5k, 3d or 9p", "应为段位，例如 5k、3d、9p"))
}

/// Parses a date: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`.
///
/// # Errors
/// If it is something else.
pub fn parse_date(text: &str) -> Result<GameDate, Phrase> {
    GameDate::parse(text).ok_or_else(|| {
        phrase!(
            "expected a date such as 2016, 2016-03 or 2016-03-09",
            "应为日期，例如 2016、2016-03、2016-03-09"
        )
    })
}
