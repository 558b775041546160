//! Operating systems other than Linux have no launcher: programs are started directly.

#[must_use]
pub const fn serve_if_asked() -> Option<std::process::ExitCode> {
    None
}

#[must_use]
pub const fn is_available() -> bool {
    false
}

pub const fn use_executable(_: &std::path::Path) {}
