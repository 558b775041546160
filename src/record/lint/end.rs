//! The end of the main line: what the result says against it.

use super::super::result::{GameResult, How};
use super::super::{Place, Player};
use super::finding::Certainty;
use super::findings::Findings;
use crate::board::Color;
use crate::diagnostic::Message;
use crate::diagnostic::values::Loss;
use crate::go::{RuleSet, Setup};

impl Findings<'_> {
    /// Compares RE with what is known: the komi, the size of the board, the end of the main line.
    pub(super) fn check_end(&mut self, player: &Player) {
        let info = player.info();
        let (Some(size), Some((GameResult::Win(winner, how), place))) = (info.size, info.result) else {
            return;
        };
        let rules = Some(self.rules).filter(|_| self.rules_are_known);
        let is_over = player.passes() >= 2;
        match how {
            How::Points(points) => {
                self.check_komi(player, points, rules, place);
                let given = info.handicap.map_or(0.0, |(stones, _)| stones.into());
                let most = size.area() as f64 + info.komi.unwrap_or(0.0).abs() + given;
                if rules.is_some_and(counts_area) && points > most {
                    self.add(player, place, Message::ResultMargin { points, most });
                }
                if is_over && rules == Some(RuleSet::TrompTaylor) {
                    self.check_score(player, winner, points, place);
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
        const MAX_KOMI: f64 = 100.0;
        let Some(komi) = player.info().komi.filter(|komi| komi.abs() < MAX_KOMI) else { return };
        let is_half = |number: f64| number.rem_euclid(1.0) == 0.5;
        let is_whole = |number: f64| number.rem_euclid(1.0) == 0.0;
        let comes_from_nowhere =
            is_whole(komi) && is_half(points) && rules.is_some_and(|rules| !counts_halves(rules));
        if is_half(komi) && is_whole(points) || comes_from_nowhere {
            let message = Message::ResultKomi { points, komi };
            self.add_with(player, place, message, |finding| finding.certainty = Certainty::Likely);
        }
    }

    /// Tromp-Taylor rules count the board as it stands.
    fn check_score(&mut self, player: &Player, winner: Color, points: f64, place: Place) {
        let Some(komi) = player.info().komi else { return };
        let [black, white] = area_score(&player.game().board());
        let margin = black as f64 - white as f64 - komi;
        let said = if winner == Color::Black { points } else { -points };
        if margin != said {
            self.add(player, place, Message::ResultScore { black, white, komi });
        }
    }
}

const fn counts_area(rules: RuleSet) -> bool {
    !matches!(rules, RuleSet::Japanese | RuleSet::Korean | RuleSet::Free)
}

/// Whether margins are counted in stones of half the points, too.
const fn counts_halves(rules: RuleSet) -> bool {
    matches!(rules, RuleSet::Chinese | RuleSet::ChineseKgs | RuleSet::Ing | RuleSet::Free)
}

/// Each player's stones and the empty points that reach only them.
fn area_score(board: &Setup) -> [usize; 2] {
    let size = board.size();
    let mut score = [0; 2];
    board.stones().for_each(|(_, color)| score[color as usize] += 1);
    let mut seen = vec![false; size.area()];
    for start in board.empty_points() {
        if std::mem::replace(&mut seen[size.index(start)], true) {
            continue;
        }
        let mut region = vec![start];
        let mut reaches = [false; 2];
        let mut next = 0;
        while let Some(&point) = region.get(next) {
            next += 1;
            for neighbor in size.neighbors(point) {
                match board.get(neighbor) {
                    Some(color) => reaches[color as usize] = true,
                    None if std::mem::replace(&mut seen[size.index(neighbor)], true) => {}
                    None => region.push(neighbor),
                }
            }
        }
        for color in Color::BOTH {
            if reaches[color as usize] && !reaches[color.opponent() as usize] {
                score[color as usize] += region.len();
            }
        }
    }
    score
}
