//! Decides if an archive or a folder is one student's or a class's, by the names in it.
//!
//! 1. Names that a course system made say whose they are.
//! 2. Numbers of students, addresses and names on the roster are students'.
//! 3. Otherwise, each of several folders is a student's, unless its name is that of a part of a submission. So is each of several
//!    files, if there is little else. A file next to students' folders is nobody's.
//!
//! Each name counts for itself: an odd one does not change how the others are read.

use super::candidate::{Candidate, Context};
use super::file_name::{FileName, Role, ending};
use super::metadata::{Submitter, submitters};
use super::node::Node;
use super::person::{name_in, names_section, person};
use super::share::{Class, Share, common_start, same_start};
use super::systems::{METADATA, Proof, SYSTEMS};
use super::whose::{Clues, ROW, Whose, stem};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Whose the files are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Division {
    /// All are one student's, who may be named inside.
    One(Option<Owner>),
    Class(Class),
    /// These folders may be students, or attempts of one student.
    Unclear(Vec<String>),
}

/// A student who is named by a folder or a file, and whether that certainly is a student.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Owner {
    pub(super) name: String,
    is_certain: bool,
    /// True if the names of all files are copies of one name.
    is_of_copies: bool,
}

pub(super) struct Divider<'a> {
    pub(super) clues: &'a Clues<'a>,
    /// Returns the text of a file by its path.
    pub(super) read: &'a dyn Fn(&str) -> Option<String>,
}

impl Owner {
    /// Returns true if the files are not those of several students.
    pub(super) const fn has_all(&self) -> bool {
        self.is_certain || self.is_of_copies
    }
}

impl Divider<'_> {
    /// Divides the files of a folder or an archive called `name`; the path of an empty folder ends with `/`.
    pub(super) fn divide(&self, name: &str, paths: &[&str], context: Context) -> Division {
        let root = Node::new(paths);
        match self.level(name, "", &root, context) {
            Division::One(inner) => Division::One(self.owner(name, inner)),
            other => other,
        }
    }

    /// The outermost name that certainly is a student's, or else the outermost that may be one.
    fn owner(&self, name: &str, inner: Option<Owner>) -> Option<Owner> {
        let is_of_copies = inner.as_ref().is_some_and(|inner| inner.is_of_copies);
        let owner = |is_certain| Some(Owner { name: stem(name).to_owned(), is_certain, is_of_copies });
        match self.clues.whose(name) {
            Whose::Student(_) => owner(true),
            Whose::Unknown if !inner.as_ref().is_some_and(|inner| inner.is_certain) => owner(false),
            _ => inner,
        }
    }

    fn level(&self, name: &str, place: &str, node: &Node<'_>, context: Context) -> Division {
        for system in &SYSTEMS {
            if let Proof::In(folder) = system.proof
                && let Some(inner) = node.entries.get(folder)
            {
                return self.level(folder, &inside(place, folder), inner, context);
            }
        }
        let entries = &self.clues.candidates(name, node, context);
        let class = |people: &[&Candidate<'_>]| Division::Class(self.class(name, place, entries, people));
        let of_system = || entries.iter().filter(|entry| entry.of_system.is_some());
        let is_download = of_system().next().is_some() && of_system().count() * 2 >= entries.len();
        // A file next to students' folders belongs to no student.
        let are_files = of_system().filter(|entry| entry.node.is_file).count() * 2 > of_system().count();
        let may_be = |entry: &&Candidate<'_>| {
            entry.is_certain()
                || (entry.is_folder() && context == Context::Class)
                || (entry.whose == Whose::Unknown && (are_files || entry.is_folder()))
        };
        if is_download {
            return class(&entries.iter().filter(may_be).collect::<Vec<_>>());
        }
        if let Some(class) = self.sections(place, entries, context) {
            return Division::Class(class);
        }
        let people: Vec<&Candidate<'_>> = entries.iter().filter(|entry| entry.may_be_student()).collect();
        let parts = entries.iter().filter(|entry| entry.whose == Whose::Part).count();
        let certain: BTreeSet<&String> = entries.iter().filter_map(Candidate::student_key).collect();
        let is_listed = certain.iter().any(|key| key.starts_with(ROW));
        let is_students = matches!(self.clues.whose(name), Whose::Student(_));
        if is_students && context != Context::Class {
            let is_all = certain.len() >= 2 && entries.iter().all(|entry| entry.key().is_some());
            // The first of several students may have named the folder of all.
            let is_first = self.clues.key(name).is_some_and(|key| certain.contains(&key));
            if !is_all {
                return Division::One(None);
            }
            return if is_first || certain.len() >= MOST_UNCLEAR { class(&people) } else { unclear(&people) };
        }
        let is_certain = is_listed && context != Context::Class && (people.len() >= 2 || parts == 0);
        if let ([only], true, false) = (people.as_slice(), is_certain, certain.len() >= 2)
            && only.is_folder()
            && let class @ Division::Class(_) = self.around(place, only, entries, context)
        {
            return class;
        }
        if certain.len() >= 2 || is_certain {
            let all = || entries.iter().collect::<Vec<_>>();
            return class(&if context == Context::Class { all() } else { people });
        }
        let mut whole = entries.iter().filter(|entry| !entry.node.is_file);
        let has_files = people.iter().any(|entry| entry.node.is_file);
        let around = match (whole.next(), whole.next()) {
            (Some(only), None) if !is_students && !has_files => {
                Some(self.around(place, only, entries, context))
            }
            _ => None,
        };
        if context == Context::Class {
            let is_one = entries.len() >= 2 && entries.iter().all(|entry| entry.whose == Whose::Part);
            return match around {
                Some(around @ Division::Class(_)) => around,
                _ if is_students || is_one => Division::One(None),
                around => {
                    let all: Vec<_> = entries.iter().collect();
                    let mut class = self.class(name, place, entries, &all);
                    if let (Some(Division::One(Some(owner))), [share]) = (around, class.shares.as_mut_slice())
                        && owner.is_certain
                    {
                        share.student = owner.name;
                    }
                    Division::Class(class)
                }
            };
        }
        // Next to parts of a submission, a folder without answers is another part.
        let may_be = |entry: &&Candidate<'_>| {
            !entry.is_folder()
                || match (context, parts) {
                    (Context::Entry, _) => entry.node.may_answer(entry.name),
                    (_, 0) => true,
                    _ => entry.node.has_answers(entry.name, self.clues.tags),
                }
        };
        let likely: Vec<&Candidate<'_>> = people.iter().copied().filter(may_be).collect();
        let folders: Vec<&Candidate<'_>> = likely.iter().copied().filter(|entry| entry.is_folder()).collect();
        let are_letters = likely.iter().all(|entry| entry.is_letter());
        if folders.len() >= 2 {
            let is_unclear = context == Context::Entry || are_letters;
            return if is_unclear { unclear(&folders) } else { class(&likely) };
        }
        let base = |entry: &&Candidate<'_>| (entry.base(self.clues.tags), entry.is_folder());
        let different = likely.iter().map(base).collect::<BTreeSet<_>>().len();
        if context == Context::Any && !are_letters && different >= 2 && parts * MOST_PARTS <= different {
            return class(&likely);
        }
        around.unwrap_or_else(|| {
            Division::One(match people.as_slice() {
                all if parts == 0 => self.owner_of_all(all),
                _ => None,
            })
        })
    }

    /// The student whose name all entries have; the shortest form is that without a mark of a copy.
    fn owner_of_all(&self, entries: &[&Candidate<'_>]) -> Option<Owner> {
        let shortest = entries.iter().min_by_key(|entry| entry.name.len())?;
        let base = |entry: &Candidate<'_>| (entry.key().cloned(), entry.base(self.clues.tags));
        let are_same = entries.iter().all(|entry| base(entry) == base(shortest));
        let owner = self.owner(shortest.name, None).filter(|_| are_same)?;
        let is_of_copies = entries.len() >= 2 && name_in(shortest.student()).is_some();
        Some(Owner { is_of_copies, ..owner })
    }

    /// Divides the only folder of a folder.
    fn around(
        &self,
        place: &str,
        only: &Candidate<'_>,
        entries: &[Candidate<'_>],
        context: Context,
    ) -> Division {
        let context = if context == Context::Class { Context::Any } else { context };
        match self.level(only.name, &inside(place, only.name), only.node, context) {
            Division::Class(mut class) => {
                let beside = entries.iter().filter(|entry| entry.name != only.name);
                class.left.extend(beside.map(|entry| inside(place, entry.name)));
                Division::Class(class)
            }
            Division::One(inner) => Division::One(self.owner(only.name, inner)),
            unclear @ Division::Unclear(_) => unclear,
        }
    }

    /// Every one of `people` is a student, but for files that are not.
    fn class(&self, name: &str, place: &str, entries: &[Candidate<'_>], people: &[&Candidate<'_>]) -> Class {
        let names: HashSet<&str> = people.iter().map(|entry| entry.name).collect();
        let folders = || people.iter().filter(|entry| entry.is_folder());
        let named: HashSet<String> = folders().map(|entry| person(entry.student())).collect();
        let folders = folders().count();
        let files = || people.iter().filter(|entry| !entry.is_folder() && entry.may_be_student());
        let has_folders =
            folders >= 2 && files().count() * 2 <= folders && !files().any(|entry| entry.is_certain());
        let is_class = people.iter().filter(|entry| entry.whose != Whose::Teacher).count() >= 2;
        let listed = entries.iter().find(|entry| entry.name == METADATA);
        let listed = listed.and_then(|_| (self.read)(&inside(place, METADATA))).unwrap_or_default();
        let listed = submitters(&listed);
        let mut class = Class::default();
        let mut of_key: HashMap<String, usize> = HashMap::new();
        let mut left: Vec<(String, Option<String>, &str)> = Vec::new();
        // A name is that of one student whatever words of a submission are next to it.
        let unnamed = |entry: &Candidate<'_>| {
            format!("{}/{}", entry.key().map_or("", String::as_str), person(entry.student()))
        };
        let keys: Vec<String> = entries.iter().map(unnamed).collect();
        let mut written: HashMap<&String, HashSet<&str>> = HashMap::new();
        for (entry, key) in entries.iter().zip(&keys) {
            written.entry(key).or_default().insert(entry.student());
        }
        for (entry, key) in entries.iter().zip(&keys) {
            // Entries with nothing but the same name are separate submissions.
            let unnamed = (written[key].len() > 1).then(|| key.clone());
            let path = inside(place, entry.name);
            let file = FileName::new(entry.name, self.clues.tags);
            let is_teachers = entry.whose == Whose::Teacher || file.role == Role::Puzzle;
            let is_own_file = entry.is_folder() || entry.is_certain();
            let is_stray = has_folders && !named.contains(&person(entry.student()));
            let is_nobodys = !is_own_file && (is_stray || (is_class && is_teachers));
            if is_nobodys || !names.contains(entry.name) {
                let is_own = entry.node.is_file && !is_teachers && !file.is_as_asked();
                left.push((path, unnamed.filter(|_| is_own), entry.name));
                continue;
            }
            if let Some(inner) = self.inner(entry, &path) {
                class.add(inner);
                continue;
            }
            let within = if entry.is_folder() { String::new() } else { entry.name.to_owned() };
            // Answers without a name are those of the student whose folder this is.
            let is_part = file.is_as_asked() || (file.is_problem() && file.role != Role::Puzzle);
            let (student, key, within) = match (&entry.of_system, entry.key()) {
                (Some((system, made)), _) => {
                    class.systems.insert(system);
                    let within = if made.path.is_empty() { within } else { made.path.clone() };
                    (made.student.as_str(), format!("{}/{}", made.student, made.id), within)
                }
                _ if entry.is_folder() => (entry.student(), unnamed.unwrap_or_else(|| path.clone()), within),
                (_, Some(key)) => (entry.student(), key.clone(), within),
                _ if is_part => (name, String::new(), within),
                _ => {
                    let alone = || format!("{}.{}", file.base, ending(entry.name));
                    (entry.student(), unnamed.unwrap_or_else(alone), within)
                }
            };
            for submitter in listed.get(entry.name).unwrap_or(&vec![Submitter::default()]) {
                let share = *of_key.entry(format!("{key}{}", submitter.known_as())).or_insert_with(|| {
                    let (student, known_as) = (submitter.student(student), submitter.known_as());
                    class.shares.push(Share { student, known_as, parts: Vec::new() });
                    class.shares.len() - 1
                });
                let share = &mut class.shares[share];
                if share.known_as.is_empty() {
                    share.student = common_start(&share.student, student).to_owned();
                }
                share.parts.push((path.clone(), within.clone()));
            }
        }
        // A program is next to the answers of the same student.
        for (path, key, name) in left {
            match key.and_then(|key| of_key.get(&key)) {
                Some(&share) => class.shares[share].parts.push((path, name.to_owned())),
                None => class.left.push(path),
            }
        }
        class.left.sort_unstable();
        class.shares.iter_mut().for_each(Share::name_folders);
        if people.iter().all(|entry| entry.whose == Whose::Unknown && !entry.node.is_file) {
            self.github(&mut class);
        }
        class
    }

    /// The students in folders that are attempts of a class (`第1次提交`) or its sections (`计科1班`).
    fn sections(&self, place: &str, entries: &[Candidate<'_>], context: Context) -> Option<Class> {
        let folders = || entries.iter().filter(|entry| entry.is_folder());
        let are_attempts = entries.iter().all(|entry| entry.is_folder() && entry.whose == Whose::Part);
        let is_section = |entry: &Candidate<'_>| entry.whose == Whose::Unknown && names_section(entry.name);
        if context == Context::Entry || folders().count() < 2 || !(are_attempts || folders().all(is_section))
        {
            return None;
        }
        let (mut all, mut of_student) = (Class::default(), HashMap::new());
        let mut classes = 0;
        for entry in entries {
            let path = inside(place, entry.name);
            if !entry.is_folder() {
                all.left.push(path);
                continue;
            }
            let may_answer = |(name, node): (&&str, &Node<'_>)| node.is_file || node.may_answer(name);
            let shares = match self.level(entry.name, &path, entry.node, Context::Any) {
                Division::Class(_) if are_attempts && !entry.node.entries.iter().all(may_answer) => {
                    return None;
                }
                Division::Class(Class { shares, left, systems }) => {
                    classes += 1;
                    all.left.extend(left);
                    all.systems.extend(systems);
                    shares
                }
                Division::One(_) => vec![self.lone(entry, &path, are_attempts)?],
                Division::Unclear(_) => return None,
            };
            if !are_attempts {
                all.shares.extend(shares);
                continue;
            }
            for mut share in shares {
                share.put_into(entry.name);
                let index = *of_student.entry(share.student.clone()).or_insert(all.shares.len());
                match all.shares.get_mut(index) {
                    Some(found) => found.parts.extend(share.parts),
                    None => all.shares.push(share),
                }
            }
        }
        // Few people hand in again, but a section of one is rare.
        let is_class = classes * 2 > folders().count() || (are_attempts && classes > 0);
        is_class.then_some(all)
    }

    /// The only student of an attempt or a section.
    fn lone(&self, section: &Candidate<'_>, path: &str, is_attempt: bool) -> Option<Share> {
        let entries = self.clues.candidates(section.name, section.node, Context::Any);
        let (student, place) = match entries.as_slice() {
            [only] if only.is_folder() && only.may_be_student() => {
                (only.student().to_owned(), inside(path, only.name))
            }
            _ if is_attempt => return None,
            _ => (section.student().to_owned(), path.to_owned()),
        };
        Some(Share { student, known_as: String::new(), parts: vec![(place, String::new())] })
    }

    /// The class in a folder that is one of several.
    fn inner(&self, entry: &Candidate<'_>, path: &str) -> Option<Class> {
        let may_be_class = !entry.node.is_file && !entry.is_certain();
        let division = may_be_class.then(|| self.level(entry.name, path, entry.node, Context::Entry))?;
        if let Division::Class(class) = division { Some(class) } else { None }
    }

    /// GitHub Classroom names folders after the assignment and the student: `homework-1-wangwei`, `homework-1-li-na`.
    fn github(&self, class: &mut Class) {
        let Some(first) = class.shares.first().map(|share| share.student.clone()) else { return };
        let common =
            class.shares.iter().fold(first.as_str(), |common, share| same_start(common, &share.student));
        let Some((assignment, _)) = common.rsplit_once('-') else { return };
        let is_assignment =
            assignment.contains(|c: char| c.is_ascii_digit()) || self.clues.whose(assignment) == Whose::Part;
        let rest = |share: &Share| share.student.get(assignment.len() + 1..).map(str::to_owned);
        let names: Vec<String> =
            class.shares.iter().filter_map(rest).filter(|name| !name.is_empty()).collect();
        if is_assignment && class.shares.len() >= 2 && names.len() == class.shares.len() {
            class.shares.iter_mut().zip(names).for_each(|(share, name)| share.student = name);
            class.systems.insert("GitHub Classroom");
        }
    }
}

/// This many students in the folder of one are a class.
const MOST_UNCLEAR: usize = 3;

/// A submission has more than one part for this many other names.
const MOST_PARTS: usize = 3;

fn unclear(entries: &[&Candidate<'_>]) -> Division {
    Division::Unclear(entries.iter().map(|entry| entry.name.to_owned()).collect())
}

fn inside(place: &str, name: &str) -> String {
    if place.is_empty() { name.to_owned() } else { format!("{place}/{name}") }
}
