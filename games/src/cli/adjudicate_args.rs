use crate::arena::adjudication::{Adjudication, Agreement};
use anyhow::Context;
use clap::value_parser;

/// Rules for ending games early.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Ending games early")]
pub(super) struct AdjudicateArgs {
    /// A side wins if at N consecutive moves of each player both engines report a lead for it of at least N
    /// hundredths of a stone: moves=4 score=2000
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..=2, hide_short_help = true)]
    adjudicate_score: Vec<String>,
    /// The game is drawn if at N consecutive moves of each player both engines report a lead of at most N hundredths
    /// of a stone: moves=8 score=10
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..=2, hide_short_help = true)]
    adjudicate_draw: Vec<String>,
    /// With this many empty squares or fewer, the result is that of perfect play; in games with a solver
    #[arg(long, value_name = "EMPTY", value_parser = value_parser!(u32).range(1..=64), hide_short_help = true)]
    adjudicate_exact: Option<u32>,
}

impl AdjudicateArgs {
    /// The rules given here, completed by those of `before`.
    pub(super) fn or(&self, before: Adjudication) -> anyhow::Result<Adjudication> {
        Ok(Adjudication {
            score: agreement("--adjudicate-score", &self.adjudicate_score)?.or(before.score),
            draw: agreement("--adjudicate-draw", &self.adjudicate_draw)?.or(before.draw),
            exact: self.adjudicate_exact.or(before.exact),
        })
    }
}

fn agreement(option: &'static str, words: &[String]) -> anyhow::Result<Option<Agreement>> {
    if words.is_empty() {
        return Ok(None);
    }
    words.join(" ").parse().map(Some).context(option)
}
