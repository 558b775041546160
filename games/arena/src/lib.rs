//! Games between programs: engine processes, clocks, verdicts, tournaments.
//!
//! | file | contents |
//! | --- | --- |
//! | [`player_config`] | a player as configuration files and the command line describe it |
//! | [`engine_config`] | a player that is ready to play: a program with its protocol, or a builtin |
//! | [`play_game`] | one game, from its start to its verdict |
//! | `game_player` | a player during one game |
//! | `turn` | one move of a program: the question, the answer, and what can go wrong |
//! | [`game_settings`], [`limits`] | the time control, search limits and other settings of a game |
//! | `clock` | the clock of one side |
//! | [`adjudication`], `adjudicator` | ending a game early because its result is known |
//! | [`engine_pool`] | engine processes that wait for their next game |
//! | [`play_again`] | replaying void games |
//! | [`record`] | the record of a game |
//! | [`notations`] | file formats of games, including our own JSON lines |
//! | [`book_file`] | reading opening books |
//! | [`choose_once`] | a single move, for games with take-backs |
//! | [`stderr_log`] | what programs write to standard error |
//! | [`bot_check`], `rule_steps`, `tested` | checking a bot step by step |
//! | `diagnosis` | the mistake behind a bot's faults |
//! | [`find_dialect`], `dialect_trial` | finding out which dialect of its protocol a program reads, by trial games |
//! | [`statistics`] | Elo, error bars, sequential tests |
//! | [`tournament`] | pairings, logs, standings, reports |

#![allow(missing_docs, reason = "this package is not published")]
// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

pub mod adjudication;
mod adjudicator;
pub mod book_file;
pub mod bot_check;
pub mod choose_once;
mod clock;
mod diagnosis;
mod dialect_trial;
pub mod engine_config;
pub mod engine_pool;
pub mod find_dialect;
mod game_player;
pub mod game_settings;
pub mod limits;
pub mod notations;
pub mod play_again;
pub mod play_game;
pub mod player_config;
pub mod record;
mod rule_steps;
pub mod statistics;
pub mod stderr_log;
mod tested;
pub mod tournament;
mod turn;
