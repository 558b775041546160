//! Tournaments: pairings, openings, logs, standings, reports.
//!
//! | file | contents |
//! | --- | --- |
//! | [`settings`] | everything that decides which games are played |
//! | [`openings`] | the opening of each round |
//! | [`schedule`] | pairings: round robin, gauntlet, Swiss; shards |
//! | `swiss` | Swiss pairings from the results so far |
//! | [`scores`] | the result of every game, in one byte each; the sequential test |
//! | [`log_entry`] | the lines of a log: the header, then one line per game |
//! | [`log`] | writing the log as games end; resuming |
//! | [`merge`] | joining the logs of several shards: duplicates, contradictions |
//! | [`archive`] | random access to the games of one or several logs |
//! | `parallel` | work spread over all cores |
//! | `log_source` | inputs of logs: files, standard input, gzip, Zstandard |
//! | [`header_check`], [`verify`] | rejecting games that contradict the log's header, or the rules of the game |
//! | [`run`] | playing the games on several threads |
//! | [`standings`] | points, Elo, wins by reason |
//! | [`participants`] | programs in a folder of folders |
//! | [`report`] | text, JSON, CSV and HTML |
//!
//! Everything but the playing is a pure function of the settings and the results so far. A tournament that was
//! killed therefore resumes as if it had not been, and one that is split over many machines gives the same result as
//! on a single one.

pub mod archive;
pub mod header_check;
pub mod log;
pub mod log_entry;
pub mod log_error;
mod log_source;
pub mod merge;
pub mod openings;
mod parallel;
pub mod participants;
pub mod report;
pub mod run;
pub mod schedule;
pub mod scores;
pub mod settings;
pub mod standings;
mod swiss;
pub mod verify;
