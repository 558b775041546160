//! All files of one submission, including those in its folders and archives.

use super::archive::{Content, Fault, Member, Room, Unpacked, unpack};
use super::codes::{FileKind, OtherFile};
use super::file_name::last_part;
use super::kind::{Kind, by_name, kind, unread_kind};
use super::text::{decode_name, printable};
use crate::cli::file_codes::FileMessage;
use crate::cli::input::content::{ArchiveKind, HEAD};
use crate::cli::input::junk::is_junk;
use crate::cli::input::names::shown;
use crate::cli::input::read::{read_any, unreadable};
use gocheck::diagnostic::AnyMessage;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The maximum depth of archives: archives inside an archive are opened, those inside them are not.
const MOST_NESTED: usize = 2;

/// A file that was found.
pub(super) struct Found {
    /// Its path within the submission; empty if the submission is a single file.
    pub(super) path: String,
    source: Source,
}

/// Where a file's bytes are.
enum Source {
    Disk(PathBuf),
    Memory(Vec<u8>),
}

impl Found {
    /// The name in messages, where `root` is the name of the submission.
    pub(super) fn shown(&self, root: &str) -> String {
        match &self.source {
            Source::Disk(path) => printable(&shown(path)),
            Source::Memory(_) if self.path.is_empty() => root.to_owned(),
            Source::Memory(_) => format!("{root}/{}", self.path),
        }
    }

    /// The number of folders and archives that contain it.
    pub(super) fn folders(&self) -> usize {
        self.path.matches('/').count()
    }

    pub(super) fn is_empty(&self) -> bool {
        match &self.source {
            Source::Disk(path) => fs::metadata(path).is_ok_and(|data| data.len() == 0),
            Source::Memory(bytes) => bytes.is_empty(),
        }
    }

    /// Its bytes, up to one more than `most`.
    pub(super) fn bytes(self, most: usize) -> Result<Vec<u8>, FileMessage> {
        match self.source {
            Source::Disk(path) => read_any(&path, most).map_err(|error| unreadable(&path, &error)),
            Source::Memory(bytes) => Ok(bytes),
        }
    }
}

/// The files of a submission.
pub(super) struct Tree {
    /// Texts.
    pub(super) texts: Vec<Found>,
    /// Files that are neither texts nor archives.
    pub(super) others: Vec<OtherFile>,
    /// Archives that could not be opened and files that could not be read.
    pub(super) faults: Vec<(String, AnyMessage)>,
    room: Room,
}

impl Tree {
    const fn new() -> Self {
        Self { texts: Vec::new(), others: Vec::new(), faults: Vec::new(), room: Room::new() }
    }

    /// Searches a folder or opens a file; messages call it `name`.
    pub(super) fn of(path: &Path, name: &str) -> Self {
        let mut tree = Self::new();
        if path.is_dir() {
            tree.add_folder(path, "", 0);
        } else if path.is_file() {
            tree.add_file(path, String::new(), name);
        } else {
            tree.add_stream(path, name);
        }
        tree
    }

    /// A submission that is not opened.
    pub(super) fn unread(name: String, kind: FileKind) -> Self {
        let mut tree = Self::new();
        tree.others.push(OtherFile { name, kind });
        tree
    }

    /// Files that belong to one student but are not in a folder of their own.
    pub(super) fn of_files(files: &[PathBuf]) -> Self {
        let mut tree = Self::new();
        for file in files {
            let name = os_name(file.file_name().unwrap_or_default());
            tree.add_file(file, name.clone(), &name);
        }
        tree
    }

    /// Standard input and pipes can be read only once.
    fn add_stream(&mut self, path: &Path, name: &str) {
        match read_any(path, Room::BYTES as usize) {
            Err(error) => self.faults.push((String::new(), unreadable(path, &error).into())),
            Ok(bytes) => self.add_bytes(String::new(), name, bytes, 1),
        }
    }

    fn add_bytes(&mut self, within: String, name: &str, bytes: Vec<u8>, nested: usize) {
        match kind(name, &bytes[..bytes.len().min(HEAD)]) {
            Kind::Archive(kind) => self.add_archive(kind, within, name, &bytes, nested),
            kind => self.add(within, name, kind, Source::Memory(bytes)),
        }
    }

    fn add_folder(&mut self, folder: &Path, within: &str, depth: usize) {
        let entries = fs::read_dir(folder).and_then(|entries| {
            let named = |entry: io::Result<fs::DirEntry>| {
                let entry = entry?;
                Ok((os_name(&entry.file_name()), entry.path(), entry.file_type()?))
            };
            entries.map(named).collect::<io::Result<Vec<_>>>()
        });
        let mut entries = match entries {
            Ok(entries) => entries,
            Err(error) => return self.faults.push((within.to_owned(), unreadable(folder, &error).into())),
        };
        entries.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        for (name, path, file_type) in entries.into_iter().filter(|(name, ..)| !is_junk(name)) {
            let within = if within.is_empty() { name.clone() } else { format!("{within}/{name}") };
            if depth == Room::FOLDERS || self.room.take_file().is_err() {
                let folder = os_name(folder.file_name().unwrap_or_default());
                return self.fault(folder, Fault::Large);
            }
            if let Some(kind) = unread_kind(file_type) {
                self.others.push(OtherFile { name: within, kind });
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
            return self.others.push(OtherFile { name: within, kind });
        }
        match read_any(file, HEAD - 1).map(|head| kind(name, &head)) {
            Err(error) => self.faults.push((within, unreadable(file, &error).into())),
            Ok(Kind::Archive(kind)) => match read_any(file, Room::BYTES as usize) {
                Err(error) => self.faults.push((within, unreadable(file, &error).into())),
                Ok(bytes) if bytes.len() as u64 > Room::BYTES => self.fault(name.to_owned(), Fault::Large),
                Ok(bytes) => self.add_archive(kind, within, name, &bytes, 1),
            },
            Ok(kind) => self.add(within, name, kind, Source::Disk(file.to_owned())),
        }
    }

    fn add_archive(&mut self, kind: ArchiveKind, within: String, name: &str, bytes: &[u8], nested: usize) {
        if nested > MOST_NESTED {
            return self.fault(within, Fault::Nested);
        }
        let Unpacked { members, fault } = unpack(kind, name, bytes, &mut self.room);
        if let Some(kind) = office(&members) {
            let name = if within.is_empty() { name.to_owned() } else { within };
            return self.others.push(OtherFile { name, kind });
        }
        if let Some(fault) = fault {
            self.fault(if within.is_empty() { name.to_owned() } else { within.clone() }, fault);
        }
        // A later member with the same path replaces an earlier one.
        let latest: BTreeMap<String, Content> =
            members.into_iter().map(|Member { path, content }| (path, content)).collect();
        for (path, content) in latest {
            let path = if within.is_empty() { path } else { format!("{within}/{path}") };
            let name = last_part(&path).to_owned();
            match content {
                Content::Link => self.others.push(OtherFile { name: path, kind: FileKind::Link }),
                Content::Bytes(bytes) => self.add_bytes(path, &name, bytes, nested + 1),
                Content::Faulty => {}
            }
        }
    }

    fn add(&mut self, path: String, name: &str, kind: Kind, source: Source) {
        match kind {
            Kind::Other(kind) => {
                let name = if path.is_empty() { name.to_owned() } else { path };
                self.others.push(OtherFile { name, kind });
            }
            Kind::Text | Kind::Archive(_) => self.texts.push(Found { path, source }),
        }
    }

    fn fault(&mut self, file: String, fault: Fault) {
        let message = fault.message(file.clone());
        self.faults.push((file, message.into()));
    }
}

/// The kind of Office document that a zip archive is, if any.
fn office(members: &[Member]) -> Option<FileKind> {
    let has = |start: &str| members.iter().any(|member| member.path.starts_with(start));
    let kinds = [
        ("word/", FileKind::Document),
        ("xl/", FileKind::Spreadsheet),
        ("ppt/", FileKind::Slides),
        ("META-INF/manifest.xml", FileKind::Document),
    ];
    let is_office = has("[Content_Types].xml") || has("mimetype");
    kinds.into_iter().find(|(start, _)| is_office && has(start)).map(|(_, kind)| kind)
}

/// A file name as text even if it is not UTF-8, as some unpacking tools leave it.
pub(super) fn os_name(name: &OsStr) -> String {
    decode_name(name.as_encoded_bytes())
}
