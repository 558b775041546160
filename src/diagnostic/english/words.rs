//! Values that are words, and pieces that several messages have.

use crate::board::{Color, Point};
use crate::diagnostic::Text;
use crate::diagnostic::values::{FieldName, Judged};
use crate::go::{Repetition, RuleSet};

pub(super) fn not_text(why: &str) -> Text {
    Text::new(format!("not a text file: {why}")).help("give a plain text file, saved as UTF-8")
}

/// ` (and 3 more names)`
pub(super) fn and_more(count: usize, what: &str) -> String {
    match count {
        0 => String::new(),
        1 => format!(" (and 1 more {what})"),
        count => format!(" (and {count} more {what}s)"),
    }
}

/// The first three of some points.
pub(super) fn list(points: &[Point]) -> String {
    let rest = if points.len() > 3 { ", .." } else { "" };
    points.iter().take(3).map(ToString::to_string).collect::<Vec<_>>().join(", ") + rest
}

pub(super) fn stone(stone: Option<Color>) -> &'static str {
    stone.map_or("empty", Color::name)
}

pub(super) const fn number(field: FieldName) -> &'static str {
    match field {
        FieldName::Row => "row",
        FieldName::Column => "column",
        FieldName::Color => "color",
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
