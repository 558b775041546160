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
mod lint;
mod lint_args;
#[cfg(feature = "render")]
mod lint_diagrams;
mod messages;
mod perft;
#[cfg(feature = "web")]
mod play;
mod position;
mod record;
#[cfg(feature = "render")]
mod render;
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
pub use lint_args::{LintArgs, LintFormat};
pub use perft::PerftArgs;
pub use position::PositionArgs;
#[cfg(feature = "render")]
pub use render::{Numbers, RenderArgs};
pub use reversi::{ReversiArgs, run as reversi};
pub use status::{Status, main_with};
