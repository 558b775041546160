//! Compares the findings and the content of two texts.

use super::super::document::line_break;
use super::super::lint::Findings;
use super::super::property::{ValueKind, definition, list_may_be_empty};
use super::super::{Event, Finding, GameDate, Listener, Place, PropertyName, Reader, Replayer, Step};
use super::decode::marked;
use super::old_markup::{LABELS, LETTERS, label, letter};
use crate::faults::TooManyFindings;
use gocheck_text::Code;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Returns true if any code has more findings, except those that may be new. With more findings than are listed, the answer is
/// unknown.
pub(super) fn finds_more(before: &[Finding], after: &[Finding], may_be_new: impl Fn(Code) -> bool) -> bool {
    let counts = |findings: &[Finding]| {
        let mut counts: BTreeMap<Code, usize> = BTreeMap::new();
        findings.iter().for_each(|finding| *counts.entry(finding.code()).or_default() += 1);
        counts
    };
    let (before, after) = (counts(before), counts(after));
    let count = |code: &Code| before.get(code).copied().unwrap_or(0);
    !before.contains_key(&TooManyFindings::CODE)
        && after.iter().any(|(&code, &found)| found > count(&code) && !may_be_new(code))
}

/// Returns true if both have the same texts.
pub(super) fn have_the_same_texts(before: &str, after: &str) -> bool {
    Texts::of(before) == Texts::of(after)
}

/// Checks a text, and hashes the moves and boards of its games, in order and by variation.
pub(super) struct Checking<'a> {
    findings: Findings<'a>,
    played: DefaultHasher,
}

impl<'a> Checking<'a> {
    pub(super) fn new(findings: Findings<'a>) -> Self {
        Self { findings, played: DefaultHasher::new() }
    }

    /// The findings in file order, and the hash.
    pub(super) fn finish(self) -> (Vec<Finding>, u64) {
        (self.findings.into_sorted(), self.played.finish())
    }
}

impl Listener for Checking<'_> {
    fn on_event(&mut self, replayer: &Replayer, place: Place, event: Event<'_>) {
        self.findings.on_event(replayer, place, event);
        let hasher = &mut self.played;
        match event {
            Event::Play { color, point, .. } => (0, color as u8, point.row(), point.col()).hash(hasher),
            Event::Pass(color) => (1, color as u8).hash(hasher),
            Event::NotPlayed { color, value, .. } => (2, color as u8, value.text()).hash(hasher),
            Event::StonesSetUp => replayer.game().hash().hash(hasher),
            // They follow from PL and the side to move.
            Event::Turn { color, .. } => (3, color as u8).hash(hasher),
            Event::Begin => 5.hash(hasher),
            Event::TooDeep => 6.hash(hasher),
            Event::TooLong => 7.hash(hasher),
            _ => return,
        }
        replayer.number().hash(hasher);
    }
}

/// The texts of a file, as hashes.
#[derive(PartialEq)]
struct Texts {
    /// The comments, in order.
    comments: u64,
    /// The others, without duplicates.
    others: Vec<u64>,
}

impl Texts {
    fn of(text: &str) -> Self {
        let text = marked(text);
        let mut reader = Reader::new(text.as_bytes()).keeping(text.len());
        let mut comment_hash = DefaultHasher::new();
        let mut others = Vec::new();
        while let Ok(step) = reader.next_step() {
            let node = match step {
                Step::Node(node) => node,
                Step::End => break,
                _ => continue,
            };
            let mut comments: BTreeMap<PropertyName, Comment> = BTreeMap::new();
            for property in node.properties().filter(|property| is_text(property.name())) {
                let name = property.name();
                let is_comment = [PropertyName::new("C"), PropertyName::new("GC")].contains(&name);
                for (index, value) in property.values().enumerate() {
                    let value = String::from_utf8_lossy(value.bytes);
                    let value = with_line_feeds(value.trim_end());
                    if value.trim_ascii().is_empty() && list_may_be_empty(name).is_some() {
                        continue;
                    }
                    let date = GameDate::whole(&value).filter(|_| name == PropertyName::new("DT"));
                    let value = date.map_or(value, |date| date.to_string());
                    let (name, value) = as_label(name, index, value);
                    if !is_comment {
                        others.push(hash_of(&(name, value)));
                    } else if !value.is_empty() {
                        comments.entry(name).or_default().add(&value);
                    }
                }
            }
            comments.into_values().for_each(|comment| comment.text.finish().hash(&mut comment_hash));
        }
        others.sort_unstable();
        others.dedup();
        Self { comments: comment_hash.finish(), others }
    }
}

/// The lines of a comment.
#[derive(Default)]
struct Comment {
    text: DefaultHasher,
    /// The hash of the last lines.
    last: Option<u64>,
}

impl Comment {
    /// Adds lines. Consecutive duplicates count once.
    fn add(&mut self, lines: &str) {
        let hash = Some(hash_of(&lines));
        if std::mem::replace(&mut self.last, hash) != hash {
            self.text.write(lines.as_bytes());
            self.text.write_u8(b'\n');
        }
    }
}

/// A value of L as the value of LB that replaces it; others as they are.
fn as_label(name: PropertyName, index: usize, value: String) -> (PropertyName, String) {
    match letter(index).filter(|_| name == LETTERS) {
        Some(letter) => (LABELS, label(&value, letter)),
        None => (name, value),
    }
}

fn hash_of(content: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}

/// Returns true if a property is text that must not be lost.
fn is_text(name: PropertyName) -> bool {
    const OTHERS: [&str; 12] = ["B", "W", "AB", "AW", "AE", "CA", "SZ", "RE", "KO", "M", "DO", "IT"];
    const WITH_TEXT: [&str; 3] = ["LB", "AR", "LN"];
    let is_in = |names: &[&str]| names.iter().any(|other| PropertyName::new(other) == name);
    match definition(name).map(|known| known.kind) {
        None => true,
        Some(ValueKind::Text) => !is_in(&OTHERS),
        Some(ValueKind::Marks) => is_in(&WITH_TEXT),
        Some(_) => false,
    }
}

fn with_line_feeds(text: &str) -> String {
    let (mut with, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(['\r', '\n']) {
        with.push_str(&rest[..at]);
        with.push('\n');
        rest = &rest[at + line_break(&rest[at..])..];
    }
    with.push_str(rest);
    with
}
