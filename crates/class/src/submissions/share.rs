//! The students of a class, and what each of them submitted.

use gocheck_files::input::names::last_part;
use std::collections::BTreeSet;

/// The students of a class, and the paths that belong to no student.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Class {
    pub(super) shares: Vec<Share>,
    pub(super) left: Vec<String>,
    /// The course systems that made the names.
    pub(super) systems: BTreeSet<&'static str>,
}

/// The folders and files of a student of a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) student: String,
    /// Everything by which a roster may name the student, if that is more than the name.
    pub(super) known_as: String,
    /// The path of each folder or file, and its path within the student's submission, which is empty for a whole folder.
    pub(super) parts: Vec<(String, String)>,
}

impl Share {
    /// Keeps the names of several folders apart, which say which attempt is newer.
    pub(super) fn name_folders(&mut self) {
        let is_whole = |part: &&mut (String, String)| part.1.is_empty();
        if self.parts.iter_mut().filter(is_whole).count() > 1 {
            for (place, within) in self.parts.iter_mut().filter(is_whole) {
                last_part(place).clone_into(within);
            }
        }
    }

    /// Puts everything into a folder.
    pub(super) fn put_into(&mut self, folder: &str) {
        for (place, within) in &mut self.parts {
            let name = if within.is_empty() { last_part(place) } else { within.as_str() };
            *within = format!("{folder}/{name}");
        }
    }
}

impl Class {
    pub(super) fn add(&mut self, other: Self) {
        self.shares.extend(other.shares);
        self.left.extend(other.left);
        self.systems.extend(other.systems);
    }
}

pub(super) fn same_start<'a>(a: &'a str, b: &str) -> &'a str {
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).map(|(c, _)| c.len_utf8()).sum();
    &a[..same]
}

/// The longest common prefix of two names that ends at a separator, or the first name.
pub(super) fn common_start<'a>(a: &'a str, b: &str) -> &'a str {
    const SEPARATORS: [char; 6] = ['_', '-', ' ', '.', '(', '（'];
    let same = same_start(a, b);
    let ends = |name: &str| name[same.len()..].chars().next().is_none_or(|c| SEPARATORS.contains(&c));
    let cut = if ends(a) && ends(b) { same } else { same.rfind(SEPARATORS).map_or("", |cut| &same[..cut]) };
    let start = cut.trim_end_matches(SEPARATORS);
    if start.chars().nth(1).is_some() { start } else { a }
}
