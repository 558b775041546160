//! The programs: what is typed, what is read and written, what is said, and the exit status.

mod arena;
mod args;
mod ataxx;
mod check;
mod files;
mod folder;
mod generate;
mod gocheck;
mod grade;
mod messages;
#[cfg(feature = "web")]
mod play;
mod report;
mod reversi;
mod status;
mod stream;
mod tournament;

pub use args::{
    Ask, Command, Format, Generate, GenerateArgs, GocheckArgs, GradeArgs, PuzzleArgs, StreamArgs, Table,
    ToMove,
};
pub use ataxx::{AtaxxArgs, run as ataxx};
pub use gocheck::run as gocheck;
pub use reversi::{ReversiArgs, run as reversi};
pub use status::{Status, main_with};
