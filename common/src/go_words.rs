//! Go terms in every language.

use crate::language::Language;
use crate::phrase::InLanguage;
use gocheck_rules::board::{Color, Point, Size, SizeError};
use gocheck_rules::{Group, RuleSet};
use std::borrow::Cow;

/// `black group of 2 at (0, 0), (0, 1)`; only the first three stones of a large group are listed.
impl InLanguage for Group {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let (one, many) = match self.color {
            _ if language == Language::English => return self.to_string().into(),
            Color::Black => ("黑子", "黑棋"),
            Color::White => ("白子", "白棋"),
        };
        if let [stone] = self.stones.as_slice() {
            return format!("{one} {stone}").into();
        }
        format!("{many}一块 {} 子 {}", self.stones.len(), self.stones.in_language(language)).into()
    }
}

/// `black group of 2 at (0, 0), (0, 1); white stone at (3, 3)`
impl InLanguage for Vec<Group> {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let groups: Vec<Cow<'_, str>> = self.iter().map(|group| group.in_language(language)).collect();
        groups.join(language.semicolon()).into()
    }
}

/// The first three of some points.
impl InLanguage for Vec<Point> {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let rest = if self.len() > 3 { language.pick(", ..", " 等") } else { "" };
        (language.list(self.iter().take(3)) + rest).into()
    }
}

/// The name as it is used before `rules`, such as `Japanese`.
impl InLanguage for RuleSet {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Japanese => language.pick("Japanese", "日本规则"),
            Self::Chinese => language.pick("Chinese", "中国规则"),
            Self::ChineseKgs => language.pick("Chinese (KGS)", "中国规则（KGS）"),
            Self::Korean => language.pick("Korean", "韩国规则"),
            Self::Aga => language.pick("AGA", "美国规则（AGA）"),
            Self::NewZealand => language.pick("New Zealand", "新西兰规则"),
            Self::TrompTaylor => language.pick("Tromp-Taylor", "Tromp-Taylor 规则"),
            Self::Ing => language.pick("Ing", "应氏规则"),
            Self::Free => language.pick("free", "自由规则"),
        }
        .into()
    }
}

/// The player in a sentence: `black`.
impl InLanguage for Color {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Black => language.pick("black", "黑方"),
            Self::White => language.pick("white", "白方"),
        }
        .into()
    }
}

/// The content of a point: a stone, or nothing.
impl InLanguage for Option<Color> {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            None => language.pick("empty", "空点"),
            Some(Color::Black) => language.pick("black", "黑子"),
            Some(Color::White) => language.pick("white", "白子"),
        }
        .into()
    }
}

impl InLanguage for SizeError {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let most = Size::MAX;
        match language {
            Language::English => self.to_string(),
            Language::Chinese => {
                format!("棋盘应有 1 到 {most} 行、1 到 {most} 列：写成 N 或 行数x列数，例如 9 或 13x19")
            }
        }
        .into()
    }
}
