//! The members of archives, including those of archives in archives.
//!
//! 7z and RAR are not supported: sevenz-rust2 allocates as much memory as the archive asks for, and RAR's own unpacker
//! is not free software.

use super::Stopped;
use super::content::{ArchiveKind, archive_kind};
use super::fault::{Fault, MAX_HELD};
use super::junk::is_junk;
use super::member::{Member, supports};
use super::names::{decode_name, is_text, last_part, unpacked_name};
use super::packing::{Packing, Stream};
use rawzip::RECOMMENDED_BUFFER_SIZE;
use rawzip::time::DosDateTime;
use std::cell::Cell;
use std::io::{self, BufReader, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The maximum depth of archives: archives inside an archive are opened, those inside them are not.
const MAX_DEPTH: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Pass it on.
    Read,
    /// Pass its members on: it is an archive.
    Open,
    Skip,
}

/// What reading an archive yields.
pub enum Passed {
    /// A file. `weight` is its size on disk in bytes, `time` its modification time in seconds since 1970.
    Member { path: MemberPath, weight: u64, member: Member, time: Option<u64> },
    /// The content of a compressed file, not an archive.
    Whole { weight: u64, member: Member },
    /// A folder, which may be empty.
    Folder(MemberPath),
    /// A link, which is not followed.
    Link(MemberPath),
    /// Skipped.
    Other,
    /// A member, or the whole archive if its own path is empty, that cannot be read.
    Fault(MemberPath, Fault),
}

/// The path of a member, with `/` between the parts. The parts are never `.` or `..`.
#[derive(Clone, Debug, Default)]
pub struct MemberPath {
    /// The path of the archive that contains it, within the outer one; empty if that is the outer one.
    pub archive: String,
    /// Its path, which begins with that of the archive.
    pub whole: String,
    /// Its path as the outer archive stores it; `None` if it is in an archive inside that one.
    pub stored: Option<Box<[u8]>>,
}

impl MemberPath {
    /// The path that an error is about. Damage to one member of a tar archive hides those after it.
    pub fn blamed(&self, fault: &Fault) -> &str {
        if self.whole.is_empty() || matches!(fault, Fault::Broken) { &self.archive } else { &self.whole }
    }
}

/// The number of bytes that may still be unpacked.
#[derive(Clone)]
pub struct Budget(Cell<u64>);

impl Budget {
    pub const fn new(bytes: u64) -> Self {
        Self(Cell::new(bytes))
    }

    pub const fn left(&self) -> u64 {
        self.0.get()
    }

    /// Fails if fewer than `bytes` are left.
    pub fn take(&self, bytes: u64) -> Result<(), Fault> {
        let left = self.left().checked_sub(bytes);
        self.0.set(left.unwrap_or(0));
        left.map(drop).ok_or(Fault::Large)
    }
}

/// Passes the members of an archive called `name` to `on_event` until that returns an error, which is returned. `choose`
/// decides what to do with each member, from its path and if necessary its bytes.
pub fn members(
    name: &str,
    archive: Member,
    budget: &Budget,
    choose: &dyn Fn(&str, &Member) -> Use,
    on_event: &mut dyn FnMut(Passed) -> Result<(), Stopped>,
) -> Result<(), Stopped> {
    let unread = Member::Bytes(Arc::default());
    let mut walk = Walk { choose, on_event, budget, unread, weight: 0 };
    walk.open(&OpenArchive { path: String::new(), name, depth: 1 }, archive)
}

struct OpenArchive<'a> {
    /// Its path within the outer archive; empty if it is the outer one.
    path: String,
    name: &'a str,
    depth: usize,
}

struct Walk<'a> {
    choose: &'a dyn Fn(&str, &Member) -> Use,
    on_event: &'a mut dyn FnMut(Passed) -> Result<(), Stopped>,
    budget: &'a Budget,
    /// Placeholder for an unread member.
    unread: Member,
    /// The bytes on disk not yet counted in a member's weight.
    weight: u64,
}

enum Stop {
    Stopped(Stopped),
    /// The member at this path cannot be read, or if the path is empty, the archive itself.
    Fault(String, Fault),
}

impl From<Stopped> for Stop {
    fn from(stopped: Stopped) -> Self {
        Self::Stopped(stopped)
    }
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(String::new(), fault)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Fault::from(error).into()
    }
}

impl From<rawzip::Error> for Stop {
    fn from(error: rawzip::Error) -> Self {
        Fault::from(error).into()
    }
}

impl Walk<'_> {
    /// Reads an archive, and reports why it cannot be read.
    fn open(&mut self, place: &OpenArchive<'_>, archive: Member) -> Result<(), Stopped> {
        match self.read(place, archive) {
            Ok(()) => Ok(()),
            Err(Stop::Stopped(stopped)) => Err(stopped),
            Err(Stop::Fault(whole, fault)) => {
                let path = MemberPath { archive: place.path.clone(), whole, stored: None };
                (self.on_event)(Passed::Fault(path, fault))
            }
        }
    }

    fn read(&mut self, place: &OpenArchive<'_>, archive: Member) -> Result<(), Stop> {
        match packing(place.name, &archive)? {
            Packing::Zip => self.unzip(place, &archive),
            Packing::Tar(stream) => archive.read(|from| self.untar(place, stream, from))?,
            Packing::File(stream) => {
                self.weight += if place.depth == 1 { archive.size() } else { 0 };
                let member = Member::Packed(Box::new(archive), stream);
                if place.depth > 1 {
                    return self.add(place, place.join(unpacked_name(place.name)), member, None, None);
                }
                let weight = std::mem::take(&mut self.weight);
                Ok((self.on_event)(Passed::Whole { weight, member })?)
            }
        }
    }

    /// Handles each member separately, so that one that is damaged or encrypted does not hide the others.
    fn unzip(&mut self, place: &OpenArchive<'_>, archive: &Member) -> Result<(), Stop> {
        let most = self.budget.left().min(MAX_HELD);
        let archive = Arc::new(archive.unzip(most as usize)?);
        self.budget.take(archive.held)?;
        let mut buffer = vec![0; RECOMMENDED_BUFFER_SIZE];
        let mut entries = archive.archive.entries(&mut buffer);
        while let Some(entry) = entries.next_entry()? {
            self.weight += if place.depth == 1 { entry.compressed_size_hint() } else { 0 };
            let Some(path) = place.member(entry.file_path().as_bytes()) else { continue };
            if entry.is_dir() {
                (self.on_event)(Passed::Folder(path))?;
                continue;
            }
            let method = entry.compression_method();
            if entry.mode().is_symlink() {
                (self.on_event)(Passed::Link(path))?;
                continue;
            }
            let member = Member::Zip(Arc::clone(&archive), entry.wayfinder(), method);
            let fault = if entry.flags().is_encrypted() {
                Some(Fault::Encrypted)
            } else {
                (!supports(method)).then_some(Fault::Method)
            };
            self.add(place, path, member, seconds(entry.last_modified_dos()), fault)?;
        }
        Ok(())
    }

    /// A tar archive can only be read from start to end.
    fn untar(&mut self, place: &OpenArchive<'_>, stream: Stream, from: &mut dyn Read) -> Result<(), Stop> {
        let read = Arc::new(AtomicU64::new(0));
        let counted = BufReader::with_capacity(1 << 16, Counted { from, read: Arc::clone(&read) });
        // Skipped members are unpacked too, so they count as much as those that are read.
        let mut unpacked = stream.unpack(counted).take(self.budget.left().saturating_add(1));
        let result = self.untar_stream(place, &mut unpacked, &read);
        let left = unpacked.limit();
        self.budget.0.set(self.budget.left().min(left.saturating_sub(1)));
        if left == 0 { Err(Fault::Large.into()) } else { result }
    }

    fn untar_stream(
        &mut self,
        place: &OpenArchive<'_>,
        from: impl Read,
        read: &AtomicU64,
    ) -> Result<(), Stop> {
        for entry in tar::Archive::new(from).entries()? {
            let mut entry = entry?;
            let weight = read.swap(0, Ordering::Relaxed);
            self.weight += if place.depth == 1 { weight } else { 0 };
            let Some(path) = place.member(&entry.path_bytes()) else { continue };
            match entry.header().entry_type() {
                tar::EntryType::Regular | tar::EntryType::Continuous | tar::EntryType::GNUSparse => {}
                tar::EntryType::Symlink | tar::EntryType::Link => {
                    (self.on_event)(Passed::Link(path))?;
                    continue;
                }
                tar::EntryType::Directory => {
                    (self.on_event)(Passed::Folder(path))?;
                    continue;
                }
                _ => continue,
            }
            if (self.choose)(&path.whole, &self.unread) == Use::Skip {
                (self.on_event)(Passed::Other)?;
                continue;
            }
            let (size, time) = (entry.size(), entry.header().mtime().ok());
            let (mut bytes, mut fault) = (Vec::new(), None);
            if size > MAX_HELD {
                fault = Some(Fault::Large);
            } else if entry.read_to_end(&mut bytes).is_err() || bytes.len() as u64 != size {
                // The library takes the end of the archive for the end of the file, so check the size.
                return Err(Stop::Fault(path.whole, Fault::Broken));
            }
            self.add(place, path, Member::Bytes(Arc::new(bytes)), time, fault)?;
        }
        Ok(())
    }

    /// Passes on a file, or its members if it is an archive, or why it cannot be read.
    fn add(
        &mut self,
        place: &OpenArchive<'_>,
        path: MemberPath,
        member: Member,
        time: Option<u64>,
        fault: Option<Fault>,
    ) -> Result<(), Stop> {
        let readable = if fault.is_some() { &self.unread } else { &member };
        match ((self.choose)(&path.whole, readable), fault) {
            (Use::Skip, _) => (self.on_event)(Passed::Other)?,
            (_, Some(fault)) => (self.on_event)(Passed::Fault(path, fault))?,
            (Use::Read, None) => {
                let weight = std::mem::take(&mut self.weight);
                (self.on_event)(Passed::Member { path, weight, member, time })?;
            }
            (Use::Open, None) if place.depth == MAX_DEPTH => {
                let path = MemberPath { archive: path.whole, ..MemberPath::default() };
                (self.on_event)(Passed::Fault(path, Fault::Nested))?;
            }
            (Use::Open, None) => {
                let name = last_part(&path.whole).to_owned();
                let depth = place.depth + 1;
                self.open(&OpenArchive { path: path.whole, name: &name, depth }, member)?;
            }
        }
        Ok(())
    }
}

impl OpenArchive<'_> {
    fn join(&self, path: &str) -> MemberPath {
        let archive = self.path.clone();
        let whole = if archive.is_empty() { path.to_owned() } else { format!("{archive}/{path}") };
        MemberPath { archive, whole, stored: None }
    }

    /// `None` for a junk file.
    fn member(&self, bytes: &[u8]) -> Option<MemberPath> {
        let stored = (self.depth == 1).then(|| bytes.into());
        Some(MemberPath { stored, ..self.join(&member_path(bytes)?) })
    }
}

/// Returns how a file is packed: its content decides, and its name where the content is ambiguous.
fn packing(name: &str, file: &Member) -> Result<Packing, Fault> {
    let named = Packing::of(Path::new(name));
    let unpacked = Path::new(unpacked_name(name));
    if let Some(file @ Packing::File(_)) = named
        && is_text(unpacked)
    {
        return Ok(file);
    }
    let stream = match archive_kind(&file.head()?) {
        Some(ArchiveKind::Zip) => return Ok(Packing::Zip),
        Some(ArchiveKind::Tar) => return Ok(Packing::Tar(Stream::Plain)),
        Some(ArchiveKind::Gzip) => Stream::Gzip,
        Some(ArchiveKind::Zstandard) => Stream::Zstandard,
        Some(kind) => return Err(Fault::Kind(kind)),
        // A zip archive may begin with a program.
        None => return named.ok_or(Fault::Broken),
    };
    if named == Some(Packing::Tar(stream))
        || archive_kind(&file.unpacked_head(stream)?) == Some(ArchiveKind::Tar)
    {
        return Ok(Packing::Tar(stream));
    }
    Ok(Packing::File(stream))
}

/// The seconds from 1970 to a local time.
fn seconds(time: DosDateTime) -> Option<u64> {
    let (year, month, day) = (u64::from(time.year()), u64::from(time.month()), u64::from(time.day()));
    // Years begin in March, so that a leap day is the last one.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year.checked_sub(1)?, month + 9) };
    let days = year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + day;
    let clock = u64::from(time.hour()) * 3600 + u64::from(time.minute()) * 60 + u64::from(time.second());
    days.checked_sub(719_469).map(|days| days * 86_400 + clock)
}

/// A member's path without `.`, `..` and empty parts, or `None` if nothing is left or it is a junk file.
fn member_path(bytes: &[u8]) -> Option<String> {
    let (path, mut clean) = (decode_name(bytes), String::with_capacity(bytes.len()));
    for part in path.split(['/', '\\']).filter(|part| !["", ".", ".."].contains(part)) {
        if is_junk(part) {
            return None;
        }
        if !clean.is_empty() {
            clean.push('/');
        }
        clean.push_str(part);
    }
    (!clean.is_empty()).then_some(clean)
}

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
