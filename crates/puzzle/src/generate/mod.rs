//! Generates puzzles: positions of games, selected by their features.
//!
//! A [`Generator`] plays games (`playout.rs`) between players with basic skills (`policy.rs`): they capture what is in
//! atari and rescue their own stones, cut and connect, play on where both sides meet, and do not fill eyes. [`Records`]
//! contains games of people. A position is taken from a game if White is to move and it fits the [`Level`]:
//!
//! - the number of stones of the level, per 100 points;
//! - the number of answer points that was drawn for this puzzle, so that it cannot be guessed: captures, possibly none, or
//!   points where White may not play;
//! - a [score](Features::score) in the range of the level. It is the weighted sum of the [`Features`]; the weights depend
//!   on the question.
//!
//! `docs/puzzles.md` has tables of the levels, the features and their weights.
//!
//! No stone is added to make a question harder. To make rule 1 False (`spoil.rs`), the last liberties of one to three groups
//! of any size are filled without removing stones.

mod aim;
mod features;
mod generator;
mod level;
mod plan;
mod playout;
mod policy;
mod records;
mod seed;
mod spoil;
mod symmetry;
mod table;
mod wanted;

pub use features::Features;
pub use generator::{Exhausted, Generator};
pub use level::{LEVELS, Level, set_level};
pub use plan::{ANSWERS, Plan, PlanOptions, Planned};
pub use playout::playout;
pub use records::{Records, TooFew};
pub use seed::mixed;
pub use symmetry::canonical;
pub use wanted::Wanted;
