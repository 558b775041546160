use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Instant, Sleep, sleep};

/// A connection that holds a permit. It is closed if nothing is received for [`SILENCE`] after a response, or if a
/// request takes that long to arrive, so that an idle or stalled client does not block others.
pub(super) struct Connection<S> {
    stream: S,
    silence: Pin<Box<Sleep>>,
    /// Whether data came since the last response.
    is_asked: bool,
    _permit: Option<OwnedSemaphorePermit>,
}

const SILENCE: Duration = Duration::from_secs(15);

/// The interval of keep-alive messages in event streams.
pub(super) const ALIVE: Duration = Duration::from_secs(5);

impl<S> Connection<S> {
    pub(super) fn new(stream: S, permit: Option<OwnedSemaphorePermit>) -> Self {
        Self { stream, silence: Box::pin(sleep(SILENCE)), is_asked: false, _permit: permit }
    }

    fn is_received(&mut self, is_asked: bool) {
        self.is_asked = is_asked;
        self.silence.as_mut().reset(Instant::now() + SILENCE);
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Connection<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        if read.is_ready() && !self.is_asked {
            self.is_received(true);
        }
        if read.is_pending() && self.silence.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        if written.is_ready() {
            self.is_received(false);
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::join;

    /// Reads from `connection` while `page` writes after a delay. The clock only advances while all tasks wait.
    async fn read_late(
        connection: &mut Connection<DuplexStream>,
        page: &mut DuplexStream,
        after: Duration,
    ) -> io::Result<()> {
        let mut bytes = [0; 4];
        let late = async {
            sleep(after).await;
            page.write_all(b"more").await
        };
        let (received, sent) = join!(connection.read_exact(&mut bytes), late);
        sent.and(received.map(drop))
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_has_all_of_its_time_however_late_it_begins() {
        let (mut page, stream) = duplex(64);
        let mut connection = Connection::new(stream, None);
        let (nearly_all, part) = (SILENCE * 9 / 10, SILENCE * 2 / 5);
        for _ in 0..3 {
            for _ in ["head", "body"] {
                read_late(&mut connection, &mut page, nearly_all).await.unwrap();
            }
            connection.write_all(b"data").await.unwrap();
            page.read_exact(&mut [0; 4]).await.unwrap();
        }
        // But no more: a byte now and then does not keep it open.
        read_late(&mut connection, &mut page, part).await.unwrap();
        read_late(&mut connection, &mut page, part).await.unwrap();
        read_late(&mut connection, &mut page, part).await.unwrap();
        let error = read_late(&mut connection, &mut page, part).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
