//! Ataxx and Reversi: rules, engines, matches and a play page.
//!
//! | package | contents |
//! | --- | --- |
//! | `games/engine` | what the games share: [`game`], [`search`], [`notation`], [`protocol`], [`description`], [`review`], [`perft`] |
//! | `games/connect-four` | the example of a game |
//! | `games/ataxx`, `games/reversi` | the games: rules, evaluation, protocols, notations, specification |
//! | `games/arena` | games between programs: processes, clocks, tournaments |
//! | `games/web` | the play page in the browser |
//! | `games` | the list of [`games`], and the command-line programs, [`cli`] |

#![allow(missing_docs, reason = "this package is not published")]
// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

pub mod cli;
pub mod games;

pub use games_arena as arena;
pub use games_ataxx as ataxx;
pub use games_engine::{description, game, notation, perft, protocol, review, search};
pub use games_reversi as reversi;
pub use games_web as web;
