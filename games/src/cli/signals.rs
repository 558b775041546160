use anyhow::Context;
use signal_hook::consts::TERM_SIGNALS;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A flag that is set by Ctrl-C and other requests to terminate: the programs that play are stopped before this one
/// exits.
pub(super) fn stop_flag() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let signals = TERM_SIGNALS.iter().copied();
    // The terminal was closed.
    #[cfg(unix)]
    let signals = signals.chain([signal_hook::consts::SIGHUP]);
    for signal in signals {
        signal_hook::flag::register(signal, Arc::clone(&stop)).context("cannot listen for Ctrl-C")?;
    }
    Ok(stop)
}
