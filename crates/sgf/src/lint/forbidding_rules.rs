use gocheck_rules::{Repetition, RuleSet};
use gocheck_text::{Language, Phrase, count, phrase};

/// The rules that forbid a move.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForbiddingRules {
    /// These rules.
    By(RuleSet),
    /// Assumed rules, since the record names none.
    Assumed,
    /// All rule sets except these, if all were requested.
    ByAllBut(Vec<RuleSet>),
}

pub(super) fn repeats(Repetition { after, length }: Repetition) -> Phrase {
    let cycle = count(length, "move", "手");
    match after {
        0 => phrase!(
            "repeats the position at the start, a cycle of {cycle}",
            "回到开局时的局面（循环 {cycle}）",
            cycle = cycle
        ),
        after => phrase!(
            "repeats the position after move {after}, a cycle of {cycle}",
            "回到第 {after} 手后的局面（循环 {cycle}）",
            cycle = cycle
        ),
    }
}

/// The addition if all rule sets were requested.
pub(super) fn forbidden(judged: &ForbiddingRules) -> Phrase {
    match judged {
        ForbiddingRules::By(_) | ForbiddingRules::Assumed => phrase!("", ""),
        ForbiddingRules::ByAllBut(rules) if rules.is_empty() => {
            phrase!("; every rule set forbids it", "；所有规则都不允许")
        }
        ForbiddingRules::ByAllBut(rules) => {
            let names = |language: Language| {
                let rules = rules.iter().map(|rules| phrase!("{rules} rules", "{rules}", rules = rules));
                language.list(rules.map(|rules| rules.text(language)))
            };
            let names = Phrase::new(names(Language::English), names(Language::Chinese));
            phrase!("; allowed by {names}", "；允许的有{names}", names = names)
        }
    }
}
