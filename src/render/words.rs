//! The texts of pictures of puzzles in each language, with the words of the assignment.

use crate::board::{Color, Point};
use crate::diagnostic::Language;
use crate::go::{Board, Group};
use crate::puzzle::Question;

/// The texts in a language.
#[derive(Clone, Copy)]
pub(super) struct Words(pub(super) Language);

impl Words {
    /// A title, after the number of the problem if it has one.
    pub(super) fn title(self, problem: Option<&str>, text: &str) -> String {
        match (self.0, problem) {
            (Language::English, Some(number)) => format!("Problem {number}: {text}"),
            (Language::Chinese, Some(number)) => format!("第 {number} 题：{text}"),
            (_, None) => capitalized(text),
        }
    }

    pub(super) fn question(self, question: Question, color: Color) -> String {
        let side = self.side(color);
        match (self.0, question) {
            (Language::English, Question::Rule) => "does every group have a liberty?".to_owned(),
            (Language::Chinese, Question::Rule) => "每块棋都有气吗？".to_owned(),
            (Language::English, Question::Captures) => format!("where does {side} capture?"),
            (Language::Chinese, Question::Captures) => format!("{side}何处可提子？"),
            (Language::English, Question::Moves) => format!("where may {side} play?"),
            (Language::Chinese, Question::Moves) => format!("{side}何处可落子？"),
        }
    }

    pub(super) fn board(self, setup: &Board) -> String {
        let count = |color: Color| setup.stones().filter(|&(_, stone)| stone == color).count();
        let (rows, columns) = (setup.size().rows(), setup.size().cols());
        let (black, white) = (count(Color::Black), count(Color::White));
        match self.0 {
            Language::English => {
                format!("A {rows} by {columns} board with {black} black and {white} white stones.")
            }
            Language::Chinese => format!("{rows} 行 {columns} 列的棋盘，黑子 {black} 枚，白子 {white} 枚。"),
        }
    }

    /// The answer to rule 1, by the number of groups without liberties.
    pub(super) fn verdict(self, dead: usize) -> String {
        match (self.0, dead) {
            (Language::English, 0) => "True, all have liberties".to_owned(),
            (Language::Chinese, 0) => "True，每块棋都有气".to_owned(),
            (Language::English, count) => format!("False, {count} dead {}", plural(count, "group")),
            (Language::Chinese, count) => format!("False，{count} 块棋没有气"),
        }
    }

    pub(super) fn dead(self, groups: &[Group]) -> String {
        match self.0 {
            Language::English if groups.is_empty() => {
                "Every group has a liberty; nothing is marked.".to_owned()
            }
            Language::Chinese if groups.is_empty() => "每块棋都有气，没有标记。".to_owned(),
            Language::English => {
                let groups: Vec<String> = groups.iter().map(ToString::to_string).collect();
                format!("Marked as without liberties: {}.", groups.join("; "))
            }
            Language::Chinese => {
                let group = |group: &Group| {
                    let color = self.stone(group.color);
                    format!("{color} {} 枚：{}", group.stones.len(), self.points(&group.stones))
                };
                format!("标出无气的棋：{}。", groups.iter().map(group).collect::<Vec<_>>().join("；"))
            }
        }
    }

    pub(super) fn takes(self, color: Color, point: Point, count: usize) -> String {
        let side = self.side(color);
        match self.0 {
            Language::English => format!("{side} {point} takes {count}"),
            Language::Chinese => format!("{side} {point} 提 {count} 子"),
        }
    }

    pub(super) fn after(self, color: Color, point: Point, taken: &[Point]) -> String {
        let (side, taken) = (self.side(color), self.points(taken));
        match self.0 {
            Language::English => format!("The board after {side} plays {point} and takes {taken}."),
            Language::Chinese => format!("{side}落子 {point}，提去 {taken}。"),
        }
    }

    pub(super) fn may_play(self, color: Color, count: usize) -> String {
        let side = self.side(color);
        match self.0 {
            Language::English => format!("{side} may play at {count} {}", plural(count, "point")),
            Language::Chinese => format!("{side}可落子 {count} 处"),
        }
    }

    pub(super) fn moves(self, color: Color, legal: &[Point], suicides: &[Point]) -> String {
        let (side, legal) = (self.side(color), self.points(legal));
        let marked = match self.0 {
            Language::English => format!("Marked as legal for {side}: {legal}."),
            Language::Chinese => format!("标出{side}可落子处：{legal}。"),
        };
        if suicides.is_empty() {
            return marked;
        }
        let suicides = self.points(suicides);
        match self.0 {
            Language::English => format!("{marked} Marked as suicide: {suicides}."),
            Language::Chinese => format!("{marked}标出禁入点（自杀）：{suicides}。"),
        }
    }

    pub(super) const fn legend(self, meaning: Meaning) -> &'static str {
        match (self.0, meaning) {
            (Language::English, Meaning::Legal) => "may play",
            (Language::Chinese, Meaning::Legal) => "可落子",
            (Language::English, Meaning::Suicide) => "suicide",
            (Language::Chinese, Meaning::Suicide) => "禁入点",
        }
    }

    const fn side(self, color: Color) -> &'static str {
        match (self.0, color) {
            (Language::English, _) => color.name(),
            (Language::Chinese, Color::Black) => "黑方",
            (Language::Chinese, Color::White) => "白方",
        }
    }

    const fn stone(self, color: Color) -> &'static str {
        match (self.0, color) {
            (Language::English, _) => color.name(),
            (Language::Chinese, Color::Black) => "黑子",
            (Language::Chinese, Color::White) => "白子",
        }
    }

    fn points(self, points: &[Point]) -> String {
        let (none, comma) = match self.0 {
            Language::English => ("no point", ", "),
            Language::Chinese => ("无", "、"),
        };
        if points.is_empty() {
            return none.to_owned();
        }
        points.iter().map(ToString::to_string).collect::<Vec<_>>().join(comma)
    }
}

/// The meaning of a mark in a legend.
#[derive(Clone, Copy)]
pub(super) enum Meaning {
    Legal,
    Suicide,
}

fn plural(count: usize, noun: &str) -> String {
    format!("{noun}{}", if count == 1 { "" } else { "s" })
}

/// Capitalizes a text.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
