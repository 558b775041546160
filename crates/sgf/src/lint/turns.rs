//! Moves out of turn.

use super::findings::{Findings, Site};
use super::rules::{
    FirstMove, MoveAfterPassesInVariation, MoveAfterTwoPasses, SameColourInVariation, SameColourTwice,
    WrongFirstPlayer,
};
use crate::TurnFault;
use crate::certainty::Certainty;
use gocheck_board::{Color, Point};
use gocheck_rules::{RuleSet, vertex};
use gocheck_text::AnyMessage;

impl Findings<'_> {
    /// Reports a move out of turn before it is played.
    pub(super) fn check_turn(
        &mut self,
        site: Site<'_>,
        color: Color,
        point: Option<Point>,
        fault: TurnFault,
    ) {
        let replayer = site.replayer;
        let before = replayer.number();
        let handicap = replayer.info().handicap;
        let message: AnyMessage = match fault {
            TurnFault::AgainstPl => WrongFirstPlayer { color, because: FirstMove::Pl }.into(),
            TurnFault::First => WrongFirstPlayer {
                color,
                because: handicap.map_or(FirstMove::Even, |(stones, _)| FirstMove::Handicap(stones)),
            }
            .into(),
            TurnFault::Twice if replayer.is_in_game() => SameColourTwice { color, number: before + 1 }.into(),
            TurnFault::Twice => SameColourInVariation { color, number: before + 1 }.into(),
            TurnFault::AfterTwoPasses => {
                let vertex = point.map(|point| vertex(replayer.game().size(), point));
                match replayer.is_in_game() {
                    true => MoveAfterTwoPasses { color, vertex }.into(),
                    false => MoveAfterPassesInVariation { color, vertex }.into(),
                }
            }
        };
        let certainty = match fault {
            TurnFault::AfterTwoPasses if self.rules_are_known && self.rules == RuleSet::TrompTaylor => {
                Certainty::Certain
            }
            TurnFault::AfterTwoPasses => Certainty::Possible,
            _ => Certainty::Likely,
        };
        let options = self.options;
        self.add_any(site, message, |finding| {
            finding.boards = options.boards(site, before, None);
            finding.number = before + 1;
            (finding.color, finding.point) = (Some(color), point);
            finding.certainty = certainty;
        });
    }
}
