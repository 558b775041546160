//! Detects archives and compressed files by their names.

use crate::zstandard::Frames;
use flate2::bufread::MultiGzDecoder;
use std::io::{BufRead, Read};
use std::path::Path;

/// The packing of a file, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    Zip,
    Tar(Stream),
    /// A single compressed file.
    File(Stream),
}

/// The compression of a byte stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    Plain,
    Gzip,
    Zstandard,
}

const ENDINGS: [(&str, Packing); 8] = [
    (".zip", Packing::Zip),
    (".tar", Packing::Tar(Stream::Plain)),
    (".tar.gz", Packing::Tar(Stream::Gzip)),
    (".tgz", Packing::Tar(Stream::Gzip)),
    (".tar.zst", Packing::Tar(Stream::Zstandard)),
    (".tzst", Packing::Tar(Stream::Zstandard)),
    (".gz", Packing::File(Stream::Gzip)),
    (".zst", Packing::File(Stream::Zstandard)),
];

impl Packing {
    /// Returns the packing of a file with this name, or `None` if it is not packed.
    pub fn of(path: &Path) -> Option<Self> {
        let name = path.file_name()?.to_string_lossy().to_lowercase();
        ENDINGS.iter().find(|(ending, _)| name.ends_with(ending)).map(|(_, packing)| *packing)
    }

    /// Returns true if it may contain several files.
    pub const fn is_archive(self) -> bool {
        !matches!(self, Self::File(_))
    }
}

impl Stream {
    /// Returns a reader of the uncompressed bytes.
    pub(super) fn unpack<'a>(self, from: impl BufRead + 'a) -> Box<dyn Read + 'a> {
        match self {
            Self::Plain => Box::new(from),
            Self::Gzip => Box::new(MultiGzDecoder::new(from)),
            Self::Zstandard => Box::new(Frames::new(from)),
        }
    }
}
