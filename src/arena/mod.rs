//! Programs play: processes, clocks, checks.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `program` | a bot as a process, with lines in and out |
//! | [`check`] | a bot is tried step by step through a protocol |

pub mod check;
mod program;

pub use program::{Program, ProgramError};
