//! Operating systems other than Linux have no launcher: programs are started directly.

/// Returns `None`: this process is never a launcher.
#[must_use]
pub const fn serve_if_asked() -> Option<std::process::ExitCode> {
    None
}

/// Returns false.
#[must_use]
pub const fn is_available() -> bool {
    false
}

/// Does nothing.
pub const fn use_executable(_: &std::path::Path) {}
