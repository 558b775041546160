//! Finds the puzzles that a line names, anywhere in it.

mod name_at;

use super::calls::bracketed;
use super::numbered_names::{Count, NumberedNames};
use super::problem_numbers::{digits, is_chinese_word, problem_at};
use super::tokens::{Token, TokenKind, Tokens};
use crate::name::Name;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

/// A puzzle that a line names.
#[derive(Clone, Debug)]
pub(super) struct Reference {
    pub(super) puzzle: Puzzle,
    /// Its tokens, by their index in the text.
    pub(super) tokens: Range<usize>,
    /// The number of the problem, if the text does not say its tag here.
    pub(super) number: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Puzzle {
    /// One that is asked for, or another name.
    Named(String),
    /// The number of a problem that several tags have.
    NoTag(String),
}

impl Puzzle {
    fn name(self) -> Option<String> {
        if let Self::Named(name) = self { Some(name) } else { None }
    }
}

/// The names of the puzzles that are asked for, shared by the readers of a class.
#[derive(Clone, Debug, Default)]
pub(super) struct PuzzleNames {
    /// By the key of their tokens; `None` if several names have it.
    by_key: Arc<HashMap<String, Option<String>>>,
    /// The first words of the keys, and whether keys begin otherwise, too: most tokens begin no name.
    first_words: Arc<HashSet<Box<str>>>,
    has_other_starts: bool,
    names: Arc<HashSet<String>>,
    numbers: Arc<NumberedNames>,
    /// The names in the order of their problems, if numbers count them.
    positions: Arc<Vec<String>>,
    /// By their lower case, and by other words for them.
    tags: Arc<HashMap<String, String>>,
    /// The most tokens of a name.
    longest: usize,
}

/// The tags of the assignment, and other words for them.
const TAGS: [(&str, &[&str]); 2] = [
    (
        "train",
        &["训练", "training", "훈련", "학습", "обучающая", "тренировочная", "entrenamiento", "entraînement"],
    ),
    ("test", &["测试", "testing", "テスト", "테스트", "тестовая", "prueba"]),
];

/// Returns true for the tags of the assignment.
pub(super) fn is_tag(word: &str) -> bool {
    TAGS.iter().any(|(tag, _)| *tag == word)
}

/// The other words for a tag.
fn other_words(tag: &str) -> &'static [&'static str] {
    TAGS.iter().find(|(of, _)| *of == tag).map_or(&[], |(_, words)| *words)
}

/// A name of more parts is found only on a line of its own.
const MOST_PARTS: usize = 24;

/// Signs between the parts of a name, which people leave out and exchange.
const JOINTS: &str = "_-.#/\\";

impl PuzzleNames {
    pub(super) fn add(&mut self, name: &str) {
        let tokens = Tokens::new(name, name);
        self.longest = self.longest.max(tokens.all.len()).min(MOST_PARTS);
        let by_key = Arc::make_mut(&mut self.by_key);
        let first_words = Arc::make_mut(&mut self.first_words);
        let mut start = |key: &str| {
            let first = key.split('\u{1F}').nth(1).unwrap_or_default();
            first_words.insert(first.into());
        };
        self.has_other_starts |= tokens.all.first().is_none_or(|first| first.word().is_none());
        let mut insert = |key: String| {
            start(&key);
            let other = by_key.entry(key).or_insert_with(|| Some(name.to_owned()));
            if other.as_deref() != Some(name) {
                *other = None;
            }
        };
        let mut others: Vec<(String, String)> = Vec::new();
        let key = tokens.all.iter().filter(|token| !token.is_mark(JOINTS)).map(key_part).collect::<String>();
        for (tag, words) in TAGS {
            if let Some(rest) = key.strip_prefix(&format!("\u{1F}{tag}\u{1F}")) {
                words.iter().for_each(|word| insert(format!("\u{1F}{word}\u{1F}{rest}")));
            }
        }
        // Keeps answers to the other set apart from those to this one.
        for (tag, _) in TAGS {
            for (other, words) in TAGS.iter().filter(|(other, _)| *other != tag) {
                // Characters without width are not in the key.
                if let (Some(rest), Some(number)) =
                    (key.strip_prefix(&format!("\u{1F}{tag}\u{1F}")), name.get(tag.len()..))
                {
                    let name = format!("{other}{number}");
                    let keys = std::iter::once(other).chain(*words);
                    others.extend(keys.map(|word| (format!("\u{1F}{word}\u{1F}{rest}"), name.clone())));
                }
            }
        }
        insert(key);
        for (key, name) in others {
            start(&key);
            by_key.entry(key).or_insert(Some(name));
        }
        if Arc::make_mut(&mut self.names).insert(name.to_owned()) {
            Arc::make_mut(&mut self.numbers).add(name);
        }
        if let Some(tag) = Name::new(name).ok().and_then(|name| name.tag().map(str::to_owned)) {
            let tags = Arc::make_mut(&mut self.tags);
            let words = other_words(&tag).iter().map(|word| (*word).to_owned());
            for word in words.chain([tag.to_lowercase()]) {
                tags.entry(word).or_insert_with(|| tag.clone());
            }
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// The names in the order of the problems, if they all have the same tag, which is `own` if that is known.
    pub(super) fn in_order(&self, own: Option<&str>) -> Option<Vec<String>> {
        let mut names: Vec<&Name> = self.numbers.names().iter().collect();
        names.sort_by_key(|name| name.rank());
        let tag = names.first()?.tag()?.to_owned();
        let is_of_tag = names.iter().all(|name| name.tag() == Some(&tag));
        let is_own = is_of_tag && own.is_none_or(|own| own == tag);
        is_own.then(|| names.iter().map(|name| name.stem().to_owned()).collect())
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// These names with the numbers of problems from 1 in their order: 1 for `train_0`, 7 for `train_5`. `None` if they have
    /// several tags, or another one than `own`.
    pub(super) fn by_position(&self, own: Option<&str>) -> Option<Self> {
        const MOST: usize = 32;
        let names = self.in_order(own).filter(|names| (3..MOST).contains(&names.len()))?;
        Some(Self { positions: Arc::new(names), ..self.clone() })
    }

    /// Returns true for the name of a puzzle, also of one that is not asked for: `test_1`, `Problem 1`.
    pub(super) fn is_name(&self, text: &str) -> bool {
        self.named(text, None).is_some()
    }

    /// The puzzle that a file names: `test_1`, `Problem 1`, the number of a problem (`00`). It may be one that is not asked for.
    pub(super) fn of_file(&self, text: &str, tag: Option<&str>) -> Option<String> {
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let numbered = || self.numbered(text, tag).filter(|_| is_number)?.name();
        self.named(text, tag).or_else(numbered)
    }

    fn named(&self, text: &str, tag: Option<&str>) -> Option<String> {
        let tokens = Tokens::new(text, text);
        let mut found = self.in_line(&tokens, 0, tag);
        found.pop_if(|only| only.tokens == (0..tokens.all.len()))?.puzzle.name()
    }

    pub(super) fn positions(&self) -> &[String] {
        &self.positions
    }

    pub(super) fn is_tag(&self, word: &str) -> bool {
        self.tags.contains_key(word)
    }

    /// The only puzzle of the same number whose tag is spelled similarly: `test_1` for `tset_1`.
    pub(super) fn similar(&self, name: &str) -> Option<String> {
        const MOST: usize = 32;
        let (tag, number) = name.rsplit_once('_')?;
        let near = |other: &&str| {
            (4..MOST).contains(&tag.chars().count())
                && other.chars().count() < MOST
                && strsim::osa_distance(&tag.to_lowercase(), &other.to_lowercase()) <= 2
        };
        let tags: HashSet<&str> = self.tags.values().take(MOST).map(String::as_str).filter(near).collect();
        let mut names = tags.into_iter().map(|tag| format!("{tag}_{number}")).filter(|name| self.has(name));
        names.next().filter(|_| names.next().is_none())
    }

    /// The puzzle with this problem number: the one with the tag, or the only one.
    pub(super) fn numbered(&self, number: &str, tag: Option<&str>) -> Option<Puzzle> {
        if !self.positions.is_empty() {
            let at = number.parse::<usize>().ok()?.checked_sub(1)?;
            return self.positions.get(at).cloned().map(Puzzle::Named);
        }
        if let Some(tag) = tag {
            let name = format!("{tag}_{number}");
            if self.names.contains(&name) {
                return Some(Puzzle::Named(name));
            }
        }
        // The same number with another tag is another puzzle.
        match self.numbers.of(number, tag.is_some()) {
            Count::None => tag.map(|tag| Puzzle::Named(format!("{tag}_{number}"))),
            Count::One(name) => Some(Puzzle::Named(name.clone())),
            Count::Several => Some(Puzzle::NoTag(number.to_owned())),
        }
    }

    /// The only tag that tokens name.
    pub(super) fn tag_in(&self, tokens: &[Token]) -> Option<&str> {
        let of = |word: &str| {
            // Chinese words are not separated.
            let is_word = |of: &str| if is_chinese_word(of) { word.contains(of) } else { word == of };
            let known =
                || TAGS.iter().find(|(tag, words)| word == *tag || words.iter().any(|word| is_word(word)));
            self.tags.get(word).map(String::as_str).or_else(|| {
                let (tag, _) = known()?;
                Some(self.tags.get(*tag).map_or(*tag, String::as_str))
            })
        };
        let mut found = tokens.iter().filter_map(Token::word).filter_map(|word| of(word));
        let first = found.next()?;
        found.all(|other| other == first).then_some(first)
    }

    /// The tag in brackets after the number of a problem, and the length of both: `Q0 (train):`.
    fn tag_after(&self, all: &[Token], rest: Range<usize>, length: usize) -> (Option<&str>, usize) {
        match &all[rest] {
            [open, tag, close, ..]
                if matches!(open.kind, TokenKind::Open(_)) && matches!(close.kind, TokenKind::Close(_)) =>
            {
                let tag = self.tag_in(std::slice::from_ref(tag));
                (tag, length + if tag.is_some() { 3 } else { 0 })
            }
            _ => (None, length),
        }
    }

    /// All puzzles that a line names. `tag` is that of problems without one.
    pub(super) fn in_line(&self, tokens: &Tokens<'_>, line: usize, tag: Option<&str>) -> Vec<Reference> {
        let range = tokens.lines[line].tokens.clone();
        let whole = tokens.line_source(line);
        if self.names.contains(whole) {
            return vec![Reference { puzzle: Puzzle::Named(whole.to_owned()), tokens: range, number: None }];
        }
        if let Some(printed) = self.printed(tokens, range.clone()) {
            return vec![printed];
        }
        let mut all: Vec<Reference> = Vec::new();
        let mut at = range.start;
        while at < range.end {
            let before = all.last().map_or(range.start, |last| last.tokens.end);
            let (mut start, mut untagged) = (at, None);
            let found = self.name_at(&tokens.all, at..range.end).or_else(|| {
                let (number, length) = problem_at(&tokens.all[range.start..range.end], at - range.start)?;
                // `[train]Problem 1`
                let near = before.max(at.saturating_sub(4))..at;
                let (after, length) = self.tag_after(&tokens.all, at + length..range.end, length);
                let own = self.tag_in(&tokens.all[at..at + length]).or(after);
                let before =
                    self.tag_in(&tokens.all[near.clone()]).or_else(|| bracketed(tokens, near.clone()));
                let before = before.filter(|_| own.is_none());
                let is_first = || {
                    tokens.all[range.start..near.start]
                        .iter()
                        .all(|token| matches!(token.kind, TokenKind::Mark(_)))
                };
                let puzzle = self.numbered(&number, own.or(before).or(tag))?;
                untagged = Some(number).filter(|_| own.or(before).is_none());
                // Only a title names a problem that is not asked for.
                if matches!(&puzzle, Puzzle::Named(name) if !self.has(name)) && !is_first() {
                    return None;
                }
                if before.is_some() {
                    let is_open = |at: &usize| matches!(tokens.all[*at].kind, TokenKind::Open(_));
                    let is_tag = |at: &usize| self.tag_in(&tokens.all[*at..*at + 1]).is_some();
                    start = near.clone().rev().find(is_open).or_else(|| { near }.find(is_tag)).unwrap_or(at);
                }
                Some((puzzle, length))
            });
            match found {
                Some((puzzle, length)) => {
                    let mut end = at + length;
                    // `[test_1]`
                    let is_open = |at: usize| matches!(tokens.all[at].kind, TokenKind::Open(_));
                    let is_close =
                        |at: usize| at < range.end && matches!(tokens.all[at].kind, TokenKind::Close(_));
                    if start > before && is_open(start - 1) && is_close(end) {
                        (start, end) = (start - 1, end + 1);
                    }
                    all.push(Reference { puzzle, tokens: start..end, number: untagged });
                    at = end;
                }
                None => at += 1,
            }
        }
        all
    }
}

/// A part of a key, with a separator.
fn key_part(token: &Token) -> String {
    match &token.kind {
        TokenKind::Word(word) => format!("\u{1F}{}", word.text()),
        TokenKind::Number(..) => format!("\u{1F}{}", digits(token).unwrap_or_default()),
        TokenKind::OtherNumber(text) => format!("\u{1F}{text}"),
        TokenKind::Open(c) | TokenKind::Close(c) | TokenKind::Mark(c) => format!("\u{1F}{c}"),
    }
}
