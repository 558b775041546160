//! Sends events of the replayer to the rules.

use super::findings::{Findings, Site};
use super::game_end::GameEnd;
use super::rules::{
    DeadGroup, ResultAgainstEnd, ResultAgainstKomi, ResultAgainstScore, ResultTooLarge, SetupAndMove,
    TwoMoves, UnknownRules, WrongHandicapStones,
};
use crate::certainty::Certainty;
use crate::faults::{GuessedEncoding, OtherEncoding, TooDeep, TooLong, UncertainEncoding};
use crate::{Event, Listener, Place, Replayer};

impl Listener for Findings<'_> {
    /// Most of a record is moves without findings.
    #[inline]
    fn on_event(&mut self, replayer: &Replayer, place: Place, event: Event<'_>) {
        match event {
            Event::Play { color, point, facts } => {
                if !facts.is_plain() {
                    self.judge(Site { replayer, place }, color, point, &facts);
                }
            }
            Event::Node { node, is_root } => {
                self.check_properties(Site { replayer, place }, node, is_root);
                if !replayer.main_line_is_over() {
                    self.territory.on_event(replayer, node, is_root);
                }
            }
            Event::Pass(_) | Event::Variation { .. } => {}
            event => self.find(Site { replayer, place }, event),
        }
    }
}

impl Findings<'_> {
    #[cold]
    fn find(&mut self, site: Site<'_>, event: Event<'_>) {
        match event {
            Event::Fault(message) => {
                let code = message.code();
                let certainty = if code == UncertainEncoding::CODE {
                    Certainty::Possible
                } else if [OtherEncoding::CODE, GuessedEncoding::CODE].contains(&code) {
                    Certainty::Likely
                } else {
                    Certainty::Certain
                };
                self.add_any(site, message.clone(), |finding| finding.certainty = certainty);
            }
            Event::Begin => {
                self.handicap_is_said = false;
                UnknownRules::check(self, site);
            }
            Event::BadSetup { name, stone, value, fault } => {
                self.check_setup(site.at(value.place), name, stone, value, fault);
            }
            Event::StonesSetUp => DeadGroup::check(self, site),
            Event::SetupAndMove => self.add(site, SetupAndMove),
            Event::Handicap { stones, found } => WrongHandicapStones::report(self, site, stones, found),
            Event::Turn { color, point, fault } => self.check_turn(site, color, point, fault),
            Event::TwoMoves => self.add(site, TwoMoves),
            Event::NotPlayed { color, value, why } => self.not_played(site, color, value, why),
            Event::MainLineEnd => self.check_end(site.replayer),
            Event::TooDeep => self.add(site, TooDeep { most: Replayer::MAX_DEPTH }),
            Event::TooLong => self.add(site, TooLong { most: Replayer::MAX_STEPS }),
            Event::Play { .. } | Event::Pass(_) | Event::Node { .. } | Event::Variation { .. } => {}
        }
    }

    /// Compares RE with the komi, the size of the board and the end of the main line.
    fn check_end(&mut self, replayer: &Replayer) {
        let info = replayer.info();
        let (Some(size), Some((result, place))) = (info.size, info.result) else { return };
        let rules = Some(self.rules).filter(|_| self.rules_are_known);
        let end = GameEnd { replayer, size, result, place, rules, is_over: replayer.passes() >= 2 };
        ResultAgainstScore::check(self, &end);
        ResultAgainstKomi::check(self, &end);
        ResultTooLarge::check(self, &end);
        ResultAgainstEnd::check(self, &end);
    }
}
