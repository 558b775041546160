//! Colours, points and sizes in every language.

use crate::language::Language;
use crate::phrase::{InLanguage, TextOfList};
use gocheck_board::{Color, Point, Size, SizeError};
use std::borrow::Cow;

/// The first three of some points.
impl TextOfList for Point {
    fn text_of_list(list: &[Self], language: Language) -> Cow<'_, str> {
        let rest = if list.len() > 3 { language.pick(", ..", " 等") } else { "" };
        (language.list(list.iter().take(3)) + rest).into()
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
