//! The rules of Go for many positions at once, bit-sliced: a word holds one point of 64 positions, so one
//! instruction on a vector of words processes up to 512 of them.
//!
//! Every point has a code with the same number of bits set. A stone's label begins as the OR of the
//! codes of the empty points next to it and spreads along its group. Then the number of bits of the label
//! shows whether the group has no liberty, one (a single code) or more. Labels are sliced like the points,
//! with one plane per bit of the code. The numbers of groups and of their liberties are planes of bits in the
//! same way, until they are written.
//!
//! A [`Batch`] answers the four questions for its positions. What only some users need is compiled only for them:
//!
//! | feature | what it adds |
//! | --- | --- |
//! | `arrays` | boards from bytes and bits, answers as bytes and bits, moves on all boards |
//! | `groups` | the groups and liberties of every board |
//! | `planes` | [`Features`], [`Ladders`], and the planes of known networks ([`preset`]) |
//! | `games` | [`Games`] with their rules and history |
//!
// Links to the items of features that are off.
#![cfg_attr(
    not(feature = "planes"),
    doc = "[`Features`]: https://docs.rs/gocheck-batch/latest/gocheck_batch/struct.Features.html
[`Ladders`]: https://docs.rs/gocheck-batch/latest/gocheck_batch/struct.Ladders.html
[`preset`]: https://docs.rs/gocheck-batch/latest/gocheck_batch/preset/index.html"
)]
#![cfg_attr(
    not(feature = "games"),
    doc = "[`Games`]: https://docs.rs/gocheck-batch/latest/gocheck_batch/struct.Games.html"
)]
// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

#[cfg(feature = "arrays")]
mod answer_bytes;
mod answers;
#[cfg(feature = "groups")]
mod beginnings;
#[cfg(feature = "arrays")]
mod bit_rows;
mod boards;
#[cfg(feature = "arrays")]
mod bytes;
#[cfg(feature = "arrays")]
mod cells;
#[cfg(feature = "planes")]
mod features;
mod flood;
#[cfg(feature = "games")]
mod games;
#[cfg(feature = "groups")]
mod groups;
mod kernel;
#[cfg(feature = "planes")]
mod ladder;
mod lanes;
#[cfg(feature = "groups")]
mod liberties;
#[cfg(feature = "arrays")]
mod moves;
#[cfg(feature = "groups")]
mod numbering;
#[cfg(feature = "groups")]
mod numbers;
#[cfg(feature = "arrays")]
mod packed;
mod planes;
#[cfg(feature = "planes")]
pub mod preset;
mod rows;
mod transpose;
#[cfg(feature = "groups")]
mod walk;

pub use answers::Answers;
pub use boards::{Batch, OtherSize};
#[cfg(feature = "arrays")]
pub use cells::BadCells;
#[cfg(feature = "planes")]
pub use features::{
    BadFeatureInputs, Feature, FeatureInputs, FeatureOutput, Features, Layout, UnknownFeature, write_board,
};
#[cfg(feature = "games")]
pub use games::{BadStart, GameInputs, GamePlane, GameRules, Games, Side};
#[cfg(feature = "planes")]
pub use ladder::Ladders;
pub use lanes::{Chunk, LANES};
#[cfg(feature = "arrays")]
pub use moves::Legality;
