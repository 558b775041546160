//! Texts that messages of several areas share: players, stones, points, groups, rule sets.

/// In English.
pub mod en {
    use gocheck_common::{InLanguage, Language};
    use gocheck_rules::board::{Color, Point};
    use gocheck_rules::{Group, RuleSet};

    /// The content of a point.
    pub fn stone(stone: Option<Color>) -> &'static str {
        stone.map_or("empty", Color::name)
    }

    /// The first three of some points.
    pub fn points(points: &[Point]) -> String {
        let rest = if points.len() > 3 { ", .." } else { "" };
        points.iter().take(3).map(ToString::to_string).collect::<Vec<_>>().join(", ") + rest
    }

    /// Groups, one after another.
    pub fn groups(groups: &[Group]) -> String {
        groups.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }

    /// A rule set.
    pub fn rule_set(rules: RuleSet) -> String {
        format!("{} rules", rules.in_language(Language::English))
    }
}

/// In Chinese.
pub mod zh {
    use gocheck_common::{InLanguage, Language};
    use gocheck_rules::board::{Color, Point};
    use gocheck_rules::{Group, RuleSet};

    /// A player.
    pub const fn side(color: Color) -> &'static str {
        match color {
            Color::Black => "黑方",
            Color::White => "白方",
        }
    }

    /// The content of a point.
    pub const fn stone(stone: Option<Color>) -> &'static str {
        match stone {
            None => "空点",
            Some(Color::Black) => "黑子",
            Some(Color::White) => "白子",
        }
    }

    /// The first three of some points.
    pub fn points(points: &[Point]) -> String {
        let first: Vec<String> = points.iter().take(3).map(ToString::to_string).collect();
        let rest = if points.len() > 3 { " 等" } else { "" };
        format!("{}{rest}", first.join("、"))
    }

    /// `黑棋一块 2 子 (0, 0)、(0, 1)`; a large group is shown by its first three stones.
    pub fn group(group: &Group) -> String {
        group.in_language(Language::Chinese).into_owned()
    }

    /// Groups, one after another.
    pub fn groups(groups: &[Group]) -> String {
        groups.iter().map(group).collect::<Vec<_>>().join("；")
    }

    /// A rule set.
    pub fn rule_set(rules: RuleSet) -> String {
        rules.in_language(Language::Chinese).into_owned()
    }
}
