//! Ataxx and Reversi, and what plays them.
//!
//! | module | what is in it |
//! | --- | --- |
//! | [`game`], [`perft`] | the rules of a game for two |
//! | [`search`] | alpha-beta for any of these games, players, time |
//! | [`review`] | what moves are worth, and where a game went wrong |
//! | [`description`] | a game's name, boards, texts, players and protocols: all that the rest needs |
//! | [`notation`] | games as files of the field write them |
//! | [`protocol`] | how judges and programs talk to bots |
//! | [`arena`] | programs play: processes, clocks, checks |
//! | [`ataxx`] | Ataxx: rules, FEN, evaluation, protocols, description |
//! | [`reversi`] | Reversi: rules, exact endgames, evaluation, protocols, description |
//! | [`web`] | the play page in the browser |
//! | [`cli`] | the programs: options, messages, files |

// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

pub mod arena;
pub mod ataxx;
pub mod cli;
pub mod description;
pub mod game;
pub mod notation;
pub mod perft;
mod plural;
pub mod protocol;
pub mod reversi;
pub mod review;
pub mod search;
pub mod web;

use gocheck_common::board;
