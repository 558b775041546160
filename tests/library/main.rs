//! gocheck as a library.

mod answers;
mod batch;
mod boards;
#[cfg(feature = "cli")]
mod diagnostic;
mod faults;
mod fix;
mod generate;
mod linear;
mod lint;
mod record;
#[cfg(feature = "render")]
mod render;
mod replay;
mod rules;
mod score;
