//! The compilers and other tools of this machine.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Finds the virtual display.
pub(super) fn xvfb() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(|| in_path("Xvfb")).as_deref()
}

pub(super) fn in_path(name: &str) -> Option<PathBuf> {
    gocheck_sandbox::Program::new([name]).executable().ok()
}
