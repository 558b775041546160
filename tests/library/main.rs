//! gocheck as a library.

mod boards;
#[cfg(feature = "render")]
mod render;
mod replay;
mod rules;
