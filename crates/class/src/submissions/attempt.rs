//! Which of two files is the newer attempt, by the names of the files and their folders.

use super::file_name::ending;
use super::plain::folded;
use gocheck_files::input::names::last_part;
use std::cmp::Ordering;

/// The attempt that a file belongs to, according to its path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Attempt {
    /// `20191103`, `2019-11-03-21-14-05`: whether there is a year, and the time as a number of 14 digits.
    time: Option<(bool, u64)>,
    /// -1 for `old` and backups, 1 for `final`.
    rank: i8,
    /// `attempt2`, `Version 2`, `v2`, `第2次`
    version: Option<u32>,
    /// `(2)`, `2`. A name without a number is not older: it may be the one that was asked for.
    copy: Option<u32>,
}

pub(super) const OLD: [&str; 16] = [
    "old", "older", "backup", "bak", "orig", "original", "previous", "prev", "before", "draft", "旧", "备份",
    "作废", "废弃", "草稿", "初稿",
];
pub(super) const NEW: [&str; 25] = [
    "new",
    "newer",
    "newest",
    "latest",
    "final",
    "fixed",
    "corrected",
    "revised",
    "updated",
    "resubmitted",
    "resubmission",
    "resubmit",
    "最终",
    "最新",
    "终稿",
    "终版",
    "定稿",
    "修改",
    "改正",
    "更正",
    "订正",
    "重交",
    "再交",
    "补交",
    "重新提交",
];
pub(super) const VERSIONS: [&str; 12] =
    ["attempt", "version", "submission", "revision", "ver", "rev", "try", "v", "版本", "提交", "尝试", "版"];
const BACKUPS: [&str; 8] = ["~", ".bak", ".old", ".orig", ".tmp", ".swp", ".save", "#"];

impl Attempt {
    /// Reads the path of a file within a submission.
    pub(super) fn of(path: &str) -> Self {
        let mut attempt = Self::default();
        for part in path.split('/') {
            let name = folded(part);
            let is_file = path.ends_with(part);
            let stem = if is_file { without_ending(&name) } else { &name };
            attempt.time = times(stem).or(attempt.time);
            let words = words(stem);
            let has = |list: &[&str]| {
                list.iter().any(
                    |word| {
                        if word.is_ascii() { words.contains(word) } else { stem.contains(word) }
                    },
                )
            };
            let rank = if has(&OLD) { -1 } else { i8::from(has(&NEW)) };
            attempt.rank = if rank == 0 { attempt.rank } else { rank };
            attempt.version = version(&words, stem).or(attempt.version);
        }
        let name = folded(last_part(path));
        if BACKUPS.iter().any(|mark| name.ends_with(mark)) {
            attempt.rank = -1;
        }
        attempt.copy = copy(without_ending(&name));
        attempt
    }

    /// Compares two files, the newer one being greater. They are equal if the names do not say which is newer.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        let times = match (self.time, other.time) {
            (Some((year, a)), Some((same, b))) if year == same => a.cmp(&b),
            _ => Ordering::Equal,
        };
        let copies = self.copy.zip(other.copy).map_or(Ordering::Equal, |(a, b)| a.cmp(&b));
        let first = |version: Option<u32>| version.unwrap_or(1);
        times
            .then(self.rank.cmp(&other.rank))
            .then(first(self.version).cmp(&first(other.version)))
            .then(copies)
    }
}

/// A name in lower case without its extensions.
fn without_ending(name: &str) -> &str {
    let mut stem = BACKUPS.iter().find_map(|mark| name.strip_suffix(mark)).unwrap_or(name);
    while let ending = ending(stem)
        && (1..=5).contains(&ending.len())
        && ending.starts_with(|c: char| c.is_ascii_lowercase())
        && let Some(rest) = stem.strip_suffix(&format!(".{ending}"))
        && !rest.is_empty()
    {
        stem = rest;
    }
    stem
}

/// The words of a name: letters, or digits.
fn words(stem: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = stem;
    while let Some(first) = rest.chars().next() {
        let class = |c: char| (c.is_ascii_digit(), c.is_ascii_alphabetic());
        let end = rest.find(|c: char| class(c) != class(first)).unwrap_or(rest.len());
        if class(first) != (false, false) {
            words.push(&rest[..end]);
        }
        rest = &rest[end..];
    }
    words
}

/// The last time in a name.
fn times(stem: &str) -> Option<(bool, u64)> {
    let mut runs: Vec<(usize, &str)> = Vec::new();
    let mut at = 0;
    for run in stem.split(|c: char| !c.is_ascii_digit()) {
        if !run.is_empty() {
            runs.push((at, run));
        }
        at += run.len() + stem[at + run.len()..].chars().next().map_or(0, char::len_utf8);
    }
    (0..runs.len()).rev().find_map(|first| time_at(stem, &runs[first..]))
}

/// The time that begins with the first of the runs of digits.
fn time_at(stem: &str, runs: &[(usize, &str)]) -> Option<(bool, u64)> {
    let is_next = |index: usize| {
        let (Some((at, run)), Some((next, _))) = (runs.get(index), runs.get(index + 1)) else { return false };
        let gap = &stem[at + run.len()..*next];
        gap.chars().count() == 1 && gap.chars().all(|c| "-_. :t年月日时点分".contains(c))
    };
    let number = |text: &str| text.parse::<u64>().ok();
    let (_, first) = *runs.first()?;
    let digits = first.len();
    let is_date = |date: u64| {
        let (year, month, day) = (date / 10_000, date / 100 % 100, date % 100);
        (2000..2100).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day)
    };
    // The numbers of hours, minutes and seconds, from a run.
    let clock = |from: usize| -> u64 {
        let pieces: Vec<u64> = (from..from + 3)
            .take_while(|&index| is_next(index - 1) && runs.get(index).is_some_and(|(_, run)| run.len() <= 2))
            .filter_map(|index| number(runs[index].1))
            .collect();
        let joined = runs.get(from).filter(|(_, run)| is_next(from - 1) && [4, 6].contains(&run.len()));
        match (joined, pieces.as_slice()) {
            (Some((_, run)), _) => number(&format!("{run:0<6}")).unwrap_or(0),
            (None, [hour, minute, second]) => hour * 10_000 + minute * 100 + second,
            (None, [hour, minute]) => hour * 10_000 + minute * 100,
            _ => 0,
        }
    };
    if [8, 12, 14].contains(&digits) {
        let date = number(&first[..8]).filter(|&date| is_date(date))?;
        let time = if digits > 8 { number(&format!("{:0<6}", &first[8..]))? } else { clock(1) };
        return Some((true, date * 1_000_000 + time));
    }
    let small = |index: usize| {
        let (_, run) = runs.get(index).filter(|(_, run)| run.len() <= 2 && is_next(index - 1))?;
        number(run)
    };
    if digits == 4 {
        let date = number(first)? * 10_000 + small(1)? * 100 + small(2)?;
        return is_date(date).then(|| (true, date * 1_000_000 + clock(3)));
    }
    // `11月3日`
    let is_month = digits <= 2 && is_next(0) && stem[runs[0].0 + digits..].starts_with('月');
    let date = 20_000_000 + number(first)? * 100 + small(1)?;
    (is_month && is_date(date)).then(|| (false, date * 1_000_000 + clock(2)))
}

/// `attempt2`, `Version 2`, `v2`, `第2次`, `第二版`
fn version(words: &[&str], stem: &str) -> Option<u32> {
    let small = |text: &str| text.parse().ok().filter(|_| text.len() <= 3);
    let named = words.windows(2).find_map(|pair| {
        let is_named = VERSIONS.contains(&pair[0]);
        if is_named { small(pair[1]) } else { None }
    });
    let chinese = || {
        VERSIONS.iter().filter(|word| !word.is_ascii()).find_map(|word| {
            let (_, after) = stem.split_once(word)?;
            let digits = after.trim_start_matches([' ', '_', '-']);
            small(digits.split(|c: char| !c.is_ascii_digit()).next()?)
        })
    };
    let ordinal = || {
        let (_, after) = stem.split_once('第')?;
        let end = after.find(['次', '版', '稿', '遍'])?;
        let number = after[..end].trim();
        let place = "一二三四五六七八九".chars().position(|c| number.chars().eq([c]));
        small(number).or_else(|| Some(place? as u32 + 1))
    };
    named.or_else(ordinal).or_else(chinese)
}

/// The number of a copy at the end of a stem: `(2)`, ` 2`, `-2`, `2`.
fn copy(stem: &str) -> Option<u32> {
    let stem = stem.trim_end();
    let bare = stem.strip_suffix(')').unwrap_or(stem);
    let digits = bare.len() - bare.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let is_short = (1..=2).contains(&digits);
    if is_short { bare[bare.len() - digits..].parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newer_of_two_names() {
        for (old, new) in [
            ("answer_20191101.txt", "answer_20191103.txt"),
            ("answer 2019-11-03 21-14.txt", "answer 2019-11-03 21-15.txt"),
            ("attempt_2019-11-01-08-00-00/a.txt", "attempt_2019-11-03-20-00-00/a.txt"),
            ("王伟_2019011201_作业1_20191103211405.txt", "王伟_2019011201_作业1_20191103211406.txt"),
            ("答案11月3日.txt", "答案12月1日.txt"),
            ("answer_for_train_old.txt", "answer_for_train.txt"),
            ("answer.txt~", "answer.txt"),
            ("answer.txt", "answer_final.txt"),
            ("answer.txt", "answer最终版.txt"),
            ("answer.txt", "answer_v2.txt"),
            ("attempt1/answer.txt", "attempt2/answer.txt"),
            ("attempt9/answer.txt", "attempt10/answer.txt"),
            ("Version 1/answer.txt", "Version 2/answer.txt"),
            ("第一次/answer.txt", "第2次/answer.txt"),
            ("answer (1).txt", "answer (2).txt"),
            ("answer（9）.txt", "answer（10）.txt"),
            ("answer_for_test-1.txt", "answer_for_test-2.txt"),
        ] {
            let (a, b) = (Attempt::of(old), Attempt::of(new));
            assert_eq!(a.compare(&b), Ordering::Less, "{old} {a:?}, {new} {b:?}");
            assert_eq!(b.compare(&a), Ordering::Greater, "{old} {new}");
        }
        for (one, other) in [
            ("answer_a.txt", "answer_b.txt"),
            ("2019011201/answer.txt", "2019011202/answer.txt"),
            ("answer.txt", "answer.json"),
            ("answer.txt", "answer (1).txt"),
            ("attempt1/answer.txt", "answer.txt"),
            ("hw1/answer.txt", "hw2/answer.txt"),
        ] {
            let (a, b) = (Attempt::of(one), Attempt::of(other));
            assert_eq!(a.compare(&b), Ordering::Equal, "{one} {a:?}, {other} {b:?}");
        }
    }
}
