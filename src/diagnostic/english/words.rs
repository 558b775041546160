//! Values that are words, and pieces that several messages have.

pub(super) use crate::diagnostic::words::en::points as list;

use crate::diagnostic::values::Judged;
use crate::go::{Repetition, RuleSet};

/// ` (and 3 more names)`
pub(super) fn and_more(count: usize, what: &str) -> String {
    match count {
        0 => String::new(),
        1 => format!(" (and 1 more {what})"),
        count => format!(" (and {count} more {what}s)"),
    }
}

pub(super) fn repeats(Repetition { after, length }: Repetition) -> String {
    match after {
        0 => format!("repeats the position at the start, a cycle of {length} moves"),
        after => format!("repeats the position after move {after}, a cycle of {length} moves"),
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
        [] => "; every rule set forbids it".to_owned(),
        rules => {
            let names: Vec<&str> = rules.iter().map(|rules| rules.name()).collect();
            format!("; allowed by {}", names.join(", "))
        }
    }
}
