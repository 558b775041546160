//! gocheck as a library.

#[cfg(feature = "render")]
mod boards;
#[cfg(feature = "cli")]
mod diagnostic;
#[cfg(feature = "render")]
mod render;
