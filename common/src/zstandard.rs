//! A decompressor for Zstandard (RFC 8878).

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::io::{self, BufRead, Read};

/// The magic number at the start of a frame.
pub const MAGIC: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// Reads the decompressed content of a Zstandard file, one frame after another.
pub struct Frames<R> {
    source: R,
    decoder: FrameDecoder,
    is_in_frame: bool,
}

impl<R: BufRead> Frames<R> {
    /// Returns a reader of the decompressed content of `source`.
    pub fn new(source: R) -> Self {
        Self { source, decoder: FrameDecoder::new(), is_in_frame: false }
    }
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
                let stored = self.decoder.get_checksum_from_data();
                if stored.is_some() && stored != self.decoder.get_calculated_checksum() {
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
