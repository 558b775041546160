//! The estimate of `gocheck score --estimate`.

use super::language::language;
use super::score_board::{diagram, groups, rows, vertices};
use gocheck::go::Replay;
use gocheck::go::estimate::{Estimate, estimate};
use gocheck::go::score::{Judged, Terms};
use gocheck::record::{EstimatedScore, estimate_options};
use gocheck_text::phrase;
use std::cell::OnceCell;

pub(super) struct Estimated {
    /// By the terms of the certain scores; `None` if the number of prisoners is unknown.
    scores: Vec<Option<EstimatedScore>>,
    /// The estimate; `None` if every score is exact.
    estimate: Option<Estimate>,
    certain: Judged,
}

impl Estimated {
    pub(super) fn new(
        game: &Replay,
        certain: &Judged,
        terms: impl Iterator<Item = Terms>,
        seed: u64,
    ) -> Self {
        let made = OnceCell::new();
        let make = || made.get_or_init(|| estimate(&game.board(), &estimate_options(game, seed)));
        let scores = terms.map(|terms| EstimatedScore::new(certain, &terms, make)).collect();
        Self { scores, estimate: made.into_inner(), certain: certain.clone() }
    }

    /// The position as it is counted.
    fn judged(&self) -> &Judged {
        self.estimate.as_ref().map_or(&self.certain, |estimate| &estimate.judged)
    }

    /// The estimated scores in words.
    pub(super) fn lines(&self) -> Vec<String> {
        let line = |score: &EstimatedScore| {
            let result = score.result();
            if score.is_exact {
                return phrase!("estimate: {result}, the exact score", "估计：{result}，就是确定的比分");
            }
            phrase!(
                "estimate, not certain: {result} (confidence: score {confidence}, winner {winner})",
                "估计（不确定）：{result}（把握：比分 {confidence}，胜方 {winner}）",
                confidence = percent(score.confidence),
                winner = percent(score.winner_confidence)
            )
        };
        let mut lines: Vec<String> =
            self.scores.iter().flatten().map(|score| line(score).text(language())).collect();
        lines.dedup();
        lines
    }

    /// The estimated scores, the board, and the stones that are probably dead.
    pub(super) fn text(&self) -> String {
        let mut text = format!("\n{}\n", self.lines().join("\n"));
        if self.estimate.is_none() {
            return text;
        }
        text += &format!("\n{}\n", diagram(self.judged()));
        let judged = self.judged();
        let guessed = judged.dead & !self.certain.dead;
        let guessed = language().list(groups(judged, &guessed));
        let dead = match guessed.is_empty() {
            true => phrase!("no other stones are probably dead", "估计没有其他死子"),
            false => phrase!("probably dead: {groups}", "估计是死子：{groups}", groups = guessed),
        };
        text += &dead.text(language());
        text + "\n"
    }

    pub(super) fn json(&self) -> serde_json::Value {
        let judged = self.judged();
        let size = judged.board.size();
        let score = |score: &Option<EstimatedScore>| {
            serde_json::json!({
                "score": score.map(|score| score.result()),
                "confidence": score.map(|score| share(score.confidence)),
                "winner_confidence": score.map(|score| share(score.winner_confidence)),
                "exact": score.is_some_and(|score| score.is_exact),
            })
        };
        let mut object = score(&self.scores.first().copied().flatten());
        object["scores"] = self.scores.iter().map(score).collect();
        object["dead"] = vertices(size, &judged.dead).into();
        object["seki"] = vertices(size, &judged.seki).into();
        object["board"] = rows(judged).into();
        object
    }
}

/// Thousandths as a number from 0 to 1.
fn share(permille: u16) -> f64 {
    f64::from(permille) / 1000.0
}

/// Thousandths in per cent, rounded down so that only what is exact has 100 %.
fn percent(permille: u16) -> String {
    format!("{}%", permille / 10)
}
