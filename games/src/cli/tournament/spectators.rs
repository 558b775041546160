use crate::arena::tournament::log_entry::LogHeader;
use crate::description::spec::Described;
use crate::web::listener::serve_live;
use crate::web::live::state::Live;
use anyhow::Context;
use gocheck_program::messages;
use std::net::{Ipv4Addr, TcpListener};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

/// The server for spectators, which ends when it is dropped.
pub(super) struct SpectatorServer<G: Described> {
    pub(super) live: Arc<Live<G>>,
    server: Option<JoinHandle<()>>,
}

impl<G: Described> SpectatorServer<G> {
    /// Starts to serve, before the first game.
    pub(super) fn invite(header: &LogHeader, port: u16) -> anyhow::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("cannot listen on port {port}: use --serve 0 for a free one"))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let live = Live::new(header.clone());
        let served = Arc::clone(&live);
        let server = thread::Builder::new().spawn(move || {
            let served = runtime.block_on(async {
                let listener = tokio::net::TcpListener::from_std(listener)?;
                serve_live(served, listener).await
            });
            if let Err(error) = served {
                messages::error(&format!("the spectators' page has stopped: {error}"));
            }
        })?;
        messages::say(&format!("spectators: http://{address}/"));
        Ok(Self { live, server: Some(server) })
    }
}

impl<G: Described> Drop for SpectatorServer<G> {
    fn drop(&mut self) {
        self.live.finish();
        if let Some(server) = self.server.take() {
            // It has reported the reason.
            let _ = server.join();
        }
    }
}
