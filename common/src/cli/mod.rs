//! What every program does alike: its general options, its exit status, its messages, the files that it writes.

mod choice;
mod document;
pub mod folder;
mod global;
pub mod messages;
mod program;
mod status;
mod words;

pub use choice::choice;
pub use global::GENERAL_OPTIONS;
pub use program::{Said, main_described, main_with, run_described, usage_error};
pub use status::Status;
pub use words::{cannot_print, cannot_read, cannot_write, language, speak};

use document::Document;
use global::GlobalArgs;
