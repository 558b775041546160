//! What is said of an input: one diagnostic for puzzles, answers, streams, submissions and records.
//!
//! A message is what is said: a [`Code`] with its values. Each area has messages of its own, which are declared next to
//! where they are found. A [`Diagnostic`] is a message of any area with the [`Span`] that it is about; it is shown as a
//! line, JSON, CSV or SARIF, in a [`Language`].
//!
//! ```
//! use gocheck::diagnostic::{Language, Span};
//! use gocheck::puzzle::{PuzzleCode, PuzzleMessage};
//!
//! let source = "3 4";
//! let diagnostic = PuzzleMessage::FieldCount { found: 2 }.at(Span::new(7, source, 0..source.len()));
//! assert_eq!(diagnostic.code(), PuzzleCode::FieldCount);
//! assert_eq!(
//!     diagnostic.line("train_1.txt", Language::English),
//!     "train_1.txt:7:1: Q102 error: expected 3 fields, found 2"
//! );
//! ```

mod code;
mod codes;
#[cfg(feature = "formats")]
mod csv;
mod diagnostics;
#[cfg(feature = "formats")]
mod json;
mod message;
#[cfg(feature = "formats")]
mod sarif;
mod selection;
mod span;
pub(crate) mod words;

pub use code::{Code, Example, Explanation, Facts, Severity, Words};
pub(crate) use codes::codes;
#[cfg(feature = "formats")]
pub(crate) use csv::csv_record;
#[cfg(feature = "formats")]
pub use csv::{csv_head, csv_line};
pub use diagnostics::{Diagnostic, Diagnostics};
pub use gocheck_common::Language;
#[cfg(feature = "formats")]
pub use json::json;
#[cfg(feature = "formats")]
pub(crate) use message::to_json;
pub use message::{AnyMessage, Message, Text};
#[cfg(feature = "formats")]
pub use sarif::{SarifLog, sarif_result};
pub use selection::Selection;
pub use span::{Excerpt, Span};

pub(crate) use span::columns;
pub use span::is_obeyed;
