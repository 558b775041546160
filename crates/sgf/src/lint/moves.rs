//! Moves judged by the rules.

use super::finding::Finding;
use super::findings::{Findings, Site};
use super::forbidding_rules::ForbiddingRules;
use super::options::Rules;
use super::rules::{
    BadPoint, Ko, OccupiedPoint, OffBoard, PointOf, PositionalSuperko, Repetition, SituationalSuperko,
    Suicide,
};
use crate::certainty::Certainty;
use crate::value::{is_probably_pass, shown};
use crate::{NotPlayed, PropertyValue, Replayer};
use gocheck_board::{Color, Point};
use gocheck_rules::{Facts, Reason, RuleSet, vertex};
use gocheck_text::AnyMessage;

impl Findings<'_> {
    /// Reports a move that could not be played.
    pub(super) fn not_played(
        &mut self,
        site: Site<'_>,
        color: Color,
        value: PropertyValue<'_>,
        why: NotPlayed,
    ) {
        let text = shown(&value.text());
        let shown = Some(text.clone());
        let message: AnyMessage = match why {
            NotPlayed::Occupied(point, stone) => {
                let facts = Facts { occupied: Some(stone), ..Facts::default() };
                return self.judge(site, color, point, &facts);
            }
            NotPlayed::Off => {
                let size = site.replayer.game().size();
                let is_probably_pass = is_probably_pass(value.bytes, size);
                OffBoard { color, value: text, size, is_probably_pass }.into()
            }
            NotPlayed::Malformed => BadPoint { of: PointOf::Move(color), value: text }.into(),
        };
        let options = self.options;
        self.add_any(site, message, |finding| {
            (finding.color, finding.value) = (Some(color), shown);
            finding.boards = options.boards(site, finding.number, None);
        });
    }

    /// Judges a move with special facts.
    #[cold]
    pub(super) fn judge(&mut self, site: Site<'_>, color: Color, point: Point, facts: &Facts) {
        let all = self.options.rules == Rules::All;
        let asked = if all { RuleSet::ALL.as_slice() } else { std::slice::from_ref(&self.rules) };
        let forbids = |&rules: &RuleSet| Some((rules, rules.forbids(facts)?));
        let forbidden_by: Vec<(RuleSet, Reason)> = asked.iter().filter_map(forbids).collect();
        let reason = forbidden_by.iter().map(|&(_, reason)| reason).min();
        let judged = if all {
            ForbiddingRules::ByAllBut(
                asked.iter().copied().filter(|rules| rules.forbids(facts).is_none()).collect(),
            )
        } else if self.rules_are_known {
            ForbiddingRules::By(self.rules)
        } else {
            ForbiddingRules::Assumed
        };
        let certainty = match (reason, &judged) {
            (Some(Reason::Suicide), ForbiddingRules::Assumed) => Certainty::Likely,
            _ => Certainty::Certain,
        };
        let vertex = vertex(site.replayer.game().size(), point);
        let (options, rules) = (self.options, self.rules);
        let message = || -> Option<AnyMessage> {
            Some(match reason {
                Some(Reason::Occupied) => OccupiedPoint { color, vertex, stone: facts.occupied? }.into(),
                Some(Reason::Suicide) => {
                    Suicide { color, vertex, stones: facts.suicide.into(), judged }.into()
                }
                Some(Reason::Ko) => Ko { color, vertex, took: facts.ko?, judged }.into(),
                Some(Reason::PositionalSuperko) => {
                    PositionalSuperko { color, vertex, earlier: facts.position?, judged }.into()
                }
                Some(Reason::SituationalSuperko) => {
                    SituationalSuperko { color, vertex, earlier: facts.situation?, judged }.into()
                }
                // The rules allow it.
                None => Repetition { color, vertex, earlier: facts.position?, rules }.into(),
            })
        };
        let Some(message) = message() else { return };
        self.add_any(site, message, |finding| {
            (finding.color, finding.point, finding.certainty) = (Some(color), Some(point), certainty);
            finding.add_evidence(site.replayer, facts);
            let earlier = finding.earlier.map(|earlier| earlier.after);
            finding.boards = options.boards(site, finding.number - 1, earlier);
            (finding.rules, finding.forbidden_by) =
                if all { (None, forbidden_by) } else { (Some(rules), Vec::new()) };
        });
    }
}

impl Finding {
    fn add_evidence(&mut self, replayer: &Replayer, facts: &Facts) {
        let code = self.code();
        if code == OccupiedPoint::CODE {
            self.stones = self.point.into_iter().collect();
        } else if code == Suicide::CODE || code == Ko::CODE {
            self.stones = replayer.game().removed();
        }
        self.took = facts.ko.filter(|_| code == Ko::CODE);
        self.earlier = if code == SituationalSuperko::CODE {
            facts.situation
        } else {
            facts.position.filter(|_| code != Suicide::CODE)
        };
    }
}
