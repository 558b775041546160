//! Whom a name names: what is left of it without a submission's own words, such as `张三` of `张三_作业1_修改版`.
//!
//! Two names that leave the same are those of one student, so that words that may be names stay: short ones, and single
//! characters (`张三`).

use super::attempt::{NEW, OLD, VERSIONS};
use super::heading::FILLERS;
use super::whose::{PARTS, runs};

/// Words for sections of a class. A name with nothing else is not a person's.
const SECTIONS: [&str; 10] =
    ["班", "组", "队", "class", "group", "team", "section", "lab", "course", "period"];

/// Words of a submission, but not those that may be a name or end one, such as `bin` and `text`.
const ENGLISH: [&str; 29] = [
    "answer",
    "answers",
    "homework",
    "assignment",
    "hw",
    "report",
    "code",
    "test",
    "train",
    "for",
    "attempt",
    "version",
    "submission",
    "revision",
    "v",
    "ver",
    "resubmission",
    "resubmitted",
    "resubmit",
    "final",
    "latest",
    "newest",
    "updated",
    "revised",
    "corrected",
    "draft",
    "backup",
    "old",
    "copy",
];

/// What may precede a stripped word in a Chinese name, or be a word between separators.
const SINGLE: [char; 7] = ['的', '版', '稿', '题', '次', '遍', '第'];

/// Chinese words of a submission, as well as those in [`PARTS`].
const CHINESE: [&str; 9] = ["同学", "实验", "课程", "围棋", "期中", "期末", "最终版", "最新版", "修改稿"];

const NUMERALS: &str = "一二三四五六七八九十";

/// The person whom the name of a folder, or that of a file without its extension, may name; the whole name if it has only
/// words of a submission.
pub(super) fn person(stem: &str) -> String {
    name_in(stem).unwrap_or_else(|| stem.to_owned())
}

/// Returns a name without words of a submission, if anything is left.
pub(super) fn name_in(stem: &str) -> Option<String> {
    const LONGEST: usize = 255;
    if stem.len() > LONGEST {
        return None;
    }
    let mut words: Vec<&str> = words(without_copy(stem)).collect();
    while strip_end(&mut words) {}
    strip_start(&mut words);
    let is_name = |word: &&str| !is_number(word) && !is_section(word);
    words.iter().any(is_name).then(|| words.join(" "))
}

/// `ann` of `ann (2)`; but `Group 2` has its number.
fn without_copy(stem: &str) -> &str {
    let number = stem.trim_end().strip_suffix([')', '）']).and_then(|stem| stem.rsplit_once(['(', '（']));
    number.filter(|(_, number)| is_number(number)).map_or(stem, |(stem, _)| without_copy(stem))
}

/// Returns true for a folder that is called after a section of a class: `计科1班`, `Group 2`.
pub(super) fn names_section(name: &str) -> bool {
    words(name).any(is_section)
}

fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).flat_map(runs)
}

fn is_section(word: &str) -> bool {
    SECTIONS.iter().any(|section| match section.is_ascii() {
        true => word.eq_ignore_ascii_case(section),
        false => word.ends_with(section),
    })
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Words of a submission that do not occur in names.
fn own() -> impl Iterator<Item = &'static str> {
    let lists = [&FILLERS[..], &OLD, &NEW, &VERSIONS].into_iter().flatten().copied();
    let chinese = PARTS.split_whitespace().chain(lists).filter(|word| !word.is_ascii());
    chinese.filter(|word| word.chars().nth(1).is_some()).chain(CHINESE).chain(ENGLISH)
}

/// The word without an own word at its end, or `None` if it has none.
fn without_end(word: &str) -> Option<&str> {
    if word.is_ascii() {
        let is_own = own().any(|own| word.eq_ignore_ascii_case(own));
        return is_own.then_some("");
    }
    let ends = own().filter_map(|own| word.strip_suffix(own));
    let shortest = ends.min_by_key(|rest| rest.len());
    shortest.or_else(|| word.strip_suffix(SINGLE)).map(|rest| {
        // `第一次`
        let rest = rest.strip_suffix('次').unwrap_or(rest);
        let counted = rest.trim_end_matches(|c| NUMERALS.contains(c));
        counted.strip_suffix('第').unwrap_or(rest)
    })
}

/// Takes an own word, a number of one, or a time off the end.
fn strip_end(words: &mut Vec<&str>) -> bool {
    /// Digits that are neither a student's number nor a count are a time.
    const TIME: usize = 6;
    let Some(&last) = words.last() else { return false };
    if let [.., answer, word, _tag] = words.as_slice()
        && ["answer", "answers"].iter().any(|own| answer.eq_ignore_ascii_case(own))
        && word.eq_ignore_ascii_case("for")
    {
        words.truncate(words.len() - 3);
        return true;
    }
    if is_number(last) {
        let before = words.iter().rev().find(|word| !is_number(word));
        let is_own = before.is_some_and(|before| last.len() >= TIME || without_end(before).is_some());
        return is_own && words.pop().is_some();
    }
    let Some(rest) = without_end(last) else { return false };
    words.pop();
    if !rest.is_empty() {
        words.push(rest);
    } else if last.eq_ignore_ascii_case("test") && words.len() > 1 {
        words.pop_if(|word| word.eq_ignore_ascii_case("go"));
    }
    true
}

/// Takes own words, each with its number, off the start.
fn strip_start(words: &mut Vec<&str>) {
    let is_own = |word: &&str| word.chars().nth(1).is_some() && without_end(word) == Some("");
    let mut own = 0;
    while words.get(own).is_some_and(is_own) {
        own += 1 + usize::from(words.get(own + 1).is_some_and(|word| is_number(word)));
    }
    if own < words.len() {
        words.drain(..own);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_a_submission_are_taken_off() {
        for (name, expected) in [
            ("张三_作业1_修改版", "张三"),
            ("张三_answer_for_test", "张三"),
            ("张三_go_test", "张三"),
            ("张三_answer_for_exam", "张三"),
            ("张三_实验报告", "张三"),
            ("王磊作业1", "王磊"),
            ("王磊作业1(1)", "王磊"),
            ("王磊（2）", "王磊"),
            ("陈静_作业1_最终版", "陈静"),
            ("王磊同学的第一次作业", "王磊"),
            ("张三的作业", "张三"),
            ("张三第2次", "张三"),
            ("张三_第1题", "张三"),
            ("李娜_重交", "李娜"),
            ("HW1_Ann_Lee", "Ann Lee"),
            ("Ann Lee_HW1_resubmission", "Ann Lee"),
            ("ann v2", "ann"),
            ("第一次作业_张三", "张三"),
            ("ann 20191103_211405", "ann"),
        ] {
            assert_eq!(person(name), expected, "{name}");
        }
    }

    #[test]
    fn names_stay_apart() {
        let names = [
            "张三",
            "张一",
            "张三1",
            "张三2",
            "Tran My",
            "Tran Go",
            "Li Bin",
            "Li",
            "第1组",
            "第2组",
            "Group 1",
            "Group 2",
            "Project 1 team",
            "Project 2 team",
            "01 Ann",
            "02 Ann",
            "s001",
            "s002",
            "王文",
            "Lin A",
            "Li Na",
            "ann_a",
            "rich",
            "rich_text",
            "ann_b",
        ];
        let people: std::collections::HashSet<String> = names.iter().map(|name| person(name)).collect();
        assert_eq!(people.len(), names.len(), "{people:?}");
    }
}
