//! Calls with few boards: what is passed is read here, because numpy's functions would take longer than the boards.
//!
//! Each function returns `None` unless it has done all of the work: for many boards, for arguments in rare forms, and for every
//! fault. Then the functions for arrays do the work or report the fault. Arguments have no names: those of Python's C interface
//! for old versions take as long as an array.
//!
//! | file | contents |
//! | --- | --- |
//! | `numbers` | numbers and arrays of numbers |
//! | `boards` | boards and the colours to move |
//! | `targets` | arrays of results: new ones, and those of the caller |
//! | `analyse`, `play`, `features`, `games` | the calls |
//! | `cells`, `gather` | the cells of a board; of lists of boards |
//! | `words` | sets of points |
//! | `marks`, `groups` | the answers to a board; its groups and their liberties |

pub(crate) mod analyse;
mod boards;
pub(crate) mod cells;
pub(crate) mod features;
pub(crate) mod games;
pub(crate) mod gather;
mod groups;
mod marks;
pub(crate) mod numbers;
pub(crate) mod play;
mod targets;
mod words;
