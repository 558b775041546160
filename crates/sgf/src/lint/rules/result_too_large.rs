use super::super::findings::Findings;
use super::super::game_end::GameEnd;
use crate::result::{GameResult, How};
use gocheck_rules::RuleSet;
use gocheck_text::rule;

rule! {
    ResultTooLarge { points: f64, most: f64 } = Error "R103" "result-too-large";
    title "A margin that is larger than the board allows." "胜负的差超过棋盘所能有的。";
    message "a margin of {points}, but at most {most} is possible" "胜负相差 {points}，而最多只能差 {most}";
    why "No game is won by more than all points of the board plus komi and handicap. Most likely a decimal point is missing, or SZ is wrong."
        "胜负的差不会超过整个棋盘的点数加上贴目和让子。多半是漏了小数点，或者 SZ 写错了。";
    fix "Correct RE, or SZ." "改正 RE 或 SZ。";
    example "result_margin";
}

impl ResultTooLarge {
    pub(in super::super) fn check(findings: &mut Findings<'_>, end: &GameEnd<'_>) {
        let GameResult::Win(_, How::Points(points)) = end.result else { return };
        let info = end.replayer.info();
        let given = f64::from(info.given_stones(end.replayer.game()));
        let most = end.size.area() as f64 + info.komi.unwrap_or(0.0).abs() + given;
        if end.rules.is_some_and(counts_area) && points > most {
            findings.add(end.site(), Self { points, most });
        }
    }
}

const fn counts_area(rules: RuleSet) -> bool {
    !matches!(rules, RuleSet::Japanese | RuleSet::Korean | RuleSet::Free)
}
