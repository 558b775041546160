//! Findings as text, JSON, CSV and SARIF.

mod board;
#[cfg(feature = "formats")]
mod csv;
#[cfg(feature = "formats")]
mod games;
#[cfg(feature = "formats")]
mod json;
#[cfg(feature = "formats")]
mod sarif;
mod table;

pub use board::picture;
#[cfg(feature = "formats")]
pub use csv::{finding_csv_head, finding_csv_line};
#[cfg(feature = "formats")]
pub use games::{games_csv_head, games_csv_line, games_json};
#[cfg(feature = "formats")]
pub use json::finding_json;
#[cfg(feature = "formats")]
pub use sarif::finding_sarif;
pub use table::RuleTable;

use super::Finding;
use crate::go::vertex;

/// The move's point, or the point set up, in the usual notation.
fn usual(finding: &Finding) -> Option<String> {
    Some(vertex(finding.size?, finding.point?).to_string())
}
