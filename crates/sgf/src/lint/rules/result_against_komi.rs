use super::super::findings::Findings;
use super::super::game_end::GameEnd;
use crate::certainty::Certainty;
use crate::result::{GameResult, How};
use gocheck_rules::RuleSet;
use gocheck_text::rule;

rule! {
    ResultAgainstKomi { points: f64, komi: f64 } = Warning "R102" "result-against-komi";
    title "A margin that is impossible with the komi." "胜负的差与贴目不符。";
    message "a margin of {points} is impossible with a komi of {komi}" "胜负相差 {points}，与贴目 {komi} 不符";
    why "The board counts whole points, so a margin has half a point exactly if the komi has. Either KM or RE is wrong, or the agreed komi was not recorded."
        "棋盘上数出来的是整数，贴目有半目，胜负的差才有半目。这里 KM 或 RE 有一个不对，或者实际的贴目没有记下来。";
    fix "Check both, and correct KM or RE." "查一下两者，改正 KM 或 RE。";
    example "result_komi";
}

impl ResultAgainstKomi {
    /// Points of the board are whole numbers: half a point comes only from the komi.
    pub(in super::super) fn check(findings: &mut Findings<'_>, end: &GameEnd<'_>) {
        let GameResult::Win(_, How::Points(points)) = end.result else { return };
        // Komi in hundredths, as some servers write it, and Chinese counts in halves and quarters are accepted.
        let info = end.replayer.info();
        let Some(komi) = info.komi.filter(|&komi| !info.is_huge_komi(komi)) else { return };
        let is_half = |number: f64| number.rem_euclid(1.0) == 0.5;
        let is_whole = |number: f64| number.rem_euclid(1.0) == 0.0;
        let comes_from_nowhere =
            is_whole(komi) && is_half(points) && end.rules.is_some_and(|rules| !counts_halves(rules));
        if is_half(komi) && is_whole(points) || comes_from_nowhere {
            findings.add_with(end.site(), Self { points, komi }, |finding| {
                finding.certainty = Certainty::Likely;
            });
        }
    }
}

/// Returns true if margins may also be counted in stones, half of the points.
pub(super) const fn counts_halves(rules: RuleSet) -> bool {
    matches!(rules, RuleSet::Chinese | RuleSet::ChineseKgs | RuleSet::Ing | RuleSet::Free)
}
