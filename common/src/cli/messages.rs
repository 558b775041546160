//! What is said on standard error.

use super::words::{self, language};
use crate::phrase::InLanguage;
use anstyle::{AnsiColor, Style};
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};

/// What is as it should be.
pub const GOOD: Style = AnsiColor::Green.on_default().bold();
/// What is not.
pub const BAD: Style = AnsiColor::Red.on_default().bold();
/// What may not be.
pub const CAREFUL: Style = AnsiColor::Yellow.on_default().bold();
/// What frames the rest: line numbers, rules.
pub const FRAME: Style = AnsiColor::Cyan.on_default();

/// Says that something went wrong that has no place in an input.
pub fn error(message: &(impl InLanguage + ?Sized)) {
    let (head, gap) = words::error();
    let message = message.in_language(language());
    say(&format!("{BAD}{head}{BAD:#}{gap}{message}"));
}

/// Says what was done, unless quiet was asked for.
pub fn note(message: &(impl InLanguage + ?Sized)) {
    if !is_quiet() {
        say(&message.in_language(language()));
    }
}

/// Says a text as it is. A standard error that cannot be written to is no reason to stop.
pub fn say(text: &str) {
    let _ = writeln!(anstream::stderr().lock(), "{text}");
}

static IS_QUIET: AtomicBool = AtomicBool::new(false);

/// Whether nothing but errors and findings is wanted.
pub fn is_quiet() -> bool {
    IS_QUIET.load(Ordering::Relaxed)
}

pub(super) fn set_quiet(quiet: bool) {
    IS_QUIET.store(quiet, Ordering::Relaxed);
}
