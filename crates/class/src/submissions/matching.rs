//! Matches submissions with students: by the student's id or name in the name of a file or a folder.
//!
//! An id must occur as a whole word: `2023001` is not in `20230011`. A name may differ from the roster in white space,
//! hyphens and letter case. A name in letters, such as `Li`, does not match inside another word, while a Chinese name
//! matches anywhere. An id takes precedence over a name, and a longer match over a shorter one: `张三丰` is not `张三`. If
//! several students or submissions remain, readable submissions come first, then the order of the roster, then that of
//! the entries; whatever remains unmatched is reported. A submission whose name has several ids or names next to each other,
//! such as `张三、李四`, is that of all these students.

use super::plain::{folded, plain};
use super::roster::Student;
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

pub(super) struct Matching {
    /// The submission of each student.
    pub(super) of_student: Vec<Option<usize>>,
    /// The students of each submission: several if they worked together.
    pub(super) of_hand_in: Vec<Vec<usize>>,
    /// The other students that each submission may belong to, the most likely first.
    pub(super) also: Vec<Vec<usize>>,
}

/// A submission by its name.
pub(super) struct Named {
    pub(super) name: String,
    pub(super) is_read: bool,
    /// False if a list says that this is one student.
    pub(super) may_be_several: bool,
}

/// How a student is named in the name of a submission.
struct Match {
    student: usize,
    by_id: bool,
    /// The length of an occurrence in letters.
    length: usize,
    /// All occurrences of the id, in letters of the submission's name.
    ids: Vec<Range<usize>>,
    /// All occurrences of the name.
    names: Vec<Range<usize>>,
}

impl Matching {
    /// Matches students with submissions.
    pub(super) fn new(students: &[Student], hand_ins: &[Named]) -> Self {
        let wanted = Finder::new(students);
        let of_name = |hand_in: &Named| {
            let mut matches = wanted.matches(&hand_in.name);
            matches.sort_by_key(|found| (Reverse((found.by_id, found.length)), found.student));
            matches
        };
        let matches: Vec<Vec<Match>> = hand_ins.iter().map(of_name).collect();
        let mut pairs: Vec<(&Match, usize)> = Vec::new();
        for (hand_in, matches) in matches.iter().enumerate() {
            pairs.extend(matches.iter().map(|found| (found, hand_in)));
        }
        pairs.sort_by_key(|&(found, hand_in)| {
            (Reverse((found.by_id, found.length, hand_ins[hand_in].is_read)), found.student, hand_in)
        });
        let mut of_student = vec![None; students.len()];
        let mut of_hand_in: Vec<Vec<&Match>> = vec![Vec::new(); hand_ins.len()];
        for (found, hand_in) in pairs {
            // A submission is not matched with a student whose name only occurs inside another student's name.
            let best = matches[hand_in].first();
            let is_likely = best.is_none_or(|best| best.student == found.student || !best.explains(found));
            let taken = &mut of_hand_in[hand_in];
            let is_with = || hand_ins[hand_in].may_be_several && is_with(&matches[hand_in], taken, found);
            if is_likely && of_student[found.student].is_none() && (taken.is_empty() || is_with()) {
                of_student[found.student] = Some(hand_in);
                taken.push(found);
            }
        }
        let also = matches.iter().zip(&of_hand_in).map(|(matches, taken)| {
            let is_other = |found: &&Match| {
                taken.iter().all(|taken| taken.student != found.student && !taken.explains(found))
            };
            matches.iter().filter(is_other).map(|found| found.student).collect()
        });
        let also = also.collect();
        let students = |taken: Vec<&Match>| taken.into_iter().map(|found| found.student).collect();
        Self { also, of_student, of_hand_in: of_hand_in.into_iter().map(students).collect() }
    }
}

/// Returns true if a student is named next to those who are `taken`, and not within another name of `all`.
fn is_with(all: &[Match], taken: &[&Match], found: &Match) -> bool {
    let explains = |other: &Match| other.student != found.student && other.explains(found);
    taken.iter().all(|taken| taken.is_beside(found)) && !all.iter().any(explains)
}

/// The maximum number of words of a name, any of which may come first.
const MOST_WORDS: usize = 8;

/// Finds students of a roster in names of folders and files. A search looks at the letters of the name, not at each student.
#[derive(Default)]
pub(super) struct Finder {
    ids: KeyTree,
    names: KeyTree,
}

impl Finder {
    pub(super) fn new(students: &[Student]) -> Self {
        let mut finder = Self::default();
        let letters = |name: &str| -> Vec<char> {
            folded(&plain(name)).chars().filter(|&c| CharClass::of(c) != CharClass::Gap).collect()
        };
        let names: Vec<Vec<char>> = students.iter().map(|student| letters(&student.name)).collect();
        let all: HashSet<&Vec<char>> = names.iter().collect();
        for (student, Student { id, name, .. }) in students.iter().enumerate() {
            finder.ids.add(student, folded(id).chars());
            finder.names.add(student, names[student].iter().copied());
            // `Lee, Ann` is Ann Lee, unless another student has that name.
            let words: Vec<&str> = name.split_whitespace().collect();
            let is_latin = name.chars().all(|c| CharClass::of(c) != CharClass::Word);
            for at in 1..words.len().min(MOST_WORDS) {
                let turned = letters(&[&words[at..], &words[..at]].concat().concat());
                if is_latin && !all.contains(&turned) {
                    finder.names.add(student, turned.into_iter());
                }
            }
        }
        finder
    }

    /// The students with the longest match in a name, and those who are named next to them.
    pub(super) fn find(&self, name: &str) -> Vec<usize> {
        let found = self.matches(name);
        let rank = |found: &Match| (found.by_id, found.length);
        let Some(best) = found.iter().max_by_key(|found| rank(found)) else { return Vec::new() };
        let is_meant = |other: &&Match| rank(other) == rank(best) || is_with(&found, &[best], other);
        found.iter().filter(is_meant).map(|found| found.student).collect()
    }

    /// The students in a name, in the order of the roster.
    fn matches(&self, name: &str) -> Vec<Match> {
        if self.ids.is_empty() && self.names.is_empty() {
            return Vec::new();
        }
        let text = SearchText::new(name);
        let mut found: BTreeMap<usize, Match> = BTreeMap::new();
        let new = |student| Match { student, by_id: false, length: 0, ids: Vec::new(), names: Vec::new() };
        self.ids.find(&text.letters, |student, place| {
            if text.is_id(&place) {
                let found = found.entry(student).or_insert_with(|| new(student));
                (found.by_id, found.length) = (true, place.len());
                found.ids.push(place);
            }
        });
        // A name may be interrupted by gaps.
        let kept: Vec<usize> =
            (0..text.letters.len()).filter(|&at| CharClass::of(text.letters[at]) != CharClass::Gap).collect();
        let letters: Vec<char> = kept.iter().map(|&at| text.letters[at]).collect();
        self.names.find(&letters, |student, window| {
            let place = kept[window.start]..kept[window.end - 1] + 1;
            if text.borders[place.start] && text.borders[place.end] {
                let found = found.entry(student).or_insert_with(|| new(student));
                if !found.by_id {
                    found.length = window.len();
                }
                found.names.push(place);
            }
        });
        found.into_values().collect()
    }
}

/// The ids or the names of students as a tree of letters.
#[derive(Default)]
struct KeyTree {
    /// The node after a node and a letter; the root is 0.
    next: HashMap<(usize, char), usize>,
    /// The students whose key ends at each node but the root.
    ends: Vec<Vec<usize>>,
}

impl KeyTree {
    fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    fn add(&mut self, student: usize, key: impl Iterator<Item = char>) {
        let mut node = 0;
        for c in key {
            let Self { next, ends } = self;
            node = *next.entry((node, c)).or_insert_with(|| {
                ends.push(Vec::new());
                ends.len()
            });
        }
        if node > 0 {
            self.ends[node - 1].push(student);
        }
    }

    /// Calls `found` with each student and each place of the student's key, the places in order.
    fn find(&self, letters: &[char], mut found: impl FnMut(usize, Range<usize>)) {
        for start in 0..letters.len() {
            let mut node = 0;
            for (length, &c) in (1..).zip(&letters[start..]) {
                match self.next.get(&(node, c)) {
                    Some(&next) => node = next,
                    None => break,
                }
                for &student in &self.ends[node - 1] {
                    found(student, start..start + length);
                }
            }
        }
    }
}

impl Match {
    /// Returns true if the other student is named next to this one in the same way: two students worked together, but the id
    /// of one and the name of another are a mistake.
    fn is_beside(&self, other: &Self) -> bool {
        let are_apart = |own: &[Range<usize>], others: &[Range<usize>]| {
            let pair = own.first().zip(others.first());
            pair.is_some_and(|(own, other)| own.end <= other.start || other.end <= own.start)
        };
        are_apart(&self.names, &other.names) || (are_apart(&self.ids, &other.ids) && self.names.is_empty())
    }

    /// Returns true if every occurrence of the other student lies within one of this student, as `张三` in `张三丰`, or if
    /// this one is identified by an id and the other has the same name.
    fn explains(&self, other: &Self) -> bool {
        let is_within = |place: &Range<usize>| {
            // Occurrences of one key end in the order in which they begin: only the last one before the place can hold it.
            let holds = |all: &[Range<usize>]| {
                let before = all.partition_point(|own| own.start <= place.start);
                all[..before]
                    .last()
                    .is_some_and(|own| place.end <= own.end && (own != place || (self.by_id && !other.by_id)))
            };
            holds(&self.ids) || holds(&self.names)
        };
        other.ids.iter().chain(&other.names).all(is_within)
    }
}

/// Classes of characters; a word may begin between two classes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CharClass {
    Digit,
    Letter,
    /// A Chinese character, which is a word by itself.
    Word,
    Gap,
}

impl CharClass {
    fn of(c: char) -> Self {
        match c {
            '0'..='9' => Self::Digit,
            '\u{2E80}'..='\u{D7FF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'.. => Self::Word,
            _ if c.is_alphanumeric() => Self::Letter,
            _ => Self::Gap,
        }
    }
}

/// A name and its word boundaries.
struct SearchText {
    letters: Vec<char>,
    /// True if a word may begin before each letter, and after the last one.
    borders: Vec<bool>,
}

impl SearchText {
    fn new(name: &str) -> Self {
        let name: Vec<char> = plain(name).chars().collect();
        let letters: Vec<char> =
            name.iter().map(|&c| folded(c.encode_utf8(&mut [0; 4])).chars().next().unwrap_or(c)).collect();
        let border = |at: usize| match (at.checked_sub(1).map(|before| letters[before]), letters.get(at)) {
            (Some(before), Some(&after)) => {
                let (is_before, is_after) = (CharClass::of(before), CharClass::of(after));
                is_before != is_after
                    || [CharClass::Word, CharClass::Gap].contains(&is_after)
                    // ZhangSan
                    || (name[at - 1].is_lowercase() && name[at].is_uppercase())
            }
            _ => true,
        };
        let borders = (0..=letters.len()).map(border).collect();
        Self { letters, borders }
    }

    /// Returns true if an id here is a whole word. A short id is not part of a word with digits: 12 is not in `hw12`.
    fn is_id(&self, place: &Range<usize>) -> bool {
        const SHORT: usize = 4;
        let is_free = |at: usize, beside: Option<&char>| {
            let is_apart =
                beside.is_none_or(|&c| matches!(CharClass::of(c), CharClass::Word | CharClass::Gap));
            if place.len() < SHORT { is_apart } else { self.borders[at] }
        };
        let before = place.start.checked_sub(1).and_then(|before| self.letters.get(before));
        is_free(place.start, before) && is_free(place.end, self.letters.get(place.end))
    }
}
