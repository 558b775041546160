//! `play`: the page in the browser.

mod folder_store;

use crate::arena::book_file::read_book;
use crate::arena::game_settings::GameSettings;
use crate::arena::limits::PlayerLimits;
use crate::arena::player_config::PlayerConfig;
use crate::cli::arguments::protocols_help;
use crate::cli::variant::{VariantArgs, ensure_known, find_variants};
use crate::description::spec::Described;
use crate::games::{GameVisitor, for_each_game};
use crate::protocol::definition::Protocol;
use crate::web::engines::Engines;
use crate::web::game_session::Pace;
use crate::web::games::Games;
use crate::web::listener::serve;
use crate::web::server::GameServer;
use anyhow::Context;
use folder_store::FolderStore;
use gocheck_program::{Status, messages};
use std::io::Write;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Play in the browser, against another person or the computer
///
/// Serves a page on this machine only. Every move is saved, so that games continue after a restart.
#[derive(Debug, clap::Args)]
pub struct Play<G: Described> {
    /// Port [default: a free one]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    port: u16,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    /// Folder of saved games [default: gocheck in the user's data folder]
    #[arg(long, value_name = "DIR")]
    saves: Option<PathBuf>,
    /// Add a program to the players, such as --engine "mine=./bot"; --protocol sets its protocol. Can be repeated
    #[arg(long, value_name = "NAME=COMMAND")]
    engine: Vec<String>,
    /// Let the computer play from this opening book
    #[arg(long, value_name = "FILE", hide = G::SPEC.players.read_book.is_none())]
    book: Option<PathBuf>,
    #[arg(long, value_name = "NAME", help = protocols_help::<G>(usual_protocol::<G>().map_or("none", |usual| usual.name)), value_parser = |name: &str| G::SPEC.protocol(name))]
    protocol: Option<&'static Protocol<G>>,
    #[command(flatten)]
    variant: VariantArgs<G>,
}

/// The games of the list, and the program's own if it is not in it.
fn games<G: Described>(engines: Engines) -> Games {
    struct Collector(Games);

    impl GameVisitor for Collector {
        fn visit<G: Described>(self) -> Self {
            Self(self.0.with::<G>())
        }
    }

    let Collector(listed) = for_each_game(Collector(Games::new(engines)));
    if listed.has(G::NAME) { listed } else { listed.with::<G>() }
}

/// A protocol that supports the default rules of the page.
fn usual_protocol<G: Described>() -> Option<&'static Protocol<G>> {
    G::SPEC.protocol_of(G::SPEC.usual())
}

impl<G: Described> Play<G> {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<Status> {
        let engines = self.engines()?;
        let folder = self.saves.or_else(folder_store::usual_folder);
        let folder = folder.context("no data folder: use --saves DIR to give one")?;
        let store = Arc::new(FolderStore::open(&folder, G::NAME)?);
        let (server, unread) = GameServer::open(store, games::<G>(engines), G::NAME, Pace::default())?;
        for fault in unread {
            messages::error(&fault);
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let address = (Ipv4Addr::LOCALHOST, self.port);
            let listener = tokio::net::TcpListener::bind(address).await.with_context(|| {
                format!("cannot listen on port {}: leave --port out to use a free one", self.port)
            })?;
            let page = format!("http://{}/", listener.local_addr()?);
            writeln!(output, "{page}")?;
            output.flush()?;
            if !self.no_open {
                open_browser(page);
            }
            serve(server, listener).await.context("the server ended")
        })?;
        Ok(Status::Well)
    }

    fn engines(&self) -> anyhow::Result<Engines> {
        let protocol = self.protocol.or_else(usual_protocol);
        let variant = self.variant.named();
        ensure_known(variant, protocol)?;
        let (mut engines, mut programs) = (Engines::default(), Vec::new());
        if let Some(file) = &self.book {
            engines.set_book::<G>(read_book::<G>(file)?);
        }
        for text in &self.engine {
            let named = text.split_once('=').filter(|(name, _)| !name.trim().is_empty());
            let (name, command) =
                named.with_context(|| format!("--engine {text:?}: expected NAME=COMMAND"))?;
            let player = PlayerConfig::new(name.trim(), command);
            let engine = player.engine(protocol, variant, PlayerLimits::default());
            programs.push(engine.with_context(|| format!("--engine {text:?}"))?);
        }
        find_variants(&mut programs, &GameSettings::default(), 1, &AtomicBool::new(false));
        programs.into_iter().for_each(|program| engines.add(program));
        Ok(engines)
    }
}

/// Opens the browser in the background, since that can be slow or fail.
fn open_browser(page: String) {
    std::thread::spawn(move || {
        if open::that(&page).is_err() {
            messages::note(&format!("no browser was found: open {page}"));
        }
    });
}
