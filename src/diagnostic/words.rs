//! Texts that messages of several areas share: players, stones, points, groups, rule sets.

/// In English.
pub(crate) mod en {
    use crate::board::{Color, Point};
    use crate::go::Group;

    /// The content of a point.
    pub(crate) fn stone(stone: Option<Color>) -> &'static str {
        stone.map_or("empty", Color::name)
    }

    /// The first three of some points.
    pub(crate) fn points(points: &[Point]) -> String {
        let rest = if points.len() > 3 { ", .." } else { "" };
        points.iter().take(3).map(ToString::to_string).collect::<Vec<_>>().join(", ") + rest
    }

    /// Groups, one after another.
    pub(crate) fn groups(groups: &[Group]) -> String {
        groups.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }
}

/// In Chinese.
pub(crate) mod zh {
    use crate::board::{Color, Point};
    use crate::go::{Group, RuleSet};
    use gocheck_common::{InLanguage, Language};

    /// A player.
    pub(crate) const fn side(color: Color) -> &'static str {
        match color {
            Color::Black => "黑方",
            Color::White => "白方",
        }
    }

    /// The content of a point.
    pub(crate) const fn stone(stone: Option<Color>) -> &'static str {
        match stone {
            None => "空点",
            Some(Color::Black) => "黑子",
            Some(Color::White) => "白子",
        }
    }

    /// The first three of some points.
    pub(crate) fn points(points: &[Point]) -> String {
        let first: Vec<String> = points.iter().take(3).map(ToString::to_string).collect();
        let rest = if points.len() > 3 { " 等" } else { "" };
        format!("{}{rest}", first.join("、"))
    }

    /// `黑棋一块 2 子 (0, 0)、(0, 1)`; a large group is shown by its first three stones.
    pub(crate) fn group(group: &Group) -> String {
        group.in_language(Language::Chinese).into_owned()
    }

    /// Groups, one after another.
    pub(crate) fn groups(groups: &[Group]) -> String {
        groups.iter().map(group).collect::<Vec<_>>().join("；")
    }

    /// A rule set.
    pub(crate) fn rule_set(rules: RuleSet) -> String {
        rules.in_language(Language::Chinese).into_owned()
    }
}
