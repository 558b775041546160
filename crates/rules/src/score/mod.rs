//! The score of a final position: what is certain, and what is not.
//!
//! | question | answer |
//! | --- | --- |
//! | the score of the board as it is | [`area`], as under Tromp-Taylor rules |
//! | the range of the score, whichever stones are dead | [`range`] |
//! | the status of each stone and point, and why | [`judge`] |
//! | who wins by how much | [`Judged::score`], under [`Terms`] |
//!
//! The status of a stone is decided if its group is unconditionally alive, or dead because its owner cannot live there
//! (Benson 1976 and its consequences); if it is in a small settled part of the board, such as a seki, which a search of all
//! moves proves; or if the players have agreed on it. Nothing is guessed for other stones: each may be alive or dead. A board
//! with more black stones and fewer white ones is never worse for Black, so the range extends between the cases where all
//! undecided stones of one colour live and all of the other die.

mod agreed;
mod area;
mod benson;
mod by_estimate;
mod checked_agreement;
mod judge;
mod margins;
mod settle;
mod terms;

pub use agreed::Agreed;
pub use area::owned;
pub use benson::{alive, alive_despite_suicide};
pub(crate) use by_estimate::{Guess, judge_by_estimate};
pub use judge::{Effort, Judged, judge};
pub use margins::{Range, area, range, range_as_agreed, unconditional};
pub(crate) use settle::{Local, search_between};
pub use terms::{Score, Terms, count, played_more, result};
