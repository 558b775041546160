use crate::arena::engine_config::EngineConfig;
use crate::arena::record::{GameEnd, GameRecord};
use crate::board::Color;
use crate::description::Described;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;

/// The result of a match, as A has it.
pub(super) struct MatchTally {
    names: [String; 2],
    /// Wins, draws and losses, each by reason.
    reasons: [BTreeMap<String, u64>; 3],
    has_faults: bool,
}

const KINDS: [&str; 3] = ["wins", "draws", "losses"];

impl MatchTally {
    pub(super) fn new<G: Described>(contestants: &[EngineConfig<G>; 2]) -> Self {
        let names = [0, 1].map(|index| contestants[index].name.clone());
        Self { names, reasons: Default::default(), has_faults: false }
    }

    pub(super) fn count(&mut self, a_is_black: bool, record: &GameRecord) {
        let a = if a_is_black { Color::Black } else { Color::White };
        let kind = match record.winner {
            Some(winner) if winner == a => 0,
            None => 1,
            Some(_) => 2,
        };
        let reason = match &record.end {
            GameEnd::Rules { reason, .. } => reason.clone(),
            GameEnd::Adjudicated(why) => why.name().to_owned(),
            GameEnd::Fault(fault) => {
                self.has_faults = true;
                fault.name().to_owned()
            }
            GameEnd::Void { .. } => return,
        };
        *self.reasons[kind].entry(reason).or_default() += 1;
    }

    /// Whether a game was lost by a fault.
    pub(super) const fn has_faults(&self) -> bool {
        self.has_faults
    }

    fn total(&self, kind: usize) -> u64 {
        self.reasons[kind].values().sum()
    }

    pub(super) fn json(&self) -> Value {
        let kinds = KINDS.iter().zip(&self.reasons);
        let reasons: serde_json::Map<String, Value> =
            kinds.map(|(kind, reasons)| ((*kind).to_owned(), json!(reasons))).collect();
        json!({
            "a": self.names[0], "b": self.names[1],
            "wins": self.total(0), "draws": self.total(1), "losses": self.total(2),
            "reasons": reasons,
        })
    }
}

/// Who played, the result, and what each part of it comes from.
impl fmt::Display for MatchTally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "A: {}\nB: {}", self.names[0], self.names[1])?;
        for (kind, reasons) in KINDS.iter().zip(&self.reasons) {
            for (reason, count) in reasons {
                writeln!(f, "{kind} by {reason:?}: {count}")?;
            }
        }
        let [wins, draws, losses] = [0, 1, 2].map(|kind| self.total(kind));
        writeln!(f, "A: {wins} wins, {draws} draws, {losses} losses")
    }
}
