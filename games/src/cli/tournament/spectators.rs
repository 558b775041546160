use crate::arena::tournament::log_entry::LogHeader;
use crate::description::spec::Described;
use crate::web::listener::serve_live;
use crate::web::live::state::Live;
use anyhow::Context;
use gocheck_program::messages;
use std::fs;
use std::io::{self, IsTerminal};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long the report is served after the last request for it, if standard error is not a terminal.
const IDLE: Duration = Duration::from_secs(600);

/// The interval at which a request to stop is noticed.
const POLL: Duration = Duration::from_millis(100);

/// The server for spectators, which ends when it is dropped.
pub(super) struct SpectatorServer<G: Described> {
    pub(super) live: Arc<Live<G>>,
    address: SocketAddr,
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
        Ok(Self { live, address, server: Some(server) })
    }

    /// The tournament is over: serves the report instead of the page, if a spectator has opened it, until `stop` or, without
    /// a terminal, until there was no request for [`IDLE`].
    pub(super) fn show(&self, report: &Path, stop: &AtomicBool) -> anyhow::Result<()> {
        if self.live.last_asked().is_none() {
            self.live.conclude(None);
            return Ok(());
        }
        let page = fs::read_to_string(report).with_context(|| report.display().to_string())?;
        self.live.conclude(Some(page));
        let is_terminal = io::stderr().is_terminal();
        let until = if is_terminal { "until Ctrl-C" } else { "until 10 minutes after the last request" };
        messages::say(&format!("spectators: http://{}/ shows the report {until}", self.address));
        let over = Instant::now();
        let is_idle = || self.live.last_asked().is_none_or(|asked| asked.max(over).elapsed() > IDLE);
        while !stop.load(Ordering::Relaxed) && (is_terminal || !is_idle()) {
            thread::sleep(POLL);
        }
        Ok(())
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
