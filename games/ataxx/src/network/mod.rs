//! The neural network, which adds a correction to the hand-crafted evaluation.
//!
//! The input is the state of each of the 36 blocks of 2 x 2 squares: a square is empty, own, enemy or a wall, so that there
//! are 256 states. Each state of each block has a row of weights. The rows of a board's states are summed in the hidden
//! layer, clipped and squared; the output weights depend on the number of empty squares. Seven of eight neurons are images
//! of another one under the symmetries of the board. Each phase of the game has a network of its own.
//!
//! | file | contents |
//! | --- | --- |
//! | `states` | the state of each block |
//! | `weights` | the weights and their file |
//! | `symmetric` | networks with all images of their neurons |
//! | `phases` | a network for each phase |
//! | `value` | the value of a position |
//! | `lanes` | vector arithmetic for several kinds of processors |
//! | `embedded`, `weights.bin` | the embedded networks, fitted by `workshop ataxx-learn` |

mod embedded;
mod lanes;
mod phases;
mod states;
mod symmetric;
mod value;
mod weights;

pub use super::evaluation::UNIT;
pub(super) use embedded::value;
pub use lanes::HIDDEN_ONE;
pub use phases::{PHASES, Phases, phase};
pub use states::{SIDE, STATES, TUPLES, has_wall, states};
pub use symmetric::{HIDDEN, Network, SEEDS, SYMMETRIES, Seeds};
pub use weights::{BUCKETS, NetworkError, OUTPUT_LIMIT, OUTPUT_ONE, Weights, bucket};
