//! Many programs play: who meets whom, from which position, what came of it.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `settings` | everything that decides which games are played |
//! | `opening` | where games begin |
//! | `schedule` | round robin and gauntlet: the list of pairings |
//! | `swiss` | pairings that depend on the results so far |
//! | `scores` | the result of every game in a byte; the sequential test |
//! | `log` | a line a game, written as it ends; resuming |
//! | `join` | logs of parts are read, checked and put together: duplicates, contradictions |
//! | `archive` | the games of a log or of several, wherever each is |
//! | `cores` | work that is dealt out to all cores |
//! | `source` | where a log comes from: a file, standard input, gzip, Zstandard |
//! | `claims`, `verify` | what cannot be a game of the tournament: by the header; by the rules of the game |
//! | `run` | games on several threads; void ones once more |
//! | `standings` | points, Elo, wins by reason |
//! | `participants` | programs in a folder of folders |
//! | [`report`] | text, JSON, CSV and HTML |
//!
//! Everything but the playing is a pure function of the settings and of the results so far, so that
//! a tournament that was killed goes on as if it had not been, and one that was dealt out to many
//! machines is the same as one played on a single one.

mod archive;
mod claims;
mod cores;
mod join;
mod log;
mod log_error;
mod opening;
mod participants;
pub mod report;
mod run;
mod schedule;
mod scores;
mod settings;
mod source;
mod standings;
mod swiss;
mod verify;

pub use archive::{Archive, Merged};
pub use claims::Claims;
pub use join::{Contradiction, Logs};
pub use log::{Entry, Header, Log};
pub use log_error::LogError;
pub use opening::{OpeningError, Openings};
pub use participants::{Participant, participants};
pub use run::{GameEnded, GameJob, Plan, RunError, RunEvent, run};
pub use schedule::{Pairing, Schedule, Shard, ShardError};
pub use scores::{GameScore, Scores};
pub use settings::{OpeningSettings, Settings, SettingsError, System};
pub use standings::{Place, Standings};
pub use verify::Verifier;
