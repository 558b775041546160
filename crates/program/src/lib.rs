//! The command line of all programs: general options, help, exit status, progress, messages, usage errors.

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]
#![allow(missing_docs, reason = "used by the programs of this repository only")]

mod document;
mod global;
mod help;
pub mod messages;
mod program;
mod progress;
mod schema;
mod status;
mod usage;
mod value;

pub use global::general_options;
pub use gocheck_text::file_errors::{cannot_print, cannot_read, cannot_write};
pub use gocheck_text::{language, speak};
pub use help::{Task, by_task};
pub use program::{Reported, arguments, main_with, run_described};
pub use progress::{Progress, Waiting};
pub use schema::{commands_with_json, schema_option};
pub use status::Status;
pub use usage::usage_error;
pub use value::{choice, number, output_folder, parser};

use global::GlobalArgs;
use schema::Schema;

#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
