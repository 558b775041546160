//! What the Go checker and the games beside it share.
//!
//! | module | what is in it |
//! | --- | --- |
//! | [`board`] | colours, points, sets of points, boards as text |
//! | [`html`] | text on its way into a page |
//! | [`random`] | numbers without pattern |
//! | [`vector_task`] | code for several kinds of processors |
//! | `cli` | exit statuses, messages, files written whole (feature `cli`) |
//! | `zstandard` | Zstandard, as it is read (feature `zstandard`) |

// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

pub mod board;
#[cfg(feature = "cli")]
pub mod cli;
pub mod html;
pub mod random;
mod vectors;
#[cfg(feature = "zstandard")]
pub mod zstandard;
