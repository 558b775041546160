//! What is said of moves: whose turn it is, and what the rules say.

use super::super::{Code, NotPlayed, Place, Player, PropertyValue, TurnFault};
use super::finding::{Certainty, Finding};
use super::findings::Findings;
use super::form::shown;
use super::options::Rules;
use crate::board::{Color, Point};
use crate::go::{Facts, Reason, RuleSet, vertex};

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
        let size = player.game().size();
        let (code, what) = match why {
            NotPlayed::Occupied(point, stone) => {
                let facts = Facts { occupied: Some(stone), ..Facts::default() };
                return self.judge(player, place, color, point, &facts);
            }
            NotPlayed::Off => (Code::OffBoard, format!(" is off the {size} board")),
            NotPlayed::Malformed => {
                (Code::BadPoint, ": expected a point such as pd, or nothing for a pass".to_owned())
            }
        };
        let message = || format!("{color} [{text}]{what}");
        let options = self.options;
        self.add_with(player, code, place, message, |finding| {
            (finding.color, finding.value) = (Some(color), Some(text.clone()));
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
        let other = color.opponent();
        let before = player.number();
        let (code, message) = match fault {
            TurnFault::AgainstPl => (Code::FirstPlayer, format!("{color} moves first, PL says {other}")),
            TurnFault::Twice => {
                (Code::SameColor, format!("{color} moves twice running: moves {before} and {}", before + 1))
            }
            TurnFault::First => (
                Code::FirstPlayer,
                match player.info().handicap {
                    Some((stones, _)) => format!("{color} moves first: with HA[{stones}] {other} does"),
                    None => format!("{color} moves first: without handicap, setup or PL black does"),
                },
            ),
            TurnFault::AfterTwoPasses => {
                let play = match point {
                    Some(point) => format!("{color} {}", vertex(player.game().size(), point)),
                    None => color.to_string(),
                };
                (Code::AfterTwoPasses, format!("{play} after two passes, which end a game"))
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
        self.add_with(
            player,
            code,
            place,
            || message,
            |finding| {
                finding.boards = options.boards(player, before, None);
                finding.number = before + 1;
                (finding.color, finding.point) = (Some(color), point);
                finding.certainty = certainty;
            },
        );
    }

    /// What the rules say of a play that is not plain.
    #[cold]
    pub(super) fn judge(&mut self, player: &Player, place: Place, color: Color, point: Point, facts: &Facts) {
        let forbidden_by: Vec<(RuleSet, Reason)> = match self.options.rules {
            Rules::All => {
                RuleSet::ALL.into_iter().filter_map(|rules| Some((rules, rules.forbids(facts)?))).collect()
            }
            _ => self.rules.forbids(facts).map(|reason| (self.rules, reason)).into_iter().collect(),
        };
        let reason = forbidden_by.iter().map(|&(_, reason)| reason).min();
        let code = match reason {
            Some(Reason::Occupied) => Code::Occupied,
            Some(Reason::Suicide) => Code::Suicide,
            Some(Reason::Ko) => Code::Ko,
            Some(Reason::PositionalSuperko) => Code::PositionalSuperko,
            Some(Reason::SituationalSuperko) => Code::SituationalSuperko,
            None if facts.position.is_some() => Code::Repetition,
            None => return,
        };
        if !self.wants(code) {
            return;
        }
        let play = format!("{color} {}", vertex(player.game().size(), point));
        let message = self.message(&play, color.opponent(), facts, &forbidden_by, reason);
        let (options, rules, rules_are_known) = (self.options, self.rules, self.rules_are_known);
        self.add_with(
            player,
            code,
            place,
            || message,
            |finding| {
                (finding.color, finding.point) = (Some(color), Some(point));
                if reason == Some(Reason::Suicide) && options.rules != Rules::All && !rules_are_known {
                    finding.certainty = Certainty::Likely;
                }
                finding.add_evidence(player, facts, reason);
                let earlier = finding.earlier.map(|earlier| earlier.after);
                finding.boards = options.boards(player, finding.number - 1, earlier);
                match options.rules {
                    Rules::All => finding.forbidden_by = forbidden_by,
                    _ => finding.rules = Some(rules),
                }
            },
        );
    }

    fn message(
        &self,
        play: &str,
        other: Color,
        facts: &Facts,
        forbidden_by: &[(RuleSet, Reason)],
        reason: Option<Reason>,
    ) -> String {
        let repetition = match reason {
            Some(Reason::SituationalSuperko) => facts.situation,
            _ => facts.position,
        };
        let repeats = repetition.map_or_else(String::new, |earlier| match earlier.after {
            0 => format!("repeats the position at the start, a cycle of {} moves", earlier.length),
            after => format!("repeats the position after move {after}, a cycle of {} moves", earlier.length),
        });
        let what = match reason {
            Some(Reason::Occupied) => {
                let stone = facts.occupied.map_or("", Color::name);
                return format!("{play}: a {stone} stone stands there");
            }
            Some(Reason::Suicide) if facts.suicide == 1 => "is suicide".to_owned(),
            Some(Reason::Suicide) => format!("is suicide of {} stones", facts.suicide),
            Some(Reason::Ko) => {
                let took = facts.ko.unwrap_or_default();
                format!("takes back at once the ko that {other} took with move {took}")
            }
            Some(Reason::PositionalSuperko) => format!("{repeats}: positional superko"),
            Some(Reason::SituationalSuperko) => {
                format!("{repeats}, with the same player to move: situational superko")
            }
            None => repeats,
        };
        match (self.options.rules, reason) {
            (Rules::All, Some(_)) => format!("{play} {what}; {}", by_rules(forbidden_by)),
            (_, Some(Reason::Suicide)) if !self.rules_are_known => {
                format!("{play} {what}, which few rule sets allow; the record names none")
            }
            (_, Some(Reason::Suicide)) => format!("{play} {what}, which {} rules forbid", self.rules),
            (_, None) => format!("{play} {what}, which {} rules allow", self.rules),
            _ => format!("{play} {what}"),
        }
    }
}

impl Finding {
    fn add_evidence(&mut self, player: &Player, facts: &Facts, reason: Option<Reason>) {
        match reason {
            Some(Reason::Occupied) => self.stones = self.point.into_iter().collect(),
            Some(Reason::Suicide) => self.stones = player.game().removed(),
            Some(Reason::Ko) => {
                self.stones = player.game().removed();
                self.took = facts.ko;
            }
            Some(Reason::PositionalSuperko | Reason::SituationalSuperko) | None => {}
        }
        self.earlier = match reason {
            Some(Reason::Suicide) => None,
            Some(Reason::SituationalSuperko) => facts.situation,
            _ => facts.position,
        };
    }
}

/// `allowed by tromp-taylor, none`, or that nothing does.
fn by_rules(forbidden_by: &[(RuleSet, Reason)]) -> String {
    let allowed: Vec<&str> = RuleSet::ALL
        .into_iter()
        .filter(|rules| forbidden_by.iter().all(|(other, _)| other != rules))
        .map(RuleSet::name)
        .collect();
    match allowed.as_slice() {
        [] => "every rule set forbids it".to_owned(),
        allowed => format!("allowed by {}", allowed.join(", ")),
    }
}
