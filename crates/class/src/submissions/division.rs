//! Decides if an archive or a folder is one student's or a class's, by the paths of its files.

use super::file_name::{FileName, Role};
use super::matching::Finder;
use super::systems::{SUBMITTED, by_system};
use super::whose::{Whose, stem, whose};
use std::collections::BTreeMap;

/// Whose the files are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Division {
    /// All are one student's.
    One,
    /// Each share is a student's.
    Class(Vec<Share>),
    /// These folders may be students, or attempts of one student.
    Unclear(Vec<String>),
}

/// The files of a student of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) student: String,
    /// The folder, archive or file, or what its parts have in common.
    pub(super) place: String,
    /// The index of each file and its path within the student's submission.
    pub(super) files: Vec<(usize, String)>,
}

/// Evidence that distinguishes students from parts of a submission.
pub(super) struct Clues<'a> {
    /// The tags of the requested puzzles.
    pub(super) tags: &'a [String],
    pub(super) roster: &'a Finder,
}

impl Clues<'_> {
    pub(super) fn whose(&self, name: &str) -> Whose {
        match whose(name, self.tags) {
            Whose::Unknown => {
                self.roster.find(name).map_or(Whose::Unknown, |row| Whose::Student(format!("row {row}")))
            }
            other => other,
        }
    }
}

/// An entry of a folder or an archive: the index of each file in it, and the rest of its path, unless it is the file itself.
type Entry<'a> = Vec<(usize, Option<&'a str>)>;

/// Divides the files of a folder or an archive called `name`; the path of an empty folder ends with `/`.
pub(super) fn divide(name: &str, paths: &[&str], clues: &Clues<'_>) -> Division {
    let all: Vec<(usize, &str)> = paths.iter().copied().enumerate().collect();
    let is_students = matches!(clues.whose(name), Whose::Student(_)) || by_system(name).is_some();
    level(is_students, "", &all, clues)
}

fn level(is_students: bool, place: &str, paths: &[(usize, &str)], clues: &Clues<'_>) -> Division {
    let mut entries: BTreeMap<&str, Entry<'_>> = BTreeMap::new();
    for &(index, path) in paths {
        let (first, rest) = path.split_once('/').map_or((path, None), |(first, rest)| (first, Some(rest)));
        entries.entry(first).or_default().push((index, rest));
    }
    let inside = |entry: &str| if place.is_empty() { entry.to_owned() } else { format!("{place}/{entry}") };
    if let Some(students) = entries.get(SUBMITTED) {
        return Division::Class(each_entry(&inside(SUBMITTED), students));
    }
    if entries.keys().any(|name| by_system(name).is_some()) {
        return Division::Class(by_systems(place, entries, clues));
    }
    if let Some((name, entry)) = only_folder(&entries) {
        let inner: Vec<(usize, &str)> =
            entry.iter().filter_map(|&(index, rest)| Some((index, rest?))).collect();
        let whose = clues.whose(name);
        let is_person = matches!(whose, Whose::Student(_));
        return match level(is_students || is_person, &inside(name), &inner, clues) {
            Division::One if is_person && !is_students => {
                let share = share(name, &inside(name), entry);
                Division::Class(vec![share])
            }
            other => other,
        };
    }
    let mut students: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let (mut unknown, mut others) = (Vec::new(), 0);
    for name in entries.keys() {
        match clues.whose(name) {
            Whose::Student(key) => students.entry(key).or_default().push(name),
            Whose::Teacher => {}
            Whose::Unknown => unknown.push(*name),
            Whose::Part => others += 1,
        }
    }
    if students.len() >= 2 {
        let is_numbered = |key: &String| key.bytes().all(|byte| byte.is_ascii_digit());
        let has_answers =
            entries.keys().any(|name| matches!(FileName::new(name, clues.tags).role, Role::Answers(_)));
        if is_students && others + unknown.len() > 0 {
            return Division::One;
        }
        // A submission of several people, or a class in the name of one; or answers next to names that may be none.
        if is_students || (has_answers && !students.keys().any(is_numbered)) {
            let names = students.into_values().flatten().map(str::to_owned).collect();
            return Division::Unclear(names);
        }
        let mut shares: Vec<Share> =
            students.into_values().map(|names| common_share(place, &names, &entries)).collect();
        for name in unknown {
            shares.push(share(stem_of(name, &entries[name]), &inside(name), &entries[name]));
        }
        shares.sort_by(|a, b| a.student.cmp(&b.student));
        return Division::Class(shares);
    }
    if let (false, Some(names), true) =
        (is_students, students.values().next(), unknown.is_empty() && others == 0)
    {
        return Division::Class(vec![common_share(place, names, &entries)]);
    }
    if is_students || !students.is_empty() {
        return Division::One;
    }
    if let Some(shares) = google(place, &entries, clues).or_else(|| github(place, &entries, &unknown)) {
        return Division::Class(shares);
    }
    let is_folder = |name: &&str| entries[*name].iter().any(|(_, rest)| rest.is_some_and(may_be_answers));
    let folders: Vec<String> =
        unknown.iter().filter(|name| is_folder(name)).map(|name| (*name).to_owned()).collect();
    if folders.len() >= 2 { Division::Unclear(folders) } else { Division::One }
}

/// Returns true for the path of a file that may contain answers.
fn may_be_answers(path: &str) -> bool {
    let lower = path.to_lowercase();
    ["txt", "csv", "docx", "xlsx", "md", "json", "html", "odt"]
        .iter()
        .any(|ending| lower.ends_with(&format!(".{ending}")))
}

/// The only entry, if it is a folder.
fn only_folder<'a, 'b>(entries: &'a BTreeMap<&'b str, Entry<'b>>) -> Option<(&'b str, &'a Entry<'b>)> {
    let (name, entry) = entries.first_key_value()?;
    let is_folder = entry.iter().all(|(_, rest)| rest.is_some());
    (entries.len() == 1 && is_folder).then_some((*name, entry))
}

/// The name of a folder, or that of a file without its extension.
fn stem_of<'a>(name: &'a str, entry: &Entry<'_>) -> &'a str {
    let is_archive =
        [".zip", ".tar", ".gz", ".tgz", ".rar", ".7z"].iter().any(|end| name.to_lowercase().ends_with(end));
    let stem = if is_archive || entry.iter().any(|(_, rest)| rest.is_none()) { stem(name) } else { name };
    stem.strip_suffix(".tar").unwrap_or(stem)
}

/// Everything in an entry. A file keeps its name.
fn share(student: &str, place: &str, entry: &Entry<'_>) -> Share {
    let name = place.rsplit('/').next().unwrap_or(place);
    let files = entry.iter().map(|&(index, rest)| (index, rest.unwrap_or(name).to_owned())).collect();
    Share { student: student.to_owned(), place: place.to_owned(), files }
}

/// Everything in the entries of one student. If there are several, each remains a folder.
fn common_share(place: &str, names: &[&str], entries: &BTreeMap<&str, Entry<'_>>) -> Share {
    let inside = |entry: &str| if place.is_empty() { entry.to_owned() } else { format!("{place}/{entry}") };
    if let [name] = names {
        return share(stem_of(name, &entries[name]), &inside(name), &entries[name]);
    }
    let mut files = Vec::new();
    for name in names {
        let full =
            |rest: Option<&str>| rest.map_or_else(|| (*name).to_owned(), |rest| format!("{name}/{rest}"));
        files.extend(entries[name].iter().map(|&(index, rest)| (index, full(rest))));
    }
    let shortest = names.iter().map(|name| stem_of(name, &entries[name])).min_by_key(|name| name.len());
    let student =
        common_start(names).filter(|start| start.chars().count() > 1).or_else(|| Some(shortest?.to_owned()));
    Share { student: student.unwrap_or_default(), place: place.to_owned(), files }
}

/// The longest common prefix of the names that ends at a separator.
fn common_start(names: &[&str]) -> Option<String> {
    let (first, rest) = names.split_first()?;
    let shared = |a: &str, b: &str| -> usize {
        a.chars().zip(b.chars()).take_while(|(a, b)| a == b).map(|(c, _)| c.len_utf8()).sum()
    };
    let common = rest.iter().fold(first.len(), |common, name| shared(&first[..common], name));
    let start = &first[..common];
    let cut = start.rfind(['_', '-', ' ', '.', '(', '（']).filter(|_| common < first.len());
    let start = cut.map_or(start, |cut| &start[..cut]);
    Some(start.trim_end_matches(['_', '-', ' ', '.']).to_owned())
}

/// Every entry is a student.
fn each_entry(place: &str, paths: &Entry<'_>) -> Vec<Share> {
    let mut students: BTreeMap<&str, Entry<'_>> = BTreeMap::new();
    for &(index, rest) in paths {
        let Some((student, rest)) = rest.and_then(|rest| rest.split_once('/')) else { continue };
        students.entry(student).or_default().push((index, Some(rest)));
    }
    students.iter().map(|(student, entry)| share(student, &format!("{place}/{student}"), entry)).collect()
}

/// The students of a course system, and other entries that name a student.
fn by_systems(place: &str, entries: BTreeMap<&str, Entry<'_>>, clues: &Clues<'_>) -> Vec<Share> {
    let mut students: BTreeMap<(String, String), Share> = BTreeMap::new();
    for (name, entry) in entries {
        let (student, id, within) = match (by_system(name), clues.whose(name)) {
            (Some(of_system), _) => (of_system.student, of_system.id, of_system.path),
            (None, Whose::Teacher | Whose::Part) => continue,
            (None, _) => (stem_of(name, &entry).to_owned(), String::new(), String::new()),
        };
        let place = if place.is_empty() { name.to_owned() } else { format!("{place}/{name}") };
        let share = students.entry((student.clone(), id)).or_insert_with(|| Share {
            student,
            place,
            files: Vec::new(),
        });
        for (index, rest) in entry {
            let path = match (within.as_str(), rest) {
                ("", rest) => rest.unwrap_or(name).to_owned(),
                (within, None) => within.to_owned(),
                (within, Some(rest)) => format!("{within}/{rest}"),
            };
            share.files.push((index, path));
        }
    }
    students.into_values().collect()
}

/// Google Classroom: `Wei Wang - answer_for_test.txt`.
fn google(place: &str, entries: &BTreeMap<&str, Entry<'_>>, clues: &Clues<'_>) -> Option<Vec<Share>> {
    let mut students: BTreeMap<&str, Share> = BTreeMap::new();
    for (name, entry) in entries {
        let (student, file) = match name.split_once(" - ") {
            Some(parts) => parts,
            None if clues.whose(name) == Whose::Teacher => continue,
            None => return None,
        };
        if clues.whose(student) == Whose::Part {
            return None;
        }
        let place = if place.is_empty() { (*name).to_owned() } else { format!("{place}/{name}") };
        let share = students.entry(student).or_insert_with(|| Share {
            student: student.to_owned(),
            place,
            files: Vec::new(),
        });
        let full = |rest: Option<&str>| rest.map_or_else(|| file.to_owned(), |rest| format!("{file}/{rest}"));
        share.files.extend(entry.iter().map(|&(index, rest)| (index, full(rest))));
    }
    (students.len() >= 2).then(|| students.into_values().collect())
}

/// GitHub Classroom: `homework-1-wangwei`, `homework-1-li-na`, folders whose names begin alike.
fn github(place: &str, entries: &BTreeMap<&str, Entry<'_>>, unknown: &[&str]) -> Option<Vec<Share>> {
    let start = common_start(unknown).filter(|start| start.contains('-') && start.len() > 3)?;
    let is_folder = |name: &&str| entries[*name].iter().all(|(_, rest)| rest.is_some());
    let students = unknown.iter().map(|name| {
        let student = name[start.len()..].trim_start_matches('-');
        let place = if place.is_empty() { (*name).to_owned() } else { format!("{place}/{name}") };
        (!student.is_empty()).then(|| share(student, &place, &entries[*name]))
    });
    let students: Option<Vec<Share>> = students.collect();
    students.filter(|students| students.len() >= 2 && unknown.iter().all(is_folder))
}
