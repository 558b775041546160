use crate::arena::engine_config::{EngineConfig, EngineKind};
use crate::description::spec::Described;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use gocheck_program::messages;
use gocheck_sandbox::{Bubblewrap, Jail, Sandbox, SandboxError, memory_accounting};
use std::path::PathBuf;

/// The options of every command that runs programs.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct SandboxArgs {
    /// Run programs in a sandbox: no network, no other processes, a read-only system, a folder of their own, at most
    /// 256 processes, 32 MiB of files and, without another limit, 1 GiB of memory [default: none]
    #[arg(long, value_name = "TOOL", value_parser = sandbox_parser())]
    pub(super) sandbox: Option<Sandbox>,
    /// Let programs in a sandbox read this file or folder, in addition to those that their commands name
    #[arg(long, value_name = "PATH", hide_short_help = true)]
    pub(super) sandbox_read: Vec<PathBuf>,
}

fn sandbox_parser() -> impl TypedValueParser<Value = Sandbox> {
    let value = |sandbox: Sandbox| {
        let value = PossibleValue::new(sandbox.name());
        match sandbox {
            Sandbox::None => value.help("No sandbox: programs have your permissions"),
            Sandbox::Auto => value.help("A sandbox that works on this machine"),
            Sandbox::Bwrap => value.help("Bubblewrap"),
            // Read, so that the error can say what to use instead.
            Sandbox::SystemdRun | Sandbox::Isolate => value.hide(true),
        }
    };
    let all = || Sandbox::ALL.into_iter().chain(Sandbox::REMOVED);
    PossibleValuesParser::new(all().map(value))
        .map(move |name| all().find(|sandbox| sandbox.name() == name).unwrap_or_default())
}

/// Finds the tool for `sandbox`. If the choice was automatic, a note names it.
pub(super) fn find(sandbox: Sandbox) -> anyhow::Result<Option<Bubblewrap>> {
    let found = sandbox.find();
    let advice = match found {
        Err(SandboxError::Removed(_)) => "use bwrap, auto or none instead",
        _ => "install bubblewrap and allow user namespaces, or give --sandbox none",
    };
    let tool = found.map_err(|error| anyhow::anyhow!("{error}\n  {advice}"))?;
    if sandbox == Sandbox::Auto && tool.is_some() {
        messages::note("programs run in the sandbox bwrap");
    }
    Ok(tool)
}

/// Puts the players that are programs into jails. `folder` returns the folder that a player runs in, from its number,
/// counted from 0, and its name.
pub(super) fn jail_programs<G: Described>(
    engines: &mut [EngineConfig<G>],
    tool: Option<&Bubblewrap>,
    readable: &[PathBuf],
    folder: impl Fn(usize, &str) -> Option<PathBuf>,
) {
    let Some(tool) = tool else { return };
    for (number, engine) in engines.iter_mut().enumerate() {
        if let EngineKind::Program { program, .. } = &mut engine.kind {
            program.jail = Some(Jail {
                tool: tool.clone(),
                folder: folder(number, &engine.name),
                number: u32::try_from(number).unwrap_or_default(),
                // In a jail the program does not run in its usual folder, but may read files there.
                readable: readable.iter().chain(&program.folder).cloned().collect(),
            });
        }
    }
}

/// Prints how memory is measured, if any program has a limit on it.
pub(super) fn note_memory_accounting<G: Described>(engines: &[EngineConfig<G>], memory: Option<u64>) {
    let is_limited = |engine: &EngineConfig<G>| match &engine.kind {
        EngineKind::Program { program, .. } => {
            memory.is_some() || program.jail.is_some() || program.limits.memory.is_some()
        }
        EngineKind::Builtin(_) => false,
    };
    if engines.iter().any(is_limited) {
        messages::note(&memory_accounting());
    }
}
