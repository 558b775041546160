//! The estimated score of the last position of a game.

use gocheck_board::Bits;
use gocheck_rules::RuleSet;
use gocheck_rules::estimate::estimate;
use gocheck_rules::is_valid;
use gocheck_rules::score::{Agreed, Effort, judge};
use gocheck_sgf::{EstimatedScore, Replayer, estimate_options};
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
pub(super) struct PageEstimate {
    /// The score as in RE.
    result: String,
    /// The chance in thousandths that the score is right.
    confidence: u16,
    /// The chance in thousandths that the winner is right.
    winner: u16,
    /// True if the score is proven.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    exact: bool,
    /// The stones that are probably dead.
    dead: Vec<usize>,
    /// Black's share of each point minus White's in thousandths.
    ownership: Vec<i16>,
}

impl PageEstimate {
    /// Estimates the score of a replayer's current position, under Japanese rules if the game names none. Returns `None` if the
    /// position has no score.
    pub(super) fn new(replayer: &Replayer, seed: u64) -> Option<Self> {
        let (game, info) = (replayer.game(), replayer.info());
        let named = info.rules.as_ref().and_then(|(text, _)| RuleSet::from_record(text));
        let rules = named.filter(|rules| rules.counting().is_some()).unwrap_or(RuleSet::Japanese);
        let agreed = if rules.counts_every_stone() { Agreed::AllAlive } else { Agreed::Nothing };
        let board = game.board();
        if replayer.number() == 0 || !is_valid(&board) {
            return None;
        }
        let judged = judge(&board, &agreed, Effort::Search);
        let found = estimate(&board, &estimate_options(game, seed));
        let score = EstimatedScore::new(&judged, &info.terms(rules, game), || &found)?;
        let size = board.size();
        let judged = if score.is_exact { &judged } else { &found.judged };
        Some(Self {
            result: score.result(),
            confidence: score.confidence,
            winner: score.winner_confidence,
            exact: score.is_exact,
            dead: (0..size.area()).filter(|&at| judged.dead.contains(at)).collect(),
            ownership: found.ownership.clone(),
        })
    }
}
