//! The report: how many games were read, left out for which reason, and kept.

use super::entry::Entry;
use super::keys::Key;
use super::reason::Reason;
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
    games: u64,
    dropped: BTreeMap<Reason, u64>,
    /// The numbers of games that were left out for damage, and for findings, by code.
    unfixable: CodeCounts,
    findings: CodeCounts,
    kept: u64,
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
            games: 0,
            dropped: Reason::ALL.map(|reason| (reason, 0)).into(),
            unfixable: CodeCounts::default(),
            findings: CodeCounts::default(),
            kept: 0,
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
            Entry::End { is_unread, has_no_game } => {
                self.files += 1;
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
        text.into()
    }
}

/// The number of codes that the report names for a reason.
const MOST_CODES: usize = 8;
