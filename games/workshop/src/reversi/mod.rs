//! Fits of the Reversi evaluation to self-play.
//!
//! Games start with random moves, and some later moves are random as well. Near the end the value of a position is
//! exact; before that its target is a mix of what a search of it found and how its game went on. A regression fits
//! weights, one stage after another, and a network. A second pass plays with the weights of the first.
//!
//! | file | contents |
//! | --- | --- |
//! | `command` | `workshop reversi-learn` |
//! | `self_play` | the games |
//! | `record` | a position of a game, with the score, as bytes |
//! | `sample` | a position and its target |
//! | `fit` | the regression of the patterns' weights |
//! | `network` | the regression of the network |
//! | `plain` | the weights from which training begins |

pub(crate) mod command;
mod fit;
mod network;
mod plain;
mod record;
mod sample;
mod self_play;

pub use fit::{error, error_of, fit};
pub use network::fit_network;
pub use plain::plain;
pub use record::{Played, Record};
pub use sample::Sample;
pub use self_play::SelfPlay;
