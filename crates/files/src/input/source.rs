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
    /// Bytes on disk.
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

pub(super) enum Content {
    File,
    /// A member of an archive, by its path there.
    Member(String, Member),
    Packed(Member),
    Faulty(FileMessage),
}

impl Content {
    /// In bytes.
    pub(super) fn held(&self) -> usize {
        match self {
            Self::Member(_, member) | Self::Packed(member) => member.held(),
            Self::File | Self::Faulty(_) => 0,
        }
    }
}

impl Source {
    /// The file need not exist.
    pub fn of_file(path: &Path) -> Self {
        let shown = shown(path);
        let home = home_of(&real_path(path)).into();
        Self { shown, weight: 0, file: path.into(), folder: None, home, content: Content::File, stored: None }
    }

    /// Standard input can be read only once.
    pub fn read<T>(&self, read: impl FnOnce(&mut dyn Read) -> T) -> Result<T, FileMessage> {
        match &self.content {
            Content::File => open(&self.file).map(|mut file| read(&mut file)),
            Content::Member(_, member) | Content::Packed(member) => Ok(member.read(read)?),
            Content::Faulty(message) => Err(message.clone()),
        }
    }

    /// At most one byte more than `most`.
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

    /// Replaces bytes that are held in memory with an error that says that there are more than `most` in all.
    pub(super) fn drop_bytes(&mut self, most: usize) {
        if self.content.held() > 0 {
            self.content = Content::Faulty(FileMessage::LargeMember { most: (most >> 20) as u64 });
        }
    }

    /// The error for a read that fails midway.
    pub fn unreadable(&self, error: &std::io::Error) -> FileMessage {
        unreadable(Path::new(&self.shown), error)
    }

    /// The error if it is known without reading.
    pub const fn fault(&self) -> Option<&FileMessage> {
        match &self.content {
            Content::Faulty(message) => Some(message),
            _ => None,
        }
    }

    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Returns the folder of the file or its archive, without links, which settings apply to. For standard input, it is the
    /// current one.
    pub fn home(&self) -> &Path {
        &self.home
    }

    /// Returns true if it was found in a folder or an archive rather than named.
    pub const fn is_found(&self) -> bool {
        self.folder.is_some() || matches!(self.content, Content::Member(..))
    }

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

    /// `a.sgf` for `a.sgf.gz`.
    pub fn unpacked_path(&self) -> PathBuf {
        if matches!(self.content, Content::Packed(_)) {
            self.file.with_extension("")
        } else {
            self.path().into()
        }
    }

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
