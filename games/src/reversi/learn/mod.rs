//! Learning the evaluation's weights from self-play, without a teacher.
//!
//! Games begin with random moves, and some later ones are random, too. Near the end a position's value is exact; before,
//! it is a mix of what a search of it found and how its game went on. A regression turns values into weights, stage by
//! stage. A second pass plays with the weights of the first.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `play` | the games that positions come from |
//! | `sample` | a position with what is known of it, as bytes |
//! | `lesson` | what a position is worth |
//! | `fit` | the regression of weights |
//! | `network` | that of the network |

mod fit;
mod lesson;
mod network;
mod play;
mod sample;

pub use fit::{error, error_of, fit};
pub use lesson::Lesson;
pub use network::fit_network;
pub use play::{Teacher, play};
pub use sample::{Played, Sample};
