//! The evaluation by patterns: what stands on corners, edges, rows and diagonals, mobility, parity.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `patterns` | which squares belong to a pattern, and what stands there as a number |
//! | `digits` | the numbers of all patterns at once |
//! | `plain` | weights that need no learning |
//! | `weights` | what each is worth, by the number of empty squares, and the file of it |
//! | `network` | what all are worth together |
//! | `file` | numbers in a file |
//! | `shallow` | a plain search of fixed depth |

mod digits;
mod file;
mod network;
mod patterns;
mod plain;
mod shallow;
mod weights;

pub use file::WeightsError;
pub use network::{HIDDEN, Network, Neurons, STAGES, stage};
pub(super) use patterns::{FEATURE_KINDS, STARTS};
pub use patterns::{FEATURES, PHASES, SIZE, canonical, features, phase};
pub(super) use shallow::{Board, FULL, ROUGH};
pub use weights::Evaluation;
