//! The engine as one C++ file, for judges that take a single source file: `ataxx bundle` prints what is made here.
//!
//! The parts in `games/workshop/cpp` are the engine written once more in C++. Tests of the games compare its moves, scores and
//! numbers of nodes with the engine's. The program's own networks are too large for a file of 100,000 characters: the
//! files have them for boards without walls in coarser steps, and for CodinGame a small one for boards with walls.
//!
//! | file | contents |
//! | --- | --- |
//! | `command` | `workshop bundle` |
//! | `cpp_file` | the file from its parts |
//! | `networks` | the networks of the files |
//! | `text`, `steps`, `coder` | networks as text |
//! | [`policy`] | the policy as text |

mod coder;
pub(crate) mod command;
mod cpp_file;
mod networks;
pub mod policy;
mod steps;
mod text;

pub(crate) use networks::{OPEN_QUANTIZATION, Quantization, WALLED_QUANTIZATION};
pub use networks::{WALLED_HIDDEN, WALLED_SEEDS};
pub use steps::Steps;
pub use text::{Stepped, of_lines, to_lines};
