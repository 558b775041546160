//! Prints diagnostics on standard error.

use super::language::language;
use anstyle::Style;
use gocheck::diagnostic::{AnyMessage, Diagnostic, Severity, Span};
use gocheck_program::Reported;
use gocheck_program::messages::{BAD, CAREFUL, FRAME, is_quiet, say};
use gocheck_text::phrase;
use gocheck_text::untrusted::{one_line, terminal};
use std::fmt::{self, Write as _};

/// The number of columns shown of a line.
const WINDOW: usize = 100;

/// Prints a diagnostic of an input: `FILE:LINE:COLUMN: CODE error: MESSAGE`, the line, and the remedy. With `--quiet`,
/// only errors are printed.
pub(super) fn say_diagnostic(input: &str, diagnostic: &Diagnostic) {
    if diagnostic.severity() < Severity::Error && is_quiet() {
        return;
    }
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_diagnostic(&mut text, input, diagnostic);
    say(text.trim_end());
}

/// Prints a diagnostic of an input without which the command cannot go on, and returns the error.
pub(super) fn fault(input: &str, message: impl Into<AnyMessage>) -> anyhow::Error {
    say_diagnostic(input, &Diagnostic::from(message));
    Reported.into()
}

fn write_diagnostic(out: &mut String, input: &str, diagnostic: &Diagnostic) -> fmt::Result {
    let (code, severity, text) = (diagnostic.code(), diagnostic.severity(), diagnostic.text(language()));
    let style = match severity {
        Severity::Error => BAD,
        Severity::Warning | Severity::Note => CAREFUL,
    };
    write!(out, "{}:", one_line(input))?;
    if let Some(span) = &diagnostic.span {
        write!(out, "{span}:")?;
    }
    let (word, colon) = (severity.word(language()), language().colon());
    writeln!(out, " {style}{code} {word}{style:#}{colon}{}", one_line(&text.message))?;
    if let Some(span) = diagnostic.span.as_ref().filter(|span| !span.source.is_empty()) {
        write_source(out, span, style)?;
    }
    if let Some(help) = text.help {
        let help = phrase!("help: {help}", "建议：{help}").text(language());
        writeln!(out, "    {FRAME}={FRAME:#} {}", terminal(&help))?;
    }
    Ok(())
}

/// Writes the source line with marks under the span.
fn write_source(out: &mut String, span: &Span, style: Style) -> fmt::Result {
    let excerpt = span.excerpt(WINDOW);
    let (gap, marks) = (" ".repeat(excerpt.before), "^".repeat(excerpt.width));
    writeln!(out, "{FRAME}{:>5} |{FRAME:#} {}", span.line, excerpt.text.trim_end())?;
    writeln!(out, "{FRAME}      |{FRAME:#} {gap}{style}{marks}{style:#}")
}
