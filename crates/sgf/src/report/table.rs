use super::super::Finding;
use gocheck_rules::board::Color;
use gocheck_rules::{Reason, RuleSet};
use std::fmt;

/// A table of all rule sets: which of them forbids which move, and why.
#[derive(Clone, Debug, Default)]
pub struct RuleTable {
    rows: Vec<[String; 2 + RuleSet::ALL.len()]>,
}

impl RuleTable {
    /// Adds the move of a finding, if some rule set forbids it.
    pub fn add(&mut self, file: &str, finding: &Finding) {
        if finding.forbidden_by.is_empty() {
            return;
        }
        let place = format!("{file}:{}", finding.place);
        let color = finding.color.map_or("", Color::name);
        let point = finding.vertex().map_or_else(String::new, |vertex| vertex.to_string());
        let play = format!("{} {color} {point}", finding.number);
        let verdict = |rules: RuleSet| {
            let reason = finding.forbidden_by.iter().find(|(other, _)| *other == rules);
            reason.map_or("-", |(_, reason)| in_short(*reason)).to_owned()
        };
        self.rows.push(std::array::from_fn(|i| match i {
            0 => place.clone(),
            1 => play.clone(),
            i => verdict(RuleSet::ALL[i - 2]),
        }));
    }

    /// Adds the rows of another table.
    pub fn append(&mut self, mut other: Self) {
        self.rows.append(&mut other.rows);
    }

    /// Returns true if no rule set forbids anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

const fn in_short(reason: Reason) -> &'static str {
    match reason {
        Reason::Occupied => "occupied",
        Reason::Suicide => "suicide",
        Reason::Ko => "ko",
        Reason::PositionalSuperko => "positional",
        Reason::SituationalSuperko => "situational",
    }
}

/// Formats the table for people, one line per move.
impl fmt::Display for RuleTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head: [String; 2 + RuleSet::ALL.len()] = std::array::from_fn(|i| match i {
            0 => "place".to_owned(),
            1 => "move".to_owned(),
            i => RuleSet::ALL[i - 2].name().to_owned(),
        });
        let rows = || std::iter::once(&head).chain(&self.rows);
        let widths: Vec<usize> =
            (0..head.len()).map(|i| rows().map(|row| row[i].chars().count()).max().unwrap_or(0)).collect();
        for row in rows() {
            let mut line = String::new();
            for (cell, width) in row.iter().zip(&widths) {
                line += &format!("{cell:width$}  ");
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}
