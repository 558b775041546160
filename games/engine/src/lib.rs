//! What the games share: rules, search, notations, protocols, and what a game offers, as a value.
//!
//! | module | contents |
//! | --- | --- |
//! | [`game`], [`perft`] | the rules of a game for two, and positions on a board |
//! | [`search`] | alpha-beta search for any of these games, players, time |
//! | [`notation`] | file formats of game records |
//! | [`protocol`] | protocols between judges and bots |
//! | [`description`] | everything that the program offers for a game, as a value |
//! | [`review`] | the values of moves, and the mistakes in a game |

#![allow(missing_docs, reason = "this package is not published")]
// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

pub mod description;
pub mod game;
pub mod notation;
pub mod perft;
pub mod plural;
pub mod protocol;
pub mod review;
pub mod search;
