//! Fits of the Ataxx networks and of the policy to self-play.
//!
//! Games begin with random moves, half of them on boards with walls. The target of a position is a mix of what a search
//! of it found and how its game went on. The first games are played by the evaluation by hand or by a given network;
//! each later pass plays with the network of the pass before.
//!
//! | file | contents |
//! | --- | --- |
//! | `command` | `workshop ataxx-learn` |
//! | `self_play` | the games |
//! | `record` | a position of a game, with the score and the result, as bytes |
//! | `sample` | a position and its target |
//! | `choice` | a position and the move that was played |
//! | `policy` | the regression of the policy |
//! | `symmetry` | a board turned and mirrored |
//! | `fit`, `descent` | the regression of a network |

mod choice;
pub(crate) mod command;
mod descent;
mod fit;
mod policy;
mod record;
mod sample;
mod self_play;
mod symmetry;

pub use choice::Choice;
pub use fit::Fit;
pub use policy::PolicyFit;
pub use record::Record;
pub use sample::Sample;
pub use self_play::SelfPlay;
