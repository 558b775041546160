//! Game records in bulk: files, folders and archives of them, checked on all cores, with one vote on their encodings.
//!
//! | file | contents |
//! | --- | --- |
//! | [`names`] | which files are records, by their names |
//! | `record_files` | the bytes of records in files, folders and archives |
//! | `positions` | the positions of games |
//! | `checked` | the findings, games and main lines of records |
//! | [`duplicates`] | games that occur more than once, or that others begin with |
//! | [`duplicate_groups`] | the groups of them in files |
//! | [`votes`] | the vote on the encoding of records that do not name theirs |
//! | [`settings`] | `gocheck.toml` |
//! | [`encodings`] | the encodings of records by settings, and their names |
//! | [`guesses`] | how many encodings are guesses |
//! | [`rewrite`] | records fixed, and written to folders, archives, in place or as diffs |
//! | [`dataset`] | data sets: filtered, fixed, without duplicates |

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]
#![allow(missing_docs, reason = "used by the programs of this repository only")]

mod checked;
pub mod dataset;
pub mod duplicate_groups;
pub mod duplicates;
pub mod encodings;
pub mod guesses;
pub mod names;
mod positions;
mod record_files;
pub mod rewrite;
pub mod settings;
pub mod votes;

pub use checked::{Checked, Wanted, check_batch, check_records};
pub use positions::RecordPositions;
pub use record_files::{RecordFile, is_packed, read_records, records_in_archive};
