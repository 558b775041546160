//! Texts in every language, written side by side where they are used: [`phrase!`](crate::phrase!).

use crate::language::Language;
use gocheck_board::{Point, Size, Vertex};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// A text in every language.
///
/// ```
/// use gocheck_text::{Language, count, phrase};
///
/// let file = "games.sgf";
/// let said = phrase!("{file} holds {games}", "{file} 里有 {games}", games = count(1, "game", "盘棋"));
/// assert_eq!(said.clone().text(Language::English), "games.sgf holds 1 game");
/// assert_eq!(said.text(Language::Chinese), "games.sgf 里有 1 盘棋");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    english: Cow<'static, str>,
    chinese: Cow<'static, str>,
}

impl Phrase {
    /// Creates a phrase from its texts.
    pub fn new(english: impl Into<Cow<'static, str>>, chinese: impl Into<Cow<'static, str>>) -> Self {
        Self { english: english.into(), chinese: chinese.into() }
    }

    /// Creates a phrase from a function that returns its text in a language.
    pub fn in_each(text: impl Fn(Language) -> String) -> Self {
        Self::new(text(Language::English), text(Language::Chinese))
    }

    /// Creates a phrase from the texts of a value.
    pub fn of(value: &(impl InLanguage + ?Sized)) -> Self {
        Self::in_each(|language| value.in_language(language).into_owned())
    }

    /// Returns the phrase with both texts changed.
    #[must_use]
    pub fn map(&self, change: impl Fn(&str) -> String) -> Self {
        Self::new(change(&self.english), change(&self.chinese))
    }

    /// Returns true if the text contains `part` in some language.
    #[must_use]
    pub fn contains(&self, part: &str) -> bool {
        self.english.contains(part) || self.chinese.contains(part)
    }

    /// Returns true if the text is empty in every language.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.english.is_empty() && self.chinese.is_empty()
    }

    /// Returns the English text, for programs that have no other language.
    #[must_use]
    pub fn english(&self) -> &str {
        &self.english
    }

    /// Returns the text in a language.
    #[must_use]
    pub fn text(self, language: Language) -> String {
        match language {
            Language::English => self.english,
            Language::Chinese => self.chinese,
        }
        .into_owned()
    }
}

/// A text that looks the same in every language, such as a name.
impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Self::new(text.clone(), text)
    }
}

impl From<&str> for Phrase {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

/// The texts in the order of [`Language::ALL`], or one text if it looks the same in every language.
impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.english == self.chinese {
            return self.english.serialize(serializer);
        }
        [&self.english, &self.chinese].serialize(serializer)
    }
}

/// The texts as they are serialized.
#[derive(Deserialize)]
#[serde(untagged)]
enum Texts {
    Same(String),
    Each([String; Language::ALL.len()]),
}

impl<'de> Deserialize<'de> for Phrase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Texts::deserialize(deserializer)? {
            Texts::Same(text) => text.into(),
            Texts::Each([english, chinese]) => Self::new(english, chinese),
        })
    }
}

/// Makes a [`Phrase`] from two format strings, English first. Variables in braces look the same in both languages;
/// values given as `name = value` are translated by [`InLanguage`]. A missing language is a compile error.
#[macro_export]
macro_rules! phrase {
    ($english:literal, $chinese:literal $(, $name:ident = $value:expr)* $(,)?) => {
        match ($(&$value,)*) {
            ($($name,)*) => $crate::Phrase::new(
                {
                    $(let $name = $crate::InLanguage::in_language($name, $crate::Language::English);)*
                    $(let _ = &$name;)*
                    ::std::format!($english)
                },
                {
                    $(let $name = $crate::InLanguage::in_language($name, $crate::Language::Chinese);)*
                    $(let _ = &$name;)*
                    ::std::format!($chinese)
                },
            ),
        }
    };
}

/// A value with a text in each language, or one that looks the same in all of them.
pub trait InLanguage {
    /// Returns the text.
    fn in_language(&self, language: Language) -> Cow<'_, str>;
}

impl<T: InLanguage + ?Sized> InLanguage for &T {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        (**self).in_language(language)
    }
}

impl<T: InLanguage + ?Sized> InLanguage for Box<T> {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        (**self).in_language(language)
    }
}

/// A type whose lists have a text in each language.
pub trait TextOfList: Sized {
    /// Returns the text of a list.
    fn text_of_list(list: &[Self], language: Language) -> Cow<'_, str>;
}

impl<T: TextOfList> InLanguage for Vec<T> {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        T::text_of_list(self, language)
    }
}

/// The texts with the language's comma between them.
impl TextOfList for String {
    fn text_of_list(list: &[Self], language: Language) -> Cow<'_, str> {
        language.list(list).into()
    }
}

impl InLanguage for Phrase {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        Cow::Borrowed(match language {
            Language::English => &self.english,
            Language::Chinese => &self.chinese,
        })
    }
}

impl InLanguage for str {
    fn in_language(&self, _: Language) -> Cow<'_, str> {
        self.into()
    }
}

impl InLanguage for String {
    fn in_language(&self, _: Language) -> Cow<'_, str> {
        self.into()
    }
}

impl InLanguage for Cow<'_, str> {
    fn in_language(&self, _: Language) -> Cow<'_, str> {
        Cow::Borrowed(self)
    }
}

macro_rules! same_in_all {
    ($($type:ty),*) => {
        $(impl InLanguage for $type {
            fn in_language(&self, _: Language) -> Cow<'_, str> {
                self.to_string().into()
            }
        })*
    };
}

same_in_all!(usize, u64, u32, u16, u8, i64, i32, f64, char, Size, Point, Vertex);

/// A number with its noun, singular or plural: see [`count`].
#[derive(Clone, Copy, Debug)]
pub struct Count {
    number: u64,
    noun: &'static str,
    chinese: &'static str,
}

/// `1 game`, `2 games`; in Chinese, with the measure word: `2 盘棋`.
#[must_use]
pub fn count(number: impl TryInto<u64>, noun: &'static str, chinese: &'static str) -> Count {
    Count { number: number.try_into().unwrap_or(u64::MAX), noun, chinese }
}

impl InLanguage for Count {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let Self { number, noun, chinese } = *self;
        match language {
            Language::English => format!("{number} {}", plural(number, noun)).into(),
            Language::Chinese => format!("{number} {chinese}").into(),
        }
    }
}

/// `(0, 0), (0, 1)`; in Chinese `(0, 0)、(0, 1)`.
#[must_use]
pub fn list(items: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// Returns an English noun in the singular or plural.
fn plural(number: u64, noun: &str) -> Cow<'_, str> {
    let stem = noun.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'i', 'o', 'u']));
    match (number, stem) {
        (1, _) => noun.into(),
        (_, Some(stem)) => format!("{stem}ies").into(),
        _ if noun.ends_with(['s', 'x']) || noun.ends_with("sh") || noun.ends_with("ch") => {
            format!("{noun}es").into()
        }
        _ => format!("{noun}s").into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gocheck_board::Color;

    #[test]
    fn one_is_singular() {
        let english =
            |number: usize, noun| count(number, noun, "个").in_language(Language::English).into_owned();
        assert_eq!(english(1, "liberty"), "1 liberty");
        assert_eq!(english(0, "liberty"), "0 liberties");
        assert_eq!(english(2, "play"), "2 plays");
        assert_eq!(english(11, "box"), "11 boxes");
        assert_eq!(english(21, "match"), "21 matches");
        assert_eq!(count(1, "game", "盘棋").in_language(Language::Chinese), "1 盘棋");
    }

    #[test]
    fn values_have_words_of_their_own() {
        let said = phrase!("{color} is to play", "轮到{color}", color = Color::White);
        assert_eq!(said.clone().text(Language::English), "white is to play");
        assert_eq!(said.text(Language::Chinese), "轮到白方");
    }
}
