//! Ataxx and Reversi, and what plays them.
//!
//! | module | what is in it |
//! | --- | --- |
//! | [`game`], [`perft`] | what search and arena need of a game for two |
//! | [`ataxx`] | rules of Ataxx, FEN, evaluation |
//! | [`reversi`] | rules of Reversi, exact endgames, evaluation |
//! | [`search`] | alpha-beta for any of these games, players, time |
//! | [`protocol`] | how judges and programs talk to bots |
//! | [`arena`] | programs play: processes, clocks, checks |
//! | [`web`] | the play page in the browser |
//! | [`cli`] | the programs: options, messages, files |

// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

pub mod arena;
pub mod ataxx;
pub mod cli;
pub mod game;
pub mod perft;
pub mod protocol;
pub mod reversi;
pub mod search;
pub mod web;

use gocheck_common::board;
