//! The evaluation by patterns on corners, edges, rows and diagonals, mobility and parity (M. Buro, Experiments with
//! Multi-ProbCut and a new high-quality evaluation function for Othello, 1997), with a neural network on top.
//!
//! | file | contents |
//! | --- | --- |
//! | `patterns` | the squares of each pattern |
//! | `indices` | the configuration of each pattern as an index, updated incrementally |
//! | `features` | the features of a position |
//! | `weights` | [`Evaluation`]: the sum of weights, and the network |
//! | `network` | the network |
//! | `shallow` | a fixed-depth search |
//! | `layout` | the layout of the weights |
//! | `file` | the weights file |

mod features;
mod file;
mod indices;
mod layout;
mod network;
mod patterns;
pub(crate) mod shallow;
pub(crate) mod weights;

pub use features::{FEATURE_KINDS, FEATURES, features, phase};
pub use file::WeightsError;
pub use layout::{HIDDEN, PHASES, SIZE, STAGES, STARTS, canonical};
pub use network::{Network, Neurons, stage};
pub use weights::Evaluation;
