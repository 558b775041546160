//! What is said of moves: whose turn it is, and what the rules say.

use super::super::value::shown;
use super::super::{NotPlayed, Place, Player, PropertyValue, TurnFault};
use super::finding::{Certainty, Finding};
use super::findings::Findings;
use super::options::Rules;
use crate::board::{Color, Point};
use crate::diagnostic::values::{FirstMove, Judged, PointOf};
use crate::diagnostic::{Code, Message};
use crate::go::{Facts, Reason, RuleSet, Vertex, vertex};

impl Findings<'_> {
    /// A move that could not be played.
    pub(super) fn not_played(
        &mut self,
        player: &Player,
        place: Place,
        color: Color,
        value: PropertyValue<'_>,
        why: NotPlayed,
    ) {
        let text = shown(&value.text());
        let shown = Some(text.clone());
        let message = match why {
            NotPlayed::Occupied(point, stone) => {
                let facts = Facts { occupied: Some(stone), ..Facts::default() };
                return self.judge(player, place, color, point, &facts);
            }
            NotPlayed::Off => Message::OffBoard { color, value: text, size: player.game().size() },
            NotPlayed::Malformed => Message::BadPoint { of: PointOf::Move(color), value: text },
        };
        let options = self.options;
        self.add_with(player, place, message, |finding| {
            (finding.color, finding.value) = (Some(color), shown);
            finding.boards = options.boards(player, finding.number, None);
        });
    }

    /// A move out of turn, which is still to be played.
    pub(super) fn check_turn(
        &mut self,
        player: &Player,
        place: Place,
        color: Color,
        point: Option<Point>,
        fault: TurnFault,
    ) {
        let before = player.number();
        let handicap = player.info().handicap;
        let message = match fault {
            TurnFault::AgainstPl => Message::FirstPlayer { color, because: FirstMove::Pl },
            TurnFault::First => Message::FirstPlayer {
                color,
                because: handicap.map_or(FirstMove::Even, |(stones, _)| FirstMove::Handicap(stones)),
            },
            TurnFault::Twice => Message::SameColor { color, number: before + 1 },
            TurnFault::AfterTwoPasses => Message::AfterTwoPasses {
                color,
                vertex: point.map(|point| vertex(player.game().size(), point)),
            },
        };
        let certainty = match fault {
            TurnFault::AfterTwoPasses if self.rules_are_known && self.rules == RuleSet::TrompTaylor => {
                Certainty::Certain
            }
            TurnFault::AfterTwoPasses => Certainty::Possible,
            _ => Certainty::Likely,
        };
        let options = self.options;
        self.add_with(player, place, message, |finding| {
            finding.boards = options.boards(player, before, None);
            finding.number = before + 1;
            (finding.color, finding.point) = (Some(color), point);
            finding.certainty = certainty;
        });
    }

    /// What the rules say of a play that is not plain.
    #[cold]
    pub(super) fn judge(&mut self, player: &Player, place: Place, color: Color, point: Point, facts: &Facts) {
        let all = self.options.rules == Rules::All;
        let asked = if all { RuleSet::ALL.as_slice() } else { std::slice::from_ref(&self.rules) };
        let forbids = |&rules: &RuleSet| Some((rules, rules.forbids(facts)?));
        let forbidden_by: Vec<(RuleSet, Reason)> = asked.iter().filter_map(forbids).collect();
        let reason = forbidden_by.iter().map(|&(_, reason)| reason).min();
        let judged = if all {
            Judged::ByAllBut(asked.iter().copied().filter(|rules| rules.forbids(facts).is_none()).collect())
        } else if self.rules_are_known {
            Judged::By(self.rules)
        } else {
            Judged::Assumed
        };
        let certainty = match (reason, &judged) {
            (Some(Reason::Suicide), Judged::Assumed) => Certainty::Likely,
            _ => Certainty::Certain,
        };
        let vertex = vertex(player.game().size(), point);
        let Some(message) = message(color, vertex, facts, reason, judged, self.rules) else { return };
        let (options, rules) = (self.options, self.rules);
        self.add_with(player, place, message, |finding| {
            (finding.color, finding.point, finding.certainty) = (Some(color), Some(point), certainty);
            finding.add_evidence(player, facts);
            let earlier = finding.earlier.map(|earlier| earlier.after);
            finding.boards = options.boards(player, finding.number - 1, earlier);
            (finding.rules, finding.forbidden_by) =
                if all { (None, forbidden_by) } else { (Some(rules), Vec::new()) };
        });
    }
}

/// What is said of a play that is forbidden for a reason, or repeats a position; nothing of others.
fn message(
    color: Color,
    vertex: Vertex,
    facts: &Facts,
    reason: Option<Reason>,
    judged: Judged,
    rules: RuleSet,
) -> Option<Message> {
    Some(match reason {
        Some(Reason::Occupied) => Message::Occupied { color, vertex, stone: facts.occupied? },
        Some(Reason::Suicide) => Message::Suicide { color, vertex, stones: facts.suicide.into(), judged },
        Some(Reason::Ko) => Message::Ko { color, vertex, took: facts.ko?, judged },
        Some(Reason::PositionalSuperko) => {
            Message::PositionalSuperko { color, vertex, earlier: facts.position?, judged }
        }
        Some(Reason::SituationalSuperko) => {
            Message::SituationalSuperko { color, vertex, earlier: facts.situation?, judged }
        }
        None => Message::Repetition { color, vertex, earlier: facts.position?, rules },
    })
}

impl Finding {
    fn add_evidence(&mut self, player: &Player, facts: &Facts) {
        let code = self.code();
        if code == Code::Occupied {
            self.stones = self.point.into_iter().collect();
        } else if code == Code::Suicide || code == Code::Ko {
            self.stones = player.game().removed();
        }
        self.took = facts.ko.filter(|_| code == Code::Ko);
        self.earlier = if code == Code::SituationalSuperko {
            facts.situation
        } else {
            facts.position.filter(|_| code != Code::Suicide)
        };
    }
}
