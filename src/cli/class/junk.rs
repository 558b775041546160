//! What systems and programs leave beside people's work.

/// Whether a file or a folder is nobody's work: what macOS, Windows, Office and version control leave, and all that
/// is hidden.
pub(super) fn is_junk(name: &str) -> bool {
    // The second one ends with a line end, in whose place stands another sign.
    const NAMES: [&str; 7] = [
        "__macosx",
        "icon\u{FFFD}",
        "thumbs.db",
        "ehthumbs.db",
        "desktop.ini",
        "$recycle.bin",
        "__pycache__",
    ];
    name.is_empty()
        || name.starts_with('.')
        || name.starts_with("~$")
        || NAMES.contains(&name.to_lowercase().as_str())
}
