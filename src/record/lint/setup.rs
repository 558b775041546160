//! What is said of setups.

use super::super::{Code, HandicapFault, Place, Player, PropertyName, PropertyValue, SetupFault};
use super::finding::Certainty;
use super::findings::Findings;
use super::form::shown;
use crate::board::Color;
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
        let text = shown(&value.text());
        let size = player.game().size();
        let (code, point, what) = match fault {
            SetupFault::Off => (Code::SetupOff, None, format!(" is off the {size} board")),
            SetupFault::Malformed => {
                (Code::BadPoint, None, ": expected a point such as pd, or aa:cc".to_owned())
            }
            SetupFault::Turned => {
                (Code::BadRectangle, None, ": a rectangle goes from its upper left corner".to_owned())
            }
            SetupFault::Idle(point) => (Code::SetupIdle, Some(point), "stands there already".to_owned()),
            SetupFault::Twice(point) => {
                (Code::SetupTwice, Some(point), "is set up twice in the node".to_owned())
            }
            SetupFault::Contradiction(point) => (
                Code::SetupContradiction,
                Some(point),
                "is set up with different colours in the node: the last one counts".to_owned(),
            ),
        };
        let message = || match point {
            None => format!("{name}[{text}]{what}"),
            Some(point) => format!("{name}[{text}]: {} {what}", vertex(size, point)),
        };
        let options = self.options;
        self.add_with(player, code, value.place, message, |finding| {
            if point.is_some() || code == Code::SetupOff {
                (finding.color, finding.point, finding.value) = (stone, point, Some(text.clone()));
            }
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
            let first = group.stones.first().copied();
            let at = first.map_or_else(String::new, |point| vertex(board.size(), point).to_string());
            let stones = if count == 1 { "stone" } else { "stones" };
            let message = || format!("the setup leaves {count} {color} {stones} at {at} without a liberty");
            self.add_with(player, Code::SetupDead, place, message, |finding| {
                (finding.color, finding.point, finding.stones) = (Some(color), first, group.stones);
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
        fault: HandicapFault,
    ) {
        if !self.wants(Code::Handicap) || std::mem::replace(&mut self.handicap_is_said, true) {
            return;
        }
        let what = match fault {
            HandicapFault::NoStones => "there is no handicap stone".to_owned(),
            HandicapFault::SetUp(black) => format!("{black} black stones are set up"),
            HandicapFault::Placed(placed) => format!("no stones are set up and black places {placed}"),
        };
        let message = || format!("HA[{stones}], but {what}");
        self.add_with(player, Code::Handicap, place, message, |finding| {
            finding.certainty = Certainty::Likely;
        });
    }
}
