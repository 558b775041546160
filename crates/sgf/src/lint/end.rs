//! The end of the main line, compared with the result.

use super::super::result::{GameResult, How};
use super::super::{Place, Replayer};
use super::findings::{Findings, Site};
use crate::certainty::Certainty;
use gocheck_board::Color;
use gocheck_rules::RuleSet;
use gocheck_text::{InLanguage, Language, codes};
use std::borrow::Cow;

codes! {
    /// Messages about results that contradict the game.
    pub enum ResultMessage, ResultCode {
        ResultKomi { points: f64, komi: f64 } = Warning "R102" "result-against-komi" {
            title "A margin that is impossible with the komi." "胜负的差与贴目不符。";
            message "a margin of {points} is impossible with a komi of {komi}" "胜负相差 {points}，与贴目 {komi} 不符";
            why
                "The board counts whole points, so a margin has half a point exactly if the komi has. Either KM or RE is wrong, or the agreed komi was not recorded."
                "棋盘上数出来的是整数，贴目有半目，胜负的差才有半目。这里 KM 或 RE 有一个不对，或者实际的贴目没有记下来。";
            fix "Check both, and correct KM or RE." "查一下两者，改正 KM 或 RE。";
            example "result_komi";
        }
        ResultMargin { points: f64, most: f64 } = Error "R103" "result-too-large" {
            title "A margin that is larger than the board allows." "胜负的差超过棋盘所能有的。";
            message "a margin of {points}, but at most {most} is possible" "胜负相差 {points}，而最多只能差 {most}";
            why
                "No game is won by more than all points of the board plus komi and handicap. Most likely a decimal point is missing, or SZ is wrong."
                "胜负的差不会超过整个棋盘的点数加上贴目和让子。多半是漏了小数点，或者 SZ 写错了。";
            fix "Correct RE, or SZ." "改正 RE 或 SZ。";
            example "result_margin";
        }
        ResultEnd { loser: Color, loss: Loss } = Warning "R105" "result-against-end" {
            title "The result contradicts the end of the game." "结果与对局结束的方式不符。";
            message
                "{loser} {loss}, but the game ends with two passes" "{loser}{loss}，但对局是双方各停一手结束的";
            why
                "After two passes a game is counted; a player resigns, loses on time or forfeits before that. One of the two may be wrong, which distorts statistics on how games end."
                "双方各停一手以后是数子；认输、超时、判负都在此之前。两者可能有一个不对，按终局方式做的统计也就不对。";
            fix "Correct RE, or delete passes that were not played." "改正 RE，或者删去没有下过的停一手。";
            example "result_resigned_after_passes";
        }
    }
}

/// How a game is lost before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// By resignation.
    Resignation,
    /// On time.
    Time,
    /// By forfeit.
    Forfeit,
}

impl InLanguage for Loss {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Resignation => language.pick("resigns", "认输"),
            Self::Time => language.pick("loses on time", "超时"),
            Self::Forfeit => language.pick("forfeits", "弃权"),
        }
        .into()
    }
}

impl Findings<'_> {
    /// Compares RE with the komi, the size of the board and the end of the main line.
    pub(super) fn check_end(&mut self, replayer: &Replayer) {
        let info = replayer.info();
        let (Some(size), Some((result, place))) = (info.size, info.result) else { return };
        let rules = Some(self.rules).filter(|_| self.rules_are_known);
        let is_over = replayer.passes() >= 2;
        if is_over {
            self.check_score(replayer, result, place);
        }
        let GameResult::Win(winner, how) = result else { return };
        match how {
            How::Points(points) => {
                self.check_komi(replayer, points, rules, place);
                let given = f64::from(info.given_stones(replayer.game()));
                let most = size.area() as f64 + info.komi.unwrap_or(0.0).abs() + given;
                if rules.is_some_and(counts_area) && points > most {
                    self.add(Site { replayer, place }, ResultMessage::ResultMargin { points, most });
                }
            }
            How::Resignation | How::Time | How::Forfeit if is_over => {
                let loss = match how {
                    How::Time => Loss::Time,
                    How::Forfeit => Loss::Forfeit,
                    _ => Loss::Resignation,
                };
                let message = ResultMessage::ResultEnd { loser: winner.opponent(), loss };
                self.add_with(Site { replayer, place }, message, |finding| {
                    finding.certainty = Certainty::Possible
                });
            }
            _ => {}
        }
    }

    /// Points of the board are whole numbers: half a point comes only from the komi.
    fn check_komi(&mut self, replayer: &Replayer, points: f64, rules: Option<RuleSet>, place: Place) {
        // Komi in hundredths, as some servers write it, and Chinese counts in halves and quarters are accepted.
        let info = replayer.info();
        let Some(komi) = info.komi.filter(|&komi| !info.is_huge_komi(komi)) else { return };
        let is_half = |number: f64| number.rem_euclid(1.0) == 0.5;
        let is_whole = |number: f64| number.rem_euclid(1.0) == 0.0;
        let comes_from_nowhere =
            is_whole(komi) && is_half(points) && rules.is_some_and(|rules| !counts_halves(rules));
        if is_half(komi) && is_whole(points) || comes_from_nowhere {
            let message = ResultMessage::ResultKomi { points, komi };
            self.add_with(Site { replayer, place }, message, |finding| finding.certainty = Certainty::Likely);
        }
    }
}

const fn counts_area(rules: RuleSet) -> bool {
    !matches!(rules, RuleSet::Japanese | RuleSet::Korean | RuleSet::Free)
}

/// Returns true if margins may also be counted in stones, half of the points.
pub(super) const fn counts_halves(rules: RuleSet) -> bool {
    matches!(rules, RuleSet::Chinese | RuleSet::ChineseKgs | RuleSet::Ing | RuleSet::Free)
}
