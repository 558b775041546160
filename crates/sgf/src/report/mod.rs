//! Findings as text, JSON, CSV and SARIF.

mod board;
mod finding;
mod games;
mod table;

pub use board::picture;
pub use finding::{finding_csv_head, finding_csv_line, finding_json, finding_sarif};
pub use games::{ColumnType, games_columns, games_csv_head, games_csv_line, games_json, hash_text};
pub use table::RuleTable;
