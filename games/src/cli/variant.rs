//! The option `--variant`: the dialect of the protocol that programs read.

use crate::arena::engine_config::{EngineConfig, EngineKind};
use crate::arena::find_dialect::{FoundDialect, find_dialect};
use crate::arena::game_settings::GameSettings;
use crate::arena::player_config::AUTO;
use crate::description::spec::Described;
use crate::protocol::definition::{Dialect, Protocol};
use anyhow::ensure;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use gocheck_program::messages;
use gocheck_sandbox::ResourceLimits;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The option of every command that runs programs.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct VariantArgs<G: Described> {
    #[arg(long, value_name = "NAME", help = help::<G>(), value_parser = parser::<G>(), hide = !exist::<G>())]
    variant: Option<String>,
    #[arg(skip)]
    game: std::marker::PhantomData<fn() -> G>,
}

fn dialects<G: Described>() -> impl Iterator<Item = &'static Dialect<G>> {
    G::SPEC
        .protocols
        .iter()
        .filter_map(|protocol| protocol.dialects.as_ref())
        .flat_map(|dialects| dialects.all)
}

/// Returns true if a protocol of the game has variants.
pub(super) fn exist<G: Described>() -> bool {
    dialects::<G>().next().is_some()
}

fn help<G: Described>() -> String {
    let protocols = G::SPEC.protocols.iter().filter(|protocol| protocol.dialects.is_some());
    let names: Vec<&str> = protocols.map(|protocol| protocol.name).collect();
    format!(
        "What is sent by the protocol {}; auto finds out by a short trial game which variant each program reads \
         [default: {AUTO}]",
        names.join(", ")
    )
}

pub(super) fn parser<G: Described>() -> impl TypedValueParser<Value = String> {
    let auto = PossibleValue::new(AUTO).help("The first of these whose trial a program passes");
    let named = dialects::<G>().map(|dialect| PossibleValue::new(dialect.name).help(dialect.title));
    PossibleValuesParser::new([auto].into_iter().chain(named)).map(|name| name)
}

impl<G: Described> VariantArgs<G> {
    /// The variant that was given, or else that of the settings, unless it is to be found out.
    pub(super) fn over(&self, settings: Option<String>) -> Option<String> {
        self.variant.clone().or(settings).filter(|variant| variant != AUTO)
    }

    /// The variant that was given, unless it is to be found out.
    pub(super) fn named(&self) -> Option<&str> {
        self.variant.as_deref().filter(|&variant| variant != AUTO)
    }
}

/// Checks that one of `protocols` has this variant, if one is named.
pub(super) fn ensure_known<G: Described>(
    variant: Option<&str>,
    protocols: impl IntoIterator<Item = &'static Protocol<G>>,
) -> anyhow::Result<()> {
    let Some(variant) = variant.filter(|&variant| variant != AUTO) else { return Ok(()) };
    let protocols: Vec<_> = protocols.into_iter().collect();
    let names: Vec<&str> = protocols.iter().map(|protocol| protocol.name).collect();
    ensure!(
        protocols.iter().any(|protocol| protocol.dialect(variant).is_some()),
        "--variant {variant}: no program speaks a protocol that has this variant, only {}",
        names.join(", ")
    );
    Ok(())
}

/// Finds out the variants of all programs that leave them open, `jobs` programs at the same time, and reports them.
/// Returns early once `stop` is set.
pub(super) fn find_variants<G: Described>(
    engines: &mut [EngineConfig<G>],
    settings: &GameSettings,
    jobs: usize,
    stop: &AtomicBool,
) {
    let open: Vec<usize> = (0..engines.len()).filter(|&place| leaves_open(&engines[place])).collect();
    let found: Vec<Mutex<Option<FoundDialect<G>>>> = open.iter().map(|_| Mutex::new(None)).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(&engine) = open.get(place) else { break };
            let dialect = find(&engines[engine], settings, stop);
            *found[place].lock().unwrap_or_else(PoisonError::into_inner) = dialect;
        }
    };
    thread::scope(|scope| {
        for _ in 1..jobs.min(open.len()) {
            // This thread does the work of those that cannot be started.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
    for (place, found) in open.into_iter().zip(found) {
        let Some(found) = found.into_inner().unwrap_or_else(PoisonError::into_inner) else { continue };
        let engine = &mut engines[place];
        messages::note(&format!("{}: {found}", engine.name));
        if let EngineKind::Program { protocol, .. } = &mut engine.kind {
            *protocol = &found.dialect.protocol;
        }
    }
}

fn leaves_open<G: Described>(engine: &EngineConfig<G>) -> bool {
    matches!(&engine.kind, EngineKind::Program { protocol, .. } if protocol.dialects.is_some())
}

fn find<G: Described>(
    engine: &EngineConfig<G>,
    settings: &GameSettings,
    stop: &AtomicBool,
) -> Option<FoundDialect<G>> {
    let EngineKind::Program { program, protocol } = &engine.kind else { return None };
    let memory = ResourceLimits { memory: settings.memory, ..ResourceLimits::default() };
    let mut program = program.clone();
    program.limits = program.limits.or(memory);
    let time = engine.limits.or(settings.limits).time;
    find_dialect(&program, protocol.dialects.as_ref()?, time.first_move.or(time.per_move), stop)
}
