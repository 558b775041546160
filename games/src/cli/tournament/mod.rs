//! The commands `tournament` and `merge`.

pub(super) mod args;
pub(super) mod merge;
mod output;
mod play;
mod progress;
mod setup;
mod spectators;
