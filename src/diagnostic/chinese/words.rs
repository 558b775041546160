//! Values that are words, and pieces that several messages have.

use crate::board::{Color, Point};
use crate::diagnostic::Text;
use crate::diagnostic::values::{FieldName, Judged};
use crate::go::{Group, Repetition, RuleSet};

/// `黑棋一块 2 子 (0, 0)、(0, 1)`; of a large group the first three stones.
pub(in crate::diagnostic) fn group(group: &Group) -> String {
    match group.stones.as_slice() {
        [point] => format!("{} {point}", stone(Some(group.color))),
        stones => format!("{}一块 {} 子 {}", of_color(group.color), stones.len(), points(stones)),
    }
}

/// The first three of some points.
pub(super) fn points(points: &[Point]) -> String {
    let first: Vec<String> = points.iter().take(3).map(ToString::to_string).collect();
    let rest = if points.len() > 3 { " 等" } else { "" };
    format!("{}{rest}", first.join("、"))
}

/// `（另有 3 处）`
pub(super) fn and_more(count: usize) -> String {
    if count == 0 { String::new() } else { format!("（另有 {count} 处）") }
}

pub(super) fn not_text(why: &str) -> Text {
    Text::new(format!("不是文本文件：{why}")).help("请用纯文本文件，并以 UTF-8 编码保存")
}

/// A player.
pub(in crate::diagnostic) const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "黑方",
        Color::White => "白方",
    }
}

/// Stones of one colour together.
const fn of_color(color: Color) -> &'static str {
    match color {
        Color::Black => "黑棋",
        Color::White => "白棋",
    }
}

/// What is on a point.
pub(super) const fn stone(stone: Option<Color>) -> &'static str {
    match stone {
        None => "空点",
        Some(Color::Black) => "黑子",
        Some(Color::White) => "白子",
    }
}

pub(super) const fn number(field: FieldName) -> &'static str {
    match field {
        FieldName::Row => "行号",
        FieldName::Column => "列号",
        FieldName::Color => "颜色",
    }
}

pub(in crate::diagnostic) const fn rule_set(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Japanese => "日本规则",
        RuleSet::Chinese => "中国规则",
        RuleSet::ChineseKgs => "中国规则（KGS）",
        RuleSet::Korean => "韩国规则",
        RuleSet::Aga => "美国规则（AGA）",
        RuleSet::NewZealand => "新西兰规则",
        RuleSet::TrompTaylor => "Tromp-Taylor 规则",
        RuleSet::Ing => "应氏规则",
        RuleSet::Free => "自由规则",
    }
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
            let names: Vec<&str> = rules.iter().map(|rules| rule_set(*rules)).collect();
            format!("；允许的有{}", names.join("、"))
        }
    }
}
