//! Files that systems and programs leave next to people's work.

/// Returns true for the name of a file or a folder that macOS, Windows, Office or version control has left, and for
/// everything hidden.
pub(in crate::cli) fn is_junk(name: &str) -> bool {
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
