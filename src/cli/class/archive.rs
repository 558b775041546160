//! Archives, unpacked in memory. Nothing is written to disk, so paths with `..` and links do no harm.
//!
//! 7z and RAR are not supported: sevenz-rust2 allocates as much memory as the archive asks for, and RAR's own unpacker
//! is not free software.

use super::codes::SubmissionMessage;
use super::hand_in::MAX_BYTES;
use super::kind::{Kind, kind};
use super::text::decode_name;
use crate::cli::input::content::{ArchiveKind, HEAD};
use crate::cli::input::junk::is_junk;
use flate2::bufread::{DeflateDecoder, MultiGzDecoder};
use rawzip::{CompressionMethod, ZipArchive};
use std::io::{self, Read};

/// What may still be unpacked of one student's submission; it shrinks with use.
pub(super) struct Room {
    pub(super) files: usize,
    pub(super) bytes: u64,
}

impl Room {
    /// The maximum number of files.
    pub(super) const FILES: usize = 10_000;
    /// The maximum number of bytes, including those of the archive itself.
    pub(super) const BYTES: u64 = 1 << 26;

    /// The maximum depth of nested folders.
    pub(super) const FOLDERS: usize = 32;

    pub(super) const fn new() -> Self {
        Self { files: Self::FILES, bytes: Self::BYTES }
    }

    /// Uses up one file of the budget.
    pub(super) fn take_file(&mut self) -> Result<(), Fault> {
        self.files = self.files.checked_sub(1).ok_or(Fault::Large)?;
        Ok(())
    }

    /// Reads a member. What was unpacked counts against the budget even if the member is damaged.
    fn read(&mut self, name: &str, from: impl Read) -> Result<Vec<u8>, Fault> {
        let mut from = from.take(self.bytes + 1);
        let kept = keep(name, &mut from);
        self.take_bytes(self.bytes + 1 - from.limit())?;
        kept
    }

    fn take_bytes(&mut self, bytes: u64) -> Result<(), Fault> {
        let left = self.bytes.checked_sub(bytes);
        self.bytes = left.unwrap_or(0);
        left.map(drop).ok_or(Fault::Large)
    }
}

/// Reads archives whole, texts up to the maximum size of answers, and only the first bytes of other files.
fn keep(name: &str, mut from: impl Read) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    from.by_ref().take(HEAD as u64).read_to_end(&mut bytes)?;
    match kind(name, &bytes) {
        Kind::Other(_) => {}
        Kind::Text => drop(from.take(MAX_BYTES as u64).read_to_end(&mut bytes)?),
        Kind::Archive(_) => drop(from.read_to_end(&mut bytes)?),
    }
    Ok(bytes)
}

/// A reader that returns an error if it ends before the expected number of bytes.
struct Whole<R> {
    from: R,
    missing: u64,
}

impl<R: Read> Read for Whole<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.from.read(buffer)?;
        self.missing = self.missing.saturating_sub(count as u64);
        if count == 0 && self.missing > 0 && !buffer.is_empty() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(count)
    }
}

/// Why an archive, or a part of it, could not be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    Kind(ArchiveKind),
    Broken,
    Encrypted,
    Large,
    Method,
    Nested,
}

impl Fault {
    /// The message for the archive `file`.
    pub(super) fn message(self, file: String) -> SubmissionMessage {
        match self {
            Self::Kind(kind) => SubmissionMessage::UnopenedArchive { file, kind },
            Self::Broken => SubmissionMessage::BrokenArchive { file },
            Self::Encrypted => SubmissionMessage::EncryptedArchive { file },
            Self::Large => {
                let (files, bytes, folders) = (Room::FILES, Room::BYTES, Room::FOLDERS);
                SubmissionMessage::LargeArchive { file, files, bytes, folders }
            }
            Self::Method => SubmissionMessage::PackingMethod { file },
            Self::Nested => SubmissionMessage::NestedArchive { file },
        }
    }
}

/// The archive is in memory, so only unpacking can fail.
impl From<io::Error> for Fault {
    fn from(_: io::Error) -> Self {
        Self::Broken
    }
}

impl From<rawzip::Error> for Fault {
    fn from(_: rawzip::Error) -> Self {
        Self::Broken
    }
}

/// A file in an archive.
pub(super) struct Member {
    /// Its path, with `/` between the parts.
    pub(super) path: String,
    pub(super) content: Content,
}

/// The content of a file in an archive.
pub(super) enum Content {
    /// Its bytes, or only the first of them.
    Bytes(Vec<u8>),
    /// A link, which is not followed.
    Link,
    /// It could not be unpacked. An earlier member with the same path does not replace it.
    Faulty,
}

/// The members that could be unpacked, and the first fault.
pub(super) struct Unpacked {
    pub(super) members: Vec<Member>,
    pub(super) fault: Option<Fault>,
}

/// Unpacks an archive called `name`.
pub(super) fn unpack(kind: ArchiveKind, name: &str, bytes: &[u8], room: &mut Room) -> Unpacked {
    let mut members = Vec::new();
    let result = match kind {
        ArchiveKind::Zip => unzip(bytes, room, &mut members),
        ArchiveKind::Tar => untar(bytes, room, &mut members),
        ArchiveKind::Gzip => gunzip(name, bytes, room, &mut members),
        ArchiveKind::SevenZip
        | ArchiveKind::Rar
        | ArchiveKind::Xz
        | ArchiveKind::Bzip2
        | ArchiveKind::Zstandard => Err(Fault::Kind(kind)),
    };
    Unpacked { members, fault: result.err() }
}

/// Unpacks each member separately, so that one that is damaged or encrypted does not hide the others.
fn unzip(bytes: &[u8], room: &mut Room, members: &mut Vec<Member>) -> Result<(), Fault> {
    let archive = ZipArchive::from_slice(bytes)?;
    let mut entries = archive.entries();
    let mut fault = None;
    while let Some(entry) = entries.next_entry()? {
        room.take_file()?;
        let Some(path) = path(entry.file_path().as_bytes()).filter(|_| !entry.is_dir()) else { continue };
        if entry.mode().is_symlink() {
            members.push(Member { path, content: Content::Link });
            continue;
        }
        let unpacked = if entry.flags().is_encrypted() {
            Err(Fault::Encrypted)
        } else {
            let member = archive.get_entry(entry.wayfinder())?;
            match entry.compression_method() {
                CompressionMethod::STORE => room.read(&path, member.verifying_reader(member.data())),
                CompressionMethod::DEFLATE => {
                    room.read(&path, member.verifying_reader(DeflateDecoder::new(member.data())))
                }
                _ => Err(Fault::Method),
            }
        };
        match unpacked {
            Ok(bytes) => members.push(Member { path, content: Content::Bytes(bytes) }),
            Err(Fault::Large) => return Err(Fault::Large),
            Err(other) => {
                members.push(Member { path, content: Content::Faulty });
                fault = fault.or(Some(other));
            }
        }
    }
    fault.map_or(Ok(()), Err)
}

fn untar(from: impl Read, room: &mut Room, members: &mut Vec<Member>) -> Result<(), Fault> {
    for entry in tar::Archive::new(from).entries()? {
        let mut entry = entry?;
        room.take_file()?;
        let Some(path) = path(&entry.path_bytes()) else { continue };
        match entry.header().entry_type() {
            tar::EntryType::Regular | tar::EntryType::Continuous | tar::EntryType::GNUSparse => {
                // The library takes the end of the archive for the end of the file, so check the size.
                let read = room.read(&path, Whole { missing: entry.size(), from: &mut entry });
                let fault = read.as_ref().err().copied();
                members.push(Member { path, content: read.map_or(Content::Faulty, Content::Bytes) });
                fault.map_or(Ok(()), Err)?;
            }
            tar::EntryType::Symlink | tar::EntryType::Link => {
                members.push(Member { path, content: Content::Link })
            }
            _ => {}
        }
    }
    Ok(())
}

/// A tar archive or a single file.
fn gunzip(name: &str, bytes: &[u8], room: &mut Room, members: &mut Vec<Member>) -> Result<(), Fault> {
    let lower = name.to_lowercase();
    let mut head = Vec::new();
    MultiGzDecoder::new(bytes).take(HEAD as u64).read_to_end(&mut head)?;
    let is_tar = lower.ends_with(".tgz") || kind("", &head) == Kind::Archive(ArchiveKind::Tar);
    if is_tar || lower.ends_with(".tar.gz") {
        // Skipped members are unpacked too, so they count as much as those that are kept.
        let mut unpacked = MultiGzDecoder::new(bytes).take(room.bytes + 1);
        let result = untar(&mut unpacked, room, members);
        room.bytes = room.bytes.min(unpacked.limit().saturating_sub(1));
        return if unpacked.limit() == 0 { Err(Fault::Large) } else { result };
    }
    let path = if lower.ends_with(".gz") { &name[..name.len() - ".gz".len()] } else { name }.to_owned();
    let bytes = room.read(&path, MultiGzDecoder::new(bytes))?;
    members.push(Member { path, content: Content::Bytes(bytes) });
    Ok(())
}

/// A member's path without `.`, `..` and empty parts, or `None` if nothing is left or it is a junk file.
fn path(bytes: &[u8]) -> Option<String> {
    let path = decode_name(bytes);
    let parts = path.split(['/', '\\']).filter(|part| !["", ".", ".."].contains(part));
    let parts: Vec<&str> = parts.collect();
    (!parts.is_empty() && !parts.iter().any(|part| is_junk(part))).then(|| parts.join("/"))
}
