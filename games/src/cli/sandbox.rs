use super::messages;
use crate::arena::engine_config::{EngineConfig, EngineKind};
use crate::arena::program::{Jail, Sandbox, Tool, how_memory_is_measured};
use crate::description::Described;
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::path::PathBuf;

/// What programs are locked into, for every command that runs some.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct SandboxArgs {
    /// Lock programs up: no network, no other processes in sight, a system that can only be read, a folder of
    /// their own to run in, 256 processes, 32 MiB of files, 1 GiB of memory unless told [default: none]
    #[arg(long, value_name = "TOOL")]
    pub(super) sandbox: Option<Sandbox>,
    /// Let programs in a sandbox read this file or folder, too; those that their commands name they can read
    #[arg(long, value_name = "PATH")]
    pub(super) sandbox_read: Vec<PathBuf>,
}

impl ValueEnum for Sandbox {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let help = match self {
            Self::None => "Programs may do what you may",
            Self::Auto => "The first of these that works here",
            Self::Bwrap => "Bubblewrap",
            Self::SystemdRun => "A service of systemd for each; needs root",
            Self::Isolate => "The sandbox of the International Olympiad in Informatics",
        };
        Some(PossibleValue::new(self.name()).help(help))
    }
}

/// The tool that works here for `sandbox`, which is told when it was to be chosen.
pub(super) fn tool(sandbox: Sandbox) -> anyhow::Result<Option<Tool>> {
    let tool = sandbox.tool()?;
    if let (Sandbox::Auto, Some(tool)) = (sandbox, tool) {
        messages::note(&format!("programs are locked up by {tool}"));
    }
    Ok(tool)
}

/// Locks up the players that are programs. `folder` is the one that a player runs in, by its number from 0.
pub(super) fn lock_up<G: Described>(
    engines: &mut [EngineConfig<G>],
    tool: Option<Tool>,
    readable: &[PathBuf],
    folder: impl Fn(usize, &str) -> Option<PathBuf>,
) {
    let Some(tool) = tool else { return };
    for (number, engine) in engines.iter_mut().enumerate() {
        if let EngineKind::Program { launch, .. } = &mut engine.kind {
            launch.jail = Some(Jail {
                tool,
                folder: folder(number, &engine.name),
                number: u32::try_from(number).unwrap_or_default(),
                // A folder of its own is not what it runs in here, but may hold what it reads.
                readable: readable.iter().chain(&launch.folder).cloned().collect(),
            });
        }
    }
}

/// Says how memory is measured where it is limited.
pub(super) fn tell_measure<G: Described>(engines: &[EngineConfig<G>], memory: Option<u64>) {
    let is_limited = |engine: &EngineConfig<G>| match &engine.kind {
        EngineKind::Program { launch, .. } => {
            memory.is_some() || launch.jail.is_some() || launch.memory.is_some()
        }
        EngineKind::Builtin(_) => false,
    };
    if engines.iter().any(is_limited) {
        messages::note(&how_memory_is_measured());
    }
}
