//! The rules for many positions at once, bit-sliced: a word holds one point of 64 positions, so one
//! instruction on a vector of words processes up to 512 of them.
//!
//! Every point has a code with the same number of bits set. A stone's label begins as the OR of the
//! codes of the empty points next to it and spreads along its group. Then the number of bits of the label
//! shows whether the group has no liberty, one (a single code) or more. Labels are sliced like the points,
//! with one plane per bit of the code. The numbers of groups and of their liberties are planes of bits in the
//! same way, until they are written.

mod answers;
#[cfg(feature = "arrays")]
mod beginnings;
mod bit_rows;
mod boards;
mod bytes;
mod cells;
#[cfg(feature = "arrays")]
mod features;
mod flood;
#[cfg(feature = "arrays")]
mod games;
#[cfg(feature = "arrays")]
mod groups;
mod kernel;
mod lanes;
#[cfg(feature = "arrays")]
mod liberties;
mod moves;
#[cfg(feature = "arrays")]
mod numbering;
#[cfg(feature = "arrays")]
mod numbers;
mod packed;
mod planes;
mod rows;
mod transpose;
#[cfg(feature = "arrays")]
mod walk;

pub use answers::Answers;
pub use boards::{Batch, OtherSize};
pub use cells::BadCells;
#[cfg(feature = "arrays")]
pub use features::{
    BadFeatureInputs, Feature, FeatureInputs, FeatureOutput, Features, Layout, UnknownFeature,
};
#[cfg(feature = "arrays")]
pub use games::{BadStart, GameRules, Games};
pub use lanes::{Chunk, LANES};
pub use moves::Legality;
