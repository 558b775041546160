//! The purpose, tag and student that the name of a file implies.

use super::heading::Heading;
use super::plain::folded;
use gocheck_files::input::names::last_part;
use gocheck_puzzle::PROBLEMS;

/// The purpose of a file according to its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Answers, to the puzzles of a tag if the name has one.
    Answers(Option<String>),
    /// A puzzle from the assignment.
    Puzzle,
    Readme,
    /// Never answers: `requirements.txt`, `config.txt`.
    Settings,
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FileName {
    pub(super) role: Role,
    pub(super) form: NameMatch,
    pub(super) heading: Heading,
    /// True if people or systems made the file as a copy: `answer - 副本.txt`.
    pub(super) is_copy: bool,
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
        let heading = |stem: &str| Heading::new(without_any_ending(stem), tags);
        // In `answer 1`, unlike in `problem 1`, the number may be that of a copy.
        let has_number = !matches!(role, Role::Answers(_)) && !stem.ends_with(')');
        let heading = match heading(base) {
            found if found.number.is_some() || !has_number => found,
            _ => heading(stem),
        };
        let is_copy = COPY_MARKS.iter().any(|mark| stem.contains(mark)) && base != stem;
        Self { role, form, heading, is_copy, base: base.to_owned() }
    }

    /// Returns true if the name says which problem it is, and nothing else: `answer_0`, `test_1_ans`, `第0题`.
    pub(super) const fn is_problem(&self) -> bool {
        self.heading.is_whole && self.heading.number.is_some()
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

/// A stem without an extension of any kind: `test_1` of `test_1.out`.
fn without_any_ending(stem: &str) -> &str {
    let is_ending = |ending: &str| {
        (1..=5).contains(&ending.len())
            && ending.starts_with(|c: char| c.is_ascii_lowercase())
            && ending.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    match stem.rsplit_once('.') {
        Some((rest, ending)) if is_ending(ending) && !rest.is_empty() => rest,
        _ => stem,
    }
}

/// What people and systems add to the name of a copy.
const COPY_MARKS: [&str; 5] = ["copy", "复件", "副本", "复制", "拷贝"];

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
    let begins = |starts: &[&str]| starts.iter().any(|start| stem.starts_with(start));
    let role = if begins(&["readme", "read me", "read_me", "说明", "自述"]) {
        Role::Readme
    } else if begins(&["requirements", "license", "config", "settings", "cmakelists"]) {
        Role::Settings
    } else {
        Role::Plain
    };
    (role, true)
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
