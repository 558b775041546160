//! The inputs of logs: files, standard input, gzip and Zstandard.

use flate2::bufread::MultiGzDecoder;
use gocheck_files::zstandard::{self, Frames};
use std::fs::File;
use std::io::{self, BufReader, Cursor, Read};
use std::path::Path;

/// The first bytes of gzip files.
const GZIP: &[u8] = &[0x1f, 0x8b];

const MAX_LINE: usize = 1 << 26;

/// The approximate size of a block of lines.
const BLOCK: usize = 1 << 20;

/// Opens a log; `-` is standard input. The first bytes tell the compression.
pub(super) fn open(path: &Path) -> io::Result<Box<dyn Read>> {
    let mut reader: Box<dyn Read> =
        if path == Path::new("-") { Box::new(io::stdin()) } else { Box::new(File::open(path)?) };
    let mut head = Vec::new();
    reader.by_ref().take(zstandard::MAGIC.len() as u64).read_to_end(&mut head)?;
    let (is_gzip, is_zstandard) = (head.starts_with(GZIP), head == zstandard::MAGIC);
    let whole = BufReader::new(Cursor::new(head).chain(reader));
    if is_gzip {
        return Ok(Box::new(MultiGzDecoder::new(whole)));
    }
    Ok(if is_zstandard { Box::new(Frames::new(whole)) } else { Box::new(whole) })
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
