//! Submissions before they are opened: the entries of folders, and files named on the command line.

use super::candidate::Context;
use super::codes::{FileKind, SubmissionMessage};
use super::division::{Divider, Division};
use super::kind::unread_kind;
use super::limits::MAX_BYTES;
use super::node::DEPTH;
use super::share::{Class, Share};
use super::whose::{Clues, stem};
use crate::Remark;
use gocheck_files::input::folder;
use gocheck_files::input::identity::real_path;
use gocheck_files::input::names::{file_name, is_stdin, shown};
use gocheck_files::input::pattern::expanded;
use gocheck_files::input::read::{read_any, unreadable};
use gocheck_text::Diagnostic;
use gocheck_text::untrusted::one_line;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A student's submission that has not been opened yet.
pub(super) struct SubmissionEntry {
    /// The student: the name without its extension.
    pub(super) student: String,
    /// Everything by which a roster may name the student, if that is more than the name.
    pub(super) known_as: String,
    /// The name in messages.
    pub(super) shown: String,
    pub(super) place: SubmissionPlace,
    /// The full name.
    pub(super) name: String,
    /// True if it is a file, and nothing else was given.
    pub(super) is_alone: bool,
}

/// Where a submission is.
pub(super) enum SubmissionPlace {
    /// A folder, an archive or a file.
    Path(PathBuf),
    /// Folders and files of one student, with their paths within the submission.
    Several(Vec<(PathBuf, String)>),
    /// A folder's entry that is neither a folder nor a file: links are followed only if they are named.
    Unread(FileKind),
}

/// A folder, or files in one.
struct Listing {
    folder: PathBuf,
    is_whole: bool,
    /// The paths within it. Those of empty folders end with `/`.
    names: Vec<String>,
    /// The path of each folder and file on disk, and its kind if it is neither.
    places: HashMap<String, (PathBuf, Option<FileKind>)>,
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
    let (mut remarks, mut entries): (Vec<Remark>, Vec<SubmissionEntry>) = (Vec::new(), Vec::new());
    let mut listings: BTreeMap<PathBuf, Listing> = BTreeMap::new();
    for path in without_repeated(expanded(paths)) {
        if is_stdin(&path) {
            let (student, name) = ("stdin".to_owned(), String::new());
            entries.push(SubmissionEntry::new(student, name, shown(&path), SubmissionPlace::Path(path)));
            continue;
        }
        let key =
            if path.is_dir() { path.join(".") } else { path.parent().unwrap_or(Path::new("")).to_owned() };
        let found = if path.is_dir() {
            Listing::of(&path, except)
        } else {
            fs::metadata(&path).map(|_| Listing::new(key.clone()))
        };
        match found {
            Err(error) => remarks.push(remark(&path, unreadable(&path, &error).into())),
            Ok(found) if found.is_whole && found.names.is_empty() => {
                remarks.push(remark(&path, SubmissionMessage::NoSubmissions.into()));
            }
            Ok(found) => {
                let listing = listings.entry(key).or_insert(found);
                if !listing.is_whole {
                    listing.add(file_name(&path), path, None);
                }
            }
        }
    }
    if !remarks.is_empty() {
        return Err(remarks);
    }
    for listing in listings.into_values() {
        let (mut found, remark) = listing.entries(clues);
        entries.append(&mut found);
        remarks.extend(remark);
    }
    if let [only] = entries.as_mut_slice() {
        only.is_alone = matches!(&only.place, SubmissionPlace::Path(path) if !path.is_dir());
    }
    Ok((entries, remarks))
}

impl SubmissionEntry {
    fn new(student: String, name: String, shown: String, place: SubmissionPlace) -> Self {
        Self { student, known_as: String::new(), shown, place, name, is_alone: false }
    }
}

impl Listing {
    fn new(folder: PathBuf) -> Self {
        Self { folder, is_whole: false, names: Vec::new(), places: HashMap::new() }
    }

    /// Everything in a folder but `except`.
    fn of(folder: &Path, except: Option<&Path>) -> io::Result<Self> {
        let mut listing = Self { is_whole: true, ..Self::new(folder.to_owned()) };
        let except = except.and_then(|path| fs::canonicalize(path).ok());
        listing.walk(folder, "", except.as_deref())?;
        Ok(listing)
    }

    fn add(&mut self, name: String, path: PathBuf, unread: Option<FileKind>) {
        self.places.insert(name.clone(), (path, unread));
        self.names.push(name);
    }

    /// Adds the entries of a folder, without junk files and without backups of files that are also present.
    fn walk(&mut self, folder: &Path, within: &str, except: Option<&Path>) -> io::Result<()> {
        let found = folder::entries(folder)?;
        let names: HashSet<String> = found.iter().map(|(path, _)| file_name(path)).collect();
        for (path, file_type) in found {
            let name = file_name(&path);
            let is_backup = name.strip_suffix('~').is_some_and(|original| names.contains(original));
            let is_excepted = except.is_some_and(|except| {
                except.file_name() == path.file_name()
                    && fs::canonicalize(&path).is_ok_and(|path| path == except)
            });
            if is_backup || is_excepted {
                continue;
            }
            let within = if within.is_empty() { name } else { format!("{within}/{name}") };
            let count = self.names.len();
            if !file_type.is_dir() {
                self.add(within, path, unread_kind(file_type));
                continue;
            }
            self.places.insert(within.clone(), (path.clone(), None));
            if within.matches('/').count() + 1 < DEPTH {
                // A folder that cannot be read is reported when it is opened.
                let _ = self.walk(&path, &within, except);
            }
            if self.names.len() == count {
                self.names.push(format!("{within}/"));
            }
        }
        Ok(())
    }

    /// The submissions in it, and remarks on what they were taken for and on what is in none.
    fn entries(self, clues: &Clues<'_>) -> (Vec<SubmissionEntry>, Vec<Remark>) {
        // Even the folder `.` has a name.
        let whole = if self.folder == Path::new("") { Path::new(".") } else { &self.folder };
        let name = fs::canonicalize(whole).map_or_else(|_| String::new(), |whole| file_name(&whole));
        let shown_path = one_line(&shown(whole)).into_owned();
        let read = |path: &str| {
            let (path, _) = self.places.get(path)?;
            Some(String::from_utf8_lossy(&read_any(path, MAX_BYTES).ok()?).into_owned())
        };
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        // Files that were given are not all a student's because their folder is called after one.
        let divided = if self.is_whole { name.as_str() } else { "" };
        let division = Divider { clues, read: &read }.divide(divided, &names, Context::Class);
        let Division::Class(Class { shares, left, systems }) = division else {
            let parts =
                || self.names.iter().map(|name| (self.places[name].0.clone(), name.clone())).collect();
            let place = if self.is_whole {
                SubmissionPlace::Path(self.folder.clone())
            } else {
                SubmissionPlace::Several(parts())
            };
            return (vec![SubmissionEntry::new(name.clone(), name, shown_path, place)], Vec::new());
        };
        let mut remarks = Vec::new();
        let mut remark = |message: SubmissionMessage| {
            remarks.push(Remark { file: Some(shown_path.clone()), diagnostic: message.into() });
        };
        if !systems.is_empty() {
            let systems = systems.into_iter().map(str::to_owned).collect();
            remark(SubmissionMessage::TakenForClass { systems, students: shares.len() });
        }
        if !left.is_empty() {
            remark(SubmissionMessage::LeftOut { files: left });
        }
        let entries = shares.into_iter().flat_map(|share| self.share(share, &name, &shown_path));
        (entries.collect(), remarks)
    }

    /// The submission of a share, and one for each of its links and pipes, which are not opened.
    fn share(&self, share: Share, folder: &str, shown_path: &str) -> Vec<SubmissionEntry> {
        let Share { student, known_as, parts } = share;
        let (mut entries, mut several): (Vec<SubmissionEntry>, Vec<(PathBuf, String)>) =
            (Vec::new(), Vec::new());
        let of_path = |path: &Path, place| {
            let (name, shown) = (file_name(path), one_line(&shown(path)).into_owned());
            SubmissionEntry::new(stem(&name).to_owned(), name, shown, place)
        };
        for (place, within) in parts {
            match self.places.get(&place) {
                Some((path, Some(kind))) => entries.push(of_path(path, SubmissionPlace::Unread(*kind))),
                Some((path, None)) => several.push((path.clone(), within)),
                None => {}
            }
        }
        let Some((first, within)) = several.first().cloned() else { return entries };
        let mut entry = of_path(&first, SubmissionPlace::Path(first.clone()));
        let is_own = student.is_empty() || (student == folder && entry.student != student);
        let student = if is_own { folder.to_owned() } else { student };
        if is_own {
            folder.clone_into(&mut entry.name);
            shown_path.clone_into(&mut entry.shown);
        }
        if several.len() > 1 || is_own || !(within.is_empty() || within == entry.name) {
            entry.place = SubmissionPlace::Several(several);
        }
        entries.push(SubmissionEntry { student, known_as, ..entry });
        entries
    }
}

/// Removes repeated paths to a file or folder, and everything in a folder that was given.
fn without_repeated(paths: Vec<PathBuf>) -> Vec<PathBuf> {
    let real = |path: &PathBuf| if is_stdin(path) { path.clone() } else { real_path(path) };
    let reals: Vec<PathBuf> = paths.iter().map(real).collect();
    let folders: HashSet<&Path> =
        paths.iter().zip(&reals).filter(|(path, _)| path.is_dir()).map(|(_, real)| real.as_path()).collect();
    let mut seen = HashSet::new();
    let is_new = |real: &PathBuf| {
        seen.insert(real.clone()) && !real.ancestors().skip(1).any(|outer| folders.contains(outer))
    };
    let are_new: Vec<bool> = reals.iter().map(is_new).collect();
    paths.into_iter().zip(are_new).filter(|(_, is_new)| *is_new).map(|(path, _)| path).collect()
}
