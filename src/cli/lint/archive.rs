//! Records in archives, read without unpacking: what is packed is never written, and only what is asked for is held.

use crate::cli::files::{is_record, unreadable};
use flate2::bufread::MultiGzDecoder;
use flate2::read::DeflateDecoder;
use gocheck::diagnostic::Message;
use gocheck_common::cli::Said;
use gocheck_common::zstandard::Frames;
use rawzip::{CompressionMethod, FileReader, RECOMMENDED_BUFFER_SIZE, ZipArchive, ZipArchiveEntryWayfinder};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How a file is packed, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Packing {
    Zip,
    Tar(Stream),
    /// A record alone.
    Record(Stream),
}

/// How a stream of bytes is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stream {
    Plain,
    Gzip,
    Zstandard,
}

/// The endings of names.
const ENDINGS: [(&str, Packing); 8] = [
    (".zip", Packing::Zip),
    (".tar", Packing::Tar(Stream::Plain)),
    (".tar.gz", Packing::Tar(Stream::Gzip)),
    (".tgz", Packing::Tar(Stream::Gzip)),
    (".tar.zst", Packing::Tar(Stream::Zstandard)),
    (".tzst", Packing::Tar(Stream::Zstandard)),
    (".gz", Packing::Record(Stream::Gzip)),
    (".zst", Packing::Record(Stream::Zstandard)),
];

impl Packing {
    /// How a file of this name is packed, if it is.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let name = path.file_name()?.to_string_lossy().to_lowercase();
        ENDINGS.iter().find(|(ending, _)| name.ends_with(ending)).map(|(_, packing)| *packing)
    }
}

/// The most bytes of a member of a tar archive, which is held while it is checked.
const MAX_MEMBER: u64 = 1 << 26;

/// A record in an archive.
pub(super) enum Member {
    Zip(Arc<ZipArchive<FileReader>>, ZipArchiveEntryWayfinder, CompressionMethod),
    Bytes(Vec<u8>),
    /// A whole file that is packed.
    Packed(PathBuf, Stream),
}

/// What an archive holds, one after another.
pub(super) enum Passed {
    /// A record.
    Member { path: String, weight: u64, member: Member },
    /// The file is a record itself.
    Whole { weight: u64, member: Member },
    /// Something else.
    Other,
    /// A member, or the archive, that cannot be read.
    Fault(Option<String>, Message),
}

/// Hands out what an archive holds until somebody has enough.
pub(super) fn members(
    path: &Path,
    packing: Packing,
    hear: &mut impl FnMut(Passed) -> Result<(), Said>,
) -> Result<(), Said> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) => return hear(Passed::Fault(None, unreadable(path, &error))),
    };
    let done = match packing {
        Packing::Zip => unzip(file, hear),
        Packing::Tar(stream) => untar(file, stream, hear),
        Packing::Record(stream) => {
            let weight = file.metadata().map_or(0, |metadata| metadata.len());
            hear(Passed::Whole { weight, member: Member::Packed(path.to_owned(), stream) })
                .map_err(Stop::from)
        }
    };
    match done {
        Ok(()) => Ok(()),
        Err(Stop::Said(said)) => Err(said),
        Err(Stop::Broken) => hear(Passed::Fault(None, Message::DamagedArchive)),
    }
}

/// Why an archive is not read to its end.
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

/// Every member on its own: one that is damaged or has a password hides no other. They are unpacked where they are checked.
fn unzip(file: File, hear: &mut impl FnMut(Passed) -> Result<(), Said>) -> Result<(), Stop> {
    let mut buffer = vec![0; RECOMMENDED_BUFFER_SIZE];
    let archive = Arc::new(ZipArchive::from_file(file, &mut buffer)?);
    let mut entries = archive.entries(&mut buffer);
    while let Some(entry) = entries.next_entry()? {
        let path = String::from_utf8_lossy(entry.file_path().as_bytes()).into_owned();
        if entry.is_dir() || is_junk(&path) {
            continue;
        }
        if entry.mode().is_symlink() || !is_record(Path::new(&path)) {
            hear(other(&path))?;
        } else if entry.flags().is_encrypted() {
            hear(Passed::Fault(Some(path), Message::LockedMember))?;
        } else {
            let method = entry.compression_method();
            let member = Member::Zip(Arc::clone(&archive), entry.wayfinder(), method);
            hear(Passed::Member { path, weight: entry.compressed_size_hint(), member })?;
        }
    }
    Ok(())
}

/// A tar archive can only be read through.
fn untar(file: File, stream: Stream, hear: &mut impl FnMut(Passed) -> Result<(), Said>) -> Result<(), Stop> {
    let read = Arc::new(AtomicU64::new(0));
    let counted = BufReader::with_capacity(1 << 16, Counted { from: file, read: Arc::clone(&read) });
    let mut told = 0;
    for entry in tar::Archive::new(unpacked(stream, counted)).entries()? {
        let mut entry = entry?;
        let path = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
        let is_file = matches!(
            entry.header().entry_type(),
            tar::EntryType::Regular | tar::EntryType::Continuous | tar::EntryType::GNUSparse
        );
        if entry.header().entry_type().is_dir() || is_junk(&path) {
            continue;
        }
        if !is_file || !is_record(Path::new(&path)) {
            hear(other(&path))?;
            continue;
        }
        let size = entry.size();
        if size > MAX_MEMBER {
            let message = Message::LargeMember { most: MAX_MEMBER >> 20 };
            hear(Passed::Fault(Some(path), message))?;
            continue;
        }
        let mut bytes = Vec::with_capacity(size as usize);
        entry.read_to_end(&mut bytes)?;
        // To the library the end of the archive is the end of the file.
        if bytes.len() as u64 != size {
            return Err(Stop::Broken);
        }
        let so_far = read.load(Ordering::Relaxed);
        let weight = so_far - std::mem::replace(&mut told, so_far);
        hear(Passed::Member { path, weight, member: Member::Bytes(bytes) })?;
    }
    Ok(())
}

/// What is no record: an archive in an archive is named, since records may be in it.
fn other(path: &str) -> Passed {
    match Packing::of(Path::new(path)) {
        Some(_) => Passed::Fault(Some(path.to_owned()), Message::ArchiveInArchive),
        None => Passed::Other,
    }
}

/// What systems leave behind.
fn is_junk(path: &str) -> bool {
    path.split('/').any(|part| part.starts_with('.') && !matches!(part, "." | "..") || part == "__MACOSX")
}

/// What a stream holds.
fn unpacked<'a>(stream: Stream, from: impl BufRead + 'a) -> Box<dyn Read + 'a> {
    match stream {
        Stream::Plain => Box::new(from),
        Stream::Gzip => Box::new(MultiGzDecoder::new(from)),
        Stream::Zstandard => Box::new(Frames::new(from)),
    }
}

/// Counts what is read.
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
    /// The bytes that are held of it.
    pub(super) const fn held(&self) -> usize {
        match self {
            Self::Bytes(bytes) => bytes.len(),
            _ => 0,
        }
    }

    /// Reads it.
    ///
    /// # Errors
    /// What to say where it cannot be read.
    pub(super) fn read<T>(&self, read: impl FnOnce(&mut dyn Read) -> T) -> Result<T, Message> {
        let cannot = |error: &dyn std::fmt::Display| Message::Unreadable { cause: error.to_string() };
        match self {
            Self::Bytes(bytes) => Ok(read(&mut bytes.as_slice())),
            Self::Packed(path, stream) => {
                let file = File::open(path).map_err(|error| unreadable(path, &error))?;
                Ok(read(&mut unpacked(*stream, BufReader::new(file))))
            }
            Self::Zip(archive, wayfinder, method) => {
                let entry = archive.get_entry(*wayfinder).map_err(|error| cannot(&error))?;
                match *method {
                    CompressionMethod::STORE => Ok(read(&mut entry.verifying_reader(entry.reader()))),
                    CompressionMethod::DEFLATE => {
                        Ok(read(&mut entry.verifying_reader(DeflateDecoder::new(entry.reader()))))
                    }
                    _ => Err(Message::MemberMethod),
                }
            }
        }
    }
}
