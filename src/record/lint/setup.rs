//! What is said of setups.

use super::super::value::shown;
use super::super::{Place, Player, PropertyName, PropertyValue, SetupFault};
use super::finding::Certainty;
use super::findings::Findings;
use crate::board::Color;
use crate::diagnostic::values::{HandicapStones, PointOf};
use crate::diagnostic::{Code, Message};
use crate::go::{is_valid, plain, vertex};

impl Findings<'_> {
    pub(super) fn check_setup(
        &mut self,
        player: &Player,
        name: PropertyName,
        stone: Option<Color>,
        value: PropertyValue<'_>,
        fault: SetupFault,
    ) {
        let code = match fault {
            SetupFault::Off => Code::SetupOff,
            SetupFault::Malformed => Code::BadPoint,
            SetupFault::Turned => Code::BadRectangle,
            SetupFault::Idle(_) => Code::SetupIdle,
            SetupFault::Twice(_) => Code::SetupTwice,
            SetupFault::Contradiction(_) => Code::SetupContradiction,
        };
        // A value may be about hundreds of points: nothing is made that is not kept.
        if !self.wants(code) {
            return;
        }
        let (name, text) = (name.to_string(), shown(&value.text()));
        let shown = Some(text.clone());
        let size = player.game().size();
        let at = |point| vertex(size, point);
        let (point, message) = match fault {
            SetupFault::Off => (None, Message::SetupOff { name, value: text, size }),
            SetupFault::Malformed => {
                return self.add(
                    player,
                    value.place,
                    Message::BadPoint { of: PointOf::Setup(name), value: text },
                );
            }
            SetupFault::Turned => {
                return self.add(player, value.place, Message::BadRectangle { name, value: text });
            }
            SetupFault::Idle(point) => {
                (Some(point), Message::SetupIdle { name, value: text, vertex: at(point) })
            }
            SetupFault::Twice(point) => {
                (Some(point), Message::SetupTwice { name, value: text, vertex: at(point) })
            }
            SetupFault::Contradiction(point) => {
                (Some(point), Message::SetupContradiction { name, value: text, vertex: at(point) })
            }
        };
        let options = self.options;
        self.add_with(player, value.place, message, |finding| {
            (finding.color, finding.point, finding.value) = (stone, point, shown);
            finding.boards = point.and_then(|_| options.boards(player, finding.number, None));
        });
    }

    /// Says which groups a setup leaves without a liberty.
    pub(super) fn check_dead(&mut self, player: &Player, place: Place) {
        if !self.wants(Code::SetupDead) {
            return;
        }
        let board = player.game().board();
        if is_valid(&board) {
            return;
        }
        let options = self.options;
        for group in plain::dead_groups(&board) {
            let (color, count) = (group.color, group.stones.len());
            let Some(&first) = group.stones.first() else { continue };
            let message = Message::SetupDead { color, count, vertex: vertex(board.size(), first) };
            self.add_with(player, place, message, |finding| {
                (finding.color, finding.point, finding.stones) = (Some(color), Some(first), group.stones);
                finding.boards = options.boards(player, finding.number, None);
            });
        }
    }

    /// Says once in a game that the handicap stones are not as many as HA says.
    pub(super) fn check_handicap(
        &mut self,
        player: &Player,
        place: Place,
        stones: u32,
        found: HandicapStones,
    ) {
        if !std::mem::replace(&mut self.handicap_is_said, true) {
            let message = Message::Handicap { stones, found };
            self.add_with(player, place, message, |finding| finding.certainty = Certainty::Likely);
        }
    }
}
