//! Submissions before they are opened: the entries of folders, and files named on the command line.

use super::codes::{FileKind, SubmissionMessage};
use super::division::Clues;
use super::file_name::{FileName, Role};
use super::kind::{Kind, by_name, unread_kind};
use super::systems::{SUBMITTED, SystemName, by_system};
use super::whose::Whose;
use crate::Remark;
use gocheck_files::input::folder;
use gocheck_files::input::identity::real_path;
use gocheck_files::input::names::{file_name, is_stdin, shown, stem};
use gocheck_files::input::pattern::expanded;
use gocheck_files::input::read::unreadable;
use gocheck_text::Diagnostic;
use gocheck_text::untrusted::one_line;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A student's submission that has not been opened yet.
pub(super) struct SubmissionEntry {
    /// The student: the name without its extension, or the full name if other entries share that.
    pub(super) student: String,
    /// The name in messages.
    pub(super) shown: String,
    pub(super) place: SubmissionPlace,
    /// The names of the other entries that would have the same student.
    pub(super) others: Vec<String>,
    /// The full name.
    pub(super) name: String,
}

/// Where a submission is.
pub(super) enum SubmissionPlace {
    /// A folder, an archive or a file.
    Path(PathBuf),
    /// Folders and files that a course system made for one student, with their paths within the submission.
    Several(Vec<(PathBuf, String)>),
    /// Files whose names do not identify a student; they belong to the one that their folder is named after.
    Files(Vec<PathBuf>),
    /// A folder's entry that is neither a folder nor a file: links are followed only if they are named.
    Unread(FileKind),
}

/// A path that may be a submission.
type Candidate = (PathBuf, Option<FileKind>);

impl SubmissionEntry {
    fn new((path, unread): Candidate) -> Self {
        let name = if is_stdin(&path) { stem(&path) } else { file_name(&path) };
        let is_folder = unread.is_none() && path.is_dir();
        let student = if is_folder { name.clone() } else { without_ending(&name).to_owned() };
        let shown = one_line(&shown(&path)).into_owned();
        let place = unread.map_or(SubmissionPlace::Path(path), SubmissionPlace::Unread);
        Self { student, shown, place, others: Vec::new(), name }
    }

    /// The folders and files, at least one, that a course system made for one student.
    fn of_system(student: String, parts: Vec<(PathBuf, String)>) -> Self {
        let (path, _) = &parts[0];
        let (name, shown) = (file_name(path), one_line(&shown(path)).into_owned());
        Self { student, shown, place: SubmissionPlace::Several(parts), others: Vec::new(), name }
    }

    fn of_folder(folder: &Path, files: Vec<PathBuf>) -> Self {
        // Even the folder `.` has a name.
        let whole = fs::canonicalize(if folder == Path::new("") { Path::new(".") } else { folder });
        let name = whole.map_or_else(|_| String::new(), |whole| file_name(&whole));
        let shown =
            if folder == Path::new("") { ".".to_owned() } else { one_line(&shown(folder)).into_owned() };
        Self { student: name.clone(), shown, place: SubmissionPlace::Files(files), others: Vec::new(), name }
    }
}

/// The submissions in folders and files, and remarks on files that are left out; `except` is not a submission.
///
/// # Errors
/// If a path does not exist, or a folder cannot be read or is empty: why, for each of them.
pub(super) fn entries(
    paths: &[PathBuf],
    clues: &Clues<'_>,
    except: Option<&Path>,
) -> Result<(Vec<SubmissionEntry>, Vec<Remark>), Vec<Remark>> {
    let remark = |path: &Path, diagnostic: Diagnostic| Remark { file: Some(shown(path)), diagnostic };
    let except = except.and_then(|path| fs::canonicalize(path).ok());
    let mut files: Vec<Candidate> = Vec::new();
    let (mut remarks, mut is_missing): (Vec<Remark>, bool) = (Vec::new(), false);
    for path in &expanded(paths) {
        if !path.is_dir() {
            match if is_stdin(path) { Ok(()) } else { fs::metadata(path).map(drop) } {
                Ok(()) => files.push((path.clone(), None)),
                Err(error) => {
                    remarks.push(remark(path, unreadable(path, &error).into()));
                    is_missing = true;
                }
            }
            continue;
        }
        let mut found = match listed(path) {
            Ok(found) => found,
            Err(error) => {
                remarks.push(remark(path, unreadable(path, &error).into()));
                return Err(remarks);
            }
        };
        found.retain(|(path, _)| except.is_none() || fs::canonicalize(path).ok() != except);
        if is_one_student(path, &found, clues) {
            found = vec![(path.clone(), None)];
        } else {
            found = of_class(&shown(path), found, clues, 0, &mut remarks);
        }
        if found.is_empty() {
            remarks.push(remark(path, SubmissionMessage::NoSubmissions.into()));
            is_missing = true;
        }
        files.append(&mut found);
    }
    if is_missing {
        return Err(remarks);
    }
    let files = without_repeated(files);
    let (unnamed, own): (Vec<Candidate>, Vec<Candidate>) = files.into_iter().partition(|(path, unread)| {
        let name = FileName::new(&file_name(path), clues.tags);
        let is_part = name.is_as_asked() || (name.problem.is_some() && name.role != Role::Puzzle);
        is_part && unread.is_none() && !path.is_dir()
    });
    let mut entries: Vec<SubmissionEntry> = Vec::new();
    let mut of_systems: BTreeMap<(String, String), Vec<(PathBuf, String)>> = BTreeMap::new();
    for (path, unread) in own {
        let name = file_name(&path);
        match by_system(&name).filter(|_| unread.is_none() && !is_stdin(&path)) {
            Some(SystemName { student, id, path: within }) => {
                let within = if within.is_empty() && !path.is_dir() { name } else { within };
                of_systems.entry((student, id)).or_default().push((path, within));
            }
            None => entries.push(SubmissionEntry::new((path, unread))),
        }
    }
    let of_systems = of_systems.into_iter();
    entries.extend(of_systems.map(|((student, _), parts)| SubmissionEntry::of_system(student, parts)));
    let mut folders: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for (file, _) in unnamed {
        folders.entry(file.parent().unwrap_or(Path::new("")).to_owned()).or_default().push(file);
    }
    entries.extend(folders.into_iter().map(|(folder, files)| SubmissionEntry::of_folder(&folder, files)));
    tell_apart(&mut entries);
    Ok((entries, remarks))
}

/// Removes repeated paths to a file or folder, and everything in a folder that is a submission.
fn without_repeated(files: Vec<Candidate>) -> Vec<Candidate> {
    let real = |(path, unread): &Candidate| match (unread, path.parent(), path.file_name()) {
        // A link that is not followed is not its target.
        (Some(_), Some(folder), Some(name)) => real_path(folder).join(name),
        _ if is_stdin(path) => path.clone(),
        _ => real_path(path),
    };
    let reals: Vec<PathBuf> = files.iter().map(real).collect();
    let is_folder = |(path, unread): &Candidate| unread.is_none() && path.is_dir();
    let folders: HashSet<&Path> = files
        .iter()
        .zip(&reals)
        .filter(|(file, _)| is_folder(file))
        .map(|(_, real)| real.as_path())
        .collect();
    let mut seen = HashSet::new();
    let is_new = |real: &PathBuf| {
        seen.insert(real.clone()) && !real.ancestors().skip(1).any(|outer| folders.contains(outer))
    };
    let are_new: Vec<bool> = reals.iter().map(is_new).collect();
    files.into_iter().zip(are_new).filter(|(_, is_new)| *is_new).map(|(file, _)| file).collect()
}

/// Returns true if a folder is one student's: its name says so, or it contains nothing but parts of one submission: answers,
/// problems, attempts, programs.
fn is_one_student(folder: &Path, found: &[Candidate], clues: &Clues<'_>) -> bool {
    let is_student = |name: &str| matches!(clues.whose(name), Whose::Student(_));
    let is_part = |name: &str| {
        let kind = by_name(name);
        clues.whose(name) == Whose::Part || kind == Some(Kind::Other(FileKind::Program))
    };
    let is_unnamed = |name: &str| FileName::new(name, clues.tags).is_as_asked();
    let names: Vec<String> = found.iter().map(|(path, _)| file_name(path)).collect();
    let whole = fs::canonicalize(folder).map_or_else(|_| String::new(), |whole| file_name(&whole));
    if is_student(&whole) && !names.iter().any(|name| is_student(name) || by_system(name).is_some()) {
        return true;
    }
    names.iter().all(|name| is_part(name)) && !names.iter().all(|name| is_unnamed(name)) && names.len() > 1
}

/// The maximum depth of folders around those of a class.
const MAX_AROUND: usize = 4;

/// The entries of a class: those of a folder that contains a class instead of the folder, and none of the teacher's files.
fn of_class(
    shown: &str,
    found: Vec<Candidate>,
    clues: &Clues<'_>,
    depth: usize,
    remarks: &mut Vec<Remark>,
) -> Vec<Candidate> {
    let is_folder = |(path, unread): &Candidate| unread.is_none() && path.is_dir();
    let whose = |(path, _): &Candidate| clues.whose(&file_name(path));
    let mut students: Vec<String> = found
        .iter()
        .filter_map(|found| match (by_system(&file_name(&found.0)), whose(found)) {
            (Some(of_system), _) => Some(of_system.student),
            (None, Whose::Student(key)) => Some(key),
            _ => None,
        })
        .collect();
    students.sort_unstable();
    students.dedup();
    let is_class = students.len() >= 2;
    let (mut entries, mut left) = (Vec::new(), Vec::new());
    for entry in found {
        let name = file_name(&entry.0);
        let is_puzzle = || FileName::new(&name, clues.tags).role == Role::Puzzle;
        let is_teachers = || whose(&entry) == Whose::Teacher || is_puzzle();
        if is_class && !is_folder(&entry) && by_system(&name).is_none() && is_teachers() {
            left.push(name);
        } else if let Some(inner) = inner_class(&entry, clues, depth) {
            let shown = one_line(&entry.0.display().to_string()).into_owned();
            entries.extend(of_class(&shown, inner, clues, depth + 1, remarks));
        } else {
            entries.push(entry);
        }
    }
    if !left.is_empty() {
        let diagnostic = SubmissionMessage::LeftOut { files: left }.into();
        remarks.push(Remark { file: Some(shown.to_owned()), diagnostic });
    }
    entries
}

/// The entries of a folder that contains a class, perhaps in another folder.
fn inner_class(entry: &Candidate, clues: &Clues<'_>, depth: usize) -> Option<Vec<Candidate>> {
    let (path, unread) = entry;
    let name = file_name(path);
    let is_student = matches!(clues.whose(&name), Whose::Student(_)) || by_system(&name).is_some();
    if unread.is_some() || !path.is_dir() || is_student || depth == MAX_AROUND {
        return None;
    }
    let found = listed(path).ok()?;
    let submitted = found.iter().find(|(path, _)| file_name(path) == SUBMITTED);
    if let Some((path, _)) = submitted {
        return listed(path).ok();
    }
    if name == SUBMITTED {
        return Some(found);
    }
    if let [only] = found.as_slice() {
        return inner_class(only, clues, depth + 1);
    }
    let mut keys: Vec<String> = found
        .iter()
        .filter_map(|(path, _)| {
            let name = file_name(path);
            match (by_system(&name), clues.whose(&name)) {
                (Some(of_system), _) => Some(of_system.student),
                (None, Whose::Student(key)) => Some(key),
                _ => None,
            }
        })
        .collect();
    keys.sort_unstable();
    keys.dedup();
    let has_system = found.iter().any(|(path, _)| by_system(&file_name(path)).is_some());
    (keys.len() >= 2 || has_system).then_some(found)
}

/// The entries of a folder by name, without junk files and without backups of files that are also present.
fn listed(folder: &Path) -> io::Result<Vec<Candidate>> {
    let found = folder::entries(folder)?.into_iter();
    let mut found: Vec<Candidate> = found.map(|(path, file_type)| (path, unread_kind(file_type))).collect();
    let names: HashSet<String> = found.iter().map(|(path, _)| file_name(path)).collect();
    let is_backup = |path: &Path| {
        let original = file_name(path).strip_suffix('~').map(str::to_owned);
        original.is_some_and(|original| names.contains(&original))
    };
    found.retain(|(path, _)| !is_backup(path));
    Ok(found)
}

/// `zhang` of `zhang.txt` and of `zhang.tar.gz`.
fn without_ending(name: &str) -> &str {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let is_tar = stem.len() > 4
        && stem.is_char_boundary(stem.len() - 4)
        && stem[stem.len() - 4..].eq_ignore_ascii_case(".tar");
    if is_tar { &stem[..stem.len() - 4] } else { stem }
}

/// Gives entries that would have the same student their full names, or their paths if those are the same too.
fn tell_apart(entries: &mut [SubmissionEntry]) {
    let alike = |entries: &[SubmissionEntry]| {
        let mut alike: HashMap<String, Vec<usize>> = HashMap::new();
        for (i, entry) in entries.iter().enumerate() {
            alike.entry(entry.student.clone()).or_default().push(i);
        }
        alike.into_values().filter(|indices| indices.len() > 1).collect::<Vec<_>>()
    };
    let same = alike(entries);
    for &i in same.iter().flatten() {
        entries[i].student = entries[i].name.clone();
    }
    for i in alike(entries).into_iter().flatten() {
        entries[i].student = entries[i].shown.clone();
    }
    for indices in same {
        for &i in &indices {
            let others =
                indices.iter().filter(|&&other| other != i).map(|&other| entries[other].student.clone());
            entries[i].others = others.collect();
        }
    }
}
