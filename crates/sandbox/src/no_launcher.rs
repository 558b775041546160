//! Operating systems other than Linux have no launcher: programs are started directly.

/// Returns `None`: this process is never a launcher.
#[must_use]
pub const fn serve_if_asked() -> Option<std::process::ExitCode> {
    None
}

/// Does nothing.
pub const fn use_executable(_: &std::path::Path) {}
