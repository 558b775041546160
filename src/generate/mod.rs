//! New puzzles: positions of games, chosen by their features.
//!
//! A [`Generator`] plays games (`playout.rs`) between players who know a little (`policy.rs`): they capture what is in
//! atari and rescue their own stones, cut and connect, play on where both sides meet, and do not fill eyes. [`Records`]
//! contains games of people. A position is taken from a game if White is to move and it fits the [`Level`]:
//!
//! - the number of stones of the level, per 100 points;
//! - the number of answer points that was drawn for this puzzle, so that it cannot be guessed: captures, possibly none, or
//!   points where White may not play;
//! - a [score](Features::score) in the range of the level. It is the weighted sum of the [`Features`]; the weights depend
//!   on the question.
//!
//! | level | stones per 100 points | score |
//! | --- | --- | --- |
//! | 1 | 15 to 30 | 0 to 5 |
//! | 2 | 25 to 40 | 6 to 8 |
//! | 3 | 35 to 50 | 9 to 11 |
//! | 4 | 43 to 55 | 12 to 14 |
//! | 5 | 48 to 62 | 15 and more |
//!
//! | feature | rule 1 | captures | moves |
//! | --- | --- | --- | --- |
//! | each stone of the longest group with at most two liberties | 1 | 1 | 1 |
//! | a group with at most one liberty | 3 | | |
//! | an opponent's group with two liberties, an own group with one: it looks as if it could be captured | | 1 | |
//! | a capture of at least two groups | | 5 | |
//! | a capture that would be suicide if it captured nothing | | 5 | 5 |
//! | a capture after which two or more stones can be recaptured at once: a snapback | | 5 | |
//! | a point where White may not play | | | 1 |
//! | such a point next to a white stone: it looks legal | | | 5 |
//! | a legal move without an empty point next to it: it looks like suicide | | | 2 |
//! | an eye | 2 | 2 | 1 |
//!
//! No stone is added to make a question harder. To make rule 1 False (`spoil.rs`), the last liberties of one to three groups
//! of any size are filled without removing stones.

mod aim;
mod features;
mod generator;
mod level;
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
pub use level::{LEVELS, Level};
pub use playout::playout;
pub use records::{Records, TooFew};
pub use seed::mixed;
pub use symmetry::canonical;
pub use wanted::Wanted;
