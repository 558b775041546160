//! What all programs have in common: general options, exit status, messages, and writing of files.

mod document;
mod global;
pub mod messages;
pub mod output;
mod program;
mod status;
pub mod system_error;
mod usage;
mod value;
mod words;

pub use global::GENERAL_OPTIONS;
pub use program::{Reported, main_described, main_with, run_described};
pub use status::Status;
pub use usage::usage_error;
pub use value::{choice, number, parser};
pub use words::{cannot_print, cannot_read, cannot_write, language, speak};

use document::Document;
use global::GlobalArgs;
