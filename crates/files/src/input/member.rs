//! Files in archives, read without being unpacked on disk.

use super::content::HEAD;
use super::fault::Fault;
use super::packing::Stream;
use super::read::unreadable;
use flate2::read::DeflateDecoder;
use rawzip::{
    CompressionMethod, FileReader, RECOMMENDED_BUFFER_SIZE, ReaderAt, ZipArchive, ZipArchiveEntryWayfinder,
    ZipLocator,
};
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub enum Member {
    Disk(PathBuf),
    /// A file on disk that is opened for every read, so that members of thousands of archives can be read later.
    Reopened(PathBuf),
    /// In memory, such as a member of a tar archive.
    Bytes(Arc<Vec<u8>>),
    Zip(Arc<Zip>, ZipArchiveEntryWayfinder, CompressionMethod),
    Packed(Box<Self>, Stream),
}

pub struct Zip {
    pub(super) archive: ZipArchive<Arc<dyn ReaderAt + Send + Sync>>,
    /// The bytes held in memory, apart from those of a member of a tar archive.
    pub(super) held: u64,
}

pub(super) fn supports(method: CompressionMethod) -> bool {
    [CompressionMethod::STORE, CompressionMethod::DEFLATE].contains(&method)
}

impl Member {
    /// In bytes.
    pub fn held(&self) -> usize {
        match self {
            Self::Disk(_) | Self::Reopened(_) => 0,
            // The archive's part of another archive.
            Self::Zip(archive, ..) => self.size().min(archive.held) as usize,
            Self::Bytes(bytes) => bytes.len(),
            Self::Packed(member, _) => member.held(),
        }
    }

    /// The size in bytes on disk or in memory, as stored.
    pub fn size(&self) -> u64 {
        match self {
            Self::Disk(path) | Self::Reopened(path) => path.metadata().map_or(0, |data| data.len()),
            Self::Bytes(bytes) => bytes.len() as u64,
            Self::Zip(_, wayfinder, _) => wayfinder.compressed_size_hint(),
            Self::Packed(member, _) => member.size(),
        }
    }

    pub fn read<T>(&self, read: impl FnOnce(&mut dyn Read) -> T) -> Result<T, Fault> {
        let (mut read, mut result) = (Some(read), None);
        self.open(&mut |bytes| result = read.take().map(|read| read(bytes)))?;
        result.ok_or(Fault::Broken)
    }

    /// Calls `read` once with the bytes.
    fn open(&self, read: &mut dyn FnMut(&mut dyn Read)) -> Result<(), Fault> {
        match self {
            Self::Disk(path) | Self::Reopened(path) => {
                read(&mut open(path)?);
            }
            Self::Bytes(bytes) => read(&mut bytes.as_slice()),
            Self::Zip(archive, wayfinder, method) => {
                let entry = archive.archive.get_entry(*wayfinder)?;
                if *method == CompressionMethod::STORE {
                    read(&mut entry.verifying_reader(entry.reader()));
                } else {
                    read(&mut entry.verifying_reader(DeflateDecoder::new(entry.reader())));
                }
            }
            Self::Packed(member, stream) => {
                member.open(&mut |bytes| read(&mut stream.unpack(BufReader::new(bytes))))?;
            }
        }
        Ok(())
    }

    /// At most [`HEAD`] bytes.
    pub fn head(&self) -> Result<Vec<u8>, Fault> {
        self.bytes(HEAD)
    }

    /// The first bytes of the uncompressed content.
    pub(super) fn unpacked_head(&self, stream: Stream) -> Result<Vec<u8>, Fault> {
        let mut head = Vec::new();
        self.read(|from| stream.unpack(BufReader::new(from)).take(HEAD as u64).read_to_end(&mut head))??;
        Ok(head)
    }

    /// At most `most` bytes.
    pub fn bytes(&self, most: usize) -> Result<Vec<u8>, Fault> {
        let mut bytes = Vec::new();
        self.read(|from| from.take(most as u64).read_to_end(&mut bytes))??;
        Ok(bytes)
    }

    /// Opens it as a zip archive. What is not on disk is held in memory, at most `most` bytes.
    pub(super) fn unzip(&self, most: usize) -> Result<Zip, Fault> {
        let (reader, end, held): (Arc<dyn ReaderAt + Send + Sync>, u64, u64) = match self {
            Self::Disk(path) => {
                let file = open(path)?;
                let end = file.metadata()?.len();
                (Arc::new(FileReader::from(file)), end, 0)
            }
            Self::Reopened(path) => {
                let end = open(path)?.metadata()?.len();
                (Arc::new(Reopened(path.clone())), end, 0)
            }
            Self::Bytes(bytes) => (Arc::<Vec<u8>>::clone(bytes), bytes.len() as u64, 0),
            Self::Zip(..) | Self::Packed(..) => {
                let bytes = self.bytes(most.saturating_add(1))?;
                if bytes.len() > most {
                    return Err(Fault::Large);
                }
                let end = bytes.len() as u64;
                (Arc::new(bytes), end, end)
            }
        };
        let mut buffer = vec![0; RECOMMENDED_BUFFER_SIZE];
        let located = ZipLocator::new().locate_in_reader(reader, &mut buffer, end);
        Ok(Zip { archive: located.map_err(|(_, error)| error)?, held })
    }
}

struct Reopened(PathBuf);

impl ReaderAt for Reopened {
    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        FileReader::from(File::open(&self.0)?).read_at(buffer, offset)
    }
}

fn open(path: &Path) -> Result<File, Fault> {
    File::open(path).map_err(|error| Fault::File(unreadable(path, &error)))
}
