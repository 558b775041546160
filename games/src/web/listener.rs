use super::live::{Live, live_router};
use super::{GameServer, router};
use crate::description::Described;
use axum::Router;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Instant, Sleep, sleep};

/// The most connections at a time; others wait until one ends.
const CONNECTIONS: usize = 512;

/// How long answers that are under way may take once someone quits.
const GRACE: Duration = Duration::from_secs(1);

/// Serves the page on `listener` until someone quits.
///
/// # Errors
/// When the listener has no address.
pub async fn serve(server: Arc<GameServer>, listener: TcpListener) -> io::Result<()> {
    let port = listener.local_addr()?.port();
    let quit = server.when_quit();
    serve_until(router(server, port), listener, quit).await
}

/// Serves the spectators' page on `listener` until the tournament is over.
///
/// # Errors
/// When the listener has no address.
pub async fn serve_live<G: Described>(live: Arc<Live<G>>, listener: TcpListener) -> io::Result<()> {
    let port = listener.local_addr()?.port();
    let over = live.when_over();
    serve_until(live_router(live, port), listener, over).await
}

async fn serve_until(app: Router, listener: TcpListener, mut end: watch::Receiver<bool>) -> io::Result<()> {
    let bounded = Bounded { listener, permits: Arc::new(Semaphore::new(CONNECTIONS)) };
    let mut quit = end.clone();
    let server = axum::serve(bounded, app).with_graceful_shutdown(async move {
        // A sender that is gone asks for the end, too.
        let _ = quit.wait_for(|quit| *quit).await;
    });
    let late = async {
        let _ = end.wait_for(|end| *end).await;
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        result = server => result,
        () = late => Ok(()),
    }
}

struct Bounded {
    listener: TcpListener,
    permits: Arc<Semaphore>,
}

impl axum::serve::Listener for Bounded {
    type Io = Connection<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        // The semaphore is never closed; without a permit the connection is not counted.
        let permit = Arc::clone(&self.permits).acquire_owned().await.ok();
        let (stream, address) = axum::serve::Listener::accept(&mut self.listener).await;
        (Connection::new(stream, permit), address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that counts as long as it lasts. It ends when nothing came for [`SILENCE`] after an answer, or when a
/// request takes as long to come: whoever sends half of one, or nothing, keeps nobody out.
struct Connection<S> {
    stream: S,
    silence: Pin<Box<Sleep>>,
    /// Whether something came since the last answer.
    is_asked: bool,
    _permit: Option<OwnedSemaphorePermit>,
}

const SILENCE: Duration = Duration::from_secs(15);

/// How often a page that listens hears that the server is there.
pub(super) const ALIVE: Duration = Duration::from_secs(5);

impl<S> Connection<S> {
    fn new(stream: S, permit: Option<OwnedSemaphorePermit>) -> Self {
        Self { stream, silence: Box::pin(sleep(SILENCE)), is_asked: false, _permit: permit }
    }

    fn is_heard(&mut self, is_asked: bool) {
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
            self.is_heard(true);
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
            self.is_heard(false);
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

    /// What `connection` hears when `page` says something after a while. The clock runs only where all wait for it.
    async fn hear(
        connection: &mut Connection<DuplexStream>,
        page: &mut DuplexStream,
        after: Duration,
    ) -> io::Result<()> {
        let mut bytes = [0; 4];
        let late = async {
            sleep(after).await;
            page.write_all(b"more").await
        };
        let (heard, said) = join!(connection.read_exact(&mut bytes), late);
        said.and(heard.map(drop))
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_has_all_of_its_time_however_late_it_begins() {
        let (mut page, stream) = duplex(64);
        let mut connection = Connection::new(stream, None);
        let (nearly_all, part) = (SILENCE * 9 / 10, SILENCE * 2 / 5);
        for _ in 0..3 {
            for _ in ["head", "body"] {
                hear(&mut connection, &mut page, nearly_all).await.unwrap();
            }
            connection.write_all(b"told").await.unwrap();
            page.read_exact(&mut [0; 4]).await.unwrap();
        }
        // But no more: a byte now and then does not keep it open.
        hear(&mut connection, &mut page, part).await.unwrap();
        hear(&mut connection, &mut page, part).await.unwrap();
        hear(&mut connection, &mut page, part).await.unwrap();
        let error = hear(&mut connection, &mut page, part).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
