//! The programs: what is typed, what is read and written, what is said, and the exit status.

mod arena;
mod ataxx;
mod play;
mod reversi;
mod tournament;

pub use ataxx::{AtaxxArgs, run as ataxx};
pub use reversi::{ReversiArgs, run as reversi};

use gocheck_common::cli::{Status, folder, messages};

/// The formats of standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// One object a line.
    Json,
}
