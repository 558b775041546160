//! The policy: how likely each move is to be the best, before any search, by the surroundings of its target and source.
//!
//! The logit of a move is a sum of weights: of the eight neighbours of the target, of the five squares two steps away on
//! each side of it, and of the eight neighbours of a jump's source. Surroundings that are symmetric share a weight.
//!
//! | file | contents |
//! | --- | --- |
//! | `tables` | [`Policy`]: the weights |
//! | `surroundings` | the surroundings of a square, as indices |
//! | `classes` | which surroundings share a weight |
//! | `file` | the weights file |
//! | `embedded`, `weights.bin` | the embedded weights, fitted by `workshop ataxx-learn --policy` |

mod classes;
mod embedded;
mod file;
mod surroundings;
mod tables;

pub(super) use embedded::embedded;
pub use file::PolicyError;
pub use surroundings::{Framed, Target};
pub use tables::{Kind, LIMIT, ONE, Policy, Tables};
