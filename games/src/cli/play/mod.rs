//! `play`: the page in the browser.

mod shelves;

use crate::arena::Contestant;
use crate::ataxx;
use crate::cli::{Status, messages};
use crate::protocol::referee::Protocol;
use crate::reversi;
use crate::web::{Engines, House, Pace, WebGame, serve};
use anyhow::Context;
use shelves::Shelves;
use std::io::Write;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::Arc;

/// Play in the browser, against a person or the computer
///
/// Serves one page on this machine alone. Games go on where they were left, whatever ended the program.
#[derive(Debug, clap::Args)]
pub(super) struct Play {
    /// The port [default: any that is free]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    port: u16,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    /// Where games are kept [default: gocheck in the user's folder for data]
    #[arg(long, value_name = "DIR")]
    saves: Option<PathBuf>,
    /// A program that may be chosen as opponent, such as --engine "edax=edax -gtp"; may be repeated
    #[arg(long, value_name = "NAME=COMMAND")]
    engine: Vec<String>,
    /// How these programs are talked to [default: uai for Ataxx, lksh for Reversi]
    #[arg(long, value_name = "NAME")]
    protocol: Option<String>,
}

/// A game that `play` can begin with.
pub(super) trait Playable: WebGame {
    /// How programs are talked to unless one says: a protocol that knows the page's usual rules.
    const PROTOCOL: &'static str;

    /// Adds programs that play it.
    fn add(engines: &mut Engines, added: Vec<Arc<Contestant<Self>>>);
}

impl Playable for ataxx::Position {
    const PROTOCOL: &'static str = "uai";

    fn add(engines: &mut Engines, added: Vec<Arc<Contestant<Self>>>) {
        engines.ataxx = added;
    }
}

impl Playable for reversi::Position {
    const PROTOCOL: &'static str = "lksh";

    fn add(engines: &mut Engines, added: Vec<Arc<Contestant<Self>>>) {
        engines.reversi = added;
    }
}

impl Play {
    pub(super) fn run<G: Playable>(self, output: &mut impl Write) -> anyhow::Result<Status> {
        let engines = self.engines::<G>()?;
        let folder = self.saves.or_else(shelves::usual_folder);
        let folder = folder.context("there is no folder for data: give one with --saves DIR")?;
        let store = Arc::new(Shelves::open(&folder, G::KIND.name())?);
        let (house, unread) = House::open(store, engines, G::KIND, Pace::default())?;
        for fault in unread {
            messages::error(&format!("{}: {fault}: it is left as it is", folder.display()));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let address = (Ipv4Addr::LOCALHOST, self.port);
            let listener = tokio::net::TcpListener::bind(address).await.with_context(|| {
                format!("cannot listen on port {}: leave --port out for one that is free", self.port)
            })?;
            let page = format!("http://{}/", listener.local_addr()?);
            writeln!(output, "{page}")?;
            output.flush()?;
            if !self.no_open {
                open(page);
            }
            serve(house, listener).await.context("the server ended")
        })?;
        Ok(Status::Well)
    }

    fn engines<G: Playable>(&self) -> anyhow::Result<Engines> {
        let protocol: &'static Protocol<G> = match &self.protocol {
            Some(name) => G::protocol(name)?,
            None => G::protocol(G::PROTOCOL)?,
        };
        let mut contestants = Vec::new();
        for text in &self.engine {
            let named = text.split_once('=').filter(|(name, _)| !name.trim().is_empty());
            let (name, command) =
                named.with_context(|| format!("--engine {text:?}: expected NAME=COMMAND"))?;
            let contestant =
                Contestant::parse(command, protocol).with_context(|| format!("--engine {text:?}"))?;
            contestants.push(Arc::new(contestant.named(name.trim())));
        }
        let mut engines = Engines::default();
        G::add(&mut engines, contestants);
        Ok(engines)
    }
}

/// A browser may take its time, and one that does not come is no reason to stop.
fn open(page: String) {
    std::thread::spawn(move || {
        if webbrowser::open(&page).is_err() {
            messages::note(&format!("no browser was found: open {page} yourself"));
        }
    });
}
