use crate::platform::Source;
use std::io::{ErrorKind, Read};

/// The most bytes that a process may write to its standard output.
pub(crate) const MAX_OUTPUT: u64 = 16 << 20;

const MAX_LINE: usize = 64 << 10;

const CHUNK: usize = 8 << 10;

/// How many bytes of the end of standard error are kept.
const KEPT_ERRORS: usize = 64 << 10;

/// An output stream of a process, split into lines. It never blocks, and its size is bounded.
#[derive(Debug)]
pub(crate) struct LineReader {
    /// `None` at the end of the stream.
    source: Option<Source>,
    buffer: Vec<u8>,
    /// Index of the next line in the buffer.
    start: usize,
    /// In bytes.
    total: u64,
}

/// A process wrote more than this many bytes.
#[derive(Debug)]
pub(crate) struct TooMuchOutput(pub(crate) u64);

impl LineReader {
    pub(crate) const fn new(source: Source) -> Self {
        Self { source: Some(source), buffer: Vec::new(), start: 0, total: 0 }
    }

    pub(crate) const fn has_ended(&self) -> bool {
        self.source.is_none()
    }

    /// The stream to poll.
    pub(crate) const fn source(&self) -> Option<&Source> {
        self.source.as_ref()
    }

    /// Ignores the rest of the stream.
    pub(crate) fn close(&mut self) {
        self.source = None;
    }

    /// Reads up to a chunk of the available output. Returns true if there was any. A read error ends the stream.
    pub(crate) fn fill(&mut self) -> bool {
        let Some(source) = &mut self.source else { return false };
        let mut chunk = [0; CHUNK];
        match source.read(&mut chunk) {
            Ok(0) => self.source = None,
            Ok(read) => {
                self.total += read as u64;
                self.buffer.extend_from_slice(&chunk[..read]);
                return true;
            }
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {}
            Err(_) => self.source = None,
        }
        false
    }

    /// Removes the next line from the buffer and returns it without trailing white space. The last line of the stream
    /// needs no line break.
    pub(crate) fn take_line(&mut self) -> Result<Option<String>, TooMuchOutput> {
        if self.total > MAX_OUTPUT {
            return Err(TooMuchOutput(MAX_OUTPUT));
        }
        let rest = &self.buffer[self.start..];
        let line = match memchr::memchr(b'\n', rest) {
            Some(length) => {
                self.start += length + 1;
                &rest[..length]
            }
            None if rest.len() > MAX_LINE => return Err(TooMuchOutput(MAX_LINE as u64)),
            None if self.has_ended() && !rest.is_empty() => {
                self.start = self.buffer.len();
                rest
            }
            None => return Ok(None),
        };
        let line = String::from_utf8_lossy(line).trim_end().to_owned();
        if self.start == self.buffer.len() {
            self.buffer.clear();
            self.start = 0;
        } else if self.start > MAX_LINE {
            self.buffer.drain(..self.start);
            self.start = 0;
        }
        Ok(Some(line))
    }

    pub(crate) fn take_bytes(&mut self) -> Vec<u8> {
        let bytes = self.buffer.split_off(self.start);
        self.discard();
        self.reset_total();
        bytes
    }

    /// Starts counting the output at zero again.
    pub(crate) const fn reset_total(&mut self) {
        self.total = 0;
    }

    pub(crate) fn discard(&mut self) {
        self.buffer.clear();
        self.start = 0;
    }

    /// Discards all but the end of the buffer once it is large.
    pub(crate) fn keep_tail(&mut self) {
        if self.buffer.len() > 2 * KEPT_ERRORS {
            self.buffer.drain(..self.buffer.len() - KEPT_ERRORS);
        }
    }

    pub(crate) fn tail(&self) -> String {
        let cut = self.buffer.len().saturating_sub(KEPT_ERRORS).max(self.start);
        String::from_utf8_lossy(&self.buffer[cut..]).into_owned()
    }
}
