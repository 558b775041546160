//! Diagnostics of gocheck, in English and Chinese.
//!
//! [`codes!`] declares a [`Message`] type with the [`Code`] and the texts of each message, next to the checks that report
//! them. A [`Diagnostic`] is a message with the [`Span`] that it is about. It is shown as a line of text, JSON, CSV or SARIF, in
//! a [`Language`].
//!
//! ```
//! use gocheck_diagnostic::{Language, Span, codes};
//!
//! codes! {
//!     /// Messages about words.
//!     pub enum WordMessage, WordCode {
//!         TooLong { limit: usize } = Warning "X101" "too-long" {
//!             title "A word that is too long." "单词太长。";
//!             message "more than {limit} letters" "超过 {limit} 个字母";
//!             help "write a shorter word" "请写短一些";
//!         }
//!     }
//! }
//!
//! let source = "a incomprehensibility";
//! let diagnostic = WordMessage::TooLong { limit: 12 }.at(Span::new(7, source, 2..source.len()));
//! assert_eq!(diagnostic.code(), WordCode::TooLong);
//! assert_eq!(diagnostic.line("a.txt", Language::English), "a.txt:7:3: X101 warning: more than 12 letters");
//! ```

// No input may end a program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod code;
mod codes;
mod csv;
mod diagnostics;
mod json;
mod message;
mod sarif;
mod selection;
mod span;

pub use code::{Code, CodeFacts, CodeText, Example, Explanation, Severity};
pub use csv::{csv_head, csv_line, csv_record};
pub use diagnostics::{Diagnostic, Diagnostics};
pub use gocheck_common::untrusted::is_obeyed;
pub use gocheck_common::{InLanguage, Language, Phrase};
pub use json::json;
pub use message::{AnyMessage, Message, Text, to_json};
pub use sarif::{SarifLog, sarif_result};
pub use selection::Selection;
pub use serde_json::Value as Json;
pub use span::{Excerpt, Span, columns};
