//! The end of the main line: what the result says against it.

use super::super::result::{GameResult, How};
use super::super::{GameInfo, Place, Player};
use super::finding::Certainty;
use super::findings::Findings;
use crate::diagnostic::Message;
use crate::diagnostic::values::Loss;
use crate::go::RuleSet;

impl Findings<'_> {
    /// Compares RE with what is known: the komi, the size of the board, the end of the main line.
    pub(super) fn check_end(&mut self, player: &Player) {
        let info = player.info();
        let (Some(size), Some((result, place))) = (info.size, info.result) else { return };
        let rules = Some(self.rules).filter(|_| self.rules_are_known);
        let is_over = player.passes() >= 2;
        if is_over {
            self.check_score(player, result, place);
        }
        let GameResult::Win(winner, how) = result else { return };
        match how {
            How::Points(points) => {
                self.check_komi(player, points, rules, place);
                let given = info.handicap.map_or(0.0, |(stones, _)| stones.into());
                let most = size.area() as f64 + info.komi.unwrap_or(0.0).abs() + given;
                if rules.is_some_and(counts_area) && points > most {
                    self.add(player, place, Message::ResultMargin { points, most });
                }
            }
            How::Resignation | How::Time | How::Forfeit if is_over => {
                let loss = match how {
                    How::Time => Loss::Time,
                    How::Forfeit => Loss::Forfeit,
                    _ => Loss::Resignation,
                };
                let message = Message::ResultEnd { loser: winner.opponent(), loss };
                self.add_with(player, place, message, |finding| finding.certainty = Certainty::Possible);
            }
            _ => {}
        }
    }

    /// Points of the board are whole: half a point comes from the komi alone.
    fn check_komi(&mut self, player: &Player, points: f64, rules: Option<RuleSet>, place: Place) {
        // Servers that write the komi in hundredths, and Chinese counts in halves and quarters, are left alone.
        let Some(komi) = player.info().komi.filter(|komi| komi.abs() < GameInfo::NO_KOMI) else { return };
        let is_half = |number: f64| number.rem_euclid(1.0) == 0.5;
        let is_whole = |number: f64| number.rem_euclid(1.0) == 0.0;
        let comes_from_nowhere =
            is_whole(komi) && is_half(points) && rules.is_some_and(|rules| !counts_halves(rules));
        if is_half(komi) && is_whole(points) || comes_from_nowhere {
            let message = Message::ResultKomi { points, komi };
            self.add_with(player, place, message, |finding| finding.certainty = Certainty::Likely);
        }
    }
}

const fn counts_area(rules: RuleSet) -> bool {
    !matches!(rules, RuleSet::Japanese | RuleSet::Korean | RuleSet::Free)
}

/// Whether margins are counted in stones of half the points, too.
pub(super) const fn counts_halves(rules: RuleSet) -> bool {
    matches!(rules, RuleSet::Chinese | RuleSet::ChineseKgs | RuleSet::Ing | RuleSet::Free)
}
