//! The report: how many games were read, left out for which reason, and kept.

use super::entry::Entry;
use super::keys::Key;
use super::reason::Reason;
use super::split::Split;
use crate::guesses::Guesses;
use gocheck_text::{InLanguage, Language, Phrase, phrase};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Counts of files and games. Each game is counted once: as kept, or for the first reason to leave it out.
#[derive(Debug, Serialize)]
pub struct Summary {
    files: u64,
    #[serde(rename = "unreadable")]
    unread: u64,
    without_games: u64,
    /// The files whose encoding is a guess.
    guesses: Guesses,
    games: u64,
    dropped: BTreeMap<Reason, u64>,
    /// The numbers of games that were left out for damage, and for findings, by code.
    unfixable: CodeCounts,
    findings: CodeCounts,
    kept: u64,
    /// The numbers of games in the parts of a split.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<(String, u64)>,
}

/// Numbers of games by codes.
#[derive(Debug, Default)]
struct CodeCounts(BTreeMap<String, u64>);

impl CodeCounts {
    /// The codes with their counts, most frequent first.
    fn sorted(&self) -> Vec<(&String, &u64)> {
        let mut codes: Vec<_> = self.0.iter().collect();
        codes.sort_by_key(|&(_, count)| Reverse(count));
        codes
    }
}

impl Serialize for CodeCounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.sorted())
    }
}

impl Default for Summary {
    fn default() -> Self {
        Self {
            files: 0,
            unread: 0,
            without_games: 0,
            guesses: Guesses::default(),
            games: 0,
            dropped: Reason::ALL.map(|reason| (reason, 0)).into(),
            unfixable: CodeCounts::default(),
            findings: CodeCounts::default(),
            kept: 0,
            parts: Vec::new(),
        }
    }
}

impl Summary {
    /// Counts an entry of the journal.
    pub(super) fn add(&mut self, entry: &Entry) {
        match entry {
            Entry::Process { .. } => {}
            Entry::Kept(_) => {
                self.games += 1;
                self.kept += 1;
            }
            Entry::Dropped { reason, code, .. } => {
                self.games += 1;
                *self.dropped.entry(*reason).or_default() += 1;
                let codes = match reason {
                    Reason::Unfixable => &mut self.unfixable,
                    Reason::Findings => &mut self.findings,
                    _ => return,
                };
                *codes.0.entry(code.clone()).or_default() += 1;
            }
            Entry::End { is_unread, has_no_game, guess } => {
                self.files += 1;
                guess.iter().for_each(|guess| self.guesses.add(guess));
                self.unread += u64::from(*is_unread);
                self.without_games += u64::from(*has_no_game);
            }
        }
    }

    /// Counts the duplicates among the games that were kept so far.
    pub(super) fn add_duplicates(&mut self, keys: &[Key]) {
        for reason in keys.iter().filter_map(|key| key.reason) {
            *self.dropped.entry(reason).or_default() += 1;
            self.kept -= 1;
        }
    }

    /// Counts the games in each part.
    pub(super) fn add_parts(&mut self, split: &Split, parts: &[&str]) {
        self.parts = split.names().map(|name| (name.to_owned(), 0)).collect();
        for part in parts {
            if let Some((_, count)) = self.parts.iter_mut().find(|(name, _)| name == *part) {
                *count += 1;
            }
        }
    }

    /// The number of games that are kept.
    #[must_use]
    pub const fn kept(&self) -> u64 {
        self.kept
    }

    /// The number of files that could not be read.
    #[must_use]
    pub const fn unread(&self) -> u64 {
        self.unread
    }

    /// The files whose encoding is a guess.
    #[must_use]
    pub const fn guesses(&self) -> &Guesses {
        &self.guesses
    }

    /// The number of files that contain no game.
    #[must_use]
    pub const fn without_games(&self) -> u64 {
        self.without_games
    }
}

/// The report: lines of counts.
impl InLanguage for Summary {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let mut text = String::new();
        let mut line = |count: u64, words: Phrase, codes: &str| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{count:>9}  {}{codes}", words.text(language));
        };
        line(self.files, phrase!("files read", "个文件"), "");
        if self.unread > 0 {
            line(self.unread, phrase!("  that cannot be read", "  无法读取"), "");
        }
        if self.without_games > 0 {
            line(self.without_games, phrase!("  without a game", "  没有棋谱"), "");
        }
        if self.guesses.files() > 0 {
            let words = phrase!(
                "  with an encoding by guess ({encodings})",
                "  编码靠猜（{encodings}）",
                encodings = self.guesses.encodings()
            );
            line(self.guesses.files(), words, "");
        }
        line(self.games, phrase!("games", "盘棋"), "");
        for (&reason, &count) in self.dropped.iter().filter(|(_, count)| **count > 0) {
            let codes = match reason {
                Reason::Unfixable => self.unfixable.sorted(),
                Reason::Findings => self.findings.sorted(),
                _ => Vec::new(),
            };
            let codes: Vec<String> =
                codes.iter().take(MOST_CODES).map(|(code, count)| format!("{code}:{count}")).collect();
            let codes = if codes.is_empty() { String::new() } else { format!(" ({})", codes.join(" ")) };
            line(count, phrase!("  left out: {words}", "  略去：{words}", words = reason.words()), &codes);
        }
        line(self.kept, phrase!("kept", "留下"), "");
        for (part, count) in &self.parts {
            line(*count, phrase!("  in {part}", "  {part}"), "");
        }
        text.into()
    }
}

/// The number of codes that the report names for a reason.
const MOST_CODES: usize = 8;
