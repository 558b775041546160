//! All files of one submission, including those in its folders and archives.

use super::codes::{FileKind, OtherFile, SubmissionMessage};
use super::contents::{Content, contents, names, take_file};
use super::found_file::FoundFile;
use super::kind::{Kind, by_name, kind, unread_kind};
use super::limits::{MAX_FILES, MAX_FOLDERS, MAX_KEPT, MAX_UNPACKED, MAX_UNPACKED_CLASS, SMALL};
use super::share::Share;
use gocheck_files::input::archive::Budget;
use gocheck_files::input::content::{ArchiveKind, HEAD};
use gocheck_files::input::fault::Fault;
use gocheck_files::input::folder::entries;
use gocheck_files::input::member::Member;
use gocheck_files::input::names::{file_name, last_part, shown};
use gocheck_files::input::read::{read_any, unreadable};
use gocheck_text::AnyMessage;
use gocheck_text::untrusted::one_line;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The files of a submission.
#[derive(Clone)]
pub struct Tree {
    /// The files that can be read.
    files: Vec<Arc<FoundFile>>,
    /// True if the submission is a single file, not in a folder or an archive.
    pub(super) is_single: bool,
    /// True if it is an archive whose name does not say whose it is.
    pub(super) is_anyones: bool,
    /// Links and the like, and files in archives that are documents.
    pub(super) unread: Vec<OtherFile>,
    /// Archives that could not be opened and files that could not be read.
    pub(super) faults: Vec<(String, AnyMessage)>,
    /// Empty folders, for which there may be a student; their paths end with `/`.
    folders: Vec<String>,
    /// The number of files that may still be added.
    room: usize,
    /// The number of bytes of files other than texts that may still be held in memory.
    kept: usize,
    budget: Budget,
}

impl Tree {
    pub(super) fn new() -> Self {
        Self {
            files: Vec::new(),
            is_single: false,
            is_anyones: false,
            unread: Vec::new(),
            faults: Vec::new(),
            folders: Vec::new(),
            room: MAX_FILES,
            kept: MAX_KEPT,
            budget: Budget::new(MAX_UNPACKED),
        }
    }

    /// All files, in the order of their paths: texts, programs and anything else.
    pub fn files(&self) -> &[Arc<FoundFile>] {
        &self.files
    }

    /// The kinds of these files, and of everything that cannot be read.
    pub(super) fn others(&self, files: &[&Arc<FoundFile>]) -> Vec<OtherFile> {
        let other = |file: &&Arc<FoundFile>| {
            let Kind::Other(kind) = file.kind else { return None };
            Some(OtherFile { name: file.path.clone(), kind })
        };
        files.iter().filter_map(other).chain(self.unread.iter().cloned()).collect()
    }

    /// The name in messages of one of the files, where `root` is the name of the submission.
    pub(super) fn shown(&self, file: &FoundFile, root: &str) -> String {
        match file.source.as_deref() {
            Some(Member::Disk(path)) => one_line(&shown(path)).into_owned(),
            _ if self.is_single => root.to_owned(),
            _ => format!("{root}/{}", file.whole),
        }
    }

    /// The paths of everything that was found, including empty folders.
    pub(super) fn paths(&self) -> Vec<&str> {
        let files = self.files.iter().map(|file| file.path.as_str());
        let unread = self.unread.iter().map(|file| file.name.as_str());
        let faults = self.faults.iter().map(|(file, _)| file.as_str());
        files.chain(unread).chain(faults).chain(self.folders.iter().map(String::as_str)).collect()
    }

    /// Gives each student the files in a share. Students who submitted together have the same files.
    pub(super) fn divided(self, shares: &[Share]) -> Vec<Self> {
        let mut trees: Vec<Self> = shares.iter().map(|_| Self::new()).collect();
        let mut of_place: HashMap<&str, Vec<(usize, &str)>> = HashMap::new();
        for (share, Share { parts, .. }) in shares.iter().enumerate() {
            for (place, within) in parts {
                of_place.entry(place).or_default().push((share, within));
            }
        }
        let shares_of = |path: &str| -> Vec<(usize, String)> {
            let mut ends = std::iter::once(path.len()).chain(path.rmatch_indices('/').map(|(at, _)| at));
            let Some((end, found)) = ends.find_map(|end| Some((end, of_place.get(&path[..end])?))) else {
                return Vec::new();
            };
            let full = |within: &str| match (within, path.get(end + 1..)) {
                ("", rest) => rest.unwrap_or_else(|| last_part(path)).to_owned(),
                (within, None) => within.to_owned(),
                (within, Some(rest)) => format!("{within}/{rest}"),
            };
            found.iter().map(|&(share, within)| (share, full(within))).collect()
        };
        for file in self.files {
            for (share, path) in shares_of(&file.path) {
                trees[share].files.push(Arc::new(FoundFile { path, ..FoundFile::clone(&file) }));
            }
        }
        for file in self.unread {
            for (share, name) in shares_of(&file.name) {
                trees[share].unread.push(OtherFile { name, ..file });
            }
        }
        for (file, fault) in self.faults {
            for (share, path) in shares_of(&file) {
                trees[share].faults.push((path, fault.clone()));
            }
        }
        for tree in &mut trees {
            let is_alone = tree.unread.is_empty() && tree.faults.is_empty();
            if let ([file], true) = (tree.files.as_slice(), is_alone) {
                tree.is_single = !file.path.contains('/') && file.whole.ends_with(&file.path);
            }
        }
        trees
    }

    /// Searches a folder or opens a file; messages call it `name`.
    /// `students` is the number of students whose files have these paths, for the limits of the archive of a class.
    pub(super) fn of(path: &Path, name: &str, students: &dyn Fn(&[&str]) -> usize) -> Self {
        let mut tree = Self::new();
        let size = path.metadata().map_or(0, |data| data.len());
        if path.is_file() && size > SMALL && by_name(name).is_none_or(|kind| matches!(kind, Kind::Archive(_)))
        {
            tree.make_room(students(&names(path, name).iter().map(String::as_str).collect::<Vec<_>>()));
        }
        if path.is_dir() {
            tree.add_folder(path, "", 0);
        } else if path.is_file() {
            tree.is_single = true;
            tree.add_file(path, String::new(), name);
        } else {
            tree.is_single = true;
            tree.add_stream(path, name);
        }
        tree
    }

    /// Sets the limits for a number of students.
    fn make_room(&mut self, students: usize) {
        let students = students.max(1);
        self.room = MAX_FILES.saturating_mul(students);
        self.kept = MAX_KEPT.saturating_mul(students).min(MAX_UNPACKED_CLASS as usize);
        let bytes = MAX_UNPACKED.saturating_mul(students as u64);
        self.budget = Budget::new(bytes.min(MAX_UNPACKED_CLASS));
    }

    /// A submission that is not opened.
    pub(super) fn unread(name: String, kind: FileKind) -> Self {
        let mut tree = Self::new();
        tree.unread.push(OtherFile { name, kind });
        tree
    }

    /// Files and folders that a course system made for one student, with their paths within the submission.
    pub(super) fn of_several(entries: &[(PathBuf, String)]) -> Self {
        let mut tree = Self::new();
        for (path, within) in entries {
            if path.is_dir() {
                tree.add_folder(path, within, 0);
            } else {
                tree.add_file(path, within.clone(), last_part(within));
            }
        }
        tree
    }

    /// Standard input and pipes can be read only once.
    fn add_stream(&mut self, path: &Path, name: &str) {
        match read_any(path, MAX_UNPACKED as usize) {
            Err(error) => self.faults.push((String::new(), unreadable(path, &error).into())),
            Ok(bytes) => match kind(name, &bytes[..bytes.len().min(HEAD)]) {
                Kind::Archive(_) => self.add_archive(String::new(), name, Member::Bytes(Arc::new(bytes))),
                kind => self.add(String::new(), name, kind, Member::Bytes(Arc::new(bytes)), None),
            },
        }
    }

    fn add_folder(&mut self, folder: &Path, within: &str, depth: usize) {
        let entries = match entries(folder) {
            Ok(entries) => entries,
            Err(error) => return self.faults.push((within.to_owned(), unreadable(folder, &error).into())),
        };
        if entries.is_empty() && !within.is_empty() {
            self.folders.push(format!("{within}/"));
        }
        for (path, file_type) in entries {
            let name = file_name(&path);
            let within = if within.is_empty() { name.clone() } else { format!("{within}/{name}") };
            if depth == MAX_FOLDERS || !take_file(&mut self.room) {
                let name = file_name(folder);
                return self.faults.push((name.clone(), message(name, Fault::Large)));
            }
            if let Some(kind) = unread_kind(file_type) {
                self.unread.push(OtherFile { name: within, kind });
            } else if file_type.is_dir() {
                self.add_folder(&path, &within, depth + 1);
            } else {
                self.add_file(&path, within, &name);
            }
        }
    }

    fn add_file(&mut self, file: &Path, within: String, name: &str) {
        // A file whose name clearly shows another kind need not be read.
        if let (Some(Kind::Other(kind)), false) = (by_name(name), within.is_empty()) {
            return self.add(within, name, Kind::Other(kind), Member::Disk(file.to_owned()), None);
        }
        match read_any(file, HEAD - 1).map(|head| kind(name, &head)) {
            Err(error) => self.faults.push((within, unreadable(file, &error).into())),
            Ok(Kind::Archive(_)) => {
                self.add_archive(within, name, Member::Reopened(file.to_owned()));
            }
            Ok(kind) => self.add(within, name, kind, Member::Disk(file.to_owned()), None),
        }
    }

    /// Adds the files in an archive.
    fn add_archive(&mut self, within: String, name: &str, archive: Member) {
        self.is_single = false;
        let full = |path: &str| match (within.as_str(), path) {
            ("", path) => path.to_owned(),
            (within, "") => within.to_owned(),
            (within, path) => format!("{within}/{path}"),
        };
        // A zip archive on disk is not read as a whole.
        let is_read =
            matches!(archive, Member::Reopened(_)) && by_name(name) == Some(Kind::Archive(ArchiveKind::Zip));
        if !is_read && self.budget.take(archive.size()).is_err() {
            let name = if within.is_empty() { name.to_owned() } else { within };
            return self.faults.push((name.clone(), message(name, Fault::Large)));
        }
        for (archive, found) in contents(name, archive, &mut self.room, &self.budget) {
            let place = full(&archive);
            let shown = if place.is_empty() { name.to_owned() } else { place };
            if let Some(kind) = found.office(&archive) {
                self.unread.push(OtherFile { name: shown, kind });
                continue;
            }
            let empty: Vec<&String> = found.files.keys().filter(|path| found.is_empty_folder(path)).collect();
            self.folders.extend(empty.into_iter().map(|path| format!("{}/", full(path))));
            for (path, fault) in found.faults {
                let path = if path.is_empty() { shown.clone() } else { full(&path) };
                self.faults.push((path, message(shown.clone(), fault)));
            }
            for (path, content) in found.files {
                let (name, path) = (last_part(&path), full(&path));
                match content {
                    Content::Link => self.unread.push(OtherFile { name: path, kind: FileKind::Link }),
                    Content::File(kind, member, time) => self.add(path, name, kind, member, time),
                    Content::Folder => {}
                }
            }
        }
    }

    fn add(&mut self, path: String, name: &str, kind: Kind, source: Member, time: Option<u64>) {
        let path = if path.is_empty() { name.to_owned() } else { path };
        let kept = if kind == Kind::Text { 0 } else { source.held() };
        let source = self.kept.checked_sub(kept).map(|left| {
            self.kept = left;
            Arc::new(source)
        });
        self.files.push(Arc::new(FoundFile { whole: path.clone(), path, kind, time, source }));
    }
}

/// Why a file or an archive is not opened.
fn message(file: String, fault: Fault) -> AnyMessage {
    match fault {
        Fault::File(message) => message.into(),
        Fault::Kind(kind) => SubmissionMessage::UnopenedArchive { file, kind }.into(),
        Fault::Broken => SubmissionMessage::BrokenArchive { file }.into(),
        Fault::Encrypted => SubmissionMessage::EncryptedArchive { file }.into(),
        Fault::Large => {
            let (files, bytes, folders) = (MAX_FILES, MAX_UNPACKED, MAX_FOLDERS);
            SubmissionMessage::LargeArchive { file, files, bytes, folders }.into()
        }
        Fault::Method => SubmissionMessage::PackingMethod { file }.into(),
        Fault::Nested => SubmissionMessage::NestedArchive { file }.into(),
    }
}
