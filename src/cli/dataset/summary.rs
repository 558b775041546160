//! The report: how many games were read, left out for which reason, and kept.

use super::entry::Entry;
use super::keys::Key;
use super::reason::Reason;
use crate::cli::emitter::Row;
use crate::cli::language::language;
use gocheck_program::Status;
use gocheck_text::phrase;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Counts of files and games. Each game is counted once: as kept, or for the first reason to leave it out.
#[derive(Default)]
pub(super) struct Summary {
    files: u64,
    unread: u64,
    without_games: u64,
    games: u64,
    dropped: BTreeMap<Reason, u64>,
    /// The numbers of games that were left out for damage and findings, by code.
    codes: BTreeMap<(Reason, String), u64>,
    kept: u64,
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
                if !code.is_empty() {
                    *self.codes.entry((*reason, code.clone())).or_default() += 1;
                }
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

    pub(super) const fn kept(&self) -> u64 {
        self.kept
    }

    pub(super) const fn status(&self) -> Status {
        match (self.unread, self.without_games) {
            (0, 0) => Status::Well,
            (0, _) => Status::Finding,
            _ => Status::BadInput,
        }
    }

    /// The codes for a reason with their counts, most frequent first.
    fn codes_of(&self, reason: Reason) -> Vec<(&str, u64)> {
        let codes = self.codes.iter().filter(|((known, _), _)| *known == reason);
        let mut codes: Vec<(&str, u64)> = codes.map(|((_, code), &count)| (code.as_str(), count)).collect();
        codes.sort_by_key(|&(code, count)| (std::cmp::Reverse(count), code.to_owned()));
        codes
    }
}

impl Row for Summary {
    fn text(&self) -> Option<String> {
        let mut text = String::new();
        let mut line = |count: u64, words: &str| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{count:>9}  {words}");
        };
        line(self.files, &phrase!("files read", "个文件").text(language()));
        if self.unread > 0 {
            line(self.unread, &phrase!("  that cannot be read", "  无法读取").text(language()));
        }
        if self.without_games > 0 {
            line(self.without_games, &phrase!("  without a game", "  没有棋谱").text(language()));
        }
        line(self.games, &phrase!("games", "盘棋").text(language()));
        for (&reason, &count) in &self.dropped {
            let codes: Vec<String> =
                self.codes_of(reason).iter().take(8).map(|(code, count)| format!("{code}:{count}")).collect();
            let codes = if codes.is_empty() { String::new() } else { format!(" ({})", codes.join(" ")) };
            let label = phrase!("  left out: {words}", "  略去：{words}", words = reason.words());
            line(count, &(label.text(language()) + &codes));
        }
        line(self.kept, &phrase!("kept", "留下").text(language()));
        Some(text)
    }

    fn json(&self) -> Option<Value> {
        let dropped: Map<String, Value> = Reason::ALL
            .into_iter()
            .map(|reason| (reason.name().to_owned(), self.dropped.get(&reason).copied().unwrap_or(0).into()))
            .collect();
        let codes = |reason| -> Map<String, Value> {
            self.codes_of(reason).into_iter().map(|(code, count)| (code.to_owned(), count.into())).collect()
        };
        Some(json!({
            "files": self.files,
            "unreadable": self.unread,
            "without_games": self.without_games,
            "games": self.games,
            "dropped": dropped,
            "unfixable": codes(Reason::Unfixable),
            "findings": codes(Reason::Findings),
            "kept": self.kept,
        }))
    }
}
