//! Ataxx and Reversi: rules, engines, matches and a play page.
//!
//! | module | contents |
//! | --- | --- |
//! | [`game`], [`perft`] | the rules of a game for two, and positions on a board |
//! | [`search`] | alpha-beta search for any of these games, players, time |
//! | [`notation`] | file formats of game records |
//! | [`protocol`] | protocols between judges and bots |
//! | [`description`] | everything that the program offers for a game, as a value |
//! | [`review`] | the values of moves, and the mistakes in a game |
//! | [`arena`] | games between programs: processes, clocks, tournaments |
//! | [`ataxx`], [`reversi`] | the games: rules, evaluation, protocols, notations, specification |
//! | [`games`] | the list of games |
//! | [`web`] | the play page in the browser |
//! | [`cli`] | the command-line programs |

// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

pub mod arena;
pub mod ataxx;
pub mod cli;
pub mod description;
pub mod game;
pub mod games;
pub mod notation;
pub mod perft;
mod plural;
pub mod protocol;
pub mod reversi;
pub mod review;
pub mod search;
pub mod web;
