use super::page::Text;
use super::spec::Described;
use serde::Serialize;
use std::collections::BTreeMap;

/// A text of a game in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Label {
    pub en: String,
    pub zh: String,
}

pub fn title<G: Described>() -> Label {
    let Text { en, zh } = G::SPEC.page.title;
    let or_name = |text: &str| {
        let (first, rest) = G::NAME.split_at(1);
        if text.is_empty() { first.to_uppercase() + rest } else { text.to_owned() }
    };
    Label { en: or_name(en), zh: or_name(zh) }
}

/// The texts of the page for the rules that end games, by the words that records have for them.
pub fn endings<G: Described>() -> BTreeMap<String, Label> {
    let label = |&reason: &G::Reason| {
        let ending = (G::SPEC.ending)(reason);
        let chinese = G::SPEC.page.chinese.iter().find(|(code, _)| *code == ending.code);
        let zh = chinese.map_or(&*ending.words, |(_, text)| text).to_owned();
        (G::rule(reason), Label { en: ending.words.into_owned(), zh })
    };
    G::SPEC.reasons.iter().map(label).collect()
}

/// A rule set, in games that have several.
pub fn rules<G: Described>(name: &str) -> Option<Text> {
    G::SPEC.page.rules.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}
