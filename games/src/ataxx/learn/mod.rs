//! Learning the evaluation's network, and the policy, from self-play, without a teacher.
//!
//! Positions come from games that begin with random moves, half of them on boards with walls. A
//! position is worth a mix of what a search of it found and how its game went on. The first games are
//! played by the evaluation by hand or a network that is given; each later pass plays with the network
//! of the pass before.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `play` | the games that positions come from |
//! | `sample` | a position with what is known of it, as bytes |
//! | `lesson` | what a position is worth |
//! | `by_hand` | the evaluation by hand, as one tunes it |
//! | `choice` | a position and the move that was played |
//! | `policy` | the regression of the policy |
//! | `symmetry` | a board turned and mirrored, which is worth the same |
//! | `fit`, `descent` | the regression of the network |

mod by_hand;
mod choice;
mod descent;
mod fit;
mod lesson;
mod play;
mod policy;
mod sample;
mod symmetry;

pub use choice::Choice;
pub use fit::Fit;
pub use lesson::Lesson;
pub use play::{Teacher, play};
pub use policy::PolicyFit;
pub use sample::Sample;
