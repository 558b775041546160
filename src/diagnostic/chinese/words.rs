//! Values that are words, and pieces that several messages have.

pub(super) use crate::diagnostic::words::zh::{group, points, rule_set, side, stone};

use crate::diagnostic::values::Judged;
use crate::go::{Repetition, RuleSet};

/// `（另有 3 处）`
pub(super) fn and_more(count: usize) -> String {
    if count == 0 { String::new() } else { format!("（另有 {count} 处）") }
}

pub(super) fn repeats(Repetition { after, length }: Repetition) -> String {
    match after {
        0 => format!("回到开局时的局面（循环 {length} 手）"),
        after => format!("回到第 {after} 手后的局面（循环 {length} 手）"),
    }
}

/// What is added where all rule sets were asked.
pub(super) fn forbidden(judged: &Judged) -> String {
    match judged {
        Judged::By(_) | Judged::Assumed => String::new(),
        Judged::ByAllBut(rules) => all_but(rules),
    }
}

pub(super) fn all_but(rules: &[RuleSet]) -> String {
    match rules {
        [] => "；所有规则都不允许".to_owned(),
        rules => {
            let names: Vec<String> = rules.iter().map(|rules| rule_set(*rules)).collect();
            format!("；允许的有{}", names.join("、"))
        }
    }
}
