use super::super::findings::Findings;
use super::super::game_end::GameEnd;
use crate::certainty::Certainty;
use gocheck_rules::estimate::Estimate;
use gocheck_rules::score::{self, Range};
use gocheck_text::{phrase, rule};

rule! {
    ResultAgainstEstimate { margin: f64 } = Warning "R107" "result-against-estimate";
    title
        "The result is probably not the score of the final position, by an estimate of what is dead."
        "估计死活以后，最后的局面很可能不是这个结果。";
    message both {
        phrase!(
            "the final position probably scores {result}, by an estimate of the dead stones",
            "估计死活以后，最后的局面很可能是 {result}",
            result = score::result(*margin)
        )
    };
    why "After two passes the final position is counted. Which stones are dead is not marked, and more than one result is possible; but random games from the position show what nearly always lives and dies, and RE does not follow from that. It is reported only with `--estimate`, is never certain, and leaves a margin for whatever the random games leave open."
        "双方各停一手以后要数最后的局面。棋谱没有标出死子，不止一种结果说得通；但是从这个局面随机下到底，几乎总是活和死的棋算下来不是 RE。只有用 `--estimate` 时才报告，并不确定；随机对局中死活不定的棋已经留出余地。";
    fix "Look at the position with `gocheck score --estimate`. Correct RE or KM, add the missing moves, or mark the territory with TB and TW."
        "用 `gocheck score --estimate` 看这个局面。改正 RE 或 KM，补上漏记的着法，或者用 TB 和 TW 标出地。";
    example "result_estimate";
}

/// The chance in thousandths from which a group may as well be otherwise.
const OPEN: u16 = 50;
/// The chance in thousandths from which an estimated score is believed.
const SURE: u16 = 900;

impl ResultAgainstEstimate {
    /// Reports that a result is probably wrong.
    pub(super) fn report(findings: &mut Findings<'_>, end: &GameEnd<'_>, margin: f64) {
        findings.add_with(end.site(), Self { margin }, |finding| finding.certainty = Certainty::Likely);
    }
}

/// Returns true if an estimated score is hardly wrong.
pub(super) fn is_sure(estimate: &Estimate) -> bool {
    estimate.confidence() >= SURE
}

/// The range of an estimated score if anything doubtful may be otherwise.
pub(super) fn likely_range(estimate: &Estimate) -> Range {
    let mut range = estimate.judged.range;
    for doubt in estimate.doubts.iter().filter(|doubt| doubt.permille >= OPEN) {
        range.least += doubt.swing.min(0);
        range.most += doubt.swing.max(0);
    }
    range
}
