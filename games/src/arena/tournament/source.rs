//! Where the lines of a log come from: a file, standard input, gzip or zstd.

use flate2::bufread::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read, Seek};
use std::path::Path;

/// A stream of lines.
pub(super) enum Source {
    /// A file whose lines stay where they are.
    Plain(File),
    /// What can be read but once: it is written to a temporary file before it is looked at again.
    Stream(Box<dyn Read + Send>),
}

/// What gzip and Zstandard files begin with.
const GZIP: &[u8] = &[0x1f, 0x8b];
const ZSTANDARD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// No line is longer.
const MAX_LINE: usize = 1 << 26;

/// Lines are given in blocks of about so many bytes.
const BLOCK: usize = 1 << 20;

impl Source {
    /// Opens a log; `-` is standard input. How it is packed is told by its first bytes.
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let mut reader: Box<dyn Read + Send> = Box::new(io::stdin());
        let mut plain = None;
        if path != Path::new("-") {
            let file = File::open(path)?;
            plain = file.metadata()?.is_file().then(|| file.try_clone()).transpose()?;
            reader = Box::new(file);
        }
        let mut head = Vec::new();
        reader.by_ref().take(ZSTANDARD.len() as u64).read_to_end(&mut head)?;
        let (is_gzip, is_zstandard) = (head.starts_with(GZIP), head == ZSTANDARD);
        let whole = BufReader::new(Cursor::new(head).chain(reader));
        Ok(match plain {
            _ if is_gzip => Self::Stream(Box::new(MultiGzDecoder::new(whole))),
            _ if is_zstandard => {
                let decoder = FrameDecoder::new();
                Self::Stream(Box::new(Frames { source: whole, decoder, is_in_frame: false }))
            }
            Some(mut file) => {
                file.rewind()?;
                Self::Plain(file)
            }
            None => Self::Stream(Box::new(whole)),
        })
    }
}

/// The frames of a Zstandard file, one after the other.
struct Frames<R> {
    source: R,
    decoder: FrameDecoder,
    is_in_frame: bool,
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let broken = |error: FrameDecoderError| io::Error::new(io::ErrorKind::InvalidData, error.to_string());
        loop {
            if self.is_in_frame {
                while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                    let strategy = BlockDecodingStrategy::UptoBytes(out.len());
                    self.decoder.decode_blocks(&mut self.source, strategy).map_err(broken)?;
                }
                let count = self.decoder.read(out)?;
                if count > 0 || out.is_empty() {
                    return Ok(count);
                }
                self.is_in_frame = false;
                let told = self.decoder.get_checksum_from_data();
                if told.is_some() && told != self.decoder.get_calculated_checksum() {
                    return Err(io::Error::new(io::ErrorKind::InvalidData, "the checksum is wrong"));
                }
            }
            if self.source.fill_buf()?.is_empty() {
                return Ok(0);
            }
            match self.decoder.init(&mut self.source) {
                Ok(()) => self.is_in_frame = true,
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    io::copy(&mut self.source.by_ref().take(u64::from(length)), &mut io::sink())?;
                }
                Err(error) => return Err(broken(error)),
            }
        }
    }
}

/// The whole lines of a stream, in blocks. What stands after the last end of a line was not written to its end.
pub(super) struct Blocks<R> {
    reader: R,
    /// What was read of the next block.
    begun: Vec<u8>,
}

impl<R: Read> Blocks<R> {
    pub(super) const fn new(reader: R) -> Self {
        Self { reader, begun: Vec::new() }
    }

    /// The next lines; nothing at the end.
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
