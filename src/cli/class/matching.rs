//! Matches submissions with students: by the student's id or name in the name of a file or a folder.
//!
//! An id must occur as a whole word: `2023001` is not in `20230011`. A name may differ from the roster in white space,
//! hyphens and letter case. A name in letters, such as `Li`, does not match inside another word, while a Chinese name
//! matches anywhere. An id takes precedence over a name, and a longer match over a shorter one: `张三丰` is not `张三`. If
//! several students or submissions remain, readable submissions come first, then the order of the roster, then that of
//! the entries; whatever remains unmatched is reported.

use super::file_name::folded;
use super::roster::Student;
use std::cmp::Reverse;
use std::ops::Range;

/// The result of matching.
pub(super) struct Matching {
    /// The submission of each student.
    pub(super) of_student: Vec<Option<usize>>,
    /// The student of each submission.
    pub(super) of_hand_in: Vec<Option<usize>>,
    /// The other students that each submission may belong to, the most likely first.
    pub(super) also: Vec<Vec<usize>>,
}

/// How a student is named in the name of a submission.
struct Match {
    student: usize,
    by_id: bool,
    /// The length of the longest occurrence in letters.
    length: usize,
    /// All occurrences, in letters of the submission's name.
    places: Vec<Range<usize>>,
}

impl Matching {
    /// Matches students with the names of submissions, each given with whether it can be read.
    pub(super) fn new(students: &[Student], hand_ins: &[(&str, bool)]) -> Self {
        let wanted: Vec<StudentKey> = students.iter().map(StudentKey::new).collect();
        let of_name = |&(name, _): &(&str, bool)| {
            let text = SearchText::new(name);
            let matches =
                wanted.iter().enumerate().filter_map(|(student, wanted)| wanted.find(student, &text));
            let mut matches: Vec<Match> = matches.collect();
            matches.sort_by_key(|found| (Reverse((found.by_id, found.length)), found.student));
            matches
        };
        let matches: Vec<Vec<Match>> = hand_ins.iter().map(of_name).collect();
        let mut pairs: Vec<(&Match, usize)> = Vec::new();
        for (hand_in, matches) in matches.iter().enumerate() {
            pairs.extend(matches.iter().map(|found| (found, hand_in)));
        }
        pairs.sort_by_key(|&(found, hand_in)| {
            (Reverse((found.by_id, found.length, hand_ins[hand_in].1)), found.student, hand_in)
        });
        let mut of_student = vec![None; students.len()];
        let mut of_hand_in = vec![None; hand_ins.len()];
        for (Match { student, .. }, hand_in) in pairs {
            // A submission is not matched with a student whose name only occurs inside another student's name.
            let best = matches[hand_in].first();
            let is_likely = best.is_none_or(|best| {
                best.student == *student || !is_told_by(best, &matches[hand_in], *student)
            });
            if is_likely && of_student[*student].is_none() && of_hand_in[hand_in].is_none() {
                of_student[*student] = Some(hand_in);
                of_hand_in[hand_in] = Some(*student);
            }
        }
        let also = matches.iter().zip(&of_hand_in).map(|(matches, taken)| {
            let taken = matches.iter().find(|found| Some(found.student) == *taken);
            let others =
                matches.iter().filter(|found| Some(found.student) != taken.map(|taken| taken.student));
            others
                .filter(|found| taken.is_none_or(|taken| !taken.explains(found)))
                .map(|found| found.student)
                .collect()
        });
        Self { also: also.collect(), of_student, of_hand_in }
    }
}

/// Finds students of a roster in names of folders and files.
pub(super) struct Finder(Vec<StudentKey>);

impl Finder {
    pub(super) fn new(students: &[Student]) -> Self {
        Self(students.iter().map(StudentKey::new).collect())
    }

    /// The student with the longest match in a name.
    pub(super) fn find(&self, name: &str) -> Option<usize> {
        if self.0.is_empty() {
            return None;
        }
        let text = SearchText::new(name);
        let found = self.0.iter().enumerate().filter_map(|(student, key)| key.find(student, &text));
        found.max_by_key(|found| (found.by_id, found.length)).map(|found| found.student)
    }
}

/// Returns true if the best match explains every occurrence of this student's name.
fn is_told_by(best: &Match, matches: &[Match], student: usize) -> bool {
    matches.iter().filter(|found| found.student == student).all(|found| best.explains(found))
}

impl Match {
    /// Returns true if every occurrence of the other student lies within one of this student, as `张三` in `张三丰`, or if
    /// this one is identified by an id and the other has the same name.
    fn explains(&self, other: &Self) -> bool {
        let is_within = |place: &Range<usize>| {
            let holds = |own: &Range<usize>| own.start <= place.start && place.end <= own.end;
            self.places.iter().any(|own| holds(own) && (own != place || (self.by_id && !other.by_id)))
        };
        other.places.iter().all(is_within)
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
    /// Whether a word may begin before each letter, and after the last one.
    borders: Vec<bool>,
}

impl SearchText {
    fn new(name: &str) -> Self {
        let name: Vec<char> = name.chars().collect();
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

    /// Every place where an id occurs as a whole. A short id is not part of a word with digits: 12 is not in `hw12`.
    fn ids(&self, id: &[char]) -> Vec<Range<usize>> {
        const SHORT: usize = 4;
        let is_free = |at: usize, beside: Option<&char>| {
            let is_apart =
                beside.is_none_or(|&c| matches!(CharClass::of(c), CharClass::Word | CharClass::Gap));
            if id.len() < SHORT { is_apart } else { self.borders[at] }
        };
        let windows = self.letters.windows(id.len().max(1)).enumerate();
        let found = windows.filter(|&(_, window)| window == id).map(|(at, _)| at..at + id.len());
        let is_whole = |place: &Range<usize>| {
            let before = place.start.checked_sub(1).and_then(|before| self.letters.get(before));
            is_free(place.start, before) && is_free(place.end, self.letters.get(place.end))
        };
        found.filter(is_whole).collect()
    }

    /// Every place where a name occurs, whatever separates its parts.
    fn names(&self, name: &[char]) -> Vec<Range<usize>> {
        let kept: Vec<usize> =
            (0..self.letters.len()).filter(|&at| CharClass::of(self.letters[at]) != CharClass::Gap).collect();
        let windows = kept.windows(name.len().max(1));
        let found = windows.filter(|window| window.iter().map(|&at| &self.letters[at]).eq(name));
        let place = found.map(|window| window[0]..window[window.len() - 1] + 1);
        place.filter(|place| self.borders[place.start] && self.borders[place.end]).collect()
    }
}

/// A student's id and name, prepared for searching.
struct StudentKey {
    id: Vec<char>,
    name: Vec<char>,
}

impl StudentKey {
    fn new(student: &Student) -> Self {
        let name = folded(&student.name).chars().filter(|&c| CharClass::of(c) != CharClass::Gap).collect();
        Self { id: folded(&student.id).chars().collect(), name }
    }

    fn find(&self, student: usize, text: &SearchText) -> Option<Match> {
        let ids = if self.id.is_empty() { Vec::new() } else { text.ids(&self.id) };
        let names = if self.name.is_empty() { Vec::new() } else { text.names(&self.name) };
        let by_id = !ids.is_empty();
        let length = if by_id { self.id.len() } else { self.name.len() };
        let places: Vec<Range<usize>> = ids.into_iter().chain(names).collect();
        (!places.is_empty()).then_some(Match { student, by_id, length, places })
    }
}
