use super::super::Finding;
use gocheck_board::Color;
use gocheck_rules::{Reason, RuleSet};
use gocheck_text::columns;
use gocheck_text::untrusted::one_line;
use gocheck_text::{InLanguage, Language};

/// A table of all rule sets: which of them forbids which move, and why.
#[derive(Clone, Debug, Default)]
pub struct RuleTable {
    rows: Vec<Row>,
}

/// A move that some rule set forbids.
#[derive(Clone, Debug)]
struct Row {
    place: String,
    number: u32,
    color: Option<Color>,
    point: String,
    reasons: [Option<Reason>; RuleSet::ALL.len()],
}

impl RuleTable {
    /// Adds the move of a finding, if some rule set forbids it.
    pub fn add(&mut self, file: &str, finding: &Finding) {
        if finding.forbidden_by.is_empty() {
            return;
        }
        let reason = |rules| finding.forbidden_by.iter().find(|(other, _)| *other == rules);
        self.rows.push(Row {
            place: format!("{}:{}", one_line(file), finding.place),
            number: finding.number,
            color: finding.color,
            point: finding.vertex().map_or_else(String::new, |vertex| vertex.to_string()),
            reasons: RuleSet::ALL.map(|rules| reason(rules).map(|(_, reason)| *reason)),
        });
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

    /// Returns the table for people, one line per move.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let head = language.pick(["place", "move"], ["位置", "着法"]).map(str::to_owned).into_iter();
        let name = |rules: RuleSet| match language {
            Language::English => rules.name().to_owned(),
            Language::Chinese => rules.in_language(language).into_owned(),
        };
        let head: Vec<String> = head.chain(RuleSet::ALL.map(name)).collect();
        let rows: Vec<Vec<String>> =
            std::iter::once(head).chain(self.rows.iter().map(|row| row.cells(language))).collect();
        let width = |text: &str| text.chars().map(columns).sum::<usize>();
        let widest = |i: usize| rows.iter().map(|row| width(&row[i])).max().unwrap_or(0);
        let widths: Vec<usize> = (0..2 + RuleSet::ALL.len()).map(widest).collect();
        let mut text = String::new();
        for row in &rows {
            let mut line = String::new();
            for (cell, widest) in row.iter().zip(&widths) {
                line += cell;
                line += &" ".repeat(widest - width(cell) + 2);
            }
            text += line.trim_end();
            text += "\n";
        }
        text
    }
}

impl Row {
    fn cells(&self, language: Language) -> Vec<String> {
        let color = self.color.map_or_else(String::new, |color| color.in_language(language).into_owned());
        let reason =
            |reason: Option<Reason>| reason.map_or("-", |reason| in_short(reason, language)).to_owned();
        let play = format!("{} {color} {}", self.number, self.point);
        [self.place.clone(), play].into_iter().chain(self.reasons.map(reason)).collect()
    }
}

fn in_short(reason: Reason, language: Language) -> &'static str {
    match reason {
        Reason::Occupied => language.pick("occupied", "已有棋子"),
        Reason::Suicide => language.pick("suicide", "自杀"),
        Reason::Ko => language.pick("ko", "打劫"),
        Reason::PositionalSuperko => language.pick("positional", "同形再现"),
        Reason::SituationalSuperko => language.pick("situational", "同方同形再现"),
    }
}
