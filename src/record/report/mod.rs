//! Findings as text, JSON, CSV and SARIF.

mod board;
#[cfg(feature = "formats")]
mod finding;
#[cfg(feature = "formats")]
mod games;
mod table;

pub use board::picture;
#[cfg(feature = "formats")]
pub use finding::{finding_csv_head, finding_csv_line, finding_json, finding_sarif};
#[cfg(feature = "formats")]
pub use games::{games_csv_head, games_csv_line, games_json};
pub use table::RuleTable;
