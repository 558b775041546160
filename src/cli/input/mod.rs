//! Resolves the paths of a command line to files.
//!
//! | file | contents |
//! | --- | --- |
//! | `args` | the paths and lists of a command line |
//! | `single` | the one file that some commands expect |
//! | `wanted` | the puzzles and records that commands look for |

pub(super) mod args;
pub(super) mod single;
pub(super) mod wanted;

pub(super) use gocheck_files::input::*;
