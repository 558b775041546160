//! Groups and rule sets in every language.

use crate::board::Color;
use crate::{Group, RuleSet};
use gocheck_text::{InLanguage, Language, TextOfList};
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
impl TextOfList for Group {
    fn text_of_list(list: &[Self], language: Language) -> Cow<'_, str> {
        let groups: Vec<Cow<'_, str>> = list.iter().map(|group| group.in_language(language)).collect();
        groups.join(language.semicolon()).into()
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
