//! Detects archives and compressed files by their names.

use crate::zstandard::Frames;
use flate2::bufread::MultiGzDecoder;
use std::io::{BufRead, Read};
use std::path::Path;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    Zip,
    Tar(Stream),
    File(Stream),
}

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
    /// `None` if the file is not packed.
    pub fn of(path: &Path) -> Option<Self> {
        let name = path.file_name()?.to_string_lossy().to_lowercase();
        ENDINGS.iter().find(|(ending, _)| name.ends_with(ending)).map(|(_, packing)| *packing)
    }

    pub const fn is_archive(self) -> bool {
        !matches!(self, Self::File(_))
    }
}

impl Stream {
    pub(super) fn unpack<'a>(self, from: impl BufRead + 'a) -> Box<dyn Read + 'a> {
        match self {
            Self::Plain => Box::new(from),
            Self::Gzip => Box::new(MultiGzDecoder::new(from)),
            Self::Zstandard => Box::new(Frames::new(from)),
        }
    }
}
