//! New puzzles: positions of games, chosen by what there is to be seen in them.
//!
//! A [`Generator`] plays games (`playout.rs`) between players who know a little (`policy.rs`): they take what is in
//! atari and rescue their own, cut and join, go on where both sides meet, and leave eyes alone. [`Records`] has games
//! that people played. Of a game, a position is taken where White is to move and the [`Level`] finds what it wants:
//!
//! - as many stones as the level has, of 100 points;
//! - as many answer points as chance has drawn for this puzzle, so that their number gives nothing away: captures, of
//!   which there may be none, or points where White may not play;
//! - a [score](Features::score) in the band of the level. It is the sum of the [`Features`], each with the weight that
//!   it has for the question.
//!
//! | level | stones, of 100 points | score |
//! | --- | --- | --- |
//! | 1 | 15 to 30 | 0 to 5 |
//! | 2 | 25 to 40 | 6 to 8 |
//! | 3 | 35 to 50 | 9 to 11 |
//! | 4 | 43 to 55 | 12 to 14 |
//! | 5 | 48 to 62 | 15 and more |
//!
//! | feature | rule 1 | captures | moves |
//! | --- | --- | --- | --- |
//! | each stone of the longest group that has two liberties at most | 1 | 1 | 1 |
//! | a group with one liberty or none | 3 | | |
//! | an opponent's group with two liberties, an own group with one: it looks as if it could be taken | | 1 | |
//! | a capture of two groups or more | | 5 | |
//! | a capture that would be suicide if it took nothing | | 5 | 5 |
//! | a capture whose stones, two or more, are taken back at once: a snapback | | 5 | |
//! | a point where White may not play | | | 1 |
//! | the same beside a white stone: it looks legal | | | 5 |
//! | a legal move without an empty point beside it: it looks like suicide | | | 2 |
//! | an eye | 2 | 2 | 1 |
//!
//! No stone is added to make a question hard. The answer to rule 1 is made False as it comes about in games (`spoil.rs`):
//! the last liberties of one to three groups, of one stone or many, are filled and nothing is taken off.

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
