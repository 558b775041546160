//! An estimate of the score of a final position without marked dead stones.
//!
//! [`crate::score`] reports what is certain; here the rest is guessed: which stones are dead, whose the open regions are, and
//! which stones are in seki. Random games from the position ("playouts") show how often each stone survives; what is certain
//! is kept. The result is a [`Judged`](crate::score::Judged) position, counted as every other, and the confidence that
//! it is right.
//!
//! Estimates are equal on every machine for equal boards, options and seeds: all numbers are integers.

mod field;
mod grid;
mod outlook;
mod patterns;
mod playout;
mod region;
mod search;
mod shape;
mod tally;
mod verdict;
mod zone;

pub use outlook::{Doubt, Estimate};
pub use verdict::{Options, estimate};
