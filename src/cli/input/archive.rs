//! Archives and compressed files, read without being unpacked on disk: a member of a tar archive is held in memory while
//! it is read, everything else is streamed.

use super::junk::is_junk;
use super::packing::{Packing, Stream};
use super::read::unreadable;
use crate::cli::file_codes::FileMessage;
use flate2::read::DeflateDecoder;
use gocheck_common::cli::Said;
use rawzip::{CompressionMethod, FileReader, RECOMMENDED_BUFFER_SIZE, ZipArchive, ZipArchiveEntryWayfinder};
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The maximum size in bytes of a member of a tar archive.
const MAX_MEMBER: u64 = 1 << 26;

/// A member of an archive, or a compressed file.
pub(super) enum Member {
    Zip(Arc<ZipArchive<FileReader>>, ZipArchiveEntryWayfinder, CompressionMethod),
    Bytes(Vec<u8>),
    /// A compressed file.
    Packed(PathBuf, Stream),
}

/// What reading an archive yields, one after another.
pub(super) enum Passed {
    /// A wanted file. `weight` is the number of bytes that it takes in the archive.
    Member { path: String, weight: u64, member: Member },
    /// A compressed file that is not in an archive.
    Whole { weight: u64, member: Member },
    /// Another file.
    Other,
    /// A member, or the whole archive, that cannot be read.
    Fault(Option<String>, FileMessage),
}

/// Passes the members of an archive whose paths are `wanted` to `hear`, until it returns an error.
///
/// # Errors
/// The error of `hear`.
pub(super) fn members(
    path: &Path,
    packing: Packing,
    wanted: &dyn Fn(&str) -> bool,
    hear: &mut impl FnMut(Passed) -> Result<(), Said>,
) -> Result<(), Said> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) => return hear(Passed::Fault(None, unreadable(path, &error))),
    };
    let done = match packing {
        Packing::Zip => unzip(file, wanted, hear),
        Packing::Tar(stream) => untar(file, stream, wanted, hear),
        Packing::File(stream) => {
            let weight = file.metadata().map_or(0, |metadata| metadata.len());
            hear(Passed::Whole { weight, member: Member::Packed(path.to_owned(), stream) })
                .map_err(Stop::from)
        }
    };
    match done {
        Ok(()) => Ok(()),
        Err(Stop::Said(said)) => Err(said),
        Err(Stop::Broken) => hear(Passed::Fault(None, FileMessage::DamagedArchive)),
    }
}

/// Why reading an archive stopped.
enum Stop {
    Said(Said),
    Broken,
}

impl From<Said> for Stop {
    fn from(said: Said) -> Self {
        Self::Said(said)
    }
}

impl From<io::Error> for Stop {
    fn from(_: io::Error) -> Self {
        Self::Broken
    }
}

impl From<rawzip::Error> for Stop {
    fn from(_: rawzip::Error) -> Self {
        Self::Broken
    }
}

/// Handles each member separately, so that one that is damaged or encrypted does not hide the others. Members are
/// unpacked when they are checked.
fn unzip(
    file: File,
    wanted: &dyn Fn(&str) -> bool,
    hear: &mut impl FnMut(Passed) -> Result<(), Said>,
) -> Result<(), Stop> {
    let mut buffer = vec![0; RECOMMENDED_BUFFER_SIZE];
    let archive = Arc::new(ZipArchive::from_file(file, &mut buffer)?);
    let mut entries = archive.entries(&mut buffer);
    while let Some(entry) = entries.next_entry()? {
        let path = String::from_utf8_lossy(entry.file_path().as_bytes()).into_owned();
        if entry.is_dir() || has_junk(&path) {
            continue;
        }
        if entry.mode().is_symlink() || !wanted(&path) {
            hear(other(&path))?;
        } else if entry.flags().is_encrypted() {
            hear(Passed::Fault(Some(path), FileMessage::LockedMember))?;
        } else {
            let method = entry.compression_method();
            let member = Member::Zip(Arc::clone(&archive), entry.wayfinder(), method);
            hear(Passed::Member { path, weight: entry.compressed_size_hint(), member })?;
        }
    }
    Ok(())
}

/// A tar archive can only be read from start to end.
fn untar(
    file: File,
    stream: Stream,
    wanted: &dyn Fn(&str) -> bool,
    hear: &mut impl FnMut(Passed) -> Result<(), Said>,
) -> Result<(), Stop> {
    let read = Arc::new(AtomicU64::new(0));
    let counted = BufReader::with_capacity(1 << 16, Counted { from: file, read: Arc::clone(&read) });
    let mut told = 0;
    for entry in tar::Archive::new(stream.unpack(counted)).entries()? {
        let mut entry = entry?;
        let path = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
        let is_file = matches!(
            entry.header().entry_type(),
            tar::EntryType::Regular | tar::EntryType::Continuous | tar::EntryType::GNUSparse
        );
        if entry.header().entry_type().is_dir() || has_junk(&path) {
            continue;
        }
        if !is_file || !wanted(&path) {
            hear(other(&path))?;
            continue;
        }
        let size = entry.size();
        if size > MAX_MEMBER {
            let message = FileMessage::LargeMember { most: MAX_MEMBER >> 20 };
            hear(Passed::Fault(Some(path), message))?;
            continue;
        }
        let mut bytes = Vec::with_capacity(size as usize);
        entry.read_to_end(&mut bytes)?;
        // The library takes the end of the archive for the end of the file, so check the size.
        if bytes.len() as u64 != size {
            return Err(Stop::Broken);
        }
        let so_far = read.load(Ordering::Relaxed);
        let weight = so_far - std::mem::replace(&mut told, so_far);
        hear(Passed::Member { path, weight, member: Member::Bytes(bytes) })?;
    }
    Ok(())
}

/// A file that is not wanted. An archive inside an archive is reported, because it may contain wanted files.
fn other(path: &str) -> Passed {
    match Packing::of(Path::new(path)) {
        Some(_) => Passed::Fault(Some(path.to_owned()), FileMessage::ArchiveInArchive),
        None => Passed::Other,
    }
}

/// Returns true if a part of the path is a junk file.
fn has_junk(path: &str) -> bool {
    path.split('/').any(|part| !matches!(part, "" | "." | "..") && is_junk(part))
}

/// A reader that counts the bytes read.
struct Counted<R> {
    from: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.from.read(buffer)?;
        self.read.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

impl Member {
    /// Returns the number of bytes held in memory.
    pub(super) const fn held(&self) -> usize {
        match self {
            Self::Bytes(bytes) => bytes.len(),
            _ => 0,
        }
    }

    /// Reads it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn read<T>(&self, read: impl FnOnce(&mut dyn Read) -> T) -> Result<T, FileMessage> {
        let cannot = |error: &dyn std::fmt::Display| FileMessage::Unreadable { cause: error.to_string() };
        match self {
            Self::Bytes(bytes) => Ok(read(&mut bytes.as_slice())),
            Self::Packed(path, stream) => {
                let file = File::open(path).map_err(|error| unreadable(path, &error))?;
                Ok(read(&mut stream.unpack(BufReader::new(file))))
            }
            Self::Zip(archive, wayfinder, method) => {
                let entry = archive.get_entry(*wayfinder).map_err(|error| cannot(&error))?;
                match *method {
                    CompressionMethod::STORE => Ok(read(&mut entry.verifying_reader(entry.reader()))),
                    CompressionMethod::DEFLATE => {
                        Ok(read(&mut entry.verifying_reader(DeflateDecoder::new(entry.reader()))))
                    }
                    _ => Err(FileMessage::MemberMethod),
                }
            }
        }
    }
}
