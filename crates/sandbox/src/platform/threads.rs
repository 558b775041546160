//! Systems without non-blocking pipes: threads read and write them.

use std::convert::Infallible;
use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, SyncSender, TryRecvError, TrySendError};
use std::thread;
use std::time::Duration;

const CHUNKS: usize = 16;

/// How long to wait before the streams are tried again.
const PAUSE: Duration = Duration::from_millis(1);

/// A stream to read from. Returns `WouldBlock` instead of waiting.
#[derive(Debug)]
pub(crate) struct Source {
    chunks: Receiver<Vec<u8>>,
    /// Received but not yet read.
    rest: Vec<u8>,
}

impl Source {
    pub(crate) fn new(mut stream: impl Read + Send + 'static) -> io::Result<Self> {
        let (sender, chunks) = mpsc::sync_channel(CHUNKS);
        thread::Builder::new().spawn(move || {
            let mut chunk = [0; 8 << 10];
            while let Ok(length @ 1..) = stream.read(&mut chunk) {
                if sender.send(chunk[..length].to_vec()).is_err() {
                    break;
                }
            }
        })?;
        Ok(Self { chunks, rest: Vec::new() })
    }
}

impl Read for Source {
    fn read(&mut self, chunk: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() {
            self.rest = match self.chunks.try_recv() {
                Ok(rest) => rest,
                Err(TryRecvError::Empty) => return Err(io::ErrorKind::WouldBlock.into()),
                Err(TryRecvError::Disconnected) => return Ok(0),
            };
        }
        let length = self.rest.len().min(chunk.len());
        chunk[..length].copy_from_slice(&self.rest[..length]);
        self.rest.drain(..length);
        Ok(length)
    }
}

/// A stream to write to. Returns `WouldBlock` instead of waiting.
#[derive(Debug)]
pub(crate) struct Sink(SyncSender<Vec<u8>>);

impl Sink {
    pub(crate) fn new(mut stream: ChildStdin) -> io::Result<Self> {
        let (sender, chunks) = mpsc::sync_channel::<Vec<u8>>(CHUNKS);
        thread::Builder::new().spawn(move || {
            for chunk in chunks {
                if stream.write_all(&chunk).and_then(|()| stream.flush()).is_err() {
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

/// Waits briefly, but not longer than `timeout`, for something to read or space to write.
pub(crate) fn wait(_: [Option<&Source>; 2], _: Option<&Infallible>, _: Option<&Sink>, timeout: Duration) {
    thread::sleep(timeout.min(PAUSE));
}

/// [`kill_tree`] finds the children by itself.
pub(crate) const fn set_group_leader(_: &mut Command) {}

pub(crate) fn has_exited(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// On Windows, the children are killed, too.
pub(crate) fn kill_tree(child: &mut Child) {
    if cfg!(windows) {
        let mut command = Command::new("taskkill");
        command.args(["/T", "/F", "/PID", &child.id().to_string()]);
        let _ = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
    let _ = child.kill();
}

#[cfg(test)]
mod tests {
    use super::{Sink, Source, has_exited, kill_tree, set_group_leader, wait};
    use std::io::{ErrorKind, Read, Write};
    use std::process::{Command, Stdio};
    use std::time::Duration;

    /// A line is echoed, and reading never blocks.
    #[test]
    fn streams_do_not_block() {
        let mut command = Command::new("cat");
        set_group_leader(&mut command);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut sink = Sink::new(child.stdin.take().unwrap()).unwrap();
        let mut source = Source::new(child.stdout.take().unwrap()).unwrap();
        let mut chunk = [0; 3];
        assert_eq!(source.read(&mut chunk).unwrap_err().kind(), ErrorKind::WouldBlock);
        sink.write_all(b"hello").unwrap();
        let mut received = Vec::new();
        while received.len() < 5 {
            wait([Some(&source), None], None, Some(&sink), Duration::from_secs(1));
            match source.read(&mut chunk) {
                Ok(length) => received.extend_from_slice(&chunk[..length]),
                Err(error) => assert_eq!(error.kind(), ErrorKind::WouldBlock),
            }
        }
        assert_eq!(received, b"hello");
        assert!(!has_exited(&mut child));
        kill_tree(&mut child);
        child.wait().unwrap();
        assert!(has_exited(&mut child));
        loop {
            match source.read(&mut chunk) {
                Ok(length) => break assert_eq!(length, 0),
                Err(_) => wait([Some(&source), None], None, None, Duration::from_secs(1)),
            }
        }
    }
}
