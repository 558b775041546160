use super::connection::Connection;
use super::router::router;
use super::server::GameServer;
use crate::live::router::live_router;
use crate::live::state::Live;
use axum::Router;
use games_engine::description::spec::Described;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};

/// The most connections at a time; others wait until one ends.
const CONNECTIONS: usize = 512;

/// How long responses in progress may take once someone quits.
const GRACE: Duration = Duration::from_secs(1);

/// Serves the page on `listener` until someone quits.
///
/// # Errors
/// If the listener has no address.
pub async fn serve(server: Arc<GameServer>, listener: TcpListener) -> io::Result<()> {
    let port = listener.local_addr()?.port();
    let quit = server.when_quit();
    serve_until(router(server, port), listener, quit).await
}

/// Serves the spectators' page on `listener` until [`Live::finish`].
///
/// # Errors
/// If the listener has no address.
pub async fn serve_live<G: Described>(live: Arc<Live<G>>, listener: TcpListener) -> io::Result<()> {
    let port = listener.local_addr()?.port();
    let closed = live.when_closed();
    serve_until(live_router(live, port), listener, closed).await
}

async fn serve_until(app: Router, listener: TcpListener, mut end: watch::Receiver<bool>) -> io::Result<()> {
    let bounded = Bounded { listener, permits: Arc::new(Semaphore::new(CONNECTIONS)) };
    let mut quit = end.clone();
    let server = axum::serve(bounded, app).with_graceful_shutdown(async move {
        // A dropped sender also stops the server.
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
