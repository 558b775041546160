//! Whose a folder or a file is, by its name alone.
//!
//! A name in which every word is one of a submission's own, such as `answer_final (2).txt`, names no student. Any other may be a
//! student's; numbers of students, addresses and names on a roster certainly are.

use super::attempt::{NEW, OLD, VERSIONS};
use super::codes::FileKind;
use super::file_name::{FileName, Role};
use super::heading::FILLERS;
use super::kind::{Kind, by_name};
use super::matching::Finder;
use super::plain::folded;

/// The owner of a file or folder, as far as its name tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// Certainly a student's: the number, the address or the line of the roster.
    Student(String),
    /// Anything else: perhaps the student's name.
    Unknown,
    /// A number that counts up: a student's or a problem's.
    Number,
    /// Part of one student's submission: answers, a problem, an attempt, a program.
    Part,
    /// A file of the teacher, such as a list or the assignment, or a picture that a phone named.
    Teacher,
}

/// Evidence that distinguishes students from parts of a submission.
pub(super) struct Clues<'a> {
    /// The tags of the requested puzzles.
    pub(super) tags: &'a [String],
    pub(super) roster: &'a Finder,
}

/// Words of teachers' files.
const TEACHER: &str = "名单 成绩 花名册 要求 作业说明 题目说明 评分 统计 汇总 roster grades gradebook instructions assignment students \
                       manifest metadata rubric";
/// What phones and chat programs call pictures.
const PICTURES: [&str; 9] =
    ["mmexport", "wx_camera", "微信图片", "qq图片", "img_", "dsc_", "screenshot", "屏幕截图", "截屏"];
/// Words of one student's files and folders, besides those of answers and attempts.
pub(super) const PARTS: &str = "src source code codes doc docs bin build lib include data target dist tests hw homework work project main \
                     py python java cpp c backup copy late rules rule captures capture moves move eat possible report \
                     readme part step txt csv bak files venv lab text 作业 规则 提子 落子 报告 代码 程序 文件 文档 提交 新建 文本 源码 \
                     次 稿 遍 版 一 二 三 四 五 六 七 八 九 的 副本 大作业";

/// The beginning of the keys of students on the roster.
pub(super) const ROW: &str = "row ";

/// The length of `20191103`.
const DATE: usize = 8;

impl Clues<'_> {
    /// The number, the address or the line of the roster of a student whom a name certainly names.
    pub(super) fn key(&self, name: &str) -> Option<String> {
        if let Whose::Student(key) = self.whose(name) { Some(key) } else { None }
    }

    /// Reads the name of a folder or a file.
    pub(super) fn whose(&self, name: &str) -> Whose {
        let stem = stem(name);
        let lower = folded(stem);
        // The name fits several students of the roster if they are namesakes.
        let row = || match self.roster.find(name).as_slice() {
            [] => None,
            [row] => Some(Whose::Student(format!("{ROW}{row}"))),
            _ => Some(Whose::Student(format!("{ROW}{name}"))),
        };
        let is_picture = by_name(name) == Some(Kind::Other(FileKind::Media));
        if is_picture && PICTURES.iter().any(|start| lower.starts_with(start)) {
            return Whose::Teacher;
        }
        if let Some(key) = number(&lower).or_else(|| address(&lower)) {
            return row().unwrap_or_else(|| Whose::Student(key.to_owned()));
        }
        if !lower.is_empty() && lower.bytes().all(|byte| byte.is_ascii_digit()) {
            // A date is that of an attempt.
            return row().unwrap_or(if lower.len() < DATE { Whose::Number } else { Whose::Part });
        }
        let file = FileName::new(name, self.tags);
        if file.is_problem()
            || matches!(file.role, Role::Puzzle | Role::Readme | Role::Settings)
            || self.is_part(&lower, &file.role)
        {
            return Whose::Part;
        }
        if let Some(row) = row() {
            return row;
        }
        let is_program = by_name(name) == Some(Kind::Other(FileKind::Program));
        match TEACHER.split_whitespace().any(|word| lower.contains(word)) {
            true => Whose::Teacher,
            false if is_program => Whose::Part,
            false => Whose::Unknown,
        }
    }

    /// Returns true if every word is one of a submission's own.
    fn is_part(&self, stem: &str, role: &Role) -> bool {
        let own = || {
            let lists = [&FILLERS[..], &OLD, &NEW, &VERSIONS].into_iter().flatten().copied();
            PARTS.split_whitespace().chain(lists)
        };
        // Problems and attempts have at most two digits, years four; longer ones that are no student's are times.
        const CLOCK: usize = 6;
        let is_count = |word: &str| word.len() <= 2 || word.len() >= CLOCK || word.starts_with("20");
        let is_tag = |word: &str| self.tags.iter().any(|tag| folded(tag) == word);
        let is_own = |word: &str| {
            if word.is_ascii() {
                return (word.bytes().all(|byte| byte.is_ascii_digit()) && is_count(word))
                    || own().any(|own| own == word)
                    // `answer_a.txt`
                    || (word.len() == 1 && matches!(role, Role::Answers(_)))
                    || is_tag(word);
            }
            let mut rest = word.to_owned();
            while let Some(own) = own().filter(|own| rest.contains(own)).max_by_key(|own| own.len()) {
                rest = rest.replace(own, "");
            }
            rest.is_empty()
        };
        const LONGEST: usize = 255;
        let mut words = stem.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let runs = |word| runs(word).into_iter().all(is_own);
        is_tag(stem) || (stem.len() <= LONGEST && words.all(runs))
    }
}

/// The digits, ASCII letters and other letters of a word.
pub(super) fn runs(word: &str) -> Vec<&str> {
    let class = |c: char| (c.is_ascii_digit(), c.is_ascii());
    let mut runs = Vec::new();
    let mut rest = word;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| class(c) != class(first)).unwrap_or(rest.len());
        runs.push(&rest[..end]);
        rest = &rest[end..];
    }
    runs
}

/// A name without its extension, if that is one of files.
pub(super) fn stem(name: &str) -> &str {
    const TEXTS: [&str; 11] = ["txt", "csv", "out", "log", "dat", "md", "json", "eml", "tar", "yml", "xml"];
    let is_ending = |ending: &str| {
        let lower = ending.to_lowercase();
        let is_word =
            (1..=5).contains(&ending.len()) && ending.bytes().all(|byte| byte.is_ascii_alphanumeric());
        // `ann@x.edu`
        is_word
            && ending.bytes().any(|byte| byte.is_ascii_alphabetic())
            && (!name.contains('@') || TEXTS.contains(&lower.as_str()) || by_name(name).is_some())
    };
    let bare = name.rsplit_once('.').filter(|(stem, ending)| !stem.is_empty() && is_ending(ending));
    let stem = bare.map_or(name, |(stem, _)| stem);
    let is_tar = |at: usize| stem.get(at..).is_some_and(|end| at > 0 && end.eq_ignore_ascii_case(".tar"));
    let without_tar = stem.len().saturating_sub(".tar".len());
    if is_tar(without_tar) { &stem[..without_tar] } else { stem }
}

/// A student's number: at least six digits that are no time.
fn number(name: &str) -> Option<&str> {
    let is_date = |run: &str| {
        let (month, day) = (run.get(4..6), run.get(6..8));
        let within = |text: Option<&str>, most: u8| {
            text.and_then(|text| text.parse().ok()).is_some_and(|number: u8| (1..=most).contains(&number))
        };
        run.starts_with("20") && within(month, 12) && within(day, 31)
    };
    let mut after_date = false;
    name.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).find(|run| {
        let is_clock =
            std::mem::replace(&mut after_date, run.len() == DATE && is_date(run)) && run.len() == 6;
        match run.len() {
            8 | 12 => !is_date(run),
            6..=13 => !is_clock,
            _ => false,
        }
    })
}

/// `ann@x.edu`
fn address(name: &str) -> Option<&str> {
    let is_address = |word: &&str| {
        word.split_once('@')
            .is_some_and(|(user, host)| !user.is_empty() && host.trim_matches('.').contains('.'))
    };
    name.split(|c: char| c.is_whitespace() || "<>()[],;".contains(c)).find(is_address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_and_parts_of_a_submission() {
        let clues = Clues { tags: &["test".to_owned()], roster: &Finder::default() };
        for (name, key) in [
            ("2019011201_王伟", "2019011201"),
            ("王伟_2019011201_作业1_20191103211405.txt", "2019011201"),
            ("王, 伟(2019011201)", "2019011201"),
            ("U201912345-li.zip", "201912345"),
            ("20191103_211405_201901120", "201901120"),
            ("ann@x.edu", "ann@x.edu"),
            ("Ann Lee <ann@x.edu>.txt", "ann@x.edu"),
        ] {
            assert_eq!(clues.whose(name), Whose::Student(key.to_owned()), "{name}");
        }
        for name in [
            "attempt1",
            "Version 2",
            "题0",
            "第00题.txt",
            "answer_0.txt",
            "test",
            "src",
            "hw1",
            "作业1",
            "answer_for_test.txt",
            "answer_final (2).txt",
            "answer_a.txt",
            "第1次提交",
            "captures.txt",
            "程序",
            "规则.txt",
            "答案.txt",
            "第二次",
            "readme.txt",
            "result5.txt",
            "new text.txt",
            "新建文本文档.txt",
            "solve.py",
            "answer 20191103_211405.txt",
            "20191103",
        ] {
            assert_eq!(clues.whose(name), Whose::Part, "{name}");
        }
        for name in ["名单.csv", "作业说明.docx", "grades.csv", "submission_metadata.yml"] {
            assert_eq!(clues.whose(name), Whose::Teacher, "{name}");
        }
        for name in ["1", "02", "0.txt"] {
            assert_eq!(clues.whose(name), Whose::Number, "{name}");
        }
        for name in [
            "a",
            "s001",
            "submission_101",
            "ann",
            "Lee, Ann",
            "王伟.txt",
            "王伟的作业.zip",
            "ann_answer.txt",
            "第1组",
            "Group 12.zip",
        ] {
            assert_eq!(clues.whose(name), Whose::Unknown, "{name}");
        }
    }

    #[test]
    fn endings_are_taken_off() {
        for (name, bare) in [
            ("zhang.txt", "zhang"),
            ("zhang.TAR.gz", "zhang"),
            ("ann@x.edu", "ann@x.edu"),
            ("ann@x.edu.txt", "ann@x.edu"),
            ("J. Lee", "J. Lee"),
            ("v1.2", "v1.2"),
            (".txt", ".txt"),
        ] {
            assert_eq!(stem(name), bare);
        }
    }
}
