//! Stopping a run.

use std::io::{Error, ErrorKind};

/// Returns true once a run is to be stopped.
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// # Errors
/// If the run is to be stopped.
pub(super) fn go_on(is_stopped: Stop<'_>) -> anyhow::Result<()> {
    if is_stopped() { Err(Error::from(ErrorKind::Interrupted).into()) } else { Ok(()) }
}
