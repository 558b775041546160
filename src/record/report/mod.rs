//! Findings as text, JSON, CSV and SARIF.

mod board;
mod csv;
mod json;
mod sarif;
mod table;

pub use board::picture;
pub use csv::{csv_head, csv_line};
pub use json::json;
pub use sarif::sarif_result;
pub use table::RuleTable;

use super::Finding;
use super::value::sgf_point;
use crate::go::vertex;

/// The move's point, or the point set up, in the usual notation.
fn usual(finding: &Finding) -> Option<String> {
    Some(vertex(finding.size?, finding.point?).to_string())
}

/// The same in SGF; of what is no point, the value as it stands in the file.
fn in_sgf(finding: &Finding) -> Option<String> {
    finding.point.map(sgf_point).or_else(|| finding.value.clone())
}
