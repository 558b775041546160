//! The evaluation by patterns: what stands on corners, edges, rows and diagonals, mobility, parity.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `patterns` | which squares belong to a pattern, and what stands there as a number |
//! | `digits` | the numbers of all patterns at once |
//! | `plain` | weights that need no learning |
//! | `weights` | what each is worth, by the number of empty squares |
//! | `network` | what all are worth together |
//! | `layout` | which weights there are, and in which order |
//! | `file` | the file of weights |
//! | `shallow` | a plain search of fixed depth |

mod digits;
mod file;
mod layout;
mod network;
mod patterns;
mod plain;
mod shallow;
mod weights;

pub use file::WeightsError;
pub use layout::{HIDDEN, PHASES, SIZE, STAGES, STARTS, canonical};
pub use network::{Network, Neurons, stage};
pub(super) use patterns::FEATURE_KINDS;
pub use patterns::{FEATURES, features, phase};
pub(super) use shallow::{Board, PATTERNS_ONLY, WITH_NETWORK};
pub use weights::Evaluation;
