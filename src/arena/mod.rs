//! Programs play: processes, clocks, checks.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `program` | a bot as a process, with lines in and out |
//! | [`Record`] | a game that was played, with its verdict |
//! | [`check`] | a bot is tried step by step through a protocol |
//! | [`statistics`] | what results say about strength: Elo, error bars, tests |
//! | [`tournament`] | many programs play: pairings, log, standings, reports |

pub mod check;
mod program;
mod record;
pub mod statistics;
pub mod tournament;

pub use program::{Program, ProgramError};
pub use record::{End, Fault, Played, Record};
