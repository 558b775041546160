use anyhow::Context;
use signal_hook::consts::TERM_SIGNALS;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A flag that Ctrl-C sets, and whoever else asks the program to end: programs that play are ended
/// before this one is.
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
