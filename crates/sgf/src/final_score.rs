//! The score of the end of a game.

use crate::estimated::EstimatedScore;
use crate::lint::Findings;
use crate::replayer::Replayer;
use gocheck_board::Color;
use gocheck_rules::RuleSet;
use gocheck_rules::score::{Agreed, Effort, Judged, judge};

/// The score of a game that ended by two passes, estimated if it is not certain.
pub(crate) struct FinalScore {
    pub(crate) score: EstimatedScore,
    /// The position as it is counted; `None` if it is as the estimate counts it.
    judged: Option<Judged>,
}

impl FinalScore {
    /// The score of the current position. `None` if estimates are not wanted, the game has not ended, or its komi or
    /// prisoners are unknown.
    pub(crate) fn of(findings: &mut Findings<'_>, replayer: &Replayer, agreed: &Agreed) -> Option<Self> {
        let seed = findings.options.estimate?;
        let info = replayer.info();
        if replayer.passes() < 2 || info.size.is_none() || info.meant_komi().is_none() {
            return None;
        }
        let terms = info.terms(findings.rules, replayer.game());
        let judged = judge(&replayer.game().board(), terms.agreed(agreed), Effort::Search);
        let mut score = EstimatedScore::new(&judged, &terms, || findings.estimate(replayer, seed))?;
        if !findings.rules_are_known {
            let by_area = info.terms(RuleSet::Chinese, replayer.game());
            let by_area = EstimatedScore::new(&judged, &by_area, || findings.estimate(replayer, seed));
            score = by_area.map_or(score, |by_area| score.without_rules(&by_area));
        }
        Some(Self { score, judged: score.is_exact.then_some(judged) })
    }

    /// Whose each point is, row by row.
    pub(crate) fn owners(self, findings: &mut Findings<'_>, replayer: &Replayer) -> Vec<Option<Color>> {
        let seed = findings.options.estimate.unwrap_or_default();
        let judged = self.judged.unwrap_or_else(|| findings.estimate(replayer, seed).judged.clone());
        let owner = |letter| match letter {
            'X' | 'o' | '+' => Some(Color::Black),
            'O' | 'x' | '-' => Some(Color::White),
            _ => None,
        };
        judged.board.size().points().map(|point| owner(judged.letter(point))).collect()
    }
}
