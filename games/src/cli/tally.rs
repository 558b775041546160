use crate::arena::tournament::standings::Standings;
use games_engine::plural::plural;
use gocheck_text::untrusted::one_line;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;

/// The result of a match from the first player's point of view.
pub(super) struct MatchTally<'a> {
    names: &'a [String],
    /// Wins, draws and losses, each by reason.
    reasons: [BTreeMap<&'a str, u64>; 3],
}

const KINDS: [&str; 3] = ["wins", "draws", "losses"];

impl<'a> MatchTally<'a> {
    pub(super) fn new(standings: &'a Standings) -> Self {
        let decided = |index: usize| {
            let counts =
                standings.reasons().iter().map(|(reason, counts)| (reason.as_str(), counts[0][index]));
            counts.filter(|&(_, count)| count > 0).collect()
        };
        let draws = standings.draws().iter().map(|(reason, &count)| (reason.as_str(), count)).collect();
        Self { names: standings.names(), reasons: [decided(0), draws, decided(1)] }
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

/// The players, the result, and the reasons.
impl fmt::Display for MatchTally<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (letter, name) in ["A", "B"].iter().zip(self.names) {
            writeln!(f, "{letter}: {}", one_line(name))?;
        }
        for (kind, reasons) in KINDS.iter().zip(&self.reasons) {
            for (reason, count) in reasons {
                writeln!(f, "{kind} by {reason:?}: {count}")?;
            }
        }
        let wins = plural(self.total(0), "win", "wins");
        let draws = plural(self.total(1), "draw", "draws");
        let losses = plural(self.total(2), "loss", "losses");
        writeln!(f, "A: {wins}, {draws}, {losses}")
    }
}
