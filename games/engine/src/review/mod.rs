//! Analysis of positions and review of games.
//!
//! | file | contents |
//! | --- | --- |
//! | `effort` | limits on the search for a move |
//! | `analyst` | values and best lines of positions and moves, exact near the end if the game has a solver |
//! | `lines` | values of all moves of a position, to a growing depth |
//! | `symmetry` | moves that are equivalent on a symmetric board |
//! | `chance` | the chance of winning for a value |
//! | `move_review` | a move of a game compared with the best one |
//! | `side_summary` | how well a side played |

pub mod analyst;
mod chance;
pub mod effort;
mod lines;
pub mod move_review;
pub mod side_summary;
pub mod symmetry;

pub use analyst::{Analyst, Line};
pub use chance::chance;
pub use effort::{Effort, EffortLevel};
pub use lines::lines;
pub use move_review::{MoveReview, Verdict, review_game, review_move};
pub use side_summary::{SideSummary, summarize};
pub use symmetry::{EquivalentMove, equivalent_moves};
