//! The purpose, tag and student that the name of a file implies.

use gocheck_files::input::names::last_part;
use gocheck_puzzle::{Name, PROBLEMS};

/// The purpose of a file according to its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Answers, to the puzzles of a tag if the name has one.
    Answers(Option<String>),
    /// A puzzle from the assignment.
    Puzzle,
    Readme,
    /// Anything else.
    Plain,
}

/// How closely a name matches the one that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum NameMatch {
    /// `answer_for_train.txt`, `answers.csv`
    Exact,
    /// `Answer_For_Train.TXT`
    OtherCase,
    /// `answer_for_train (1).txt`, `zhang_answer.txt`, `train-答案.txt`, `answer_for_train.txt.txt`
    Variant,
    /// `answer_for_train.txt~`, `answer_for_train.txt.bak`
    Backup,
}

/// The name of a problem in that of a file: `answer_0`, `test_1`, `第0题`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ProblemName {
    pub(super) tag: Option<String>,
    pub(super) number: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FileName {
    pub(super) role: Role,
    pub(super) form: NameMatch,
    pub(super) problem: Option<ProblemName>,
    /// The name without its extension and without marks of copies and backups, in lower case.
    pub(super) base: String,
}

impl FileName {
    /// Parses a name; `tags` are those of the requested puzzles.
    pub(super) fn new(name: &str, tags: &[String]) -> Self {
        let lower = folded(name);
        let original = without_backup_mark(&lower);
        let stem = without_ending(original);
        let base = without_copy_marks(stem);
        let has_one_ending = original.len() == stem.len() + ".txt".len();
        let (role, is_as_asked) = role(base, tags);
        let form = if original != lower {
            NameMatch::Backup
        } else if !has_one_ending || base != stem || !is_as_asked {
            NameMatch::Variant
        } else if lower == name {
            NameMatch::Exact
        } else {
            NameMatch::OtherCase
        };
        // In `answer 1`, unlike in `problem 1`, the number may be that of a copy.
        let has_number = !matches!(role, Role::Answers(_)) && !stem.ends_with(')');
        let of_stem = || if has_number { problem(stem, tags) } else { None };
        let problem = problem(base, tags).or_else(of_stem);
        Self { role, form, problem, base: base.to_owned() }
    }

    /// Returns true if this is the name that was asked for, in any letter case: then it does not identify a student.
    pub(super) fn is_as_asked(&self) -> bool {
        matches!(self.role, Role::Answers(_)) && self.form <= NameMatch::OtherCase
    }
}

/// The extension of a path in lower case; for `a.txt~` and `a.txt.bak` it is `txt`.
pub(super) fn ending(path: &str) -> String {
    let lower = folded(last_part(path));
    let name = without_backup_mark(&lower);
    name.rsplit_once('.').map_or(String::new(), |(_, ending)| ending.to_owned())
}

/// A name in lower case, with full-width letters and digits made half-width.
pub(super) fn folded(name: &str) -> String {
    let narrow = |c: char| match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '\u{3000}' => ' ',
        _ => c,
    };
    name.chars().map(narrow).flat_map(char::to_lowercase).collect()
}

/// A name without the suffixes that editors add to backups.
fn without_backup_mark(name: &str) -> &str {
    let marks = ["~", ".bak", ".old", ".orig", ".tmp", ".swp", ".save"];
    let copy = marks.iter().find_map(|mark| name.strip_suffix(mark)).filter(|rest| !rest.is_empty());
    let emacs = || name.strip_prefix('#').and_then(|rest| rest.strip_suffix('#'));
    copy.or_else(emacs).unwrap_or(name)
}

/// A name in lower case without `.txt` or `.csv`, even if doubled because Windows hid the first one.
fn without_ending(name: &str) -> &str {
    let mut name = name;
    while let Some(rest) = name.strip_suffix(".txt").or_else(|| name.strip_suffix(".csv")) {
        name = rest;
    }
    name
}

/// A stem without what systems and browsers add to copies: ` (1)`, `-副本`, ` - Copy`, `复件 `, ` 2`.
fn without_copy_marks(stem: &str) -> &str {
    let mut stem = stem.trim();
    for mark in ["copy of ", "复件 ", "副本 ", "复制 "] {
        stem = stem.strip_prefix(mark).unwrap_or(stem).trim_start();
    }
    loop {
        let unnumbered = without_number(stem);
        let words = ["的副本", "副本", "拷贝", "- copy", "_copy", " copy"];
        let bare = words.iter().find_map(|word| unnumbered.strip_suffix(word)).unwrap_or(unnumbered);
        if bare == stem || bare.is_empty() {
            return stem;
        }
        stem = bare.trim_end_matches([' ', '-', '_']);
    }
}

/// `a` of `a (1)`, `a(1)` and `a 2`.
fn without_number(stem: &str) -> &str {
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let in_brackets = || stem.strip_suffix(')')?.rsplit_once('(').filter(|(_, text)| number(text));
    let behind_blank = || stem.rsplit_once(' ').filter(|(_, text)| number(text));
    in_brackets().or_else(behind_blank).map_or(stem, |(rest, _)| rest.trim_end())
}

/// The role of a stem, and whether it is spelt exactly as asked.
fn role(stem: &str, tags: &[String]) -> (Role, bool) {
    if ["answer", "answers"].contains(&stem) {
        return (Role::Answers(None), true);
    }
    let words: Vec<&str> =
        stem.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let asked = || {
        let is_in = |tag: &&String| holds(&words, &folded(tag));
        tags.iter().filter(is_in).max_by_key(|tag| tag.len()).map(|tag| folded(tag))
    };
    if let Some(tag) = stem.strip_prefix("answer_for_").filter(|tag| !tag.is_empty()) {
        let is_asked = tags.iter().any(|asked| folded(asked) == tag);
        let tag = if is_asked { tag.to_owned() } else { asked().unwrap_or_else(|| tag.to_owned()) };
        let is_as_asked = stem.len() == "answer_for_".len() + tag.len();
        return (Role::Answers(Some(tag)), is_as_asked);
    }
    if is_puzzle(stem, tags) {
        return (Role::Puzzle, true);
    }
    if stem.contains("answer") || stem.contains("答案") {
        let named = words.windows(2).find(|pair| pair[0] == "for").map(|pair| pair[1].to_owned());
        return (Role::Answers(asked().or(named)), false);
    }
    let readmes = ["readme", "read me", "read_me", "说明", "自述", "requirements", "license"];
    let is_readme = readmes.iter().any(|readme| stem.starts_with(readme));
    (if is_readme { Role::Readme } else { Role::Plain }, true)
}

/// Words that may stand next to the number of a problem.
pub(super) const FILLERS: [&str; 34] = [
    "answer", "answers", "ans", "result", "results", "res", "output", "out", "problem", "prob", "p", "q",
    "question", "task", "no", "num", "number", "puzzle", "for", "the", "my", "of", "file", "go", "test",
    "train", "题", "题目", "问题", "第", "答案", "结果", "输出", "残局",
];

/// The problem that a stem names, if it says nothing else.
fn problem(stem: &str, tags: &[String]) -> Option<ProblemName> {
    let is_tag =
        |tag: &str| ["train", "test"].contains(&tag) || tags.iter().any(|asked| folded(asked) == tag);
    if let Ok(name) = Name::of_file(stem)
        && let Some(problem) = name.problem()
        && name.tag().is_none_or(is_tag)
    {
        let tag = name.tag().map(str::to_owned);
        return Some(ProblemName { tag, number: problem.number });
    }
    let mut words: Vec<&str> = Vec::new();
    let mut rest = stem;
    while let Some(first) = rest.chars().next() {
        let class = |c: char| (c.is_ascii_digit(), c.is_alphabetic(), c.is_ascii());
        let end = rest.find(|c: char| class(c) != class(first)).unwrap_or(rest.len());
        if first.is_alphanumeric() {
            words.push(&rest[..end]);
        }
        rest = &rest[end..];
    }
    let number = words.iter().filter_map(|word| PROBLEMS.iter().find(|problem| problem.number == *word));
    let numbers: Vec<_> = number.collect();
    let [problem] = numbers.as_slice() else { return None };
    let is_filler = |word: &&str| FILLERS.contains(word) || is_tag(word) || **word == *problem.number;
    let is_last = words.last() == Some(&problem.number);
    let tag = words.iter().find(|word| is_tag(word)).map(|tag| (*tag).to_owned());
    (is_last && words.iter().all(is_filler)).then_some(ProblemName { tag, number: problem.number })
}

/// Returns true if the words of a tag occur consecutively in `words`.
fn holds(words: &[&str], tag: &str) -> bool {
    let tag: Vec<&str> =
        tag.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    !tag.is_empty() && words.windows(tag.len()).any(|window| window == tag)
}

/// Returns true if a stem is that of a puzzle, such as `train_1`.
fn is_puzzle(stem: &str, tags: &[String]) -> bool {
    let Some((tag, number)) = stem.rsplit_once('_') else { return false };
    let is_tag = ["train", "test"].contains(&tag) || tags.iter().any(|asked| folded(asked) == tag);
    is_tag && PROBLEMS.iter().any(|problem| problem.number == number)
}
