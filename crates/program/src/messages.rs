use anstyle::{AnsiColor, Style};
use gocheck_text::untrusted::{one_line, terminal};
use gocheck_text::{InLanguage, language, phrase};
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};

pub const GOOD: Style = AnsiColor::Green.on_default().bold();
pub const BAD: Style = AnsiColor::Red.on_default().bold();
pub const CAREFUL: Style = AnsiColor::Yellow.on_default().bold();
/// For line numbers and rules around an excerpt.
pub const FRAME: Style = AnsiColor::Cyan.on_default();

/// Prints an error that has no place in an input.
pub fn error(message: &(impl InLanguage + ?Sized)) {
    let (head, gap) = error_head();
    let message = message.in_language(language());
    say(&format!("{BAD}{head}{BAD:#}{gap}{}", terminal(&message)));
}

/// Prints what was done, unless `--quiet` was given.
pub fn note(message: &(impl InLanguage + ?Sized)) {
    if !is_quiet() {
        say(&terminal(&message.in_language(language())));
    }
}

pub fn line(text: &str) {
    say(&one_line(text));
}

/// Prints a text with its styles unchanged. Untrusted parts must have been made harmless before. A failed write to standard
/// error is ignored.
pub fn say(text: &str) {
    let _ = writeln!(anstream::stderr().lock(), "{text}");
}

static IS_QUIET: AtomicBool = AtomicBool::new(false);

pub fn is_quiet() -> bool {
    IS_QUIET.load(Ordering::Relaxed)
}

pub(super) fn set_quiet(quiet: bool) {
    IS_QUIET.store(quiet, Ordering::Relaxed);
}

/// The word before an error message, and the space after it.
pub(super) fn error_head() -> (String, &'static str) {
    // A full-width colon includes its space.
    (phrase!("error:", "错误：").text(language()), language().pick(" ", ""))
}
