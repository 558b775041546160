//! Zstandard (RFC 8878).

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use ruzstd::encoding::{CompressionLevel, compress};
use std::io::{self, BufRead, Read, Write};

pub const MAGIC: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// Decompresses a Zstandard file, one frame after another.
pub struct Frames<R> {
    source: R,
    decoder: FrameDecoder,
    is_in_frame: bool,
}

impl<R: BufRead> Frames<R> {
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

/// Compresses into one frame after another, each of which can be unpacked on its own.
pub struct FrameWriter<W> {
    drain: W,
    content: Vec<u8>,
}

impl<W: Write> FrameWriter<W> {
    /// Bytes.
    const CONTENT: usize = 1 << 22;

    pub fn new(drain: W) -> Self {
        Self { drain, content: Vec::new() }
    }

    /// Writes the last frame.
    pub fn finish(mut self) -> io::Result<W> {
        self.write_frame()?;
        Ok(self.drain)
    }

    fn write_frame(&mut self) -> io::Result<()> {
        let mut frame = Vec::new();
        compress(self.content.as_slice(), &mut frame, CompressionLevel::Fastest);
        self.content.clear();
        self.drain.write_all(&frame)
    }
}

impl<W: Write> Write for FrameWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = bytes.len().min(Self::CONTENT - self.content.len());
        self.content.extend_from_slice(&bytes[..count]);
        if self.content.len() == Self::CONTENT {
            self.write_frame()?;
        }
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.drain.flush()
    }
}
