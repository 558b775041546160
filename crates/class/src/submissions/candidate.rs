//! The entries of a folder, with the owners that their names imply.

use super::file_name::FileName;
use super::node::{Node, is_archive};
use super::person::name_in;
use super::systems::{Proof, SYSTEMS, System, SystemName};
use super::whose::{Clues, ROW, Whose, stem};
use std::collections::{HashMap, HashSet};

/// Facts about the folder or archive that is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Context {
    /// A folder that was given as a class.
    Class,
    /// An archive that was given alone, or a folder in one.
    Any,
    /// One of several: likely a student's.
    Entry,
}

/// An entry of a folder or an archive.
pub(super) struct Candidate<'a> {
    pub(super) name: &'a str,
    pub(super) node: &'a Node<'a>,
    pub(super) whose: Whose,
    pub(super) is_archive: bool,
    /// The system that made the name.
    pub(super) of_system: Option<(&'static str, SystemName)>,
}

impl Candidate<'_> {
    /// The student's number, address or line of the roster.
    pub(super) fn key(&self) -> Option<&String> {
        if let Whose::Student(key) = &self.whose { Some(key) } else { None }
    }

    /// The key, or the student whom a system names.
    pub(super) fn student_key(&self) -> Option<&String> {
        self.of_system.as_ref().map(|(_, made)| &made.student).or_else(|| self.key())
    }

    pub(super) fn is_certain(&self) -> bool {
        self.student_key().is_some()
    }

    pub(super) fn may_be_student(&self) -> bool {
        self.is_certain() || self.whose == Whose::Unknown
    }

    /// Returns true for a folder or an archive.
    pub(super) fn is_folder(&self) -> bool {
        self.is_archive || !self.node.is_file
    }

    /// Returns true for a name of one letter.
    pub(super) fn is_letter(&self) -> bool {
        let mut letters = stem(self.name).chars();
        letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
    }

    /// The name of a folder, or that of a file without its extension.
    pub(super) fn student(&self) -> &str {
        if self.node.is_file || self.is_archive { stem(self.name) } else { self.name }
    }

    /// The name without marks of copies.
    pub(super) fn base(&self, tags: &[String]) -> String {
        FileName::new(self.name, tags).base
    }
}

/// The words of a name, in any case.
fn words(name: &str) -> impl Iterator<Item = String> {
    name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// Short numbers before several names, such as that of a class: `210101_张三`, `210101_李娜`.
fn of_classes(entries: &[Candidate<'_>]) -> HashSet<String> {
    const LONGEST: usize = 7;
    const FEWEST: usize = 3;
    let mut names: HashMap<&String, (usize, HashSet<String>)> = HashMap::new();
    for entry in entries {
        let is_short = |key: &&String| key.len() <= LONGEST && key.bytes().all(|byte| byte.is_ascii_digit());
        let Some(key) = entry.key().filter(is_short) else { continue };
        let (count, names) = names.entry(key).or_default();
        *count += 1;
        let name = name_in(&entry.student().replacen(key, "", 1));
        names.extend(name.filter(|name| name.chars().nth(1).is_some()));
    }
    let is_class = |count, names: &HashSet<String>| count >= FEWEST && names.len() == count;
    names
        .into_iter()
        .filter(|(_, (count, names))| is_class(*count, names))
        .map(|(key, _)| key.clone())
        .collect()
}

impl Clues<'_> {
    /// The entries of a folder called `folder`.
    pub(super) fn candidates<'n>(
        &self,
        folder: &str,
        node: &'n Node<'n>,
        context: Context,
    ) -> Vec<Candidate<'n>> {
        let candidate = |(name, node): (&&'n str, &'n Node<'n>)| {
            let (whose, is_archive) = (self.whose(name), is_archive(name));
            Candidate { name, node, whose, is_archive, of_system: None }
        };
        let mut found: Vec<Candidate<'n>> = node.entries.iter().map(candidate).collect();
        // Problems are counted from 0, students from 1.
        let numbers = || found.iter().filter(|entry| entry.whose == Whose::Number);
        let is_problem = |entry: &Candidate<'_>| stem(entry.name).bytes().all(|digit| digit == b'0');
        let are_people = context != Context::Entry && numbers().count() >= 2 && !numbers().any(is_problem);
        for entry in found.iter_mut().filter(|entry| entry.whose == Whose::Number) {
            entry.whose = if are_people { Whose::Unknown } else { Whose::Part };
        }
        let shared = of_classes(&found);
        for entry in found.iter_mut().filter(|entry| entry.key().is_some_and(|key| shared.contains(key))) {
            entry.whose = Whose::Unknown;
        }
        for system in &SYSTEMS {
            let names: Vec<_> = found.iter().map(|entry| self.parse(system, folder, node, entry)).collect();
            if self.is_proved(system, &names, &found, context) {
                let students: HashSet<String> =
                    names.iter().flatten().map(|name| name.student.clone()).collect();
                for (entry, name) in
                    found.iter_mut().zip(names).filter(|(entry, _)| entry.of_system.is_none())
                {
                    // A student whom other names show, whatever number is in this one.
                    let again = || {
                        let name = system.parse(entry.name).filter(|_| system.proof == Proof::Most)?;
                        students.contains(&name.student).then_some(name)
                    };
                    entry.of_system = name.or_else(again).map(|name| (system.name, name));
                }
            }
        }
        found
    }

    /// Returns true if enough of the names are those of a system.
    fn is_proved(
        &self,
        system: &System,
        names: &[Option<SystemName>],
        entries: &[Candidate<'_>],
        context: Context,
    ) -> bool {
        let mut found = names.iter().flatten();
        let count = found.clone().count();
        let is_most = |is_counted: &dyn Fn(&Candidate<'_>) -> bool| {
            count * 2 > entries.iter().filter(|entry| is_counted(entry)).count()
        };
        match system.proof {
            Proof::Contains(_) | Proof::MostFolders | Proof::Most if context == Context::Entry => false,
            Proof::MostFolders => is_most(&|entry| !entry.node.is_file),
            Proof::Most => {
                let first = found.clone().next();
                let is_other = |name: &SystemName| {
                    first.is_some_and(|first| first.student != name.student)
                        || self.whose(&name.path) == Whose::Part
                        || words(&name.student).all(|word| words(&name.path).any(|other| other == word))
                };
                is_most(&|entry| entry.whose != Whose::Teacher) && found.any(is_other)
            }
            _ => count > 0,
        }
    }

    /// Reads the name of an entry as that of a system.
    fn parse(
        &self,
        system: &System,
        folder: &str,
        around: &Node<'_>,
        entry: &Candidate<'_>,
    ) -> Option<SystemName> {
        let (name, is_folder) = (entry.name, !entry.node.is_file);
        let name = match system.proof {
            Proof::After(end) => name.strip_prefix(folder.strip_suffix(end)?)?.strip_prefix('-')?,
            _ => name,
        };
        let may_be = match system.proof {
            Proof::Name | Proof::Most => true,
            Proof::MostFolders | Proof::After(_) => is_folder,
            Proof::Next(file) => is_folder && around.entries.contains_key(file),
            Proof::Contains(inner) => entry.node.entries.contains_key(inner),
            Proof::In(outer) => is_folder && folder == outer,
        };
        let found = system.parse(name).filter(|_| may_be)?;
        // A number before a dash is the student's.
        let is_name = match self.whose(&found.student) {
            _ if system.proof != Proof::Most => true,
            Whose::Student(key) => key.starts_with(ROW),
            // Who is certain elsewhere in the name is not before the dash.
            whose => whose == Whose::Unknown && entry.key().is_none(),
        };
        is_name.then_some(found)
    }
}
