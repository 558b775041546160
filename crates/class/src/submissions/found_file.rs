//! A file of a submission, on disk or in an archive.

use super::kind::Kind;
use gocheck_files::input::codes::FileMessage;
use gocheck_files::input::fault::Fault;
use gocheck_files::input::member::Member;
use gocheck_files::input::read::unreadable;
use std::io::Read;
use std::sync::Arc;

/// A file that was found. Its bytes are read when they are needed.
#[derive(Clone)]
pub struct FoundFile {
    /// Its path within the submission.
    pub path: String,
    /// Its path within the folder or archive of the class, or the same.
    pub(super) whole: String,
    pub(super) kind: Kind,
    /// The time of an archive's member, in seconds of the time zone where it was packed.
    pub(super) time: Option<u64>,
    /// `None` if it is not a text and too large to be held in memory.
    pub(super) source: Option<Arc<Member>>,
}

impl FoundFile {
    pub(super) fn is_empty(&self) -> bool {
        self.source.as_ref().is_some_and(|source| source.size() == 0)
    }

    /// Its bytes, up to one more than `most`.
    ///
    /// # Errors
    /// If it cannot be read, or the archive that contains it is damaged.
    pub fn bytes(&self, most: usize) -> Result<Vec<u8>, FileMessage> {
        let Some(source) = &self.source else { return Err(Fault::Large.into()) };
        let mut bytes = Vec::new();
        let most = (most as u64).saturating_add(1);
        let read = source.read(|from| from.take(most).read_to_end(&mut bytes))?;
        match (read, &**source) {
            (Ok(_), _) => Ok(bytes),
            (Err(error), Member::Disk(path)) => Err(unreadable(path, &error)),
            (Err(error), _) => Err(Fault::from(error).into()),
        }
    }
}
