//! What moves are worth: every move of a position with its line, and a game looked through for better ones.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `effort` | how long is thought of a move |
//! | `analyst` | the value and the line of a position and of a move; exact near the end, where the game has that |
//! | `lines` | all moves of a position, a ply deeper each time |
//! | `symmetry` | moves that are one and the same on a symmetric board, and so are worth the same |
//! | `moment` | a move of a game beside the best one: what it lost |
//! | `accuracy` | how well a side played |

mod accuracy;
mod analyst;
mod effort;
mod lines;
mod moment;
mod symmetry;

pub use accuracy::{Tally, tally};
pub use analyst::{Analyst, Line};
pub use effort::{Care, Effort};
pub use lines::lines;
pub use moment::{Moment, Verdict, chance, moment, review};
pub use symmetry::{Alike, alike};
