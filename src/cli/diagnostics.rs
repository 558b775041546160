//! How a finding in an input is said on standard error.

use super::messages::{BAD, CAREFUL, FRAME as QUIET, say};
use anstyle::Style;
use gocheck::puzzle::{Diagnostic, Place, Severity};
use std::fmt::{self, Write as _};

/// Says what is wrong with an input: `FILE:LINE:COLUMN: error: WHAT`, the line, and the remedy.
pub(super) fn diagnostic(input: &str, diagnostic: &Diagnostic) {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = write_diagnostic(&mut text, input, diagnostic);
    say(text.trim_end());
}

/// The same in one line and without colour, for the gallery and for JSON.
pub(super) fn plain(input: &str, diagnostic: &Diagnostic) -> String {
    match &diagnostic.place {
        Some(place) => {
            format!(
                "{input}:{}:{}: {}: {}",
                place.line, place.column, diagnostic.severity, diagnostic.message
            )
        }
        None => format!("{input}: {}: {}", diagnostic.severity, diagnostic.message),
    }
}

fn write_diagnostic(out: &mut String, input: &str, diagnostic: &Diagnostic) -> fmt::Result {
    let style = match diagnostic.severity {
        Severity::Error => BAD,
        Severity::Warning => CAREFUL,
    };
    write!(out, "{input}:")?;
    if let Some(place) = &diagnostic.place {
        write!(out, "{}:{}:", place.line, place.column)?;
    }
    writeln!(out, " {style}{}{style:#}: {}", diagnostic.severity, diagnostic.message)?;
    if let Some(place) = &diagnostic.place {
        write_source(out, place, style)?;
    }
    if let Some(help) = &diagnostic.help {
        writeln!(out, "    {QUIET}={QUIET:#} help: {help}")?;
    }
    Ok(())
}

/// The line with marks under the place. A long line is cut to a window round the place.
fn write_source(out: &mut String, place: &Place, style: Style) -> fmt::Result {
    const WINDOW: usize = 100;
    let start = place.column.saturating_sub(WINDOW / 2).saturating_sub(1);
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    let source: String = place.source.chars().skip(start).take(WINDOW).map(visible).collect();
    let before = place.column - 1 - start;
    let width = place.width.min(WINDOW - before.min(WINDOW - 1));
    let (gap, marks) = (" ".repeat(before), "^".repeat(width));
    writeln!(out, "{QUIET}{:>5} |{QUIET:#} {}", place.line, source.trim_end())?;
    writeln!(out, "{QUIET}      |{QUIET:#} {gap}{style}{marks}{style:#}")
}
