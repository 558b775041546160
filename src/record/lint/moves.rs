//! Moves: whose turn it is, where they go, and what the rules say.

use super::super::value::{Target, target};
use super::super::{Code, Name, Node, Place, Value};
use super::finding::{Certainty, Finding};
use super::form::shown;
use super::options::Rules;
use super::walk::Walk;
use crate::board::{Color, Point, Size};
use crate::go::{Facts, Reason, RuleSet, vertex};

const BLACK: Name = Name::new("B");
const WHITE: Name = Name::new("W");

/// Whose move it is, where it goes if that is a point of the board, and where it stands in the file.
#[derive(Clone, Copy)]
struct Mover {
    color: Color,
    point: Option<Point>,
    place: Place,
}

impl Walk<'_> {
    /// Plays the move of a node.
    #[inline]
    pub(super) fn play(&mut self, node: &Node, size: Size) {
        let mut is_second = false;
        for property in node.properties() {
            let color = match property.name() {
                BLACK => Color::Black,
                WHITE => Color::White,
                _ => continue,
            };
            if std::mem::replace(&mut is_second, true) {
                self.add(Code::TwoMoves, property.place(), || {
                    "two moves in a node: both are played".to_owned()
                });
            }
            self.play_move(color, &property.value(), property.place(), size);
        }
    }

    #[inline]
    fn play_move(&mut self, color: Color, value: &Value<'_>, place: Place, size: Size) {
        self.moves += 1;
        let target = target(value.bytes, size);
        if self.line.turn != Some(color) || !self.line.alternates {
            let point = if let Target::Point(point) = target { Some(point) } else { None };
            self.check_turn(Mover { color, point, place });
        }
        match target {
            Target::Point(point) => {
                if self.line.passes >= 2 {
                    self.check_passes(Mover { color, point: Some(point), place }, point);
                }
                self.line.passes = 0;
                self.count_opening(color);
                let facts = match self.replay.get(point) {
                    None => self.replay.play(color, point),
                    // Instead of it a pass, so that the others keep their numbers.
                    occupied => {
                        self.replay.pass(color);
                        Facts { occupied, ..Facts::default() }
                    }
                };
                let is_plain = facts.occupied.is_none()
                    && facts.suicide == 0
                    && facts.ko.is_none()
                    && facts.position.is_none();
                if !is_plain {
                    self.judge(color, point, &facts, place);
                }
            }
            Target::Pass => {
                let in_turn = self.line.turn == Some(color) && self.line.alternates;
                self.line.passes = if in_turn { self.line.passes.saturating_add(1) } else { 1 };
                self.replay.pass(color);
            }
            Target::Off => self.not_played(Code::OffBoard, color, value, place),
            Target::Malformed => self.not_played(Code::BadPoint, color, value, place),
        }
        (self.line.turn, self.line.alternates) = (Some(color.opponent()), true);
    }

    /// A move that cannot be played counts as one all the same, so that the others keep their numbers.
    #[cold]
    fn not_played(&mut self, code: Code, color: Color, value: &Value<'_>, place: Place) {
        self.replay.pass(color);
        self.line.passes = 0;
        if !self.wants(code) {
            return;
        }
        let text = shown(&value.text());
        let size = self.replay.size();
        let message = match code {
            Code::OffBoard => format!("{color} [{text}] is off the {size} board"),
            _ => format!("{color} [{text}]: expected a point such as pd, or nothing for a pass"),
        };
        let mut finding = self.finding(code, place, message);
        (finding.color, finding.value) = (Some(color), Some(text));
        finding.boards = self.boards(finding.number, None);
        self.push(finding);
    }

    /// A finding about the order of moves, before `mover` moves.
    fn turn(&mut self, code: Code, mover: Mover, certainty: Certainty, message: String) {
        if self.wants(code) {
            let mut finding = self.finding(code, mover.place, message);
            finding.boards = self.boards(finding.number, None);
            finding.number += 1;
            (finding.color, finding.point) = (Some(mover.color), mover.point);
            finding.certainty = certainty;
            self.push(finding);
        }
    }

    /// Whether `color` may move, where it does not simply alternate.
    #[cold]
    fn check_turn(&mut self, mover: Mover) {
        let color = mover.color;
        let line = self.line;
        let number = self.replay.moves() + 1;
        match line.turn {
            Some(turn) if turn == color => {}
            Some(turn) if !line.alternates => {
                let message = format!("{color} moves first, PL says {turn}");
                self.turn(Code::FirstPlayer, mover, Certainty::Likely, message);
            }
            // Handicap stones as moves: black's in a row.
            Some(_) if color == Color::Black && self.may_place(line.opening) => {}
            Some(_) => {
                let message = format!("{color} moves twice running: moves {} and {number}", number - 1);
                self.turn(Code::SameColor, mover, Certainty::Likely, message);
            }
            None if number == 1 => self.check_first(mover),
            None => {}
        }
        if number == 1 && line.turn.is_some() {
            self.check_handicap(color);
        }
    }

    /// Whether black may place another handicap stone by a move.
    fn may_place(&self, placed: u32) -> bool {
        let stones = self.info.handicap.map_or(0, |(stones, _)| stones);
        placed < stones && !self.line.white_has_moved && !self.line.has_setup
    }

    /// The first move where PL says nothing.
    fn check_first(&mut self, mover: Mover) {
        let color = mover.color;
        let expected = self.check_handicap(color);
        if let Some(expected) = expected.filter(|&expected| expected != color) {
            let why = match self.info.handicap {
                Some((stones, _)) => format!("with HA[{stones}] {expected} does"),
                None => "without handicap, setup or PL black does".to_owned(),
            };
            let message = format!("{color} moves first: {why}");
            self.turn(Code::FirstPlayer, mover, Certainty::Likely, message);
        }
    }

    /// Compares handicap stones with HA before the first move; who moves first, if that can be told.
    fn check_handicap(&mut self, first: Color) -> Option<Color> {
        let Some((stones, _)) = self.info.handicap else {
            return (!self.line.has_setup).then_some(Color::Black);
        };
        if !self.line.has_setup {
            if first == Color::White {
                self.say_handicap(&format!("HA[{stones}], but there is no handicap stone"));
            }
            return None;
        }
        let board = self.replay.board();
        let count = |color| board.stones().filter(|&(_, stone)| stone == color).count();
        // With white stones it is a problem or a position of a game.
        if count(Color::White) > 0 {
            return None;
        }
        let black = count(Color::Black);
        if black != stones as usize {
            self.say_handicap(&format!("HA[{stones}], but {black} black stones are set up"));
        }
        Some(Color::White)
    }

    /// Counts black's moves before white's first one: where HA has no setup, they are the handicap.
    #[inline]
    fn count_opening(&mut self, color: Color) {
        if self.line.white_has_moved {
            return;
        }
        if color == Color::Black {
            self.line.opening += 1;
            return;
        }
        self.line.white_has_moved = true;
        let (placed, has_setup) = (self.line.opening, self.line.has_setup);
        if let Some((stones, _)) =
            self.info.handicap.filter(|&(stones, _)| placed > 0 && placed < stones && !has_setup)
        {
            self.say_handicap(&format!("HA[{stones}], but no stones are set up and black places {placed}"));
        }
    }

    /// Says once in a game that the handicap stones are not as many as HA says.
    fn say_handicap(&mut self, message: &str) {
        let Some((_, place)) = self.info.handicap else { return };
        if self.wants(Code::Handicap) && !std::mem::replace(&mut self.info.handicap_is_said, true) {
            let mut finding = self.finding(Code::Handicap, place, message.to_owned());
            finding.certainty = Certainty::Likely;
            self.push(finding);
        }
    }

    #[cold]
    fn check_passes(&mut self, mover: Mover, point: Point) {
        let certainty = match self.info.rules {
            RuleSet::TrompTaylor if self.info.rules_are_known => Certainty::Certain,
            _ => Certainty::Possible,
        };
        let vertex = vertex(self.replay.size(), point);
        let message = format!("{} {vertex} after two passes, which end a game", mover.color);
        self.turn(Code::AfterTwoPasses, mover, certainty, message);
    }

    /// What the rules say of a play that is not plain.
    #[cold]
    fn judge(&mut self, color: Color, point: Point, facts: &Facts, place: Place) {
        let forbidden_by: Vec<(RuleSet, Reason)> = match self.options.rules {
            Rules::All => {
                RuleSet::ALL.into_iter().filter_map(|rules| Some((rules, rules.forbids(facts)?))).collect()
            }
            _ => self.info.rules.forbids(facts).map(|reason| (self.info.rules, reason)).into_iter().collect(),
        };
        let reason = forbidden_by.iter().map(|&(_, reason)| reason).min();
        let code = match reason {
            Some(Reason::Occupied) => Code::Occupied,
            Some(Reason::Suicide) => Code::Suicide,
            Some(Reason::Ko) => Code::Ko,
            Some(Reason::PositionalSuperko) => Code::PositionalSuperko,
            Some(Reason::SituationalSuperko) => Code::SituationalSuperko,
            None => Code::Repetition,
        };
        if self.wants(code) && (reason.is_some() || facts.position.is_some()) {
            let message = self.message(color, point, facts, &forbidden_by, reason);
            let mut finding = self.finding(code, place, message);
            (finding.color, finding.point) = (Some(color), Some(point));
            self.add_evidence(&mut finding, facts, reason);
            match self.options.rules {
                Rules::All => finding.forbidden_by = forbidden_by,
                _ => finding.rules = Some(self.info.rules),
            }
            self.push(finding);
        }
    }

    fn add_evidence(&self, finding: &mut Finding, facts: &Facts, reason: Option<Reason>) {
        let all = self.options.rules == Rules::All;
        match reason {
            Some(Reason::Occupied) => finding.stones = finding.point.into_iter().collect(),
            Some(Reason::Suicide) => {
                finding.stones = self.replay.removed();
                finding.certainty = if all { Certainty::Certain } else { self.info.certainty() };
            }
            Some(Reason::Ko) => {
                finding.stones = self.replay.removed();
                finding.took = facts.ko;
            }
            Some(Reason::PositionalSuperko | Reason::SituationalSuperko) | None => {}
        }
        if reason != Some(Reason::Suicide) {
            finding.earlier = match reason {
                Some(Reason::SituationalSuperko) => facts.situation,
                _ => facts.position,
            };
        }
        let earlier = finding.earlier.map(|earlier| earlier.after);
        finding.boards = self.boards(finding.number - 1, earlier);
    }

    fn message(
        &self,
        color: Color,
        point: Point,
        facts: &Facts,
        forbidden_by: &[(RuleSet, Reason)],
        reason: Option<Reason>,
    ) -> String {
        let play = format!("{color} {}", vertex(self.replay.size(), point));
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
                let other = color.opponent();
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
            (_, Some(Reason::Suicide)) if !self.info.rules_are_known => {
                format!("{play} {what}, which few rule sets allow; the record names none")
            }
            (_, Some(Reason::Suicide)) => format!("{play} {what}, which {} rules forbid", self.info.rules),
            (_, None) => format!("{play} {what}, which {} rules allow", self.info.rules),
            _ => format!("{play} {what}"),
        }
    }
}

/// `forbidden by japanese and korean (ko), aga (situational superko)`.
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
