//! The tag and the problem that a name says, word by word, as a heading in a file would: `test_1_ans`, `2019011201_li_test_1`,
//! `训练集`.

use super::plain::folded;
use gocheck_puzzle::{PROBLEMS, Question};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Words that may stand next to the number of a problem.
pub(super) const FILLERS: [&str; 34] = [
    "answer", "answers", "ans", "result", "results", "res", "output", "out", "problem", "prob", "p", "q",
    "question", "task", "no", "num", "number", "puzzle", "for", "the", "my", "of", "file", "go", "test",
    "train", "题", "题目", "问题", "第", "答案", "结果", "输出", "残局",
];

/// Further words of names that say no more than a tag and a problem.
const MORE_FILLERS: [&str; 15] = [
    "case", "testcase", "solution", "sol", "set", "data", "console", "print", "log", "集", "数据", "的",
    "个", "道", "号",
];

/// Words whose number is that of a problem, whatever else the name says: `li_question2`, `第2题`.
const PROBLEM_WORDS: [&str; 11] =
    ["problem", "prob", "question", "puzzle", "q", "题目", "问题", "小题", "残局", "题", "问"];

/// Words for the questions. The number next to one is that of a problem with this question: `capture_1`, but not `rule1`.
const QUESTION_WORDS: [(&str, Question); 13] = [
    ("rule", Question::Rule),
    ("rules", Question::Rule),
    ("规则", Question::Rule),
    ("capture", Question::Captures),
    ("captures", Question::Captures),
    ("eat", Question::Captures),
    ("提子", Question::Captures),
    ("吃子", Question::Captures),
    ("move", Question::Moves),
    ("moves", Question::Moves),
    ("possible", Question::Moves),
    ("落子", Question::Moves),
    ("下子", Question::Moves),
];

/// Numbers in words.
const NUMBERS: [(&str, &str); 7] =
    [("零零", "00"), ("零", "0"), ("一", "1"), ("二", "2"), ("三", "3"), ("四", "4"), ("五", "5")];

/// Other words for the assignment's tags.
const TAG_WORDS: [(&str, &str); 8] = [
    ("train", "train"),
    ("trainset", "train"),
    ("training", "train"),
    ("训练", "train"),
    ("test", "test"),
    ("testset", "test"),
    ("testing", "test"),
    ("测试", "test"),
];

/// The tag and the problem in a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Heading {
    pub(super) tag: Option<String>,
    /// The number of the problem.
    pub(super) number: Option<&'static str>,
    /// True if the name says nothing else.
    pub(super) is_whole: bool,
    /// True if the tag is spelled like one: `tset_1`.
    pub(super) is_misspelled: bool,
}

enum Part<'a> {
    Tag(&'a str),
    Number(&'a str),
    Problem,
    Question(Question),
    /// `go`: before `test` it names the assignment's program.
    Go,
    Filler,
    Other(&'a str),
}

impl Heading {
    /// Reads a name in lower case without its extension; `tags` are those of the requested puzzles.
    pub(super) fn new(stem: &str, tags: &[String]) -> Self {
        // A name this long is a text.
        const LONGEST: usize = 255;
        if stem.len() > LONGEST {
            return Self::default();
        }
        let words = tag_words(tags);
        let parts = parts(stem, &words);
        let is_known = !parts.iter().any(|part| matches!(part, Part::Other(_)));
        let mut asked = parts
            .iter()
            .filter_map(|part| if let Part::Question(asked) = part { Some(*asked) } else { None });
        let numbers: Vec<&str> = parts.iter().filter_map(Part::number).collect();
        let lone = || match numbers.as_slice() {
            [only] if is_known => problem(only),
            _ => None,
        };
        let mut clear: Vec<(Option<&str>, &'static str)> =
            (0..parts.len()).filter_map(|at| clear_problem(&parts, at)).collect();
        clear.dedup();
        let (near, number) = match clear.as_slice() {
            [] => (None, lone()),
            [(tag, number)] => (*tag, Some(*number)),
            _ => (None, None),
        };
        let has = |number: &str, asked| {
            PROBLEMS.iter().any(|problem| problem.number == number && problem.question == asked)
        };
        let number = number.filter(|number| asked.all(|asked| has(number, asked)));
        let tag = near.or_else(|| only_tag(&parts));
        if tag.is_none()
            && number.is_none()
            && let Some((tag, number)) = misspelled(&parts, &words)
        {
            return Self { tag: Some(tag), number: Some(number), is_whole: false, is_misspelled: true };
        }
        Self {
            tag: tag.map(str::to_owned),
            number,
            is_whole: is_known && numbers.len() <= 1 && clear.len() <= 1,
            is_misspelled: false,
        }
    }

    /// Returns true if the tag is certainly that of the answers: the name says nothing else, or has a problem.
    pub(super) const fn is_clear(&self) -> bool {
        self.is_whole || self.number.is_some()
    }
}

impl<'a> Part<'a> {
    const fn number(&self) -> Option<&'a str> {
        if let Self::Number(number) = self { Some(number) } else { None }
    }
}

fn problem(number: &str) -> Option<&'static str> {
    PROBLEMS.iter().map(|problem| problem.number).find(|known| *known == number)
}

/// The words for the tags in lower case. If one of the assignment's tags is requested, the other one is a tag, too, whose answers
/// do not count.
fn tag_words(tags: &[String]) -> Vec<(String, String)> {
    let own = tags.iter().map(|tag| (folded(tag), tag.clone()));
    let own: Vec<(String, String)> = own.collect();
    let is_assignment = own.iter().any(|(word, _)| TAG_WORDS.iter().any(|(_, tag)| tag == word));
    let tag_of = |tag: &str| own.iter().find(|(word, _)| word == tag).map_or(tag, |(_, tag)| tag).to_owned();
    let others =
        TAG_WORDS.iter().filter(|_| is_assignment).map(|(word, tag)| ((*word).to_owned(), tag_of(tag)));
    let mut words: Vec<(String, String)> =
        own.iter().cloned().chain(others).filter(|(word, _)| !word.is_empty()).collect();
    // The longest word that fits is meant.
    words.sort_by_key(|(word, _)| Reverse(word.len()));
    words
}

fn parts<'a>(stem: &'a str, tags: &'a [(String, String)]) -> Vec<Part<'a>> {
    let class = |c: char| (c.is_ascii_digit(), c.is_ascii_alphabetic(), c.is_alphanumeric());
    let mut parts = Vec::new();
    let (mut rest, mut before) = (stem, None);
    while let Some(first) = rest.chars().next() {
        let is_apart =
            |c: Option<char>, other: char| c.is_none_or(|c| !c.is_ascii() || class(c) != class(other));
        let is_tag = |(word, _): &&(String, String)| {
            let last = word.chars().next_back().unwrap_or(first);
            rest.strip_prefix(word.as_str())
                .is_some_and(|after| is_apart(after.chars().next(), last) || !last.is_ascii())
        };
        let run = || rest.find(|c| class(c) != class(first)).unwrap_or(rest.len());
        let tag = tags.iter().filter(|_| is_apart(before, first)).find(is_tag);
        let (part, length) = if let Some((word, tag)) = tag {
            (Some(Part::Tag(tag)), word.len())
        } else if first.is_ascii_digit() {
            (Some(Part::Number(&rest[..run()])), run())
        } else if first.is_ascii_alphabetic() {
            (Some(word(&rest[..run()])), run())
        } else if first.is_alphanumeric() {
            let is_ordinal = matches!(parts.last(), Some(Part::Problem)) || before == Some('第');
            let (part, length) = chinese(rest, first, is_ordinal);
            (Some(part), length)
        } else {
            (None, first.len_utf8())
        };
        parts.extend(part);
        before = rest[..length].chars().next_back();
        rest = &rest[length..];
    }
    parts
}

fn word(word: &str) -> Part<'_> {
    if PROBLEM_WORDS.contains(&word) {
        Part::Problem
    } else if let Some((_, asked)) = QUESTION_WORDS.iter().find(|(known, _)| *known == word) {
        Part::Question(*asked)
    } else if word == "go" {
        Part::Go
    } else if FILLERS.contains(&word) || MORE_FILLERS.contains(&word) {
        Part::Filler
    } else {
        Part::Other(word)
    }
}

/// The longest known word at the start of a text without blanks between words, or a letter.
fn chinese(text: &str, first: char, is_ordinal: bool) -> (Part<'_>, usize) {
    if let Some((word, number)) = NUMBERS.iter().find(|(word, _)| is_ordinal && text.starts_with(word)) {
        return (Part::Number(number), word.len());
    }
    let all = [&PROBLEM_WORDS[..], &FILLERS, &MORE_FILLERS].into_iter().flatten().copied();
    let all = all.chain(QUESTION_WORDS.iter().map(|(word, _)| *word));
    let known = all.filter(|word| !word.is_ascii() && text.starts_with(word)).max_by_key(|word| word.len());
    known.map_or((Part::Other(&text[..first.len_utf8()]), first.len_utf8()), |known| {
        (word(known), known.len())
    })
}

/// The problem of a number that directly follows a tag or a word for problems, or precedes such a word: `test_1`, `第1题`.
fn clear_problem<'a>(parts: &[Part<'a>], at: usize) -> Option<(Option<&'a str>, &'static str)> {
    // `test_1_0_6`, but not `test_1_20191103`
    const SHORT: usize = 2;
    let number = problem(parts[at].number()?)?;
    let next = parts.get(at + 1);
    if next.and_then(Part::number).is_some_and(|next| next.len() <= SHORT) {
        return None;
    }
    let is_between = |part: &&Part<'_>| matches!(part, Part::Problem);
    let words = parts[..at].iter().rev().take_while(is_between).count();
    let before = (at - words).checked_sub(1).map(|before| &parts[before]);
    // `hw1_question2`
    let is_next = parts.get(at + 2).and_then(Part::number).is_none();
    let has_word = words > 0 || is_next && matches!(next, Some(Part::Problem));
    match before {
        Some(Part::Tag(tag)) => Some((Some(*tag), number)),
        _ if has_word => Some((only_tag(parts), number)),
        _ => None,
    }
}

/// The only tag of a name.
fn only_tag<'a>(parts: &[Part<'a>]) -> Option<&'a str> {
    let of = |at: usize| match (at.checked_sub(1).map(|before| &parts[before]), &parts[at]) {
        (Some(Part::Go), Part::Tag("test")) => None,
        (_, Part::Tag(tag)) => Some(*tag),
        _ => None,
    };
    let mut tags = (0..parts.len()).filter_map(of);
    let first = tags.next()?;
    tags.all(|tag| tag == first).then_some(first)
}

/// The only tag that is spelled like the word before the number of a name that says nothing else, and the number.
fn misspelled(parts: &[Part<'_>], tags: &[(String, String)]) -> Option<(String, &'static str)> {
    const SHORTEST: usize = 4;
    let at = parts.iter().position(|part| matches!(part, Part::Other(_)))?;
    let (Part::Other(word), Some(number)) = (&parts[at], parts.get(at + 1).and_then(Part::number)) else {
        return None;
    };
    let mut others = parts.iter().enumerate().filter(|(other, _)| ![at, at + 1].contains(other));
    let says_more = |(_, part): (usize, &Part<'_>)| !matches!(part, Part::Filler | Part::Go | Part::Problem);
    if word.len() < SHORTEST || !word.is_ascii() || others.any(says_more) {
        return None;
    }
    let is_near =
        |(tag, _): &&(String, String)| tag.len() >= SHORTEST && strsim::osa_distance(word, tag) <= 1;
    let mut near: BTreeSet<&String> = tags.iter().filter(is_near).map(|(_, tag)| tag).collect();
    let tag = near.pop_first().filter(|_| near.is_empty())?;
    Some((tag.clone(), problem(number)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str) -> (Option<String>, Option<&'static str>) {
        let heading = Heading::new(name, &["train".to_owned(), "test".to_owned()]);
        (heading.tag, heading.number)
    }

    #[test]
    fn names_say_the_tag_and_the_problem() {
        for (name, tag, number) in [
            ("1", None, Some("1")),
            ("answer_00", None, Some("00")),
            ("test_1_ans", Some("test"), Some("1")),
            ("2019011201_li_test_1", Some("test"), Some("1")),
            ("go_test_5_result", Some("test"), Some("5")),
            ("train-3", Some("train"), Some("3")),
            ("test1", Some("test"), Some("1")),
            ("test problem 4", Some("test"), Some("4")),
            ("1_test", Some("test"), Some("1")),
            ("第3题", None, Some("3")),
            ("第三题", None, Some("3")),
            ("测试集第00题", Some("test"), Some("00")),
            ("训练集", Some("train"), None),
            ("测试集答案", Some("test"), None),
            ("hw3_question2", None, Some("2")),
            ("capture_1", None, Some("1")),
            ("规则00", None, Some("00")),
            ("rule1", None, None),
            ("test_1_20191103", Some("test"), Some("1")),
            ("tset_1", Some("test"), Some("1")),
            ("text2", Some("test"), Some("2")),
            ("trian_0", Some("train"), Some("0")),
            // Without a problem.
            ("homework3", None, None),
            ("第1次提交", None, None),
            ("第1组", None, None),
            ("test_6", Some("test"), None),
            ("test_1_2", Some("test"), None),
            ("answers_v2", None, None),
            ("2019011201", None, None),
            ("latest", None, None),
            ("main_1", None, None),
            ("notes_1", None, None),
            ("train_1_test_2", None, None),
            ("go_test", None, None),
        ] {
            assert_eq!(read(name), (tag.map(str::to_owned), number), "{name}");
        }
    }

    /// The assignment's tags are words like any other among puzzles with other tags.
    #[test]
    fn another_tag_is_one_only_next_to_its_like() {
        let tags = ["final".to_owned()];
        assert_eq!(Heading::new("final_2", &tags).tag.as_deref(), Some("final"));
        let other = Heading::new("test_2", &tags);
        assert_eq!((other.tag, other.number), (None, Some("2")));
    }
}
