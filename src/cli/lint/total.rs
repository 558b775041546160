//! Totals over all files.

use super::outcome::status_of;
use crate::cli::diagnostics::say_diagnostic;
use crate::cli::emitter::{Emitter, Row};
use crate::cli::language::language;
use gocheck::record::Code;
use gocheck_corpus::Checked;
use gocheck_corpus::guesses::{Guess, Guesses};
use gocheck_program::Status;
use gocheck_text::{count, phrase};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// How often a code was found, and in how many files.
#[derive(Clone, Copy, Default)]
pub(super) struct CodeCount {
    findings: usize,
    files: usize,
}

/// The totals over all files.
#[derive(Default)]
pub(super) struct LintTotal {
    files: usize,
    games: u64,
    moves: u64,
    faulty: usize,
    unread: usize,
    /// The number of files that are not records.
    pub(super) skipped: usize,
    codes: BTreeMap<Code, CodeCount>,
    /// The files whose encoding is a guess.
    guesses: Guesses,
    pub(super) status: Status,
}

impl LintTotal {
    pub(super) fn add(&mut self, checked: &Checked) {
        let Checked { shown, findings, games, moves, encoding, error, .. } = checked;
        self.files += 1;
        Guess::of(*encoding).iter().for_each(|guess| self.guesses.add(guess));
        self.games += u64::from(*games);
        self.moves += moves;
        self.status = self.status.max(status_of(checked));
        self.faulty += usize::from(!findings.is_empty());
        self.unread += usize::from(error.is_some());
        for finding in findings {
            self.codes.entry(finding.code()).or_default().findings += 1;
        }
        let codes: BTreeSet<Code> = findings.iter().map(|finding| finding.code()).collect();
        for code in codes {
            self.codes.entry(code).or_default().files += 1;
        }
        if let Some(error) = error {
            say_diagnostic(shown, error);
        }
    }

    /// How often each code was found, most frequent first.
    fn counts(&self) -> Vec<(Code, CodeCount)> {
        let mut counts: Vec<(Code, CodeCount)> =
            self.codes.iter().map(|(&code, &count)| (code, count)).collect();
        counts.sort_by_key(|&(code, count)| (std::cmp::Reverse(count.findings), code));
        counts
    }

    /// Returns the rows of the statistics: a header, then each code, most frequent first.
    pub(super) fn statistics(&self) -> Vec<Statistic> {
        let counts = self.counts().into_iter();
        [Statistic::Head]
            .into_iter()
            .chain(counts.map(|(code, count)| Statistic::Code(code, count)))
            .collect()
    }

    pub(super) fn summary(&self) -> String {
        let mut text = String::new();
        for (code, count) in &self.codes {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{:>7}  {code}  {}", count.findings, code.name());
        }
        let findings: usize = self.codes.values().map(|count| count.findings).sum();
        let Self { files, games, moves, faulty, .. } = self;
        let total = phrase!(
            "findings: {findings}, in {faulty} of {files} ({games}, {moves})",
            "{files}中有 {faulty} 个有问题，共 {findings} 处（{games}，{moves}）",
            faulty = *faulty,
            files = count(*files, "file", "个文件"),
            games = count(*games, "game", "盘棋"),
            moves = count(*moves, "move", "手")
        );
        text += &total.text(language());
        if self.unread > 0 {
            text += &phrase!("; {count} could not be read", "；{count} 个无法读取", count = self.unread)
                .text(language());
        }
        if let Some(guesses) = self.guesses.summary() {
            text += &phrase!("; {guesses}", "；{guesses}", guesses = guesses).text(language());
        }
        if self.skipped > 0 {
            text += &phrase!(
                "; files of other kinds, ignored: {count}",
                "；略过 {count} 个其他文件",
                count = self.skipped
            )
            .text(language());
        }
        text
    }
}

/// A row of the statistics: a header, or a code.
pub(super) enum Statistic {
    Head,
    Code(Code, CodeCount),
}

impl Row for Statistic {
    fn entry(&self, format: Emitter) -> Option<String> {
        let &Self::Code(code, CodeCount { findings, files }) = self else {
            let head = phrase!(
                " findings      files  code  name                      description",
                "    问题     文件数  代码  名称                      内容"
            );
            return (format == Emitter::Text).then(|| head.text(language()) + "\n");
        };
        let (name, title, severity) = (code.name(), code.title(language()), code.severity().name());
        format.text_or_json(
            || format!("{findings:>9}  {files:>9}  {code}  {name:24}  {title}\n"),
            || json!({ "code": code.id(), "name": name, "severity": severity, "findings": findings, "files": files }),
        )
    }
}
