//! The summary of a tournament as JSON.

use crate::tournament::report::error::ReportError;
use crate::tournament::report::summary::TournamentSummary;
use gocheck_text::untrusted::json_text;
use serde::Serialize;
use std::io::{self, Write};

/// Writes the summary as one JSON object. The games are in the log.
///
/// # Errors
/// If the output cannot be written.
pub fn json(summary: &TournamentSummary, out: &mut impl Write) -> Result<(), ReportError> {
    // One line per member: pretty-printing would put each number of a large cross table on its own line.
    let serde_json::Value::Object(parts) = serde_json::to_value(summary).map_err(io::Error::from)? else {
        return Ok(());
    };
    let mut gap = "{";
    for (name, part) in &parts {
        write!(out, "{gap}\n  \"{name}\": {}", json_text(&part.to_string()))?;
        gap = ",";
    }
    out.write_all(b"\n}\n")?;
    Ok(())
}

/// Writes a value as compact JSON.
pub(super) fn write_value(out: &mut impl Write, value: &impl Serialize) -> Result<(), ReportError> {
    let text = serde_json::to_string(value).map_err(io::Error::from)?;
    Ok(out.write_all(json_text(&text).as_bytes())?)
}
