//! gocheck as a library.

mod boards;
mod diagnostic;
#[cfg(feature = "render")]
mod render;
mod replay;
mod rules;
