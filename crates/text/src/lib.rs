//! Texts in English and Chinese, and diagnostics.
//!
//! | item | contents |
//! | --- | --- |
//! | [`phrase!`] | phrases in every [`Language`], with plurals |
//! | [`codes!`], [`rule!`], [`Diagnostic`] | messages with codes and places, as text, JSON, CSV or SARIF |
//! | [`untrusted`] | text of other people, made harmless for terminals, tables, JSON and HTML |
//! | [`system_error`], [`file_errors`] | errors of the operating system and of files |
//! | [`next_game`] | where the next game of an SGF file begins after one that was cut |
//!
//! [`codes!`] declares a [`Message`] type with the [`Code`] and the texts of each message, next to the checks that report
//! them. A [`Diagnostic`] is a message with the [`Span`] that it is about. It is shown as a line of text, JSON, CSV or SARIF, in
//! a [`Language`].
//!
//! ```
//! use gocheck_text::{Language, Span, codes};
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

mod board_words;
mod code;
mod codes;
mod csv;
mod diagnostics;
pub mod file_errors;
mod json;
mod language;
mod message;
pub mod next_game;
mod phrase;
mod rule;
mod sarif;
mod selection;
mod span;
pub mod system_error;
pub mod untrusted;
mod usage_error;

pub use code::{Code, CodeFacts, CodeText, Example, Explanation, Severity};
pub use csv::{csv_head, csv_line, csv_record};
pub use diagnostics::{Diagnostic, Diagnostics};
pub use json::json;
pub use language::{Language, language, speak};
pub use message::{AnyMessage, Message, Text, to_json};
pub use phrase::{Count, InLanguage, Phrase, TextOfList, count, list};
pub use sarif::{SarifLog, sarif_result};
pub use selection::Selection;
pub use serde_json::Value as Json;
pub use span::{Excerpt, Span, columns};
pub use untrusted::is_obeyed;
pub use usage_error::UsageError;
