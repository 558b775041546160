use super::words::problem_number;
use gocheck_rules::Question;
use gocheck_text::{Diagnostic, codes, is_obeyed};
use std::fmt;

codes! {
    /// Messages about the name of a puzzle.
    pub enum NameMessage, NameCode {
        ReadsAsAnswer = Error "F201" "reads-as-answer" {
            title
                "A name that would look like an answer in an answer file."
                "题目名写进答案文件会被当成答案。";
            message
                "in an answer file, this name would look like an answer: rename the file, for example to train_1.txt"
                "这个名字写进答案文件会被当成答案：请改文件名，例如改成 train_1.txt";
        }
    }
}

/// A problem of the assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its number as in file names: two of them are `0` and `00`.
    pub number: &'static str,
    /// Its question.
    pub question: Question,
}

/// The problems in the order of answer files.
pub const PROBLEMS: [Problem; 7] = [
    Problem { number: "0", question: Question::Rule },
    Problem { number: "00", question: Question::Rule },
    Problem { number: "1", question: Question::Captures },
    Problem { number: "2", question: Question::Captures },
    Problem { number: "3", question: Question::Captures },
    Problem { number: "4", question: Question::Captures },
    Problem { number: "5", question: Question::Moves },
];

/// The name of a puzzle: the name of its file without the extension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    stem: String,
    /// The length of the tag at the start of the stem, and the problem, if the stem has them.
    tagged: Option<(usize, Problem)>,
}

impl Name {
    /// Parses a file's stem: `train_1` has the tag `train` and the problem `1`.
    ///
    /// # Errors
    /// If the stem could not be a heading in an answer file: it is empty, has control characters, or reads as an
    /// answer (`True`, `3 4`).
    pub fn new(stem: &str) -> Result<Self, Diagnostic> {
        // A file that begins with U+FEFF is read without it.
        if stem.contains(is_obeyed) || stem.starts_with('\u{FEFF}') || !is_header(stem) {
            return Err(NameMessage::ReadsAsAnswer.into());
        }
        let tagged = stem.rsplit_once('_').and_then(|(tag, number)| {
            let problem = PROBLEMS.into_iter().find(|problem| problem.number == number)?;
            (!tag.is_empty()).then_some((tag.len(), problem))
        });
        let tagged = tagged.or_else(|| Some((0, chinese_problem(stem)?)));
        Ok(Self { stem: stem.to_owned(), tagged })
    }

    /// Parses the name of a file that was renamed by people or programs: `train_1.txt`, `train_1 (1)`, `train-1`, `训练1` are
    /// `train_1` and `训练_1`. Other stems are unchanged.
    ///
    /// # Errors
    /// Like [`Name::new`].
    pub fn of_file(stem: &str) -> Result<Self, Diagnostic> {
        let exact = Self::new(stem);
        let is_copy = without_copy(stem) != stem.trim();
        if !is_copy && exact.as_ref().is_ok_and(|name| name.question().is_some()) {
            return exact;
        }
        // Full-width letters, digits and signs have the order of ASCII.
        let ascii = |c: char| match c {
            '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
            c => c,
        };
        let plain: String = stem.chars().map(ascii).collect();
        let clean = without_copy(&plain);
        let loose = Self::new(clean).ok().filter(|name| name.question().is_some());
        loose.or_else(|| tagged(clean)).map_or(exact, Ok)
    }

    /// The whole name: `train_1`.
    #[must_use]
    pub fn stem(&self) -> &str {
        &self.stem
    }

    /// The tag, if the name has one followed by a problem's number: `train`.
    #[must_use]
    pub fn tag(&self) -> Option<&str> {
        self.tagged.filter(|(length, _)| *length > 0).map(|(length, _)| &self.stem[..length])
    }

    /// The question that the name implies: that of its problem, or in `test_captures_0001` its own.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let asked = || {
            let (before, number) = self.stem.rsplit_once('_')?;
            let (_, question) = before.rsplit_once('_')?;
            let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
            Question::ALL.into_iter().find(|asked| is_number && asked.name() == question)
        };
        self.problem().map(|problem| problem.question).or_else(asked)
    }

    /// The problem, if the name has one.
    #[must_use]
    pub fn problem(&self) -> Option<Problem> {
        self.tagged.map(|(_, problem)| problem)
    }

    /// The position of this name's problem in an answer file. Names without one keep their order.
    #[must_use]
    pub fn rank(&self) -> usize {
        PROBLEMS.iter().position(|&problem| Some(problem) == self.problem()).unwrap_or(PROBLEMS.len())
    }
}

/// Suffixes that course systems and browsers add to the names of copies, after the extension that Windows hides.
const COPIES: &[&str] = &[" - 副本", "- 副本", "的副本", "副本", " - Copy", " copy", "_copy"];

/// Strips an extension within the stem and marks of copies: `train_1.txt`, `train_1 (1)`.
fn without_copy(stem: &str) -> &str {
    let mut rest = stem.trim();
    // Only before the assignment's tags: other names may begin like this.
    for mark in ["Copy of ", "副本_", "副本 ", "副本"] {
        let of_tag = |rest: &&str| ["train", "test"].iter().any(|tag| rest.starts_with(tag));
        rest = rest.strip_prefix(mark).filter(of_tag).unwrap_or(rest);
    }
    loop {
        let number = || {
            let (before, number) = rest.strip_suffix([')', '）'])?.rsplit_once(['(', '（'])?;
            number.bytes().all(|byte| byte.is_ascii_digit()).then_some(before)
        };
        let ending = || {
            let at = rest.len().checked_sub(4)?;
            rest.get(at..)?.eq_ignore_ascii_case(".txt").then(|| &rest[..at])
        };
        let copy = || COPIES.iter().find_map(|copy| rest.strip_suffix(copy));
        match number().or_else(ending).or_else(copy).map(str::trim_end) {
            Some(before) if !before.is_empty() => rest = before,
            _ => return rest,
        }
    }
}

/// `train-1`, `Train 1`, `test1`, `测试题1`: the assignment's tags with other separators.
fn tagged(stem: &str) -> Option<Name> {
    const TAGS: &[&str] = &["train", "test", "训练", "测试"];
    let (tag, length) = TAGS.iter().find_map(|tag| {
        let start = stem.get(..tag.len())?;
        start.eq_ignore_ascii_case(tag).then_some((start, tag.len()))
    })?;
    let is_gap = |c: char| c.is_whitespace() || "_-.".contains(c);
    let rest = stem[length..].trim_start_matches(is_gap);
    let rest = rest.strip_prefix("题").unwrap_or(rest).trim_start_matches(is_gap);
    let problem = chinese_problem(rest).or_else(|| numbered(rest))?;
    Name::new(&format!("{tag}_{}", problem.number)).ok()
}

/// `第3题`, `题目3`, `问题 3`
fn chinese_problem(stem: &str) -> Option<Problem> {
    let rest =
        ["题目", "问题", "残局", "题", "第"].iter().find_map(|word| Some((*word, stem.strip_prefix(word)?)));
    let (word, rest) = rest?;
    let rest = rest.trim_start_matches(|c: char| c.is_whitespace() || "_-".contains(c));
    let (is_ordinal, rest) = match rest.strip_prefix("第") {
        Some(rest) => (true, rest),
        None => (word == "第", rest),
    };
    let ending = ["个残局", "道题", "题", "问"].iter().find_map(|word| rest.strip_suffix(word));
    match ending {
        Some(number) => numbered(number.trim()),
        None if is_ordinal => None,
        None => numbered(rest),
    }
}

fn numbered(text: &str) -> Option<Problem> {
    let (number, length) = problem_number(text)?;
    let problem = PROBLEMS.into_iter().find(|problem| problem.number == number)?;
    (length == text.len()).then_some(problem)
}

fn is_header(text: &str) -> bool {
    let is_number = |word: &str| {
        let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let mut words = text.split_whitespace();
    // A single number is a name (0001.txt); a point with an error after its row is not.
    let begins_as_point = words.next().is_none_or(is_number) && words.next().is_some();
    text.trim() == text
        && !matches!(text, "" | "True" | "False")
        && !text.starts_with('[')
        && !begins_as_point
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.stem)
    }
}
