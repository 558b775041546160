//! What every program does alike: its exit status, its messages, the files that it writes.

mod choice;
pub mod folder;
pub mod messages;
mod status;

pub use choice::choice;
pub use status::{Status, main_with};
