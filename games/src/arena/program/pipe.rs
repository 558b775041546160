use super::ProgramError;
use super::system::Source;
use std::io::{ErrorKind, Read};

/// The most bytes that a program may write to its standard output.
pub(super) const MAX_OUTPUT: u64 = 16 << 20;

/// The most bytes of one line.
const MAX_LINE: usize = 64 << 10;

/// What is read at a time.
const PIECE: usize = 8 << 10;

/// How much of the end of standard error is kept.
const KEPT_ERRORS: usize = 64 << 10;

/// A program's output: never waited for, cut into lines, and bounded.
#[derive(Debug)]
pub(super) struct Pipe {
    /// Nothing once it has ended.
    source: Option<Source>,
    buffer: Vec<u8>,
    /// Where the next line begins.
    start: usize,
    /// How much has been read in all.
    total: u64,
}

impl Pipe {
    pub(super) const fn new(source: Option<Source>) -> Self {
        Self { source, buffer: Vec::new(), start: 0, total: 0 }
    }

    pub(super) const fn has_ended(&self) -> bool {
        self.source.is_none()
    }

    /// What to wait for.
    pub(super) const fn source(&self) -> Option<&Source> {
        self.source.as_ref()
    }

    /// Ends it, whatever may still come.
    pub(super) fn close(&mut self) {
        self.source = None;
    }

    /// Takes in a piece of what is there now; whether anything was. An output that cannot be read has
    /// ended.
    pub(super) fn fill(&mut self) -> bool {
        let Some(source) = &mut self.source else { return false };
        let mut piece = [0; PIECE];
        match source.read(&mut piece) {
            Ok(0) => self.source = None,
            Ok(read) => {
                self.total += read as u64;
                self.buffer.extend_from_slice(&piece[..read]);
                return true;
            }
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {}
            Err(_) => self.source = None,
        }
        false
    }

    /// The next line, without its end and blanks before it. The last may have no end.
    pub(super) fn take_line(&mut self) -> Result<Option<String>, ProgramError> {
        if self.total > MAX_OUTPUT {
            return Err(ProgramError::Flood { allowed: MAX_OUTPUT });
        }
        let rest = &self.buffer[self.start..];
        let line = match memchr::memchr(b'\n', rest) {
            Some(length) => {
                self.start += length + 1;
                &rest[..length]
            }
            None if rest.len() > MAX_LINE => {
                return Err(ProgramError::Flood { allowed: MAX_LINE as u64 });
            }
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

    /// Counts anew how much is written.
    pub(super) const fn forget_total(&mut self) {
        self.total = 0;
    }

    /// Forgets what was read.
    pub(super) fn discard(&mut self) {
        self.buffer.clear();
        self.start = 0;
    }

    /// Forgets what was read but for the last part.
    pub(super) fn keep_tail(&mut self) {
        if self.buffer.len() > 2 * KEPT_ERRORS {
            self.buffer.drain(..self.buffer.len() - KEPT_ERRORS);
        }
    }

    /// The end of all that was read.
    pub(super) fn tail(&self) -> String {
        let cut = self.buffer.len().saturating_sub(KEPT_ERRORS);
        String::from_utf8_lossy(&self.buffer[cut..]).into_owned()
    }
}
