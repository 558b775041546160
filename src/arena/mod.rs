//! Programs play: processes, clocks, checks.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `program` | a bot as a process, with lines in and out |
//! | [`Record`] | a game that was played, with its verdict |
//! | [`check`] | a bot is tried step by step through a protocol |

pub mod check;
mod program;
mod record;

pub use program::{Program, ProgramError};
pub use record::{End, Fault, Played, Record};
