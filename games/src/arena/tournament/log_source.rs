//! The inputs of logs: files, standard input, gzip and Zstandard.

use flate2::bufread::MultiGzDecoder;
use gocheck_common::zstandard::{self, Frames};
use std::fs::File;
use std::io::{self, BufReader, Cursor, Read, Seek};
use std::path::Path;

/// A stream of lines.
pub(super) enum LogSource {
    /// A regular file, which can be read again.
    Plain(File),
    /// An input that can be read only once: it is copied to a temporary file.
    Stream(Box<dyn Read + Send>),
}

/// The first bytes of gzip files.
const GZIP: &[u8] = &[0x1f, 0x8b];

/// The maximum length of a line.
const MAX_LINE: usize = 1 << 26;

/// The approximate size of a block of lines.
const BLOCK: usize = 1 << 20;

impl LogSource {
    /// Opens a log; `-` is standard input. The first bytes tell the compression.
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let mut reader: Box<dyn Read + Send> = Box::new(io::stdin());
        let mut plain = None;
        if path != Path::new("-") {
            let file = File::open(path)?;
            plain = file.metadata()?.is_file().then(|| file.try_clone()).transpose()?;
            reader = Box::new(file);
        }
        let mut head = Vec::new();
        reader.by_ref().take(zstandard::MAGIC.len() as u64).read_to_end(&mut head)?;
        let (is_gzip, is_zstandard) = (head.starts_with(GZIP), head == zstandard::MAGIC);
        let whole = BufReader::new(Cursor::new(head).chain(reader));
        Ok(match plain {
            _ if is_gzip => Self::Stream(Box::new(MultiGzDecoder::new(whole))),
            _ if is_zstandard => Self::Stream(Box::new(Frames::new(whole))),
            Some(mut file) => {
                file.rewind()?;
                Self::Plain(file)
            }
            None => Self::Stream(Box::new(whole)),
        })
    }
}

/// The complete lines of a stream, in blocks. An incomplete last line is dropped.
pub(super) struct LineBlocks<R> {
    reader: R,
    /// The beginning of the next block.
    begun: Vec<u8>,
}

impl<R: Read> LineBlocks<R> {
    pub(super) const fn new(reader: R) -> Self {
        Self { reader, begun: Vec::new() }
    }

    /// The next lines. Returns `None` at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut block = std::mem::take(&mut self.begun);
        loop {
            let wanted = BLOCK.saturating_sub(block.len()).max(BLOCK / 4);
            let seen = block.len();
            let count = self.reader.by_ref().take(wanted as u64).read_to_end(&mut block)?;
            let is_at_end = count < wanted;
            match memchr::memrchr(b'\n', &block[seen.min(block.len())..]) {
                Some(place) => {
                    self.begun = block.split_off(seen + place + 1);
                    return Ok(Some(block));
                }
                None if is_at_end => return Ok(None),
                None if block.len() > MAX_LINE => {
                    return Err(io::Error::other(format!("a line is longer than {MAX_LINE} bytes")));
                }
                None => {}
            }
        }
    }
}
