//! Analysis of positions and review of games.
//!
//! | file | contents |
//! | --- | --- |
//! | `effort` | limits on the search for a move |
//! | `analyst` | values and best lines of positions and moves, exact near the end if the game has a solver |
//! | `lines` | values of all moves of a position, to a growing depth |
//! | `symmetry` | moves that are equivalent on a symmetric board |
//! | `chance` | the chance of winning for a value |
//! | `moment` | a move of a game compared with the best one |
//! | `accuracy` | how well a side played |

pub(crate) mod accuracy;
pub(crate) mod analyst;
mod chance;
pub(crate) mod effort;
mod lines;
pub(crate) mod moment;
pub(crate) mod symmetry;

pub use accuracy::{Tally, tally};
pub use analyst::{Analyst, Line};
pub use chance::chance;
pub use effort::{Care, Effort};
pub use lines::lines;
pub use moment::{Moment, Verdict, moment, review};
pub use symmetry::{Alike, alike};
