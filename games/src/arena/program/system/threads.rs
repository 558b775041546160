//! Where a system has no streams that can be asked without waiting: threads read and write them.

use std::convert::Infallible;
use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, SyncSender, TryRecvError, TrySendError};
use std::thread;
use std::time::Duration;

/// How many pieces may lie between a thread and the program that it serves.
const PIECES: usize = 16;

/// How often it is looked whether something came.
const NAP: Duration = Duration::from_millis(1);

/// A stream to read from, which says that it would block instead of waiting.
#[derive(Debug)]
pub(in super::super) struct Source {
    pieces: Receiver<Vec<u8>>,
    /// What has come and not been read.
    rest: Vec<u8>,
}

impl Source {
    pub(in super::super) fn new(mut stream: impl Read + Send + 'static) -> io::Result<Self> {
        let (sender, pieces) = mpsc::sync_channel(PIECES);
        thread::Builder::new().spawn(move || {
            let mut piece = [0; 8 << 10];
            while let Ok(length @ 1..) = stream.read(&mut piece) {
                if sender.send(piece[..length].to_vec()).is_err() {
                    break;
                }
            }
        })?;
        Ok(Self { pieces, rest: Vec::new() })
    }
}

impl Read for Source {
    fn read(&mut self, piece: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() {
            self.rest = match self.pieces.try_recv() {
                Ok(rest) => rest,
                Err(TryRecvError::Empty) => return Err(io::ErrorKind::WouldBlock.into()),
                Err(TryRecvError::Disconnected) => return Ok(0),
            };
        }
        let length = self.rest.len().min(piece.len());
        piece[..length].copy_from_slice(&self.rest[..length]);
        self.rest.drain(..length);
        Ok(length)
    }
}

/// A stream to write to, which says that it would block instead of waiting.
#[derive(Debug)]
pub(in super::super) struct Sink(SyncSender<Vec<u8>>);

impl Sink {
    pub(in super::super) fn new(mut stream: ChildStdin) -> io::Result<Self> {
        let (sender, pieces) = mpsc::sync_channel::<Vec<u8>>(PIECES);
        thread::Builder::new().spawn(move || {
            for piece in pieces {
                if stream.write_all(&piece).and_then(|()| stream.flush()).is_err() {
                    break;
                }
            }
        })?;
        Ok(Self(sender))
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.try_send(bytes.to_vec()) {
            Ok(()) => Ok(bytes.len()),
            Err(TrySendError::Full(_)) => Err(io::ErrorKind::WouldBlock.into()),
            Err(TrySendError::Disconnected(_)) => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Waits a little, but no longer than `most`: there may be something to read or room to write.
pub(in super::super) fn wait(
    _: [Option<&Source>; 2],
    _: Option<&Infallible>,
    _: Option<&Sink>,
    most: Duration,
) {
    thread::sleep(most.min(NAP));
}

/// There are no process groups; [`kill`] finds the children by itself.
pub(in super::super) const fn lead(_: &mut Command) {}

/// Whether the program has ended.
pub(in super::super) fn has_exited(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// Kills the program, and its children where the system's own command does.
pub(in super::super) fn kill(child: &mut Child) {
    if cfg!(windows) {
        let mut command = Command::new("taskkill");
        command.args(["/T", "/F", "/PID", &child.id().to_string()]);
        let _ = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
    let _ = child.kill();
}

#[cfg(test)]
mod tests {
    use super::{Sink, Source, has_exited, kill, lead, wait};
    use std::io::{ErrorKind, Read, Write};
    use std::process::{Command, Stdio};
    use std::time::Duration;

    /// What is sent comes back, and nothing is waited for when there is nothing.
    #[test]
    fn a_program_is_talked_to() {
        let mut command = Command::new("cat");
        lead(&mut command);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut sink = Sink::new(child.stdin.take().unwrap()).unwrap();
        let mut source = Source::new(child.stdout.take().unwrap()).unwrap();
        let mut piece = [0; 3];
        assert_eq!(source.read(&mut piece).unwrap_err().kind(), ErrorKind::WouldBlock);
        sink.write_all(b"hello").unwrap();
        let mut heard = Vec::new();
        while heard.len() < 5 {
            wait([Some(&source), None], None, Some(&sink), Duration::from_secs(1));
            match source.read(&mut piece) {
                Ok(length) => heard.extend_from_slice(&piece[..length]),
                Err(error) => assert_eq!(error.kind(), ErrorKind::WouldBlock),
            }
        }
        assert_eq!(heard, b"hello");
        assert!(!has_exited(&mut child));
        kill(&mut child);
        child.wait().unwrap();
        assert!(has_exited(&mut child));
        loop {
            match source.read(&mut piece) {
                Ok(length) => break assert_eq!(length, 0),
                Err(_) => wait([Some(&source), None], None, None, Duration::from_secs(1)),
            }
        }
    }
}
