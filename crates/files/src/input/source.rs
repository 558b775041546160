//! A file or member of an archive that can be read.

use super::codes::FileMessage;
use super::fault::MAX_HELD;
use super::identity::{home_of, real_path};
use super::member::Member;
use super::names::{shown, stem};
use super::read::{open, unreadable};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file, standard input, or a member of an archive.
pub struct Source {
    /// Its name in messages: its path, after that of its archive if it is in one.
    pub shown: String,
    /// The number of bytes that it takes on disk.
    pub weight: u64,
    /// The file itself, or the archive that contains it.
    pub(super) file: Arc<Path>,
    /// The folder in whose search the file was found, if any.
    pub(super) folder: Option<Arc<Path>>,
    /// The real path of the folder that the file or the archive is in.
    pub(super) home: Arc<Path>,
    pub(super) content: Content,
    /// Its path as its archive stores it, if it is in an archive on disk.
    pub(super) stored: Option<Box<[u8]>>,
}

/// Where the bytes of a source are.
pub(super) enum Content {
    File,
    /// A member of an archive, by its path there.
    Member(String, Member),
    /// A compressed file.
    Packed(Member),
    /// An input that cannot be read.
    Faulty(FileMessage),
}

impl Content {
    /// Returns the number of bytes held in memory.
    pub(super) fn held(&self) -> usize {
        match self {
            Self::Member(_, member) | Self::Packed(member) => member.held(),
            Self::File | Self::Faulty(_) => 0,
        }
    }
}

impl Source {
    /// A file, which need not exist.
    pub fn of_file(path: &Path) -> Self {
        let shown = shown(path);
        let home = home_of(&real_path(path)).into();
        Self { shown, weight: 0, file: path.into(), folder: None, home, content: Content::File, stored: None }
    }

    /// Reads it. This can be repeated, except for standard input.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read<T>(&self, read: impl FnOnce(&mut dyn Read) -> T) -> Result<T, FileMessage> {
        match &self.content {
            Content::File => open(&self.file).map(|mut file| read(&mut file)),
            Content::Member(_, member) | Content::Packed(member) => Ok(member.read(read)?),
            Content::Faulty(message) => Err(message.clone()),
        }
    }

    /// Returns its bytes, up to one more than `most`.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn bytes(&self, most: usize) -> Result<Vec<u8>, FileMessage> {
        let mut bytes = Vec::new();
        let read = self.read(|source| source.take(most as u64 + 1).read_to_end(&mut bytes))?;
        read.map(|_| bytes).map_err(|error| self.unreadable(&error))
    }

    /// Reads a member of a zip archive into memory, so that the archive can be closed. Returns the number of bytes.
    pub(super) fn close(&mut self) -> usize {
        let Content::Member(path, member @ Member::Zip(..)) = &self.content else { return 0 };
        self.content = match member.bytes(MAX_HELD as usize) {
            Ok(bytes) => Content::Member(path.clone(), Member::Bytes(Arc::new(bytes))),
            Err(fault) => Content::Faulty(fault.into()),
        };
        self.content.held()
    }

    /// Replaces bytes that are held in memory with an error: there are more than `most` in all.
    pub(super) fn drop_bytes(&mut self, most: usize) {
        if self.content.held() > 0 {
            self.content = Content::Faulty(FileMessage::LargeMember { most: (most >> 20) as u64 });
        }
    }

    /// The error for a read that fails midway.
    pub fn unreadable(&self, error: &std::io::Error) -> FileMessage {
        unreadable(Path::new(&self.shown), error)
    }

    /// The error if it cannot be read, as far as that is known without trying.
    pub const fn fault(&self) -> Option<&FileMessage> {
        match &self.content {
            Content::Faulty(message) => Some(message),
            _ => None,
        }
    }

    /// Returns the file itself, or the archive that contains it.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Returns the folder that the file or its archive is in, without links: settings apply to files by it. That of standard
    /// input is the current one.
    pub fn home(&self) -> &Path {
        &self.home
    }

    /// Returns true if it was found in a folder or an archive rather than named.
    pub const fn is_found(&self) -> bool {
        self.folder.is_some() || matches!(self.content, Content::Member(..))
    }

    /// Returns true if it is in an archive or compressed.
    pub const fn is_packed(&self) -> bool {
        matches!(self.content, Content::Member(..) | Content::Packed(_))
    }

    /// Returns its path, after that of its archive if it is in one.
    pub fn path(&self) -> &Path {
        if matches!(self.content, Content::File) { &self.file } else { Path::new(&self.shown) }
    }

    /// Returns its path as its archive stores it; `None` if it is not in an archive, or in one inside another.
    pub fn stored(&self) -> Option<&[u8]> {
        self.stored.as_deref()
    }

    /// Returns its path without the extension of a compressed file: `a.sgf` for `a.sgf.gz`.
    pub fn unpacked_path(&self) -> PathBuf {
        if matches!(self.content, Content::Packed(_)) {
            self.file.with_extension("")
        } else {
            self.path().into()
        }
    }

    /// Returns its name without folders and extension.
    pub fn stem(&self) -> String {
        stem(&self.unpacked_path())
    }

    /// Returns its path relative to the folder that was searched or the archive, or its name if it was named directly.
    /// The path never leads out of a folder.
    pub fn relative(&self) -> PathBuf {
        let inside = self.folder.as_ref().and_then(|folder| self.file.strip_prefix(folder).ok());
        let member = |path: &str| -> PathBuf { path.split('/').filter(|part| !part.contains(':')).collect() };
        match (&self.content, inside) {
            (Content::Member(path, _), None) => member(path),
            (Content::Member(path, _), Some(archive)) => archive.join(member(path)),
            (_, Some(file)) if self.is_packed() => file.with_extension(""),
            (_, Some(file)) => file.to_owned(),
            (_, None) => self.unpacked_path().file_name().unwrap_or_default().into(),
        }
    }
}
