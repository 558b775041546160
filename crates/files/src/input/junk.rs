/// Returns true for names that macOS, Windows, Office and version control leave among the user's files, and for every hidden
/// file.
pub fn is_junk(name: &str) -> bool {
    // macOS ends the second name with a carriage return, which has been replaced with U+FFFD.
    const NAMES: [&str; 9] = [
        "__macosx",
        "icon\u{FFFD}",
        "thumbs.db",
        "ehthumbs.db",
        "desktop.ini",
        "$recycle.bin",
        "system volume information",
        "autorun.inf",
        "__pycache__",
    ];
    name.is_empty()
        || name.starts_with('.')
        || name.starts_with("~$")
        || NAMES.iter().any(|junk| junk.eq_ignore_ascii_case(name))
}
