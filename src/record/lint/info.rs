//! What the root says of a game.

use super::super::result::{GameResult, result};
use super::super::value::{color, number, real, size};
use super::super::{Code, Name, Node, Place};
use super::finding::Certainty;
use super::options::Rules;
use super::walk::Walk;
use crate::board::{Color, Size};
use crate::go::RuleSet;

/// A game.
#[derive(Clone, Debug)]
pub(super) struct Info {
    /// The board; nothing when moves cannot be checked.
    pub(super) size: Option<Size>,
    /// The version of SGF.
    pub(super) version: i64,
    pub(super) rules: RuleSet,
    /// Whether the record or the user named the rules.
    pub(super) rules_are_known: bool,
    /// HA, when it is 2 or more.
    pub(super) handicap: Option<(u32, Place)>,
    pub(super) handicap_is_said: bool,
    pub(super) komi: Option<f64>,
    pub(super) result: Option<(GameResult, Place)>,
    pub(super) to_move: Option<Color>,
}

impl Default for Info {
    fn default() -> Self {
        Self {
            size: Size::new(19, 19).ok(),
            version: 1,
            rules: RuleSet::Japanese,
            rules_are_known: false,
            handicap: None,
            handicap_is_said: false,
            komi: None,
            result: None,
            to_move: None,
        }
    }
}

impl Info {
    /// How sure a finding is that another rule set would not have.
    pub(super) const fn certainty(&self) -> Certainty {
        if self.rules_are_known { Certainty::Certain } else { Certainty::Likely }
    }
}

impl Walk<'_> {
    /// Reads the root, and says what is wrong with it.
    pub(super) fn read_root(&mut self, node: &Node) {
        let mut info = Info::default();
        let text = |name: &str| {
            let value = node.get(Name::new(name))?.value();
            let text = value.text().into_owned();
            (!text.is_empty()).then_some((text, value.place))
        };
        if let Some((text, place)) = text("FF") {
            info.version = number(&text).unwrap_or(4);
            if !(1..=4).contains(&info.version) {
                self.add(Code::UnknownVersion, place, || format!("FF[{text}]: read as FF[4]"));
            }
        }
        if let Some((text, place)) = text("GM")
            && number(&text).is_some_and(|game| game != 1)
        {
            self.add(Code::OtherGame, place, || format!("GM[{text}] is not Go, which is GM[1]"));
            info.size = None;
        }
        if let Some((text, place)) = text("SZ")
            && info.size.is_some()
        {
            info.size = size(&text);
            if info.size.is_none() {
                let message = || {
                    format!("SZ[{text}]: 1 to {0} columns and rows are checked: SZ[19], SZ[19:13]", Size::MAX)
                };
                self.add(Code::BadSize, place, message);
            }
        }
        match self.options.rules {
            Rules::Set(rules) => (info.rules, info.rules_are_known) = (rules, true),
            Rules::All => {}
            Rules::Record => {
                if let Some((text, place)) = text("RU") {
                    if let Some(rules) = RuleSet::from_record(&text) {
                        (info.rules, info.rules_are_known) = (rules, true);
                    } else {
                        let rules = info.rules;
                        let message = || {
                            format!("RU[{text}] names no known rule set: {rules} is taken, or give --rules")
                        };
                        self.add(Code::UnknownRules, place, message);
                    }
                }
            }
        }
        info.handicap = text("HA")
            .and_then(|(text, place)| Some((number(&text)?.try_into().ok()?, place)))
            .filter(|&(stones, _): &(u32, _)| stones >= 2);
        info.komi = text("KM").and_then(|(text, _)| real(&text));
        info.to_move = text("PL").and_then(|(text, _)| color(&text));
        if let Some((text, place)) = text("RE") {
            match result(&text) {
                Some(result) => info.result = Some((result, place)),
                // Before FF[3] it is any text.
                None if info.version < 3 => {}
                None => {
                    let message = || format!("RE[{text}]: expected such as B+R, W+3.5, B+T, 0, Void or ?");
                    self.add(Code::BadResult, place, message);
                }
            }
        }
        if let Some(size) = info.size {
            self.restart(size);
        }
        self.info = info;
    }
}
