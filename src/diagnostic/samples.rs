//! A message of each code, whose values are found again in its words: so that no language loses one.

use super::values::{
    ArchiveKind, FieldName, FileKind, FirstMove, HandicapStones, Judged, Loss, OtherFile, PointOf, ValueForm,
};
use super::{Language, Message};
use crate::board::{Color, Point, Size};
use crate::go::{Group, Repetition, RuleSet, Vertex, vertex};

/// Numbers, each given once.
#[derive(Default)]
pub(super) struct Next(usize);

impl Next {
    fn number(&mut self) -> usize {
        self.0 += 1;
        700 + self.0
    }
}

/// A value that is told from others of its type, where it can be.
pub(super) trait Sample: Sized {
    fn sample(next: &mut Next) -> Self;
}

macro_rules! numbers {
    ($($type:ty),*) => { $(
        impl Sample for $type {
            fn sample(next: &mut Next) -> Self {
                next.number() as Self
            }
        }
    )* };
}
numbers!(usize, u32, i64, f64);

macro_rules! fixed {
    ($($type:ty: $value:expr;)*) => { $(
        impl Sample for $type {
            fn sample(_: &mut Next) -> Self {
                $value
            }
        }
    )* };
}
fixed! {
    u8: b'Q';
    char: '[';
    bool: false;
    &'static str: "Latin-9";
    u64: 512 << 20;
    Color: Color::Black;
    FieldName: FieldName::Row;
    ValueForm: ValueForm::WholeNumber;
    Loss: Loss::Time;
    FirstMove: FirstMove::Handicap(7);
    HandicapStones: HandicapStones::SetUp(5);
    FileKind: FileKind::Pdf;
    ArchiveKind: ArchiveKind::Rar;
    RuleSet: RuleSet::Japanese;
    Judged: Judged::ByAllBut(vec![RuleSet::Aga]);
    Size: size();
    Point: point();
    Vertex: vertex(size(), point());
}

fn size() -> Size {
    Size::new(11, 13).unwrap_or_default()
}

fn point() -> Point {
    Size::default().point(3, 7).unwrap_or_else(|| panic!("on the board"))
}

impl Sample for String {
    fn sample(next: &mut Next) -> Self {
        format!("word{}", next.number())
    }
}

impl Sample for Box<str> {
    fn sample(next: &mut Next) -> Self {
        String::sample(next).into()
    }
}

impl Sample for PointOf {
    fn sample(next: &mut Next) -> Self {
        Self::Setup(String::sample(next))
    }
}

impl Sample for OtherFile {
    fn sample(next: &mut Next) -> Self {
        Self { name: String::sample(next), kind: FileKind::Program }
    }
}

impl Sample for Repetition {
    fn sample(next: &mut Next) -> Self {
        Self { after: u32::sample(next), length: u32::sample(next) }
    }
}

impl Sample for Group {
    fn sample(_: &mut Next) -> Self {
        Self { stones: vec![point()], color: Color::White }
    }
}

impl<T: Sample> Sample for Option<T> {
    fn sample(next: &mut Next) -> Self {
        Some(T::sample(next))
    }
}

impl<T: Sample> Sample for Vec<T> {
    fn sample(next: &mut Next) -> Self {
        vec![T::sample(next), T::sample(next)]
    }
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<&str> {
    let mut all: Vec<&str> =
        text.split(|c: char| !c.is_ascii_digit()).filter(|number| number.len() > 1).collect();
    all.sort_unstable();
    all.dedup();
    all
}

#[test]
fn every_language_says_every_value() {
    for message in Message::samples() {
        let all = Language::ALL.map(|language| {
            let text = message.text(language);
            assert!(!text.message.trim().is_empty(), "{message:?}");
            format!("{} {}", text.message, text.help.unwrap_or_default())
        });
        let [english, chinese] = &all;
        assert_eq!(numbers(english), numbers(chinese), "{english}\n{chinese}");
        // A language's words are its own: only names and numbers are the same.
        assert!(chinese.chars().any(|c| c > '\u{3000}'), "{chinese}");
        assert!(!english.chars().any(|c| ('\u{3000}'..'\u{A000}').contains(&c)), "{english}");
        let title = message.code().title_in(Language::Chinese);
        assert!(title.chars().any(|c| c > '\u{3000}') && !message.code().title().is_empty(), "{title}");
    }
}
